import type { Messages } from '../keys.ts'

export const access = {
  login: 'لاگ اِن کریں',
  logout: 'لاگ آؤٹ کریں',
  password: 'پاس ورڈ',
  login_heading: 'دوبارہ خوش آمدید',
  login_subheading: 'اپنے اسکول میں لاگ اِن کریں',
  email_or_username: 'ای میل یا صارف نام',
  remember: 'مجھے اس آلے پر یاد رکھیں',
  remembered: 'یاد رکھا گیا پاس ورڈ استعمال ہو گا۔ دوسرا لکھنا ہو تو یہاں لکھیں۔',
  forgot_password: 'پاس ورڈ بھول گئے؟',
  register: 'پہلی بار آئے ہیں؟ اکاؤنٹ بنائیں',
  register_school_account: 'اسکول اکاؤنٹ بنائیں',
  continue_with: '{provider} کے ساتھ جاری رکھیں',
  external_cancelled: 'دوسرے فراہم کنندہ کے ذریعے لاگ اِن مکمل نہیں ہوا۔',
  logging_in: 'لاگ اِن ہو رہا ہے…',
  demonstration_accounts: 'نمونہ اکاؤنٹس',
  network_needed: 'اس بار لاگ اِن کرنے کے لیے انٹرنیٹ درکار ہے۔ اس آلے پر آپ کا کام محفوظ ہے۔',
} satisfies Messages<'access'>
