/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const makeVouchers: ClientCall<Catalogue['makeVouchers']> = {
  name: 'makeVouchers',
  path: 'payment/vouchers/make',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subscription_guid', 'count'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-380]: 'not_sold' },
}

export const listVouchers: ClientCall<Catalogue['listVouchers']> = {
  name: 'listVouchers',
  path: 'payment/vouchers/list',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['page'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const cancelVoucher: ClientCall<Catalogue['cancelVoucher']> = {
  name: 'cancelVoucher',
  path: 'payment/vouchers/cancel',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['serial'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-395]: 'voucher_used' },
}

export const redeemVoucher: ClientCall<Catalogue['redeemVoucher']> = {
  name: 'redeemVoucher',
  path: 'payment/voucher/redeem',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id', 'code'],
  flags: { loader: true },
  refusals: { [-380]: 'not_sold', [-394]: 'voucher_unknown', [-395]: 'voucher_used', [-396]: 'voucher_ended' },
}
