/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "tasks.to_do": "What needs doing",
  "tasks.nothing": "Nothing waits for you",
  "tasks.learners": "Learners",
  "tasks.teachers": "Teachers",
  "tasks.classes": "Classes",
  "tasks.learners_without_class": "Learners without a class",
  "tasks.classes_without_teacher": "Classes without a teacher",
  "tasks.classes_without_class_teacher": "Classes without a class teacher",
  "tasks.classes_without_learners": "Classes without learners",
  "tasks.never_signed_in": "Never logged in",
  "tasks.codes_ending": "Starting codes that end or ended",
  "tasks.payments_waiting": "Payments that wait for you to confirm them",
  "tasks.look_alikes": "May be there twice",
  "tasks.pending_moves": "Moves that wait",
  "tasks.unfinished_imports": "Sheets that are not applied yet",
  "tasks.attendance_not_taken": "Classes whose attendance is not taken past nine",
  "tasks.subscription_ends": ["The subscription ends on ",["date"],"."],
  "tasks.subscription_over": ["The subscription ended on ",["date"],"."],
  "tasks.licences": [["used"]," of ",["total"]," licences of learners are used."],
  "tasks.campuses_without_admin": "Campuses without a campus admin",
  "tasks.campuses_subscription_ending": "Campuses whose subscription ends soon or ended",
  "tasks.campuses_silent": "Campuses of which nothing was heard for fourteen days",
  "tasks.campuses_failed_moves": "Campuses with moves that failed",
  "tasks.campuses_pending_moves": "Campuses with moves that wait",
}
