/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "reminding.heading": "نه دی سپارل شوی",
  "reminding.not_yet": "زده کوونکي چې نه یې دی سپارلی",
  "reminding.again": "باید بیا وشي",
  "reminding.reminded_when": ["یادونه ورته ",["when"]," شوې"],
  "reminding.hint": "که څوک ونه ټاکئ: ټول. هر یوه ته په دولسو ساعتونو کې یو ځل یادونه کېږي.",
  "reminding.remind_all": [["count","plural",{"one":["#"," زده کوونکي ته یادونه وکړئ"],"other":["ټولو ","#"," زده کوونکو ته یادونه وکړئ"]}]],
  "reminding.remind_chosen": [["count","plural",{"one":["#"," زده کوونکي ته یادونه وکړئ"],"other":["#"," زده کوونکو ته یادونه وکړئ"]}]],
  "reminding.all_reminded": "په تېرو دولسو ساعتونو کې ټولو ته یادونه شوې ده.",
  "reminding.closed": "دا کار بند دی: نور څه نه سپارل کېږي.",
  "reminding.told": [["count","plural",{"one":["#"," زده کوونکي ته یادونه وشوه."],"other":["#"," زده کوونکو ته یادونه وشوه."]}]],
  "reminding.told_nobody": "هېچا ته یادونه ونه شوه: یا یې په دې منځ کې سپارلی، یا ورته مخکې شوې ده.",
  "reminding.text": "د پیغام متن",
  "reminding.text_hint": "د واټساپ یا SMS لپاره. د هېڅ زده کوونکي نوم پکې نشته.",
  "reminding.text_language": "د متن ژبه",
  "reminding.copy": "متن کاپي کړئ",
  "reminding.copied": "متن کاپي شو.",
  "reminding.copy_failed": "کاپي نه شو. متن په نښه او پخپله یې کاپي کړئ.",
  "reminding.message": ["د «",["title"],"» (",["class"],") د سپارلو وروستۍ نېټه ",["when"]," ده. مهرباني وکړئ، ویې سپارئ."],
  "reminding.message_over": ["د «",["title"],"» (",["class"],") د سپارلو وروستۍ نېټه ",["when"]," وه. مهرباني وکړئ، ژر تر ژره یې وسپارئ."],
}
