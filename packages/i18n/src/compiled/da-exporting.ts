/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "exporting.heading": "داونلود سؤال‌ها",
  "exporting.called": "نام آزمون",
  "exporting.default_title": "سؤال‌ها",
  "exporting.for_whom": "فایل برای",
  "exporting.as_moodle": "مودل، با نمره و راهنمایی (XML)",
  "exporting.as_gift": "مودل و دیگران، متنی که آدم می‌خواند (GIFT)",
  "exporting.as_qti": "برنامه‌های دیگر آزمون (QTI)",
  "exporting.take": "فایل را داونلود کنید",
  "exporting.whole": "هر سؤال کامل در فایل می‌آید.",
  "exporting.unfinished": [["count","plural",{"one":["#"," سؤال تمام نیست و بیرون می‌ماند."],"other":["#"," سؤال تمام نیست و بیرون می‌ماند."]}]],
  "exporting.lost_count": [["count","plural",{"one":["از ","#"," سؤال چیزی از بین می‌رود"],"other":["از ","#"," سؤال چیزی از بین می‌رود"]}]],
  "exporting.lost_kind": [["name"],": بیرون می‌ماند؛ این فایل چنین سؤالی ندارد."],
  "exporting.lost_marks": [["name"],": نمره‌اش یا شمار بخش‌های جواب از بین می‌رود."],
  "exporting.lost_hints": [["name"],": راهنمایی‌هایش از بین می‌رود."],
  "exporting.lost_feedback": [["name"],": آنچه پس از جواب درست یا نادرست گفته می‌شود از بین می‌رود."],
  "exporting.lost_rubric": [["name"],": معیار نمره‌دهی آن از بین می‌رود."],
  "exporting.lost_unit": [["name"],": واحدهایش از بین می‌رود."],
  "exporting.lost_files": [["name"],": آن‌جا هر نوع فایل تسلیم می‌شود، نه تنها عکس."],
}
