import { expect, test } from 'vitest'
import { hasWall } from './wall.ts'

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
