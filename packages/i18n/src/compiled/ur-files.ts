/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "files.save_file": "فائل محفوظ کریں",
  "files.sound_not_played": "یہ ریکارڈنگ یہاں نہیں چل سکتی۔ اسے محفوظ کریں اور کسی دوسرے پروگرام میں کھولیں۔",
  "files.heic_not_shown": "یہ تصویر فون کے فارمیٹ (HEIC) میں ہے جسے یہ آلہ نہیں دکھا سکتا۔ اسے محفوظ کریں، یا تصویر (JPEG) کے طور پر مانگیں۔",
  "files.text_not_here": "متن ابھی نہیں کھل سکتا۔ انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔",
  "files.record_voice": "اپنی آواز ریکارڈ کریں",
  "files.stop_recording": "ریکارڈنگ روکیں",
  "files.recording_now": "ریکارڈنگ جاری ہے",
  "files.recorded_of": [["most"]," میں سے ",["length"]],
  "files.microphone_refused": "مائیکروفون کی اجازت نہیں ہے۔ براؤزر کی ترتیبات میں اجازت دیں، یا آواز کی فائل شامل کریں۔",
  "files.spoken_remark": "بولی گئی رائے",
  "files.remove_recording": "ریکارڈنگ ہٹائیں",
  "files.recording_not_given": "ایک ریکارڈنگ ابھی نہیں دی گئی۔ وہ اس آلے پر محفوظ ہے۔",
  "files.give_recording": "ریکارڈنگ دیں",
}
