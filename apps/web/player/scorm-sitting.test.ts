import type { PackageInteraction, PackageState } from '@maktab/contracts/viewers/package-states'
import { expect, test } from 'vitest'
import { followSitting } from './scorm-sitting.ts'

const state: PackageState = {
  location: '',
  suspend_data: '',
  completion: 'incomplete',
  success: 'unknown',
  score: null,
  total_time: 0,
}
const asked: PackageInteraction = {
  interaction_id: 'q1',
  type: 'choice',
  description: '',
  response: 'a',
  expected: '',
  is_right: null,
  latency_in_seconds: null,
}

test('what was asked is told as it grows, and not twice', () => {
  const follow = followSitting()
  expect(follow(state, [])).toBeUndefined()
  expect(follow(state, [asked])).toEqual({ kind: 'asked', interactions: [asked] })
  expect(follow(state, [{ ...asked }])).toBeUndefined()
  expect(follow({ ...state, completion: 'completed' }, [asked, { ...asked, interaction_id: 'q2' }])).toMatchObject({
    kind: 'asked',
    interactions: [{}, { interaction_id: 'q2' }],
  })
})

test.each([
  ['passed', true],
  ['failed', false],
  ['unknown', null],
] as const)('a score of a sitting that is done is its one result (%s)', (success, is_passed) => {
  const follow = followSitting()
  expect(follow({ ...state, score: 80 }, [asked])).toMatchObject({ kind: 'asked' })
  const done = { ...state, score: 80, completion: 'completed', success } as const
  expect(follow(done, [asked])).toEqual({
    kind: 'attempt',
    attempt: { accuracy: 80, is_passed, interactions: [asked] },
  })
  expect(follow({ ...done, score: 90 }, [asked, asked])).toBeUndefined()
})
