/** Learners who join a class by its code (seed 000 §7). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { id } from '../fields.ts'
import { ClassName } from './classes.ts'

/** As typed: letter case, spaces and hyphens do not count. */
const learner_class_code = z.string().trim().min(1).max(40)

export const AvailableSubject = ClassName.extend({
  class_id: id,
  learner_class_code: z.string(),
  teacher_name: z.string(),
  is_enrolled: z.boolean(),
})
export type AvailableSubject = z.infer<typeof AvailableSubject>

/** Classes of a grade that everybody of the school may choose. */
export const listAvailableSubjects = query({
  path: 'user/signup/request/subjects/available',
  summary: 'Subjects of a grade that one can choose',
  audience: ['learner'],
  input: z.object({ grade: z.string().max(200) }),
  output: z.object({ list: z.array(AvailableSubject) }),
  offline: 'online',
})

/** Any class of the learner's own school whose code they know. Joining twice changes nothing. */
export const enrolInClass = command({
  path: 'user/signup/request/enroll/class',
  summary: 'Join a class by its code',
  audience: ['learner'],
  input: z.object({ learner_class_code }),
  output: z.object({ class_id: id }),
  refusals: ['class_code_unknown', 'too_many_tries'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})

/** Only from a class that one may choose; what was done there stays. */
export const leaveClass = command({
  path: 'user/signup/request/unenroll/class',
  summary: 'Leave a class by its code',
  audience: ['learner'],
  input: z.object({ learner_class_code }),
  output: z.object({ class_id: id }),
  refusals: ['class_code_unknown', 'not_allowed', 'too_many_tries'],
  offline: 'online',
  flags: { forcedOnline: true, loader: true },
})
