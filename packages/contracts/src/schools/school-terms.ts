import * as z from 'zod'

/** A part of a school year that the school names: a term, a semester, a quarter. */
export const SchoolTerm = z.object({
  name: z.string().trim().max(60),
  start_date: z.iso.date(),
  /** Its last day. */
  end_date: z.iso.date(),
})
export type SchoolTerm = z.infer<typeof SchoolTerm>
