/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "reminding.heading": "Not handed in",
  "reminding.not_yet": "Learners who have not handed in",
  "reminding.again": "to be done again",
  "reminding.reminded_when": ["reminded ",["when"]],
  "reminding.hint": "Nobody chosen: all of them. Each is reminded once in twelve hours.",
  "reminding.remind_all": [["count","plural",{"one":["Remind ","#"," learner"],"other":["Remind all ","#"," learners"]}]],
  "reminding.remind_chosen": [["count","plural",{"one":["Remind ","#"," learner"],"other":["Remind ","#"," learners"]}]],
  "reminding.all_reminded": "All of them were reminded in the last twelve hours.",
  "reminding.closed": "This work is closed: nothing more is handed in.",
  "reminding.told": [["count","plural",{"one":["#"," learner is reminded."],"other":["#"," learners are reminded."]}]],
  "reminding.told_nobody": "Nobody was reminded: they have handed in meanwhile, or were reminded already.",
  "reminding.text": "Text for a message",
  "reminding.text_hint": "For WhatsApp or SMS. It names no learner.",
  "reminding.text_language": "Language of the text",
  "reminding.copy": "Copy the text",
  "reminding.copied": "The text is copied.",
  "reminding.copy_failed": "It could not be copied. Mark the text and copy it yourself.",
  "reminding.message": ["“",["title"],"” (",["class"],") is due ",["when"],". Please hand it in."],
  "reminding.message_over": ["“",["title"],"” (",["class"],") was due ",["when"],". Please hand it in as soon as you can."],
}
