import type { Messages } from '../keys.ts'

export const waiting = {
  work_submission: 'جمع کرایا گیا کام',
  work_score: 'نمبر',
  work_return: 'طلبہ کو واپس کیا گیا کام',
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
  work_dismiss_title: 'اسے آلے سے ہٹائیں؟',
  work_dismiss_body: 'اسکول نے اسے قبول نہیں کیا اور یہ کہیں اور موجود نہیں۔ ہٹانے کے بعد واپس نہیں آئے گا۔',
} satisfies Messages<'waiting'>
