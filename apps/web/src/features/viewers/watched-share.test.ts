import { expect, test } from 'vitest'
import { createWatchedShare } from './watched-share.ts'

function play(share: ReturnType<typeof createWatchedShare>, from: number, to: number) {
  for (let second = from; second <= to; second += 0.25) share.at(second)
}

test('a video watched from end to end is watched whole', () => {
  const share = createWatchedShare({ duration: 30, resumeSecond: 0, completion: 0 })
  play(share, 0, 30)
  expect(share.percentage()).toBe(100)
})

test('jumping to the end counts only what was played', () => {
  const share = createWatchedShare({ duration: 100, resumeSecond: 0, completion: 0 })
  play(share, 0, 9.75)
  share.at(90)
  play(share, 90, 99.75)
  expect(share.percentage()).toBe(20)
})

test('the same stretch twice counts once', () => {
  const share = createWatchedShare({ duration: 40, resumeSecond: 0, completion: 0 })
  play(share, 0, 9.75)
  share.interrupt()
  play(share, 0, 9.75)
  expect(share.percentage()).toBe(25)
})

test('a pause does not bridge what was skipped', () => {
  const share = createWatchedShare({ duration: 10, resumeSecond: 0, completion: 0 })
  share.at(1)
  share.interrupt()
  share.at(2.5)
  expect(share.percentage()).toBe(0)
})

test('an earlier sitting is added to this one', () => {
  const share = createWatchedShare({ duration: 40, resumeSecond: 20, completion: 50 })
  expect(share.percentage()).toBe(50)
  play(share, 20, 39.75)
  expect(share.percentage()).toBe(100)
})

test('a kept completion never falls, wherever the video stopped', () => {
  const share = createWatchedShare({ duration: 40, resumeSecond: 4, completion: 75 })
  expect(share.percentage()).toBe(75)
})
