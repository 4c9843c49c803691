/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "payments.card_heading": "کارڈ سے آپ کا پلان",
  "payments.card_renews": [["plan"]," کی رقم ",["date"]," کو دوبارہ لی جائے گی۔"],
  "payments.card_ends": [["plan"]," ",["date"]," کو ختم ہوگا۔ مزید رقم نہیں لی جائے گی۔"],
  "payments.card_late": "کارڈ قبول نہیں ہوا۔ اسے بدلیں، ورنہ پلان ختم ہو جائے گا۔",
  "payments.card_portal": "کارڈ، رسیدیں، منسوخی",
  "payments.card_change": "پلان بدلیں",
  "payments.card_change_to": "کس پلان سے بدلیں",
  "payments.card_change_when": "کب",
  "payments.card_change_now": "ابھی: آپ کے پلان کی باقی رقم قیمت سے کم ہو جائے گی",
  "payments.card_change_later": ["ادا شدہ مدت ختم ہونے پر، ",["date"]," کو"],
  "payments.card_change_do": "بدلیں",
  "payments.card_no_other": "بدلنے کے لیے کوئی اور پلان نہیں۔",
  "payments.card_changed": ["آپ کا پلان بدل گیا۔ کارڈ سے ",["amount"]," لیے گئے۔"],
  "payments.card_will_change": ["آپ کا پلان ",["date"]," کو بدل جائے گا۔"],
  "payments.card_checking": "ہم ادائیگی کی کمپنی سے پوچھ رہے ہیں۔",
  "payments.card_waits": "کمپنی نے ابھی ادائیگی کی تصدیق نہیں کی۔ تصدیق ہوتے ہی یہ صفحہ بتا دے گا؛ آپ چلے جائیں تو بھی کچھ ضائع نہیں ہوگا۔",
}
