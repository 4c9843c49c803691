/** What waits on this device, or was refused. A new message: add its key here and to ps, da and ur, then `npm run generate`. Full key: `waiting.key`. */
export const waiting = {
  work_submission: 'Work handed in',
  work_score: 'A score',
  work_return: 'Work returned to learners',
  work_attempt: 'Answers to questions',
  work_file: 'A file',
  work_other: 'Progress',
  work_waiting: 'Waiting',
  work_open: 'Open',
  work_again: 'Send again',
  work_copy: 'Copy into the answer form',
  work_copied: 'It stands in the answer form of the assignment now. What stood there before is still there.',
  work_text_not_copied: 'The text could not be copied: this device has no room for it.',
  work_files_not_copied: 'Could not be copied: {names}',
  work_to_form: 'Go to the answer form',
  work_dismiss_title: 'Take this off the device?',
  work_dismiss_body: 'The school did not take it, and it is nowhere else. Once removed it is gone.',
} as const
