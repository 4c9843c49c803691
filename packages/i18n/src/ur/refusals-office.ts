import type { Messages } from '../keys.ts'

export const refusalsOffice = {
  changed_meanwhile: 'اس دوران کسی اور نے اسے بدل دیا۔ محفوظ کرنے سے پہلے دیکھیں کہ یہ اب کیسا ہے۔',
  typed_name_wrong: 'یہ نہ کلاس کا کوڈ ہے نہ اس کا نام۔ کچھ حذف نہیں ہوا۔',
  class_code_taken: 'یہ کوڈ پہلے سے کسی اور کلاس کا ہے۔',
  class_exists: 'اس سیکشن کی اس کورس سے ایک کلاس پہلے سے ہے۔ اس کلاس کو اپنا نام دیں، یا دوسرا کورس چنیں۔',
  course_missing: 'اس کیمپس کے پاس یہ کورس نہیں ہے۔',
  class_dates_wrong: 'کلاس شروع ہونے سے پہلے ختم ہو جائے گی۔',
  delete_class_off: 'یہاں کلاسیں حذف نہیں کی جاتیں۔ اس کے بجائے کلاس کو آرکائیو کریں۔',
  course_change_unsaid: 'بتائیں کہ کورس بدل رہا ہے: طلبہ نے جو کیا وہ پرانے کورس کے اسباق کے ساتھ رہے گا۔',
} satisfies Messages<'refusals-office'>
