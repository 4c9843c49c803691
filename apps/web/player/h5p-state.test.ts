import { expect, test } from 'vitest'
import { followStateOfH5p } from './h5p-state.ts'

const empty = '{"inputField":""}'
const written = '{"inputField":"Bilbo finds a ring."}'

test('A content that is only looked at tells no state', () => {
  const follow = followStateOfH5p()
  expect(follow.next(empty)).toBeUndefined()
  expect(follow.next(written)).toBeUndefined()
})

test('A touch that changes nothing tells no state', () => {
  const follow = followStateOfH5p()
  follow.touch(empty)
  expect(follow.next(empty)).toBeUndefined()
})

test('A change after a touch is told once', () => {
  const follow = followStateOfH5p()
  follow.touch(empty)
  expect(follow.next(written)).toBe(written)
  expect(follow.next(written)).toBeUndefined()
})

test('What the learner took back is told as well', () => {
  const follow = followStateOfH5p()
  follow.touch(empty)
  follow.next(written)
  follow.touch(written)
  expect(follow.next(empty)).toBe(empty)
})

test('A content that had no state at the first touch is measured by the one at the next', () => {
  const follow = followStateOfH5p()
  follow.touch(undefined)
  expect(follow.next(empty)).toBeUndefined()
  follow.touch(empty)
  expect(follow.next(written)).toBe(written)
})
