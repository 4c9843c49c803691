/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.receipt_language": "زبان رسید",
  "payments.receipt_language_failed": "کلمات این زبان نرسید. دوباره آن را انتخاب کنید.",
  "payments.receipt_from": "دریافت شد از",
  "payments.receipt_plan": "برای",
  "payments.receipt_amount": "مبلغ",
  "payments.receipt_way": "راه پرداخت",
  "payments.receipt_by_wallet": "شرکت پرداخت",
  "payments.receipt_by_bank": "حواله بانکی",
  "payments.receipt_by_voucher": "کوپون",
  "payments.receipt_by_card": "کارت",
  "payments.receipt_reference": "شماره حواله",
  "payments.receipt_received": "روز دریافت",
  "payments.receipt_taken_back": "روز پس گرفتن",
  "payments.receipt_period": "مدت",
  "payments.receipt_from_to": ["از ",["from"]," تا ",["to"]],
  "payments.receipt_forever": ["از ",["from"],"، برای همیشه"],
  "payments.receipt_void": "این پرداخت پس گرفته شد. این رسید باطل است.",
  "payments.receipt_made_here": "این رسید بدون امضا اعتبار دارد.",
  "payments.receipt_went_back": "برگردانده شد",
  "payments.receipt_ended": "پایان یافت؛ پول برگردانده شد",
}
