import type { Messages } from '../../keys.ts'

export const paymentsReceipts = {
  receipt_language: 'د رسید ژبه',
  receipt_language_failed: 'د دې ژبې ویي ونه رسېدل. بیا یې وټاکئ.',
  receipt_from: 'له چا ترلاسه شوه',
  receipt_plan: 'د څه لپاره',
  receipt_amount: 'مبلغ',
  receipt_way: 'د تادیې لار',
  receipt_by_wallet: 'د تادیې شرکت',
  receipt_by_bank: 'بانکي لېږد',
  receipt_by_voucher: 'کوپون',
  receipt_by_card: 'کارت',
  receipt_reference: 'د لېږد شمېره',
  receipt_received: 'د ترلاسه کېدو ورځ',
  receipt_taken_back: 'د بېرته اخیستلو ورځ',
  receipt_period: 'موده',
  receipt_from_to: 'له {from} تر {to}',
  receipt_forever: 'له {from}، د تل لپاره',
  receipt_void: 'دا تادیه بېرته واخیستل شوه. دا رسید باطل دی.',
  receipt_made_here: 'دا رسید له لاسلیک پرته اعتبار لري.',
  receipt_went_back: 'بېرته ورکړل شوې',
  receipt_ended: 'پای ته رسېدلی؛ پیسې بېرته ورکړل شوې',
} satisfies Messages<'payments-receipts'>
