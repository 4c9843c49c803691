import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { ImageViewer } from './image-viewer.tsx'
import type { Position } from './viewer.ts'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="green"/></svg>')}`
const file = { sha256: 'a'.repeat(64), name: 'map.svg', mime_type: 'image/svg+xml', size_bytes: 100, url: picture }

let stage: Stage
let positions: Position[]
const image = () => stage.place.querySelector('img') as HTMLImageElement
const frame = () => stage.place.querySelector('[role=region]') as HTMLElement
const press = (key: string) =>
  frame().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
const touch = (type: string, pointerId: number, clientX: number) =>
  frame().dispatchEvent(
    new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY: 10, bubbles: true }),
  )

beforeEach(async () => {
  positions = []
  stage = await setStage()
  const quiet = { onActivity: () => undefined, onPlaying: () => undefined, onFailure: () => undefined }
  stage.show(
    <ImageViewer
      body={{ kind: 'image', file, alt: 'A map of the province' }}
      title="Map"
      language="en"
      start={{ completion: 0, resume_point: '' }}
      onPosition={(position) => void positions.push(position)}
      {...quiet}
    />,
  )
  await vi.waitFor(() => expect(positions).toEqual([{ completion: 100, resume_point: '' }]))
})
afterEach(() => stage.leave())

test('keys make it larger, smaller and whole, and move it', async () => {
  expect(image().alt).toBe('A map of the province')
  const whole = image().clientWidth
  press('+')
  press('+')
  await vi.waitFor(() => expect(image().clientWidth).toBeCloseTo(whole * 2.25, -1))
  press('ArrowRight')
  await vi.waitFor(() => expect(frame().scrollLeft).toBeGreaterThan(0))
  press('-')
  await vi.waitFor(() => expect(image().clientWidth).toBeCloseTo(whole * 1.5, -1))
  press('0')
  await vi.waitFor(() => expect(image().clientWidth).toBeCloseTo(whole, -1))
  // As large as it is, there is nowhere to move: the key goes on to the page.
  expect(press('ArrowRight')).toBe(true)
})

test('two fingers that part make it larger; one moves the page', async () => {
  const whole = image().clientWidth
  touch('pointerdown', 1, 100)
  touch('pointermove', 1, 150)
  expect(image().clientWidth).toBe(whole)
  touch('pointerdown', 2, 250)
  touch('pointermove', 2, 350)
  await vi.waitFor(() => expect(image().clientWidth).toBeCloseTo(whole * 2, -1))
})
