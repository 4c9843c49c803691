/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.floating": "جاری ڈاؤن لوڈ",
  "downloads.cancel_it": "ڈاؤن لوڈ منسوخ کریں",
  "downloads.keep": "ڈاؤن لوڈ جاری رکھیں",
  "downloads.cancel_title": "یہ ڈاؤن لوڈ منسوخ کریں؟",
  "downloads.cancel_asked": "اس کا جو حصہ آ چکا، اس آلے سے ہٹ جائے گا۔ آپ کا کام باقی رہے گا۔",
  "downloads.per_second": [["size"]," فی سیکنڈ"],
  "downloads.stands": "رکا ہوا ہے",
  "downloads.waits_wifi": "وائی فائی کا انتظار",
  "downloads.waits_word": "آپ کے جواب کا انتظار",
  "downloads.waits_line": "انٹرنیٹ کا انتظار",
  "downloads.resume_title": "ڈاؤن لوڈ جاری رکھیں؟",
  "downloads.resume_asked": ["یہ ",["percent"]," پر رک گیا کیونکہ انٹرنیٹ یا ایپلیکیشن بند ہو گئی۔ جو آ چکا وہ محفوظ ہے۔"],
  "downloads.others_wait": [["count","plural",{"one":["ڈاؤن لوڈز کے صفحے پر مزید ","#"," ڈاؤن لوڈ منتظر ہے۔"],"other":["ڈاؤن لوڈز کے صفحے پر مزید ","#"," ڈاؤن لوڈز منتظر ہیں۔"]}]],
  "downloads.line_paid": "آپ موبائل ڈیٹا پر ہیں یا یہ آلہ ڈیٹا بچا رہا ہے: اس پر پیسے لگ سکتے ہیں۔",
  "downloads.line_unknown": "یہ براؤزر نہیں بتاتا کہ یہ وائی فائی ہے یا نہیں۔ جاری رکھنے سے پہلے دیکھ لیں۔",
  "downloads.line_free": "آپ وائی فائی یا کیبل پر ہیں۔",
  "downloads.go_on_now": "جاری رکھیں",
  "downloads.not_now": "ابھی نہیں",
  "downloads.pause_now": "عارضی طور پر روکیں",
}
