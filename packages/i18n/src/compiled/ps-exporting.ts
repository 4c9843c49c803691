/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "exporting.heading": "پوښتنې ډاونلوډ کول",
  "exporting.called": "د ازموینې نوم",
  "exporting.default_title": "پوښتنې",
  "exporting.for_whom": "د فایل ډول",
  "exporting.as_moodle": "موډل، له نمرو او لارښوونو سره (XML)",
  "exporting.as_gift": "موډل او نور، د لوستلو وړ متن (GIFT)",
  "exporting.as_qti": "د ازموینو نور پروګرامونه (QTI)",
  "exporting.take": "فایل ډاونلوډ کړئ",
  "exporting.whole": "هره پوښتنه بشپړه په فایل کې راځي.",
  "exporting.unfinished": [["count","plural",{"one":["#"," پوښتنه بشپړه نه ده او پاتې کېږي."],"other":["#"," پوښتنې بشپړې نه دي او پاتې کېږي."]}]],
  "exporting.lost_count": [["count","plural",{"one":["د ","#"," پوښتنې یو څه له منځه ځي"],"other":["د ","#"," پوښتنو یو څه له منځه ځي"]}]],
  "exporting.lost_kind": [["name"],": پاتې کېږي؛ دا فایل داسې پوښتنه نه لري."],
  "exporting.lost_marks": [["name"],": نمرې یې، یا د ځواب د برخو شمېر، له منځه ځي."],
  "exporting.lost_hints": [["name"],": لارښوونې یې له منځه ځي."],
  "exporting.lost_feedback": [["name"],": هغه څه چې وروسته سم یا ناسم ځواب ته ویل کېږي له منځه ځي."],
  "exporting.lost_rubric": [["name"],": د نمره ورکولو معیار یې له منځه ځي."],
  "exporting.lost_unit": [["name"],": واحدونه یې له منځه ځي."],
  "exporting.lost_files": [["name"],": هلته هر ډول فایل سپارل کېدای شي، نه یوازې عکس."],
}
