/** Written by `npm run generate` from the messages; edit those. */
import type { CompiledCatalogue } from '../message.ts'

export const messages: CompiledCatalogue = {
  "refusals.api_error_while_downloading": "The download stopped because the server answered with an error. Try again later.",
  "refusals.campus_not_available": "This campus is not available here. Sync the campus you belong to.",
  "refusals.download_paused_offline_msg": "There is no internet. The download is paused and goes on by itself.",
  "refusals.download_success_msg": "The download is complete. You can use it without internet.",
  "refusals.error_download_in_progress": "A download is running. Wait until it ends, or cancel it first.",
  "refusals.error_download_in_progress_learner": "Your lessons are still downloading. Wait until it ends, or cancel it first.",
  "refusals.internet_timeout_Error": "The internet did not come back in time. The download was cancelled.",
  "refusals.on_download_internet_lost_error": "The internet was lost. The download waits for it.",
  "refusals.sync_success": "Everything is in sync.",
  "waiting.work_submission": "Work handed in",
  "waiting.work_score": "A score",
  "waiting.work_return": "Work returned to learners",
  "waiting.work_attempt": "Answers to questions",
  "waiting.work_file": "A file",
  "waiting.work_other": "Progress",
  "waiting.work_waiting": "Waiting",
  "waiting.work_open": "Open",
  "waiting.work_again": "Send again",
  "waiting.work_dismiss_title": "Take this off the device?",
  "waiting.work_dismiss_body": "The school did not take it, and it is nowhere else. Once removed it is gone.",
}
