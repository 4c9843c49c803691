/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const listFamily: ClientCall<Catalogue['listFamily']> = {
  name: 'listFamily',
  path: 'payment/family',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: {},
  refusals: { [-380]: 'not_sold' },
}

export const takeBackLearners: ClientCall<Catalogue['takeBackLearners']> = {
  name: 'takeBackLearners',
  path: 'payment/order/takeback',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id', 'learner_ids', 'remarks'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-388]: 'already_decided', [-389]: 'own_order', [-390]: 'remark_needed', [-465]: 'refund_first' },
}
