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
  "refusals.typed_name_wrong": "That is neither the code nor the name. Nothing was deleted.",
  "refusals.class_code_taken": "Another class has this code already.",
  "refusals.class_exists": "This section has a class from this course already. Give this one a name of its own, or choose another course.",
  "refusals.course_missing": "This campus does not have this course.",
  "refusals.class_dates_wrong": "The class would end before it begins.",
  "refusals.delete_class_off": "Classes are not deleted here. Archive the class instead.",
  "refusals.course_change_unsaid": "Say that the course changes: what learners did stays with the lessons of the old one.",
}
