/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "downloads.limits_title": "Data and quality",
  "downloads.quality": "Films",
  "downloads.quality_small": "Small picture, less data",
  "downloads.quality_whole": "Whole picture",
  "downloads.quality_audio": "Sound alone, least data",
  "downloads.quality_hint": "For what you download from now on. A film without this form comes in the next best one.",
  "downloads.only_wifi": "Download on Wi-Fi only",
  "downloads.line_is_free": "This device says that it is on Wi-Fi or a cable. A phone that shares its internet looks like Wi-Fi, too.",
  "downloads.line_is_paid": "This device says that it is on mobile data, or that it saves data.",
  "downloads.line_is_unknown": "This browser does not tell which line it uses. With this on, every download asks you first.",
  "downloads.budget": "Data for downloads in thirty days",
  "downloads.budget_none": "As much as it takes",
  "downloads.spent": [["used"]," used in the last thirty days."],
  "downloads.spent_of": [["used"]," of ",["budget"]," used in the last thirty days."],
  "downloads.spent_hint": "Counted are downloads on this device where the line is not known to be Wi-Fi. Mobile companies may count otherwise.",
  "downloads.limits_kept": "These settings are kept on this device.",
  "downloads.class_holds": "All its lessons, and the work that is set in it.",
  "downloads.whole_class": "A whole class",
  "downloads.choose_class": "Class",
  "downloads.whole_course": "A whole course",
  "downloads.choose_course": "Course",
  "downloads.course_holds": "All its lessons.",
  "downloads.of_grade": ["Grade ",["grade"]],
  "downloads.none_of_campus": "Nothing is downloaded yet. Choose a course or a class above, and download it for offline.",
}
