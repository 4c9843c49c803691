import { describe, expect, test } from 'vitest'
import { capabilities, type TenantConfiguration } from './capabilities.ts'

const general: TenantConfiguration = {
  is_b2c_enabled: false,
  is_offline_enabled: true,
  is_assignment_allowed: true,
  is_assignment_disabled: false,
  is_exam_mode: false,
  is_payment_enabled: false,
}
const family = { ...general, school_family_id: 49 }

describe('assignments (seed 000 §6)', () => {
  test.each([
    ['the general tenant', general, 'learner', false, true],
    ['a tenant that switched them off', { ...general, is_assignment_disabled: true }, 'teacher', true, false],
    ['a tenant that never had them', { ...general, is_assignment_allowed: false }, 'teacher', true, false],
    ['custom words', { ...general, is_custom_nomenclature: true }, 'learner', true, false],
    ['the subscribing family, subscribed', family, 'learner', true, true],
    ['the subscribing family, subscribed', family, 'teacher', true, true],
    ['the subscribing family, subscribed', family, 'principal', true, false],
    ['the subscribing family, not subscribed', family, 'learner', false, false],
  ] as const)('%s: %s', (_name, configuration, role, is_subscribed, may) => {
    expect(capabilities(configuration).mayUseAssignments({ role, is_subscribed })).toBe(may)
  })
})

test('exam mode or payments put up the payment wall', () => {
  expect(capabilities(general).hasPaymentWall).toBe(false)
  expect(capabilities({ ...general, is_exam_mode: true }).hasPaymentWall).toBe(true)
  expect(capabilities({ ...general, is_payment_enabled: true }).hasPaymentWall).toBe(true)
})
