/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "days.add_days": "Add a holiday",
  "days.kind": "What kind of day is it?",
  "days.holiday": "Holiday",
  "days.working": "Working day",
  "days.working_hint": "There is school, although that day of the week is free.",
  "days.first": "First day",
  "days.first_needed": "Choose the first day.",
  "days.last": "Last day",
  "days.last_hint": "Left empty, it is one day.",
  "days.name_in": ["Name (",["language"],")"],
  "days.kept": "The calendar is saved.",
  "days.removed": [["name"]," is taken out of the calendar."],
  "days.undo": "Undo",
  "days.change": "Change",
  "days.remove": "Remove",
  "days.none": "Nothing is said of this year yet",
  "days.of_year": ["Year ",["year"]],
  "days.year_before": "The year before",
  "days.year_after": "The year after",
  "days.rests_anyway": "free every week anyway",
  "days.rest_days": "Days of rest in the week",
  "days.rest": "No school on",
  "days.rest_usual": "As other campuses do",
  "days.rest_all": "A week has at least one day of school.",
}
