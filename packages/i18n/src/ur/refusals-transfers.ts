import type { Messages } from '../keys.ts'

export const refusalsTransfers = {
  api_error_while_downloading: 'سرور کی خرابی کی وجہ سے ڈاؤن لوڈ رک گیا۔ بعد میں دوبارہ کوشش کریں۔',
  campus_not_available: 'یہ کیمپس یہاں دستیاب نہیں۔ اپنا کیمپس ہم آہنگ کریں۔',
  download_paused_offline_msg: 'انٹرنیٹ نہیں ہے۔ ڈاؤن لوڈ رکا ہوا ہے اور خود جاری ہو جائے گا۔',
  download_success_msg: 'ڈاؤن لوڈ مکمل ہو گیا۔ آپ اسے انٹرنیٹ کے بغیر استعمال کر سکتے ہیں۔',
  error_download_in_progress: 'ایک ڈاؤن لوڈ جاری ہے۔ ختم ہونے کا انتظار کریں یا پہلے منسوخ کریں۔',
  error_download_in_progress_learner:
    'آپ کے اسباق ابھی ڈاؤن لوڈ ہو رہے ہیں۔ ختم ہونے کا انتظار کریں یا پہلے منسوخ کریں۔',
  internet_timeout_Error: 'انٹرنیٹ وقت پر واپس نہ آیا۔ ڈاؤن لوڈ منسوخ ہو گیا۔',
  on_download_internet_lost_error: 'انٹرنیٹ منقطع ہو گیا۔ ڈاؤن لوڈ اس کا منتظر ہے۔',
  sync_success: 'سب کچھ ہم آہنگ ہو گیا۔',
} satisfies Messages<'refusals-transfers'>
