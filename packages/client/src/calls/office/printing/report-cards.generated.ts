/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../../call.ts'

export const readReportCards: ClientCall<Catalogue['readReportCards']> = {
  name: 'readReportCards',
  path: 'admin/print/reportcards',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
