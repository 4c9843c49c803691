/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.api_error_while_downloading": "سرور کی خرابی کی وجہ سے ڈاؤن لوڈ رک گیا۔ بعد میں دوبارہ کوشش کریں۔",
  "refusals.campus_not_available": "یہ کیمپس یہاں دستیاب نہیں۔ اپنا کیمپس ہم آہنگ کریں۔",
  "refusals.download_paused_offline_msg": "انٹرنیٹ نہیں ہے۔ ڈاؤن لوڈ رکا ہوا ہے اور خود جاری ہو جائے گا۔",
  "refusals.download_success_msg": "ڈاؤن لوڈ مکمل ہو گیا۔ آپ اسے انٹرنیٹ کے بغیر استعمال کر سکتے ہیں۔",
  "refusals.error_download_in_progress": "ایک ڈاؤن لوڈ جاری ہے۔ ختم ہونے کا انتظار کریں یا پہلے منسوخ کریں۔",
  "refusals.error_download_in_progress_learner": "آپ کے اسباق ابھی ڈاؤن لوڈ ہو رہے ہیں۔ ختم ہونے کا انتظار کریں یا پہلے منسوخ کریں۔",
  "refusals.internet_timeout_Error": "انٹرنیٹ وقت پر واپس نہ آیا۔ ڈاؤن لوڈ منسوخ ہو گیا۔",
  "refusals.on_download_internet_lost_error": "انٹرنیٹ منقطع ہو گیا۔ ڈاؤن لوڈ اس کا منتظر ہے۔",
  "refusals.sync_success": "سب کچھ ہم آہنگ ہو گیا۔",
  "waiting.work_submission": "جمع کرایا گیا کام",
  "waiting.work_score": "نمبر",
  "waiting.work_return": "طلبہ کو واپس کیا گیا کام",
  "waiting.work_attempt": "سوالوں کے جوابات",
  "waiting.work_file": "فائل",
  "waiting.work_other": "پیش رفت",
  "waiting.work_waiting": "انتظار میں",
  "waiting.work_open": "کھولیں",
  "waiting.work_again": "دوبارہ بھیجیں",
  "waiting.work_dismiss_title": "اسے آلے سے ہٹائیں؟",
  "waiting.work_dismiss_body": "اسکول نے اسے قبول نہیں کیا اور یہ کہیں اور موجود نہیں۔ ہٹانے کے بعد واپس نہیں آئے گا۔",
}
