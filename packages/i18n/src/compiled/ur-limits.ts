/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.limits_title": "ڈیٹا اور معیار",
  "downloads.quality": "فلمیں",
  "downloads.quality_small": "چھوٹی تصویر، کم ڈیٹا",
  "downloads.quality_whole": "پوری تصویر",
  "downloads.quality_audio": "صرف آواز، سب سے کم ڈیٹا",
  "downloads.quality_hint": "ان کے لیے جو آپ اب سے ڈاؤن لوڈ کریں۔ جس فلم کی یہ صورت نہیں وہ قریب ترین صورت میں آئے گی۔",
  "downloads.only_wifi": "صرف وائی فائی پر ڈاؤن لوڈ",
  "downloads.line_is_free": "یہ آلہ کہتا ہے کہ وائی فائی یا کیبل پر ہے۔ جو فون اپنا انٹرنیٹ بانٹے وہ بھی وائی فائی جیسا دکھتا ہے۔",
  "downloads.line_is_paid": "یہ آلہ کہتا ہے کہ موبائل ڈیٹا پر ہے یا ڈیٹا بچا رہا ہے۔",
  "downloads.line_is_unknown": "یہ براؤزر نہیں بتاتا کہ کون سا انٹرنیٹ استعمال ہو رہا ہے۔ یہ آن ہو تو ہر ڈاؤن لوڈ پہلے آپ سے پوچھے گا۔",
  "downloads.budget": "تیس دن میں ڈاؤن لوڈز کا ڈیٹا",
  "downloads.budget_none": "جتنا درکار ہو",
  "downloads.spent": ["پچھلے تیس دن میں ",["used"]," استعمال ہوئے۔"],
  "downloads.spent_of": ["پچھلے تیس دن میں ",["budget"]," میں سے ",["used"]," استعمال ہوئے۔"],
  "downloads.spent_hint": "اس آلے کے وہ ڈاؤن لوڈ گنے جاتے ہیں جن کے وائی فائی پر ہونے کا علم نہیں۔ موبائل کمپنیاں الگ گن سکتی ہیں۔",
  "downloads.limits_kept": "یہ ترتیبات اسی آلے پر رہتی ہیں۔",
  "downloads.class_holds": "اس کے تمام اسباق اور اس میں دیا گیا کام۔",
  "downloads.whole_class": "ایک پوری جماعت",
  "downloads.choose_class": "جماعت",
  "downloads.whole_course": "ایک پورا کورس",
  "downloads.choose_course": "کورس",
  "downloads.course_holds": "اس کے تمام اسباق۔",
  "downloads.of_grade": ["درجہ ",["grade"]],
  "downloads.none_of_campus": "ابھی کچھ ڈاؤن لوڈ نہیں ہوا۔ اوپر ایک کورس یا جماعت چنیں اور آف لائن کے لیے ڈاؤن لوڈ کریں۔",
}
