import * as z from 'zod'
import { mark } from '../fields.ts'

/** One row of a rubric; its best level counts towards the total marks. */
export const RubricCriterion = z.object({
  criterion_id: z.string().min(1).max(50),
  title: z.string().trim().min(1).max(200),
  levels: z
    .array(z.object({ level_id: z.string().min(1).max(50), label: z.string().trim().min(1).max(200), marks: mark }))
    .min(1)
    .max(8),
})
export type RubricCriterion = z.infer<typeof RubricCriterion>
