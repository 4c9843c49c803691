/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "removal.note": "جو اب اس آلے پر نہیں چاہیے اس پر نشان لگائیں۔ آپ کا کام رہتا ہے، اور انٹرنیٹ سے دوبارہ ڈاؤن لوڈ ہو سکتا ہے۔",
  "removal.work": "کام",
  "removal.courses": "کورس اور اسباق",
  "removal.kept": ["اس آلے پر ",["used"]," استعمال میں"],
  "removal.freed": [["size"]," خالی ہوں گے۔"],
  "removal.shared": "کچھ خالی نہیں ہو گا: دوسرے ڈاؤن لوڈز کو یہی فائلیں چاہئیں۔",
  "removal.remove": [["count","plural",{"0":["ہٹائیں"],"one":["#"," ڈاؤن لوڈ ہٹائیں"],"other":["#"," ڈاؤن لوڈز ہٹائیں"]}]],
  "removal.asked": [["count","plural",{"one":["اس آلے سے ","#"," ڈاؤن لوڈ ہٹائیں؟"],"other":["اس آلے سے ","#"," ڈاؤن لوڈز ہٹائیں؟"]}]],
  "removal.done": ["ہٹا دیا۔ اس آلے پر اب بھی ",["used"]," استعمال میں ہیں۔"],
  "removal.incomplete": "سب کچھ ہٹایا نہ جا سکا۔ دوبارہ کوشش کریں۔",
  "removal.unopened": "تیس دن سے نہیں کھولے گئے",
  "removal.opened": [["size"]," · ",["when"]," کھولا گیا"],
  "removal.unopened_note": "شاید یہ اب آپ کو نہ چاہیے ہوں۔ بھیجے جانے کا منتظر کام کبھی نہیں ہٹایا جاتا۔",
}
