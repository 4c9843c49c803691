/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.receipt_language": "رسید کی زبان",
  "payments.receipt_language_failed": "اس زبان کے الفاظ نہیں پہنچے۔ دوبارہ منتخب کریں۔",
  "payments.receipt_from": "وصول ہوا از",
  "payments.receipt_plan": "برائے",
  "payments.receipt_amount": "رقم",
  "payments.receipt_way": "ادائیگی کا طریقہ",
  "payments.receipt_by_wallet": "ادائیگی کی کمپنی",
  "payments.receipt_by_bank": "بینک ٹرانسفر",
  "payments.receipt_by_voucher": "واؤچر",
  "payments.receipt_by_card": "کارڈ",
  "payments.receipt_reference": "ٹرانسفر کا حوالہ نمبر",
  "payments.receipt_received": "وصولی کا دن",
  "payments.receipt_taken_back": "واپس لینے کا دن",
  "payments.receipt_period": "مدت",
  "payments.receipt_from_to": [["from"]," سے ",["to"]," تک"],
  "payments.receipt_forever": [["from"]," سے، ہمیشہ کے لیے"],
  "payments.receipt_void": "یہ ادائیگی واپس لے لی گئی۔ یہ رسید منسوخ ہے۔",
  "payments.receipt_made_here": "یہ رسید دستخط کے بغیر کارآمد ہے۔",
  "payments.receipt_went_back": "واپس کیے گئے",
  "payments.receipt_ended": "ختم؛ رقم واپس کر دی گئی",
}
