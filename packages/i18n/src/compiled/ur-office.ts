/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "انتظامی کام کے لیے انٹرنیٹ چاہیے۔ آپ نے جو لکھا وہ یہیں رہے گا۔",
  "office.draft_back": "آپ نے پہلے جو لکھا تھا وہ دوبارہ یہاں ہے۔",
  "office.draft_discard": "نئے سرے سے شروع کریں",
  "office.changed_title": "اس دوران کسی اور نے اسے بدل دیا",
  "office.changed_now": "اب کیسا ہے",
  "office.changed_yours": "آپ نے کیا لکھا",
  "office.keep_mine": "میرا لکھا محفوظ کریں",
  "office.take_theirs": "جیسا اب ہے ویسا رکھیں",
  "office.save": "محفوظ کریں",
  "office.nothing": "کچھ نہیں",
  "refusals.changed_meanwhile": "اس دوران کسی اور نے اسے بدل دیا۔ محفوظ کرنے سے پہلے دیکھیں کہ یہ اب کیسا ہے۔",
  "refusals.typed_name_wrong": "یہ نہ کلاس کا کوڈ ہے نہ اس کا نام۔ کچھ حذف نہیں ہوا۔",
  "refusals.class_code_taken": "یہ کوڈ پہلے سے کسی اور کلاس کا ہے۔",
  "refusals.class_exists": "اس سیکشن کی اس کورس سے ایک کلاس پہلے سے ہے۔ اس کلاس کو اپنا نام دیں، یا دوسرا کورس چنیں۔",
  "refusals.course_missing": "اس کیمپس کے پاس یہ کورس نہیں ہے۔",
  "refusals.class_dates_wrong": "کلاس شروع ہونے سے پہلے ختم ہو جائے گی۔",
  "refusals.delete_class_off": "یہاں کلاسیں حذف نہیں کی جاتیں۔ اس کے بجائے کلاس کو آرکائیو کریں۔",
  "refusals.course_change_unsaid": "بتائیں کہ کورس بدل رہا ہے: طلبہ نے جو کیا وہ پرانے کورس کے اسباق کے ساتھ رہے گا۔",
}
