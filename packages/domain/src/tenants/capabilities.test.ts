import { describe, expect, test } from 'vitest'
import { mayUseAssignments } from './capabilities.ts'

const general = { is_assignment_allowed: true, is_assignment_disabled: false }
const family = { ...general, school_family_id: 49 }

describe('assignments (seed 000 §6)', () => {
  test.each([
    ['the general tenant', general, 'learner', false, true],
    ['a tenant that switched them off', { ...general, is_assignment_disabled: true }, 'teacher', true, false],
    ['a tenant that never had them', { ...general, is_assignment_allowed: false }, 'teacher', true, false],
    ['custom words', { ...general, is_custom_nomenclature: true }, 'learner', true, false],
    ['another family', { ...general, school_family_id: 50 }, 'principal', false, true],
    ['the subscribing family, subscribed', family, 'learner', true, true],
    ['the subscribing family, subscribed', family, 'teacher', true, true],
    ['the subscribing family, subscribed', family, 'principal', true, false],
    ['the subscribing family, not subscribed', family, 'learner', false, false],
  ] as const)('%s: %s', (_name, settings, role, is_subscribed, may) => {
    expect(mayUseAssignments(settings, { role, is_subscribed })).toBe(may)
  })
})
