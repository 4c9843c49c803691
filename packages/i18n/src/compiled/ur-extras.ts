/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "questions.marks": "نمبر",
  "questions.marks_title": "نمبر",
  "questions.marks_hint": "خالی: اگر امتحان کا کوئی اور سوال نمبر رکھتا ہے تو اس کا ایک نمبر ہے۔",
  "questions.marks_hint_rubric": "خالی: جو اس کا معیار دیتا ہے۔",
  "questions.marks_of_part": ["حصہ ",["number"]," کے نمبر"],
  "questions.partial_credit": "جواب کا ایک حصہ نمبروں کا ایک حصہ دیتا ہے",
  "questions.partial_credit_hint": "غلط انتخاب درست انتخاب میں سے کم کیے جاتے ہیں۔",
  "questions.asks_unit": "طالب علم اکائی لکھتا ہے",
  "questions.asks_unit_hint": "پھر اکائی کے بغیر عدد غلط ہے۔",
  "questions.help_title": "اشارے اور رائے",
  "questions.hints": "اشارے",
  "questions.hints_hint": "ہر سطر میں ایک، زیادہ سے زیادہ پانچ۔ ایک کے بعد ایک آتا ہے؛ مہر بند امتحان کوئی نہیں دکھاتا۔",
  "questions.feedback_of_option": ["انتخاب ",["number"]," پر رائے"],
  "questions.feedback_right": "درست جواب پر رائے",
  "questions.feedback_partly": "جزوی طور پر درست جواب پر رائے",
  "questions.feedback_wrong": "غلط جواب پر رائے",
}
