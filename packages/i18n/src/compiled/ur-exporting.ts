/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "exporting.heading": "سوال ڈاؤن لوڈ کریں",
  "exporting.called": "امتحان کا نام",
  "exporting.default_title": "سوالات",
  "exporting.for_whom": "فائل کس کے لیے",
  "exporting.as_moodle": "موڈل، نمبروں اور اشاروں کے ساتھ (XML)",
  "exporting.as_gift": "موڈل اور دوسرے، پڑھا جا سکنے والا متن (GIFT)",
  "exporting.as_qti": "امتحان کے دوسرے پروگرام (QTI)",
  "exporting.take": "فائل ڈاؤن لوڈ کریں",
  "exporting.whole": "ہر سوال پورا فائل میں آتا ہے۔",
  "exporting.unfinished": [["count","plural",{"one":["#"," سوال مکمل نہیں اور باہر رہتا ہے۔"],"other":["#"," سوال مکمل نہیں اور باہر رہتے ہیں۔"]}]],
  "exporting.lost_count": [["count","plural",{"one":["#"," سوال کا کچھ حصہ ضائع ہوتا ہے"],"other":["#"," سوالوں کا کچھ حصہ ضائع ہوتا ہے"]}]],
  "exporting.lost_kind": [["name"],": باہر رہتا ہے؛ اس فائل میں ایسا سوال نہیں ہوتا۔"],
  "exporting.lost_marks": [["name"],": اس کے نمبر یا جواب کے حصوں کی گنتی ضائع ہوتی ہے۔"],
  "exporting.lost_hints": [["name"],": اس کے اشارے ضائع ہوتے ہیں۔"],
  "exporting.lost_feedback": [["name"],": جو درست یا غلط جواب پر بعد میں کہا جاتا ہے وہ ضائع ہوتا ہے۔"],
  "exporting.lost_rubric": [["name"],": اس کا روبرک ضائع ہوتا ہے۔"],
  "exporting.lost_unit": [["name"],": اس کی اکائیاں ضائع ہوتی ہیں۔"],
  "exporting.lost_files": [["name"],": وہاں صرف تصویریں نہیں، ہر قسم کی فائل دی جا سکتی ہے۔"],
}
