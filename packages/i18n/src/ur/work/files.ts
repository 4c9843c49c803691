import type { Messages } from '../../keys.ts'

export const files = {
  save_file: 'فائل محفوظ کریں',
  sound_not_played: 'یہ ریکارڈنگ یہاں نہیں چل سکتی۔ اسے محفوظ کریں اور کسی دوسرے پروگرام میں کھولیں۔',
  heic_not_shown:
    'یہ تصویر فون کے فارمیٹ (HEIC) میں ہے جسے یہ آلہ نہیں دکھا سکتا۔ اسے محفوظ کریں، یا تصویر (JPEG) کے طور پر مانگیں۔',
  text_not_here: 'متن ابھی نہیں کھل سکتا۔ انٹرنیٹ دیکھیں اور دوبارہ کوشش کریں۔',
  record_voice: 'اپنی آواز ریکارڈ کریں',
  stop_recording: 'ریکارڈنگ روکیں',
  recording_now: 'ریکارڈنگ جاری ہے',
  recorded_of: '{most} میں سے {length}',
  microphone_refused: 'مائیکروفون کی اجازت نہیں ہے۔ براؤزر کی ترتیبات میں اجازت دیں، یا آواز کی فائل شامل کریں۔',
  spoken_remark: 'بولی گئی رائے',
  remove_recording: 'ریکارڈنگ ہٹائیں',
  recording_not_given: 'ایک ریکارڈنگ ابھی نہیں دی گئی۔ وہ اس آلے پر محفوظ ہے۔',
  give_recording: 'ریکارڈنگ دیں',
} satisfies Messages<'files'>
