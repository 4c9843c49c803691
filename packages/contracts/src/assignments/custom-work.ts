/** What `json_data` of an assignment holds where the work asks questions of its own (seed 001 §7). */
import * as z from 'zod'
import type { Question } from '../questions/questions.ts'

/** Version 1. Whole questions: they stay as they were when the work was set, whatever becomes of lesson and bank. */
export interface CustomWork {
  readonly v: 1
  readonly questions: readonly Question[]
}

/** Right or wrong by question, null where a person says; of answers that are marked. */
export const WorkResults = z.record(z.string(), z.boolean().nullable())
export type WorkResults = z.infer<typeof WorkResults>
