/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.receipt_language": "د رسید ژبه",
  "payments.receipt_language_failed": "د دې ژبې ویي ونه رسېدل. بیا یې وټاکئ.",
  "payments.receipt_from": "له چا ترلاسه شوه",
  "payments.receipt_plan": "د څه لپاره",
  "payments.receipt_amount": "مبلغ",
  "payments.receipt_way": "د تادیې لار",
  "payments.receipt_by_wallet": "د تادیې شرکت",
  "payments.receipt_by_bank": "بانکي لېږد",
  "payments.receipt_by_voucher": "کوپون",
  "payments.receipt_by_card": "کارت",
  "payments.receipt_reference": "د لېږد شمېره",
  "payments.receipt_received": "د ترلاسه کېدو ورځ",
  "payments.receipt_taken_back": "د بېرته اخیستلو ورځ",
  "payments.receipt_period": "موده",
  "payments.receipt_from_to": ["له ",["from"]," تر ",["to"]],
  "payments.receipt_forever": ["له ",["from"],"، د تل لپاره"],
  "payments.receipt_void": "دا تادیه بېرته واخیستل شوه. دا رسید باطل دی.",
  "payments.receipt_made_here": "دا رسید له لاسلیک پرته اعتبار لري.",
  "payments.receipt_went_back": "بېرته ورکړل شوې",
  "payments.receipt_ended": "پای ته رسېدلی؛ پیسې بېرته ورکړل شوې",
}
