import type { ContentBody } from '@maktab/contracts/content/contents'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { VideoViewer } from './video-viewer.tsx'

const file = (name: string, size_bytes: number) => ({
  sha256: 'a'.repeat(64),
  name,
  mime_type: 'video/mp4',
  size_bytes,
  url: `data:video/mp4;base64,${btoa(name)}`,
})
const caption = (language: 'en' | 'pu') => ({
  language,
  file: {
    ...file(`${language}.vtt`, 100),
    mime_type: 'text/vtt',
    url: 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:09.000%0AText',
  },
})
const body: Extract<ContentBody, { kind: 'video' }> = {
  kind: 'video',
  file: file('whole', 5_242_880),
  duration_seconds: 60,
  poster: file('poster', 1000),
  captions: [caption('en'), caption('pu')],
  audio: file('audio', 524_288),
  small: file('small', 1_048_576),
}

let stage: Stage
const video = () => stage.place.querySelector('video') as HTMLVideoElement
const select = (label: string) =>
  [...stage.place.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
    ?.control as HTMLSelectElement

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection })
}
function show(more: Partial<typeof body> = {}) {
  const quiet = {
    onActivity: () => undefined,
    onPosition: () => undefined,
    onPlaying: () => undefined,
    onFailure: () => undefined,
  }
  stage.show(
    <VideoViewer
      body={{ ...body, ...more }}
      title="Fractions"
      language="pu"
      start={{ completion: 0, resume_point: '' }}
      {...quiet}
    />,
  )
}
function choose(element: HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(async () => {
  connectedBy(undefined)
  stage = await setStage()
})
afterEach(() => {
  stage.leave()
  Reflect.deleteProperty(navigator, 'connection')
})

test('on mobile data nothing is loaded before the person has seen what it costs', async () => {
  connectedBy({ type: 'cellular' })
  show()
  await vi.waitFor(() => expect(stage.place.querySelectorAll('button')).toHaveLength(3))
  expect(video()).toBeNull()
  const [whole, small, audio] = [...stage.place.querySelectorAll('button')]
  expect([whole, small, audio].map((button) => button?.textContent)).toEqual([
    'Video · 5 MB',
    'Small video · 1 MB',
    'Sound only · 512 KB',
  ])
  small?.click()
  await vi.waitFor(() => expect(video()?.src).toBe(body.small?.url))
})

test('speed, captions and what is played are chosen, and outlive each other', async () => {
  show()
  await vi.waitFor(() => expect(video()).not.toBeNull())
  expect([video().src, video().poster]).toEqual([body.file.url, body.poster?.url])
  expect([...video().querySelectorAll('track')].map(({ srclang, label }) => [srclang, label])).toEqual([
    ['en', 'English'],
    ['ps-AF', 'پښتو'],
  ])
  const showing = () => [...video().textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language)
  await vi.waitFor(() => expect(showing()).toEqual(['ps-AF']))
  choose(select('Captions'), 'en')
  await vi.waitFor(() => expect(showing()).toEqual(['en']))
  choose(select('Speed'), '1.5')
  await vi.waitFor(() => expect(video().playbackRate).toBe(1.5))
  choose(select('What is played'), 'audio')
  await vi.waitFor(() => expect(video().src).toBe(body.audio?.url))
  expect([video().poster, video().playbackRate]).toEqual(['', 1.5])
  await vi.waitFor(() => expect(showing()).toEqual(['en']))
  choose(select('Captions'), '')
  await vi.waitFor(() => expect(showing()).toEqual([]))
})

test('a video that has nothing else asks nothing', async () => {
  show({ captions: [], audio: null, small: null })
  await vi.waitFor(() => expect(video()).not.toBeNull())
  expect(stage.place.querySelectorAll('select')).toHaveLength(1)
})
