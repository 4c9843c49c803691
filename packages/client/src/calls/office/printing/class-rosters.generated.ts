/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../../call.ts'

export const readClassRoster: ClientCall<Catalogue['readClassRoster']> = {
  name: 'readClassRoster',
  path: 'admin/print/classlist',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const readMonthRegister: ClientCall<Catalogue['readMonthRegister']> = {
  name: 'readMonthRegister',
  path: 'admin/print/register',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['class_id', 'start_date', 'days'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
