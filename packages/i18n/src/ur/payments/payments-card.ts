import type { Messages } from '../../keys.ts'

export const paymentsCard = {
  card_heading: 'کارڈ سے آپ کا پلان',
  card_renews: '{plan} کی رقم {date} کو دوبارہ لی جائے گی۔',
  card_ends: '{plan} {date} کو ختم ہوگا۔ مزید رقم نہیں لی جائے گی۔',
  card_late: 'کارڈ قبول نہیں ہوا۔ اسے بدلیں، ورنہ پلان ختم ہو جائے گا۔',
  card_portal: 'کارڈ، رسیدیں، منسوخی',
  card_change: 'پلان بدلیں',
  card_change_to: 'کس پلان سے بدلیں',
  card_change_when: 'کب',
  card_change_now: 'ابھی: آپ کے پلان کی باقی رقم قیمت سے کم ہو جائے گی',
  card_change_later: 'ادا شدہ مدت ختم ہونے پر، {date} کو',
  card_change_do: 'بدلیں',
  card_no_other: 'بدلنے کے لیے کوئی اور پلان نہیں۔',
  card_changed: 'آپ کا پلان بدل گیا۔ کارڈ سے {amount} لیے گئے۔',
  card_will_change: 'آپ کا پلان {date} کو بدل جائے گا۔',
  card_checking: 'ہم ادائیگی کی کمپنی سے پوچھ رہے ہیں۔',
  card_waits:
    'کمپنی نے ابھی ادائیگی کی تصدیق نہیں کی۔ تصدیق ہوتے ہی یہ صفحہ بتا دے گا؛ آپ چلے جائیں تو بھی کچھ ضائع نہیں ہوگا۔',
} satisfies Messages<'payments-card'>
