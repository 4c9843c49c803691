/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "insights.weekly_heading": "ہفتے کے اعداد",
  "insights.weekly_intro": "ہفتے میں ایک بار، پہلے دن، آپ کے ڈیش بورڈ کے اعداد آپ کی زبان میں ای میل سے آتے ہیں۔",
  "insights.weekly_switch": "مجھے بھیجیں",
  "insights.weekly_to": ["یہ ",["email"]," پر جاتے ہیں۔"],
  "insights.weekly_none": "آپ کے اکاؤنٹ میں ای میل پتہ نہیں۔ دفتر اسے شامل کر سکتا ہے۔",
  "insights.weekly_unsubscribed": "آپ نے تمام ای میلز بند کر دی ہیں، اس لیے واپس لینے تک کوئی نہیں آئے گی۔",
  "insights.weekly_offline": "اس کے لیے انٹرنیٹ چاہیے۔ کچھ تبدیل نہیں ہوا۔",
}
