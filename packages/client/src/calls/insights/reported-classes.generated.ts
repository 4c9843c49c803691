/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listReportedClasses: ClientCall<Catalogue['listReportedClasses']> = {
  name: 'listReportedClasses',
  path: 'principal/institute/classes',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, cache: true, kept: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
