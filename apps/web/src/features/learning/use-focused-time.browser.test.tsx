import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusedTime } from './use-focused-time.ts'

let root: Root
let place: HTMLElement
let saved: number[]
let isInFront: boolean

function Counter() {
  useFocusedTime((seconds) => void saved.push(seconds))
  return null
}

const total = () => saved.reduce((sum, seconds) => sum + seconds, 0)
const signOfLife = () => window.dispatchEvent(new PointerEvent('pointerdown'))

function hide(isHidden: boolean) {
  isInFront = !isHidden
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  saved = []
  isInFront = true
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isInFront)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(
    <StrictMode>
      <Counter />
    </StrictMode>,
  )
  await vi.waitUntil(() => vi.getTimerCount() === 1)
})

afterEach(() => {
  root.unmount()
  place.remove()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('hands time on every thirty seconds', () => {
  for (let second = 0; second < 90; second += 10) {
    signOfLife()
    vi.advanceTimersByTime(10_000)
  }
  expect(saved.filter((seconds) => seconds > 0)).toEqual([30, 30, 30])
})

test('counts nothing while another window is in front', () => {
  vi.advanceTimersByTime(10_000)
  isInFront = false
  window.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(300_000)
  isInFront = true
  window.dispatchEvent(new Event('focus'))
  vi.advanceTimersByTime(20_000)
  expect(total()).toBe(30)
})

test('goes on where the focus went into a frame of the page itself', () => {
  vi.advanceTimersByTime(10_000)
  window.dispatchEvent(new Event('blur'))
  vi.advanceTimersByTime(20_000)
  expect(total()).toBe(30)
})

test('hands on what it has the moment the page is hidden', () => {
  vi.advanceTimersByTime(12_000)
  hide(true)
  expect(total()).toBe(12)
})

test('nobody there for a minute stops it', () => {
  vi.advanceTimersByTime(600_000)
  expect(total()).toBe(60)
})

test('leaving hands on the rest and leaves no timer behind', async () => {
  vi.advanceTimersByTime(17_000)
  root.unmount()
  await vi.waitFor(() => expect(total()).toBe(17), { timeout: 8_000 })
  expect(vi.getTimerCount()).toBe(0)
})
