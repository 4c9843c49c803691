import { expect, test } from 'vitest'
import { countFocusedTime, idleAfter } from './focused-time.ts'

const second = 1000

test('counts while the page is in front and someone is there', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  time.activity(20 * second)
  time.activity(45 * second)
  expect(time.take(50 * second)).toBe(50)
})

test('counts nothing while the page is behind another', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  time.focus(false, 10 * second)
  time.focus(true, 500 * second)
  expect(time.take(505 * second)).toBe(15)
})

test('counts nothing on a page that never came to the front', () => {
  const time = countFocusedTime({ isFocused: false, now: 0 })
  time.activity(5 * second)
  expect(time.take(30 * second)).toBe(0)
})

test('stops a minute after the last sign of life and goes on with the next', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  time.activity(10 * second)
  time.activity(600 * second)
  expect(time.take(605 * second)).toBe(10 + idleAfter / second + 5)
})

test('a playing video is being there, a paused one is not', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  time.playing(true, 0)
  expect(time.take(300 * second)).toBe(300)
  time.playing(false, 300 * second)
  expect(time.take(600 * second)).toBe(idleAfter / second)
})

test('a video that plays in a page behind counts nothing', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  time.playing(true, 0)
  time.focus(false, 10 * second)
  expect(time.take(300 * second)).toBe(10)
})

test('what is taken is whole seconds, and no part of a second is lost', () => {
  const time = countFocusedTime({ isFocused: true, now: 0 })
  let taken = 0
  for (let now = 700; now <= 7000; now += 700) taken += time.take(now)
  expect(taken).toBe(7)
})

test('a clock that is set back counts nothing twice', () => {
  const time = countFocusedTime({ isFocused: true, now: 100 * second })
  time.activity(110 * second)
  time.activity(50 * second)
  expect(time.take(52 * second)).toBe(12)
})
