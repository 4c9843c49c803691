import { describe, expect, test } from 'vitest'
import { standingConfiguration } from './standing-configuration.ts'

describe('tenants by id (seed 000 §3)', () => {
  test.each([
    [1, 'general', { external: true, b2c: false, assignments: true, deletes: false }],
    [2, 'Quran', { external: true, b2c: true, assignments: true, deletes: false }],
    [3, '21st century', { external: true, b2c: true, assignments: true, deletes: false }],
    [4, 'a further one', { external: true, b2c: true, assignments: false, deletes: true }],
    [77, 'one that the seed does not know', { external: false, b2c: false, assignments: false, deletes: false }],
  ])('%i, %s', (tenant_id, _name, { external, b2c, assignments, deletes }) => {
    expect(standingConfiguration(tenant_id)).toMatchObject({
      is_google_login_allowed: external,
      is_b2c_enabled: b2c,
      is_assignment_allowed: assignments,
      is_delete_class_allowed: deletes,
    })
  })
})

test('theme defaults (seed 000 §3)', () => {
  expect(standingConfiguration(1)).toMatchObject({
    primary_color: '05B027',
    secondary_color: 'CAFCCA',
    primary_text_color: 'ffffff',
    secondary_text_color: '05B027',
    background_color: null,
  })
})

test('the Quran tenant is school 809, the family tenant family 49', () => {
  expect(standingConfiguration(2).institution_id).toBe(809)
  expect(standingConfiguration(7).school_family_id).toBe(49)
})
