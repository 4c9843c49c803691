/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const requestBankTransfer: ClientCall<Catalogue['requestBankTransfer']> = {
  name: 'requestBankTransfer',
  path: 'payment/banktransfer/orderrequest',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id', 'subscription_guid', 'bank', 'payer', 'transfer_ref', 'paid_on', 'amount_minor'],
  flags: { loader: true },
  refusals: { [-380]: 'not_sold', [-404]: 'not_found', [-384]: 'plan_changed', [-385]: 'reference_used', [-386]: 'paid_in_future', [-387]: 'too_many_orders', [-464]: 'not_family' },
}

export const approveOrder: ClientCall<Catalogue['approveOrder']> = {
  name: 'approveOrder',
  path: 'payment/approve/order',
  kind: 'command',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['order_id', 'is_approved', 'remarks'],
  flags: { forcedOnline: true, loader: true },
  refusals: { [-404]: 'not_found', [-388]: 'already_decided', [-389]: 'own_order', [-390]: 'remark_needed' },
}

export const listTransactions: ClientCall<Catalogue['listTransactions']> = {
  name: 'listTransactions',
  path: 'payment/transactions',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: ['page'],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}

export const readTransactionStats: ClientCall<Catalogue['readTransactionStats']> = {
  name: 'readTransactionStats',
  path: 'transactions/stats',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { forcedOnline: true },
  refusals: { [-404]: 'not_found' },
}
