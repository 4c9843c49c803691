import type { Messages } from '../../keys.ts'

export const paymentsReceipts = {
  receipt_language: 'رسید کی زبان',
  receipt_language_failed: 'اس زبان کے الفاظ نہیں پہنچے۔ دوبارہ منتخب کریں۔',
  receipt_from: 'وصول ہوا از',
  receipt_plan: 'برائے',
  receipt_amount: 'رقم',
  receipt_way: 'ادائیگی کا طریقہ',
  receipt_by_wallet: 'ادائیگی کی کمپنی',
  receipt_by_bank: 'بینک ٹرانسفر',
  receipt_by_voucher: 'واؤچر',
  receipt_by_card: 'کارڈ',
  receipt_reference: 'ٹرانسفر کا حوالہ نمبر',
  receipt_received: 'وصولی کا دن',
  receipt_taken_back: 'واپس لینے کا دن',
  receipt_period: 'مدت',
  receipt_from_to: '{from} سے {to} تک',
  receipt_forever: '{from} سے، ہمیشہ کے لیے',
  receipt_void: 'یہ ادائیگی واپس لے لی گئی۔ یہ رسید منسوخ ہے۔',
  receipt_made_here: 'یہ رسید دستخط کے بغیر کارآمد ہے۔',
  receipt_went_back: 'واپس کیے گئے',
  receipt_ended: 'ختم؛ رقم واپس کر دی گئی',
} satisfies Messages<'payments-receipts'>
