import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { EmbedViewer } from './embed-viewer.tsx'
import { LinkViewer } from './link-viewer.tsx'
import type { Position } from './viewer.ts'

let stage: Stage
let positions: Position[]
const props = () => ({
  title: 'More',
  language: 'en' as const,
  start: { completion: 0, resume_point: '' },
  onPosition: (position: Position) => void positions.push(position),
  onActivity: () => undefined,
  onPlaying: () => undefined,
  onFailure: () => undefined,
})

beforeEach(async () => {
  positions = []
  stage = await setStage()
})
afterEach(() => stage.leave())

test('a link opens beside the lesson, tells the site nothing, and is done when it was opened', async () => {
  stage.show(<LinkViewer body={{ kind: 'link', url: 'https://phet.colorado.edu/en/simulations' }} {...props()} />)
  await vi.waitFor(() => expect(stage.place.querySelector('a')).not.toBeNull())
  const link = stage.place.querySelector('a') as HTMLAnchorElement
  expect([link.target, link.rel, link.referrerPolicy, link.textContent]).toEqual([
    '_blank',
    'noopener noreferrer external',
    'no-referrer',
    'Open phet.colorado.edu',
  ])
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  expect(positions).toEqual([{ completion: 100, resume_point: '' }])
})

test('without internet a link says that it needs it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  stage.show(<LinkViewer body={{ kind: 'link', url: 'https://phet.colorado.edu/en/simulations' }} {...props()} />)
  await vi.waitFor(() => expect(stage.place.textContent).toContain('It needs internet, which is not there now.'))
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(stage.place.textContent).not.toContain('It needs internet'))
})

test('a site that is not on the list is not shown, only linked', async () => {
  stage.show(
    <EmbedViewer body={{ kind: 'embed', src: 'https://evil.example/frame', width: null, height: null }} {...props()} />,
  )
  await vi.waitFor(() => expect(stage.place.querySelector('a')?.href).toBe('https://evil.example/frame'))
  expect(stage.place.querySelector('iframe')).toBeNull()
})

test('without internet a page of another site says so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  stage.show(
    <EmbedViewer
      body={{ kind: 'embed', src: 'https://phet.colorado.edu/sims/html/fractions-intro/', width: 800, height: 600 }}
      {...props()}
    />,
  )
  await vi.waitFor(() => expect(stage.place.textContent).toContain('This needs internet'))
  expect(stage.place.querySelector('iframe')).toBeNull()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
})

test('a page of another site that may be the browser’s grey page says where it comes from, and is asked for again', async () => {
  stage.show(
    <EmbedViewer
      body={{ kind: 'embed', src: 'https://phet.colorado.edu/sims/', width: 800, height: 600 }}
      {...props()}
    />,
  )
  await vi.waitFor(() => expect(stage.place.textContent).toContain('This part comes from phet.colorado.edu'))
  const first = stage.place.querySelector('iframe')
  stage.place.querySelector('button')?.click()
  await vi.waitFor(() => expect(stage.place.querySelector('iframe')).not.toBe(first))
})
