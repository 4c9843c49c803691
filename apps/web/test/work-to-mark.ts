/** Work of a class as its teacher reads it: what tests of marking have in common. */
import type { HandedIn } from '@maktab/contracts/assignments/assignments'
import type { Submission } from '@maktab/contracts/assignments/submissions'

export const assignment_id = '3a7c1d52-0b0e-4c58-9d4e-2f6f5c1f7a01'

const name = { alias: 'Science 7 A', subject: 'Science', grade: '7', section: 'A' }

export const assignment = {
  assignment_id,
  assignment_type: 2,
  title: 'Water cycle',
  description: 'Draw it.',
  start_date: '2026-11-01T00:00:00.000Z',
  due_date: '2026-11-26T18:30:00.000Z',
  total_score: 20,
  allowed_attempts: 1,
  rubric_data: [],
  attachments: [],
  links: [],
  lessons: [],
  classes: [{ class_id: 5, name }],
  class_names: [name],
}

/** Who handed in nothing, but for what `part` says. */
export const learner = (user_id: number, full_name: string, part: Partial<Submission> = {}): Submission => ({
  user_id,
  full_name,
  username: full_name.toLowerCase(),
  class_id: 5,
  assignment_status: 0,
  due_date: null,
  is_excused: false,
  reminded_on: null,
  score: null,
  total_score: 20,
  teacher_remarks: '',
  remark_files: [],
  rubric_levels: {},
  scored_on: null,
  returned_on: null,
  submissions: [],
  automatic_score: null,
  is_score_automatic: false,
  counted_on: null,
  correct_questions: 0,
  total_questions: 0,
  has_new_comments: false,
  ...part,
})

export const work: HandedIn = {
  submission_id: 'a1',
  attempt_number: 1,
  handed_in_on: '2026-11-19T08:00:00.000Z',
  is_late: true,
  is_extra: false,
  is_after_close: false,
  text: 'Sun, cloud, rain',
  attachments: [],
}
