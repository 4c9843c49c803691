/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const startWalletPayment: ClientCall<Catalogue['startWalletPayment']> = {
  name: 'startWalletPayment',
  path: 'payment/process',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['subscription_id', 'payment_gateway', 'amount', 'subscription_duration_months', 'payment_mode'],
  flags: { forcedOnline: true, mute: true },
  refusals: { [-380]: 'not_sold', [-404]: 'not_found', [-384]: 'plan_changed', [-393]: 'wallet_absent', [-387]: 'too_many_orders', [-464]: 'not_family' },
}
