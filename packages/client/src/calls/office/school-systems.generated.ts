/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listSchoolSystems: ClientCall<Catalogue['listSchoolSystems']> = {
  name: 'listSchoolSystems',
  path: 'superadmin/schoolsystems',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}
