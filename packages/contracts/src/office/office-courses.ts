/** The courses that offices may look at (seed 001 §7; the payloads are ours). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, languageCode } from '../fields.ts'
import { offices } from '../office.ts'

const OfficeCourse = z.object({
  course_id: id,
  title: z.string(),
  subject: z.string(),
  grade: z.string(),
  language: languageCode,
  /** That the campus has; of all campuses all of them. */
  total_lessons: z.int(),
  /** Classes that are taught from it. */
  total_classes: z.int(),
})
export type OfficeCourse = z.infer<typeof OfficeCourse>

const sought = {
  /** Words of the title or the subject, in any of the languages of the subject. */
  search_string: z.string().trim().max(100).default(''),
  grade: z.string().trim().min(1).max(60).optional(),
  page: z.int().min(1).max(10_000).default(1),
  page_size: z.int().min(1).max(100).default(50),
}
const pages = { total: z.int(), total_pages: z.int(), grades: z.array(z.string()) }

export const listInstituteCourses = query({
  path: 'admin/institute/courses',
  summary: 'Courses that a campus has, in pages',
  audience: [...offices, 'principal'],
  /** Of the caller's own campus where it is left out. */
  input: z.object({ institution_id: id.optional(), ...sought }),
  output: z.object({ list: z.array(OfficeCourse), ...pages }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { forcedOnline: true },
})

/** Of the whole tenant; `is_at_campus` says which of them the caller's own campus has. */
export const listOfficeCourses = query({
  path: 'admin/courses',
  summary: 'Courses of the tenant, in pages',
  audience: offices,
  input: z.object(sought),
  output: z.object({
    list: z.array(OfficeCourse.omit({ total_classes: true }).extend({ is_at_campus: z.boolean() })),
    ...pages,
  }),
  offline: 'online',
  flags: { forcedOnline: true },
})
