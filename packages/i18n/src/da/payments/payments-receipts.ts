import type { Messages } from '../../keys.ts'

export const paymentsReceipts = {
  receipt_language: 'زبان رسید',
  receipt_language_failed: 'کلمات این زبان نرسید. دوباره آن را انتخاب کنید.',
  receipt_from: 'دریافت شد از',
  receipt_plan: 'برای',
  receipt_amount: 'مبلغ',
  receipt_way: 'راه پرداخت',
  receipt_by_wallet: 'شرکت پرداخت',
  receipt_by_bank: 'حواله بانکی',
  receipt_by_voucher: 'کوپون',
  receipt_by_card: 'کارت',
  receipt_reference: 'شماره حواله',
  receipt_received: 'روز دریافت',
  receipt_taken_back: 'روز پس گرفتن',
  receipt_period: 'مدت',
  receipt_from_to: 'از {from} تا {to}',
  receipt_forever: 'از {from}، برای همیشه',
  receipt_void: 'این پرداخت پس گرفته شد. این رسید باطل است.',
  receipt_made_here: 'این رسید بدون امضا اعتبار دارد.',
  receipt_went_back: 'برگردانده شد',
  receipt_ended: 'پایان یافت؛ پول برگردانده شد',
} satisfies Messages<'payments-receipts'>
