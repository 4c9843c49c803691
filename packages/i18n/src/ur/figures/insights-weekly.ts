import type { Messages } from '../../keys.ts'

export const insightsWeekly = {
  weekly_heading: 'ہفتے کے اعداد',
  weekly_intro: 'ہفتے میں ایک بار، پہلے دن، آپ کے ڈیش بورڈ کے اعداد آپ کی زبان میں ای میل سے آتے ہیں۔',
  weekly_switch: 'مجھے بھیجیں',
  weekly_to: 'یہ {email} پر جاتے ہیں۔',
  weekly_none: 'آپ کے اکاؤنٹ میں ای میل پتہ نہیں۔ دفتر اسے شامل کر سکتا ہے۔',
  weekly_unsubscribed: 'آپ نے تمام ای میلز بند کر دی ہیں، اس لیے واپس لینے تک کوئی نہیں آئے گی۔',
  weekly_offline: 'اس کے لیے انٹرنیٹ چاہیے۔ کچھ تبدیل نہیں ہوا۔',
} satisfies Messages<'insights-weekly'>
