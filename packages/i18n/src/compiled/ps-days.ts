/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "days.add_days": "رخصتي زیاتول",
  "days.kind": "دا څنګه ورځ ده؟",
  "days.holiday": "رخصتي",
  "days.working": "د درس ورځ",
  "days.working_hint": "درس شته، که څه هم د اونۍ دا ورځ رخصت وي.",
  "days.first": "لومړۍ ورځ",
  "days.first_needed": "لومړۍ ورځ وټاکئ.",
  "days.last": "وروستۍ ورځ",
  "days.last_hint": "که تشه پاتې شي، یوه ورځ ده.",
  "days.name_in": ["نوم (",["language"],")"],
  "days.kept": "جنتري خوندي شوه.",
  "days.removed": [["name"]," له جنترۍ لرې شو."],
  "days.undo": "بېرته",
  "days.change": "بدل کړئ",
  "days.remove": "لرې کړئ",
  "days.none": "د دې کال په اړه لا څه نه دي ویل شوي",
  "days.of_year": [["year"]," کال"],
  "days.year_before": "مخکینی کال",
  "days.year_after": "راتلونکی کال",
  "days.rests_anyway": "هره اونۍ هسې هم رخصت وي",
  "days.rest_days": "د اونۍ د رخصتۍ ورځې",
  "days.rest": "په دې ورځو کې درس نشته",
  "days.rest_usual": "لکه نور کمپسونه",
  "days.rest_all": "اونۍ لږ تر لږه یوه د درس ورځ لري.",
}
