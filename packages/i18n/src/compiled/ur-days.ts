/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "days.add_days": "چھٹی شامل کریں",
  "days.kind": "یہ کیسا دن ہے؟",
  "days.holiday": "چھٹی",
  "days.working": "پڑھائی کا دن",
  "days.working_hint": "اسکول کھلا ہے، اگرچہ ہفتے کا یہ دن چھٹی کا ہوتا ہے۔",
  "days.first": "پہلا دن",
  "days.first_needed": "پہلا دن منتخب کریں۔",
  "days.last": "آخری دن",
  "days.last_hint": "خالی رہے تو ایک ہی دن ہے۔",
  "days.name_in": ["نام (",["language"],")"],
  "days.kept": "کیلنڈر محفوظ ہو گیا۔",
  "days.removed": [["name"]," کیلنڈر سے ہٹا دیا گیا۔"],
  "days.undo": "واپس لیں",
  "days.change": "تبدیل کریں",
  "days.remove": "ہٹائیں",
  "days.none": "اس سال کے بارے میں ابھی کچھ درج نہیں",
  "days.of_year": ["سال ",["year"]],
  "days.year_before": "پچھلا سال",
  "days.year_after": "اگلا سال",
  "days.rests_anyway": "ہر ہفتے ویسے بھی چھٹی ہوتی ہے",
  "days.rest_days": "ہفتے کی چھٹی",
  "days.rest": "ان دنوں اسکول نہیں",
  "days.rest_usual": "دوسرے کیمپسوں کی طرح",
  "days.rest_all": "ہفتے میں پڑھائی کا کم از کم ایک دن ہوتا ہے۔",
}
