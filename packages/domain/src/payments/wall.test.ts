import { expect, test } from 'vitest'
import { hasWall, isCheckDue, isClosed } from './wall.ts'

const selling = { hasPaymentWall: true, sellsPlans: true, paymentPages: 'consumers', showsPlansToAll: false } as const
const learner = { role: 'learner', isConsumer: true, hasPlans: true } as const

test.each([
  ['a learner who came by themselves', selling, learner, true],
  ['a teacher', selling, { ...learner, role: 'teacher' }, false],
  ['a learner of a school', selling, { ...learner, isConsumer: false }, false],
  [
    'a learner of a school, where everybody may pay',
    { ...selling, paymentPages: 'everyone' },
    { ...learner, isConsumer: false },
    true,
  ],
  ['a learner where no plan is on sale', selling, { ...learner, hasPlans: false }, false],
  ['a learner of a tenant that sells nothing', { ...selling, sellsPlans: false }, learner, false],
] as const)('§6 the wall stands before %s: %o', (_who, tenant, person, stands) => {
  expect(hasWall(tenant, person)).toBe(stands)
})

const now = new Date('2026-03-21T08:00:00Z')
const later = { isFirst: false, isBegun: false, isSet: false }

test.each([
  ['a later lesson after access ended', later, false, true],
  ['the first lesson of a course', { ...later, isFirst: true }, false, false],
  ['a lesson that was begun', { ...later, isBegun: true }, false, false],
  ['a lesson that a teacher set', { ...later, isSet: true }, false, false],
  ['a later lesson of who paid', later, true, false],
])('§9 %s is closed: %s', (_what, lesson, has_full_access, closed) => {
  expect(isClosed(lesson, { has_full_access })).toBe(closed)
})

test.each([
  [undefined, true],
  ['2026-03-21T07:00:00Z', false],
  ['2026-03-20T08:00:00Z', true],
])('what was asked at %s is asked again: %s', (checked_on, isDue) => expect(isCheckDue(checked_on, now)).toBe(isDue))
