/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readReceipt: ClientCall<Catalogue['readReceipt']> = {
  name: 'readReceipt',
  path: 'payment/receipt',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id'],
  flags: {},
  refusals: { [-404]: 'not_found' },
}

export const readOfficeReceipt: ClientCall<Catalogue['readOfficeReceipt']> = {
  name: 'readOfficeReceipt',
  path: 'payment/receipt/office',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
