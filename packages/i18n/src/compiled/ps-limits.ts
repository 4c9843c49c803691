/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.limits_title": "ډاټا او کیفیت",
  "downloads.quality": "فلمونه",
  "downloads.quality_small": "کوچنی انځور، لږ ډاټا",
  "downloads.quality_whole": "بشپړ انځور",
  "downloads.quality_audio": "یوازې غږ، تر ټولو لږه ډاټا",
  "downloads.quality_hint": "د هغه څه لپاره چې تر دې وروسته یې ډاونلوډوئ. هغه فلم چې دا بڼه نه لري، په نږدې بڼه راځي.",
  "downloads.only_wifi": "یوازې په وای فای ډاونلوډ",
  "downloads.line_is_free": "دا وسیله وايي چې په وای فای یا کېبل ده. هغه ټلیفون چې خپل انټرنېټ شریکوي هم د وای فای په څېر ښکاري.",
  "downloads.line_is_paid": "دا وسیله وايي چې په موبایل انټرنېټ ده، یا ډاټا سپموي.",
  "downloads.line_is_unknown": "دا براوزر نه وايي چې کوم انټرنېټ کاروي. که دا چالان وي، هر ډاونلوډ لومړی له تاسو پوښتي.",
  "downloads.budget": "په دېرشو ورځو کې د ډاونلوډونو ډاټا",
  "downloads.budget_none": "څومره چې پکار وي",
  "downloads.spent": ["په تېرو دېرشو ورځو کې ",["used"]," کارول شوي."],
  "downloads.spent_of": ["په تېرو دېرشو ورځو کې له ",["budget"]," څخه ",["used"]," کارول شوي."],
  "downloads.spent_hint": "د دې وسیلې هغه ډاونلوډونه شمېرل کېږي چې څرګنده نه ده چې په وای فای شوي وي. د موبایل شرکتونه ښايي بل ډول یې وشمېري.",
  "downloads.limits_kept": "دا امستنې په دې وسیله کې ساتل کېږي.",
  "downloads.class_holds": "ټول لوستونه یې، او هغه دندې چې پکې ورکړل شوې دي.",
  "downloads.whole_class": "یو ټول ټولګی",
  "downloads.choose_class": "ټولګی",
  "downloads.whole_course": "یو ټول کورس",
  "downloads.choose_course": "کورس",
  "downloads.course_holds": "ټول لوستونه یې.",
  "downloads.of_grade": [["grade"]," ټولګی"],
  "downloads.none_of_campus": "لا هېڅ نه دي ډاونلوډ شوي. پورته یو کورس یا ټولګی وټاکئ او د آفلاین لپاره یې ډاونلوډ کړئ.",
}
