import type { Messages } from '../../keys.ts'

export const downloadsFollowing = {
  floating: 'جاری ڈاؤن لوڈ',
  cancel_it: 'ڈاؤن لوڈ منسوخ کریں',
  keep: 'ڈاؤن لوڈ جاری رکھیں',
  cancel_title: 'یہ ڈاؤن لوڈ منسوخ کریں؟',
  cancel_asked: 'اس کا جو حصہ آ چکا، اس آلے سے ہٹ جائے گا۔ آپ کا کام باقی رہے گا۔',
  per_second: '{size} فی سیکنڈ',
  stands: 'رکا ہوا ہے',
  waits_wifi: 'وائی فائی کا انتظار',
  waits_word: 'آپ کے جواب کا انتظار',
  waits_line: 'انٹرنیٹ کا انتظار',
  resume_title: 'ڈاؤن لوڈ جاری رکھیں؟',
  resume_asked: 'یہ {percent} پر رک گیا کیونکہ انٹرنیٹ یا ایپلیکیشن بند ہو گئی۔ جو آ چکا وہ محفوظ ہے۔',
  others_wait:
    '{count, plural, one {ڈاؤن لوڈز کے صفحے پر مزید # ڈاؤن لوڈ منتظر ہے۔} other {ڈاؤن لوڈز کے صفحے پر مزید # ڈاؤن لوڈز منتظر ہیں۔}}',
  line_paid: 'آپ موبائل ڈیٹا پر ہیں یا یہ آلہ ڈیٹا بچا رہا ہے: اس پر پیسے لگ سکتے ہیں۔',
  line_unknown: 'یہ براؤزر نہیں بتاتا کہ یہ وائی فائی ہے یا نہیں۔ جاری رکھنے سے پہلے دیکھ لیں۔',
  line_free: 'آپ وائی فائی یا کیبل پر ہیں۔',
  go_on_now: 'جاری رکھیں',
  not_now: 'ابھی نہیں',
  pause_now: 'عارضی طور پر روکیں',
} satisfies Messages<'downloads-following'>
