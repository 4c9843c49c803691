import { expect, test } from 'vitest'
import { licencesOf } from './licences.ts'

const tenant = { total_licenses: 100, is_user_creation: false }
const none = { total_licenses: null, is_user_creation: null }

test.each([
  ['nothing of its own: as the tenant does', none, { ...tenant, isOwn: false }],
  ['licences of its own', { ...none, total_licenses: 7 }, { total_licenses: 7, is_user_creation: false, isOwn: true }],
  ['no limit of its own', { ...none, total_licenses: 0 }, { total_licenses: 0, is_user_creation: false, isOwn: true }],
  [
    'its campus admins add people',
    { ...none, is_user_creation: true },
    { ...tenant, is_user_creation: true, isOwn: false },
  ],
])('%s', (_what, campus, expected) => expect(licencesOf(tenant, campus)).toEqual(expected))
