import { expect, test } from 'vitest'
import { columnsOfGuardians, withGuardianColumns } from './import-guardians.ts'

const karim = { full_name: 'Karim', relation: 'father', phone_number: '+93701234567' } as const
const gul = { full_name: 'Gul', relation: 'mother', phone_number: null } as const

test('columns of guardians say the same guardians', () => {
  expect(withGuardianColumns([], columnsOfGuardians([karim, gul]))).toEqual([karim, gul])
  expect(withGuardianColumns([karim], {})).toEqual([karim])
})

test('what columns say stands in place of what was known, and without a name there is nobody', () => {
  const said = { guardian_1_phone: null, guardian_2_name: 'Gul', guardian_2_relation: 'mother' } as const
  const after = withGuardianColumns([karim], said)
  expect(after).toEqual([{ ...karim, phone_number: null }, gul])
  const before = { guardian_1_phone: karim.phone_number, guardian_2_name: null, guardian_2_relation: null }
  expect(withGuardianColumns(after, before)).toEqual([karim])
})
