import { roles } from '@maktab/contracts/roles'
import { expect, test } from 'vitest'
import { mayBeAsked, mayMeasure } from './analytics.ts'

test.each(roles)('%s is measured only after a yes, and a learner never', (role) => {
  const isGrownUp = role !== 'learner'
  expect(mayBeAsked({ role, isActing: false })).toBe(isGrownUp)
  expect(mayMeasure({ role, isActing: false, consent: undefined })).toBe(false)
  expect(mayMeasure({ role, isActing: false, consent: false })).toBe(false)
  expect(mayMeasure({ role, isActing: false, consent: true })).toBe(isGrownUp)
  expect(mayMeasure({ role, isActing: true, consent: true })).toBe(false)
})
