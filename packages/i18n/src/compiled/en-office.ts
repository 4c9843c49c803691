/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "office.online_only": "Administration needs the internet. What you typed stays here.",
  "office.draft_back": "What you typed before is here again.",
  "office.draft_discard": "Start anew",
  "office.changed_title": "Somebody else changed this meanwhile",
  "office.changed_now": "As it is now",
  "office.changed_yours": "As you typed it",
  "office.keep_mine": "Save what I typed",
  "office.take_theirs": "Take it as it is now",
  "office.save": "Save",
  "office.nothing": "Nothing",
  "refusals.changed_meanwhile": "Somebody else changed this meanwhile. Look at how it is now before you save.",
}
