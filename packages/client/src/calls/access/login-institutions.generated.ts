/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listLoginInstitutions: ClientCall<Catalogue['listLoginInstitutions']> = {
  name: 'listLoginInstitutions',
  path: 'lms/institutions',
  kind: 'query',
  audience: 'public',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: {},
}
