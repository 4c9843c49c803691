/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.selling_intro": "وہ جو خاندان خرید سکتے ہیں۔ ہر آرڈر پلان کو ویسا ہی رکھتا ہے جیسا وہ اس وقت تھا۔",
  "payments.add_plan": "پلان شامل کریں",
  "payments.change": "تبدیل کریں",
  "payments.change_plan": [["plan"]," تبدیل کریں"],
  "payments.saved_plan": [["plan"]," محفوظ ہو گیا۔"],
  "payments.title_in": ["نام ",["language"]," میں"],
  "payments.label_in": ["اس کے بارے میں آپ کی بات، ",["language"]," میں"],
  "payments.price": "قیمت",
  "payments.price_wrong": "رقم یوں لکھیں: 1500 یا 12.50۔",
  "payments.currency": "کرنسی",
  "payments.currency_PKR": "پاکستانی روپے",
  "payments.currency_AFN": "افغانی",
  "payments.currency_GBP": "پاؤنڈ",
  "payments.currency_USD": "امریکی ڈالر",
  "payments.duration": "مدت",
  "payments.trial_days": "آزمائشی دن",
  "payments.trial_days_hint": "نہ ہونے پر 0۔",
  "payments.order": "فہرست میں جگہ",
  "payments.is_active": "فروخت کے لیے",
  "payments.not_on_sale": "فروخت کے لیے نہیں",
  "payments.accounts_intro": "خاندان اپنی رقم ان میں سے کسی اکاؤنٹ میں بھیجتے ہیں۔ اس کے بغیر کوئی بینک ٹرانسفر نہیں کر سکتا۔",
  "payments.add_account": "اکاؤنٹ شامل کریں",
  "payments.remove_account": ["اکاؤنٹ ",["number"]," ہٹائیں"],
  "payments.saved_accounts": "اکاؤنٹس محفوظ ہو گئے۔",
}
