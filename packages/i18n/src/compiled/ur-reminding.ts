/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "reminding.heading": "جمع نہیں ہوا",
  "reminding.not_yet": "طلبہ جنہوں نے جمع نہیں کروایا",
  "reminding.again": "دوبارہ کرنا ہے",
  "reminding.reminded_when": ["یاد دہانی ",["when"]],
  "reminding.hint": "کسی کو نہ چنیں تو: سب۔ ہر ایک کو بارہ گھنٹے میں ایک بار یاد دہانی ہوتی ہے۔",
  "reminding.remind_all": [["count","plural",{"one":["#"," طالب علم کو یاد دہانی کرائیں"],"other":["تمام ","#"," طلبہ کو یاد دہانی کرائیں"]}]],
  "reminding.remind_chosen": [["count","plural",{"one":["#"," طالب علم کو یاد دہانی کرائیں"],"other":["#"," طلبہ کو یاد دہانی کرائیں"]}]],
  "reminding.all_reminded": "پچھلے بارہ گھنٹوں میں سب کو یاد دہانی ہو چکی ہے۔",
  "reminding.closed": "یہ کام بند ہے: اب کچھ جمع نہیں ہوتا۔",
  "reminding.told": [["count","plural",{"one":["#"," طالب علم کو یاد دہانی ہو گئی۔"],"other":["#"," طلبہ کو یاد دہانی ہو گئی۔"]}]],
  "reminding.told_nobody": "کسی کو یاد دہانی نہیں ہوئی: اس دوران جمع کروا چکے ہیں، یا پہلے ہو چکی تھی۔",
  "reminding.text": "پیغام کا متن",
  "reminding.text_hint": "واٹس ایپ یا SMS کے لیے۔ اس میں کسی طالب علم کا نام نہیں۔",
  "reminding.text_language": "متن کی زبان",
  "reminding.copy": "متن کاپی کریں",
  "reminding.copied": "متن کاپی ہو گیا۔",
  "reminding.copy_failed": "کاپی نہیں ہو سکا۔ متن کو نشان زد کر کے خود کاپی کریں۔",
  "reminding.message": ["«",["title"],"» (",["class"],") کی آخری تاریخ ",["when"]," ہے۔ براہ کرم جمع کروائیں۔"],
  "reminding.message_over": ["«",["title"],"» (",["class"],") کی آخری تاریخ ",["when"]," تھی۔ براہ کرم جلد از جلد جمع کروائیں۔"],
}
