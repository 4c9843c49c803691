/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "campuses.about": "د کمپس په اړه",
  "campuses.people_by_role": "خلک د رول له مخې",
  "campuses.office_holders": "د دفتر چارواکي",
  "campuses.no_principal": "دلته لا هېڅوک مدیر نه دی.",
  "campuses.last_seen": ["وروستی ننوتل: ",["date"]],
  "campuses.never_seen": "لا هېڅکله نه دی ننوتی",
  "campuses.added_on": "دلته له دې نېټې",
  "campuses.papers_of": ["د ",["name"]," پاڼې چاپول"],
  "campuses.other_names": "نومونه په نورو ژبو",
  "campuses.licences": "د زده کوونکو جوازونه",
  "campuses.licences_hint": "تش: هغه چې له نورو کمپسونو سره یې شریک لري. ۰: بې حده.",
  "campuses.user_creation": "د کمپس مدیران کسان زیاتولای شي",
  "campuses.user_creation_usual": "لکه دلته چې دود دی",
  "campuses.user_creation_on": "هو",
  "campuses.user_creation_off": "نه",
  "campuses.classes": "ټولګي",
  "campuses.subscription": "ګډون",
  "campuses.subscription_span": [["from"]," – ",["until"]],
  "campuses.open_end": "بې پایه",
}
