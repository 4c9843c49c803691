import { expect, test } from 'vitest'
import { decideCarrying } from './carried-progress.ts'

const learner = { role: 'learner', user_id: 7 } as const
const office = { role: 'campus_admin', user_id: 1 } as const
const before = { class_id: 1, course_id: 5, is_left: true }
const present = { class_id: 2, course_id: 5, is_left: false }
const unknown = { ok: false, refusal: 'class_code_unknown' }

test.each([
  [
    'from a class that was left',
    { actor: learner, user_id: 7, from: before, to: present },
    { ok: true, value: { from_class: 1, to_class: 2 } },
  ],
  [
    'from a class that one is still in',
    { actor: learner, user_id: 7, from: { ...before, is_left: false }, to: present },
    { ok: true, value: { from_class: 1, to_class: 2 } },
  ],
  [
    'by the office',
    { actor: office, user_id: 7, from: before, to: present },
    { ok: true, value: { from_class: 1, to_class: 2 } },
  ],
  ['of somebody else', { actor: learner, user_id: 8, from: before, to: present }, unknown],
  ['into a class that was left', { actor: learner, user_id: 7, from: present, to: before }, unknown],
  ['from a class that one was never in', { actor: learner, user_id: 7, from: undefined, to: present }, unknown],
  ['into a class that one was never in', { actor: office, user_id: 7, from: before, to: undefined }, unknown],
  [
    'to another course',
    { actor: learner, user_id: 7, from: before, to: { ...present, course_id: 6 } },
    { ok: false, refusal: 'course_differs' },
  ],
] as const)('%s', (_name, carrying, decided) => {
  expect(decideCarrying(carrying)).toEqual(decided)
})
