/** Calls of what a tenant sells: a part of the catalogue. */
import { listFamily, takeBackLearners } from './payments/families.ts'
import { readPaymentStatus, startTrial } from './payments/entitlements.ts'
import { approveOrder, listTransactions, readTransactionStats, requestBankTransfer } from './payments/orders.ts'
import { startWalletPayment } from './payments/wallet.ts'
import {
  listStripeProducts,
  openStripePortal,
  readStripeOrder,
  readStripeSubscription,
  startStripeCheckout,
  upgradeStripeSubscription,
} from './payments/stripe.ts'
import { readOfficeReceipt, readReceipt } from './payments/receipts.ts'
import { cancelVoucher, listVouchers, makeVouchers, redeemVoucher } from './payments/vouchers.ts'
import { listPlans, readEditedPlans, saveAccounts, savePlan } from './payments/plans.ts'

export const paymentCalls = {
  startWalletPayment,
  listStripeProducts,
  startStripeCheckout,
  readStripeSubscription,
  openStripePortal,
  upgradeStripeSubscription,
  readStripeOrder,
  listPlans,
  readEditedPlans,
  savePlan,
  saveAccounts,
  readPaymentStatus,
  startTrial,
  requestBankTransfer,
  approveOrder,
  listTransactions,
  readTransactionStats,
  readReceipt,
  readOfficeReceipt,
  makeVouchers,
  listVouchers,
  cancelVoucher,
  redeemVoucher,
  listFamily,
  takeBackLearners,
}
