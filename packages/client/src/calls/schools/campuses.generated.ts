/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listInstitutions: ClientCall<Catalogue['listInstitutions']> = {
  name: 'listInstitutions',
  path: 'superadmin/institutions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}

export const listCampuses: ClientCall<Catalogue['listCampuses']> = {
  name: 'listCampuses',
  path: 'admin/institutions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}
