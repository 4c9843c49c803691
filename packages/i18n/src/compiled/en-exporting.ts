/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "exporting.heading": "Download questions",
  "exporting.called": "What the test is called",
  "exporting.default_title": "Questions",
  "exporting.for_whom": "File for",
  "exporting.as_moodle": "Moodle, with marks and hints (XML)",
  "exporting.as_gift": "Moodle and others, as text that people can read (GIFT)",
  "exporting.as_qti": "Other programs for tests (QTI)",
  "exporting.take": "Download the file",
  "exporting.whole": "Every question goes into the file whole.",
  "exporting.unfinished": [["count","plural",{"one":["#"," question is not finished and stays out."],"other":["#"," questions are not finished and stay out."]}]],
  "exporting.lost_count": [["count","plural",{"one":["Of ","#"," question something is lost"],"other":["Of ","#"," questions something is lost"]}]],
  "exporting.lost_kind": [["name"],": stays out; this file has no question of its kind."],
  "exporting.lost_marks": [["name"],": its marks, or how parts of the answer are counted, are lost."],
  "exporting.lost_hints": [["name"],": its hints are lost."],
  "exporting.lost_feedback": [["name"],": what is said afterwards to right or wrong answers is lost."],
  "exporting.lost_rubric": [["name"],": its rubric is lost."],
  "exporting.lost_unit": [["name"],": its units are lost."],
  "exporting.lost_files": [["name"],": files of any kind may be handed in there, not photos alone."],
}
