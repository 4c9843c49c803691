/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "campuses.about": "About the campus",
  "campuses.people_by_role": "People by role",
  "campuses.office_holders": "Who holds the office",
  "campuses.no_principal": "Nobody is principal here yet.",
  "campuses.last_seen": ["Last log-in: ",["date"]],
  "campuses.never_seen": "Never logged in yet",
  "campuses.added_on": "Here since",
  "campuses.papers_of": ["Print papers of ",["name"]],
  "campuses.other_names": "Names in other languages",
  "campuses.licences": "Licences of learners",
  "campuses.licences_hint": "Empty: those that it shares with the other campuses. 0: no limit.",
  "campuses.user_creation": "Campus admins may add people",
  "campuses.user_creation_usual": "As usual here",
  "campuses.user_creation_on": "Yes",
  "campuses.user_creation_off": "No",
  "campuses.classes": "Classes",
  "campuses.subscription": "Subscription",
  "campuses.subscription_span": [["from"]," – ",["until"]],
  "campuses.open_end": "no end",
}
