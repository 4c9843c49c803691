/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "removal.note": "هغه څه په نښه کړئ چې نور یې په دې وسیله کې نه غواړئ. ستاسو کار پاتې کېږي، او په انټرنېټ یې بیا ډاونلوډولی شئ.",
  "removal.work": "دندې",
  "removal.courses": "کورسونه او لوستونه",
  "removal.kept": ["په دې وسیله کې ",["used"]," کارول شوي"],
  "removal.freed": [["size"]," خلاصېږي."],
  "removal.shared": "هېڅ نه خلاصېږي: نور ډاونلوډونه هماغه فایلونه غواړي.",
  "removal.remove": [["count","plural",{"0":["لرې کول"],"one":["#"," ډاونلوډ لرې کړئ"],"other":["#"," ډاونلوډونه لرې کړئ"]}]],
  "removal.asked": [["count","plural",{"one":["#"," ډاونلوډ له دې وسیلې لرې شي؟"],"other":["#"," ډاونلوډونه له دې وسیلې لرې شي؟"]}]],
  "removal.done": ["لرې شول. په دې وسیله کې لا ",["used"]," کارول شوي دي."],
  "removal.incomplete": "ټول لرې نه شول. بیا هڅه وکړئ.",
  "removal.unopened": "دېرش ورځې نه دي خلاص شوي",
  "removal.opened": [["size"]," · ",["when"]," خلاص شوی"],
  "removal.unopened_note": "ښايي دا نور پکار نه وي. هغه کار چې لېږلو ته په تمه وي هېڅکله نه لرې کېږي.",
}
