import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { useFetchedAhead } from '../viewers/use-fetched-ahead.ts'
import { AttachmentList } from './attachment-list.tsx'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"/>')}`
const file = (name: string, mime_type: string, url: string): ReadableAttachment => ({
  file_id: name,
  name,
  mime_type,
  size_bytes: 123_000,
  url,
})
const photo = file('page.jpg', 'image/jpeg', drawing)
const phone = file('page.heic', 'image/heic', 'data:image/heic;base64,AAAA')
const sound = file('voice.amr', 'audio/amr', 'data:audio/amr;base64,AAAA')
const words = file('poem.txt', 'text/plain; charset=utf-8', `data:text/plain,${encodeURIComponent('زما د کور کار')}`)

let stage: Stage
beforeEach(async () => {
  stage = await setStage()
})
afterEach(() => {
  vi.restoreAllMocks()
  return stage.leave()
})

const row = (name: string) =>
  [...stage.place.querySelectorAll<HTMLButtonElement>('button[aria-expanded]')].find(({ textContent }) =>
    textContent.includes(name),
  )!
const isOpen = (name: string) => row(name).getAttribute('aria-expanded') === 'true'

test('files are told with their sizes before a byte of them, and open where they stand, one at a time', async () => {
  stage.show(<AttachmentList attachments={[photo, words]} />)
  await vi.waitFor(() => expect(row('page.jpg').textContent).toContain('120 KB'))
  expect(stage.place.querySelector('img')).toBeNull()
  row('page.jpg').click()
  await vi.waitFor(() => expect(stage.place.querySelector('img')?.alt).toBe('page.jpg'))
  row('poem.txt').click()
  await vi.waitFor(() => expect(stage.place.querySelector('pre')?.textContent).toBe('زما د کور کار'))
  expect([isOpen('page.jpg'), isOpen('poem.txt')]).toEqual([false, true])
  expect(stage.place.querySelector<HTMLAnchorElement>('a[download]')?.download).toBe('poem.txt')
  expect(stage.place.querySelector('[target=_blank]')).toBeNull()
})

test('a photo is told by its small picture, and by a sign where that cannot be had', async () => {
  stage.show(
    <AttachmentList
      attachments={[
        { ...photo, thumbnail_url: drawing },
        { ...photo, file_id: 'other', thumbnail_url: 'data:image/jpeg;base64,AAAA' },
      ]}
    />,
  )
  await vi.waitFor(() => expect(stage.place.querySelectorAll('button img')).toHaveLength(1))
  expect(stage.place.querySelectorAll('button')[1]?.querySelector('svg')).not.toBeNull()
  expect(stage.place.querySelector<HTMLImageElement>('button img')?.loading).toBe('lazy')
})

test('a list that spares bytes leaves small pictures out where the line is dear', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  stage.show(<AttachmentList attachments={[{ ...photo, thumbnail_url: drawing }]} isSparing />)
  await vi.waitFor(() => expect(row('page.jpg').querySelector('svg')).not.toBeNull())
  expect(stage.place.querySelector('img')).toBeNull()
  Reflect.deleteProperty(navigator, 'connection')
})

test('what this device cannot show or play is said, and can be saved', async () => {
  stage.show(<AttachmentList attachments={[phone, sound]} />)
  await vi.waitFor(() => expect(row('page.heic')).toBeDefined())
  row('page.heic').click()
  await vi.waitFor(() => expect(stage.place.textContent).toContain('HEIC'))
  row('voice.amr').click()
  await vi.waitFor(() => expect(stage.place.textContent).toContain('cannot be played here'))
  expect(stage.place.querySelector<HTMLAnchorElement>('a[download]')?.download).toBe('voice.amr')
})

test('a picture is turned and stays whole within its frame', async () => {
  stage.show(<AttachmentList attachments={[photo]} opensFirst />)
  await vi.waitFor(() => expect(stage.place.querySelector('img')?.clientHeight).toBeGreaterThan(0))
  const image = stage.place.querySelector('img')!
  const frame = () => stage.place.querySelector('[role=region]')!.getBoundingClientRect()
  const lying = image.getBoundingClientRect()
  expect(lying.width / lying.height).toBeCloseTo(2, 1)
  stage.place.querySelector<HTMLButtonElement>('button[aria-label="Turn the picture"]')!.click()
  await vi.waitFor(() => {
    const standing = image.getBoundingClientRect()
    expect(standing.width / standing.height).toBeCloseTo(0.5, 1)
    expect(Math.abs(standing.width - frame().width)).toBeLessThan(20)
  })
})

function Ahead() {
  useFetchedAhead([file('next.jpg', 'image/jpeg', '/next.jpg'), { url: '/film.mp4', size_bytes: 9_000_000 }])
  return null
}

test('what comes next is fetched ahead, but no film', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('bytes'))
  stage.show(<Ahead />)
  await vi.waitFor(() => expect(asked.mock.calls.map(([url]) => url)).toContain('/next.jpg'))
  expect(asked.mock.calls.map(([url]) => url)).not.toContain('/film.mp4')
})

test('where the line is dear nothing opens by itself, and nothing is fetched ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const asked = vi.spyOn(globalThis, 'fetch')
  stage.show(
    <>
      <Ahead />
      <AttachmentList attachments={[photo]} opensFirst />
    </>,
  )
  await vi.waitFor(() => expect(row('page.jpg')).toBeDefined())
  expect(isOpen('page.jpg')).toBe(false)
  expect(asked).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})
