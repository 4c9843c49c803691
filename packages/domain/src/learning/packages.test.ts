import type { PackageState } from '@maktab/contracts/viewers/package-states'
import type { PackageAttempt } from '@maktab/contracts/learning/packages'
import { describe, expect, test } from 'vitest'
import { afterPackage, isNewerState } from './packages.ts'
import { untouched, type Standing } from './progress.ts'

const state: PackageState = {
  location: '',
  suspend_data: '',
  completion: 'unknown',
  success: 'unknown',
  score: null,
  total_time: 0,
}
const attempt = (accuracy: number, is_passed: boolean | null = null): PackageAttempt => ({
  sync_guid: '0f4a3f0e-7c54-4f6e-9a51-0d1d1f0b1a02',
  accuracy,
  is_passed,
  time_spent_in_seconds: 10,
})
const taken_on = new Date('2026-03-21T06:00:00Z')
const standing = (more: Partial<Standing> = {}): Standing => ({ ...untouched, ...more })

describe('the status of a content after what its package told', () => {
  test.each<[string, Partial<Standing>, Partial<PackageState> | null, readonly PackageAttempt[], Partial<Standing>]>([
    ['nothing but a place', {}, { location: '3' }, [], { content_status: 1, completion: 0, attempts: 0 }],
    [
      'completed, without a score',
      {},
      { completion: 'completed' },
      [],
      { content_status: 2, completion: 100, attempts: 0, accuracy: null },
    ],
    [
      'completed, with a score that is told as an attempt',
      {},
      { completion: 'completed', score: 80 },
      [attempt(80)],
      { content_status: 2, accuracy: 80, attempts: 1 },
    ],
    [
      'completed, with too low a score',
      {},
      { completion: 'completed', score: 20 },
      [attempt(20)],
      { content_status: 3, accuracy: 20, attempts: 1 },
    ],
    [
      'passed, though the score is low',
      {},
      { success: 'passed', score: 40 },
      [attempt(40, true)],
      { content_status: 2, completion: 100, accuracy: 40 },
    ],
    [
      'failed, though the score is high',
      {},
      { success: 'failed', score: 70 },
      [attempt(70, false)],
      { content_status: 3, accuracy: 70 },
    ],
    [
      'failed, without a score',
      {},
      { success: 'failed', completion: 'completed' },
      [],
      { content_status: 3, attempts: 0 },
    ],
    ['the pass mark itself', {}, null, [attempt(50)], { content_status: 2 }],
    ['just below the pass mark', {}, null, [attempt(49.9)], { content_status: 3 }],
    [
      'two results, the second better',
      {},
      null,
      [attempt(30), attempt(90)],
      { content_status: 2, accuracy: 90, attempts: 2 },
    ],
    [
      'completed before, a bad result now',
      { content_status: 2, completion: 100, accuracy: 80, attempts: 1 },
      null,
      [attempt(10, false)],
      { content_status: 2, completion: 100, accuracy: 80, attempts: 2 },
    ],
    [
      'failed before, a place now',
      { content_status: 3, accuracy: 20, attempts: 1 },
      { location: '4' },
      [],
      { content_status: 3, attempts: 1 },
    ],
    [
      'failed before, passed now',
      { content_status: 3, accuracy: 20, attempts: 1 },
      null,
      [attempt(60, true)],
      { content_status: 2, attempts: 2 },
    ],
    ['nothing at all', { content_status: 1, completion: 40 }, null, [], { content_status: 1, completion: 40 }],
  ])('%s', (_, before, told, attempts, after) => {
    expect(
      afterPackage({ progress: standing(before), state: told && { ...state, ...told }, attempts, taken_on }),
    ).toMatchObject(after)
  })

  test('where the learner stopped stays what it was', () => {
    expect(
      afterPackage({ progress: standing({ resume_point: 'x' }), state: null, attempts: [attempt(90)], taken_on })
        .resume_point,
    ).toBe('x')
  })
})

test.each([
  [undefined, 1, true],
  [1, 2, true],
  [2, 2, true],
  [3, 2, false],
])('kept on %s, given on %s: taken %s', (kept, given, isTaken) => {
  expect(isNewerState(kept, given)).toBe(isTaken)
})
