/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readAttendanceOverview: ClientCall<Catalogue['readAttendanceOverview']> = {
  name: 'readAttendanceOverview',
  path: 'admin/attendance/overview',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
  isLearning: true,
}
