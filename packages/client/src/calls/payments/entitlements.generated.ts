/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readPaymentStatus: ClientCall<Catalogue['readPaymentStatus']> = {
  name: 'readPaymentStatus',
  path: 'user/payment/status',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['inquiry_type'],
  flags: {},
  refusals: { [-380]: 'not_sold' },
}

export const startTrial: ClientCall<Catalogue['startTrial']> = {
  name: 'startTrial',
  path: 'payment/trial/subscription',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { loader: true },
  refusals: { [-380]: 'not_sold', [-404]: 'not_found', [-391]: 'trial_used', [-392]: 'already_subscribed' },
}
