import type { Messages } from '../keys.ts'

export const waiting = {
  waits_long:
    'یہاں کام {days, plural, one {# دن} other {# دن}} سے منتظر ہے اور کہیں اور نہیں۔ ایپلیکیشن وہاں کھولیں جہاں انٹرنیٹ ہو؛ پھر بھی رہے تو اپنے استاد یا اسکول کو دکھائیں۔',
  files_left: '{size} کی فائلیں ابھی بھیجی جانی ہیں',
  not_lasting:
    'اگر آلے کی اسٹوریج بھر جائے تو یہ براؤزر یہاں منتظر کام مٹا سکتا ہے۔ جلد آن لائن ہوں تاکہ وہ بھیجا جائے۔',
  work_submission: 'جمع کرایا گیا کام',
  work_comment: 'نجی تبصرہ',
  work_score: 'نمبر',
  work_assignment: 'کام جو آپ نے دیا یا بدلا',
  work_event: 'ایونٹ جو آپ نے رکھا یا بدلا',
  work_return: 'طلبہ کو واپس کیا گیا کام',
  work_reminder: 'طلبہ کو یاد دہانی',
  work_attendance: 'لی گئی حاضری',
  work_post: 'ایک پوسٹ',
  work_post_comment: 'کسی پوسٹ پر تبصرہ',
  work_library: 'لائبریری میں تبدیلی',
  work_attempt: 'سوالوں کے جوابات',
  work_file: 'فائل',
  work_other: 'پیش رفت',
  work_waiting: 'انتظار میں',
  work_open: 'کھولیں',
  work_again: 'دوبارہ بھیجیں',
  work_copy: 'جواب کے فارم میں نقل کریں',
  work_copied: 'یہ اب اسائنمنٹ کے جواب کے فارم میں ہے۔ جو وہاں پہلے سے تھا، وہ بھی موجود ہے۔',
  work_text_not_copied: 'متن نقل نہ ہو سکا: اس آلے میں جگہ نہیں ہے۔',
  work_files_not_copied: 'نقل نہ ہو سکا: {names}',
  work_to_form: 'جواب کے فارم پر جائیں',
  work_into_form: 'فارم میں کھولیں',
  work_dismiss_title: 'اسے آلے سے ہٹائیں؟',
  work_dismiss_body: 'اسکول نے اسے قبول نہیں کیا اور یہ کہیں اور موجود نہیں۔ ہٹانے کے بعد واپس نہیں آئے گا۔',
} satisfies Messages<'waiting'>
