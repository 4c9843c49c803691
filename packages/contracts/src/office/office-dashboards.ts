/**
 * How the campuses of an office do (seed 001 §7 names the calls; the payloads are ours). A campus admin asks for the own campus, a school
 * admin for those of the own school system, an admin for all of the tenant; `institution_id` names one of them. Figures are those that were
 * gathered, and say when.
 */
import * as z from 'zod'
import { query } from '../call.ts'
import { contentType } from '../content/contents.ts'
import { id, instant } from '../fields.ts'
import { Heard, performance, schools } from '../insights/head-dashboards.ts'
import { ordered, rangeRefusals, reportRange, Trend } from '../insights/learner-reports.ts'
import { campusOfOffice, officeQuery, offices } from '../office.ts'
import { campusTaskKinds, officeTaskKinds } from './office-lists.ts'

/** Left out for all campuses that the office is for. */
const part = { institution_id: id.optional() }

const OfficeSummary = Heard.extend({
  ...schools,
  ...performance,
  /** The campus that the figures are of; null for several together. */
  institution_name: z.string().nullable(),
  learners_active: z.int(),
  teachers_total: z.int(),
  classes_total: z.int(),
  time_spent_in_seconds: z.int(),
  /** Of the campus, else those that campuses share; scarce once nine of ten are used. Null where there is no limit, and of several campuses. */
  licences: z.object({ total: z.int(), used: z.int(), is_scarce: z.boolean() }).nullable(),
  /** When the subscription of the campus ends, where that is past or less than thirty days away; null of several campuses. */
  sub_end_date: instant.nullable(),
})
export type OfficeSummary = z.infer<typeof OfficeSummary>

export const readOfficeSummary = query({
  path: 'admin/dashboard/summary',
  summary: 'Figures of the campuses of an office together, or of one of them',
  audience: offices,
  input: z.object(part),
  output: OfficeSummary,
  refusals: ['not_found'],
  ...officeQuery,
  flags: { ...officeQuery.flags, strict: true, kept: true },
})

const use = {
  /** Who opened it, did so or went on in thirty days, and completed it. */
  learners: z.int(),
  learners_recent: z.int(),
  learners_completed: z.int(),
  time_spent_in_seconds: z.int(),
}

/** At most as many rows as there are types: it is not paged. */
export const listContentUse = query({
  path: 'admin/dashboard/contentusage',
  summary: 'How much contents are used, type by type, the one of most learners first',
  audience: offices,
  input: z.object(part),
  output: z.object({
    /** Of several campuses the earliest; null where nothing was counted yet. */
    as_of: instant.nullable(),
    learners_total: z.int(),
    report: z.array(z.object({ content_type: contentType, ...use })),
  }),
  refusals: ['not_found'],
  ...officeQuery,
  flags: { ...officeQuery.flags, strict: true, kept: true },
})

export const contentSorts = ['title', 'learners', 'recent', 'completed', 'time'] as const

/** Ours: content by content, of one campus. Twenty a page. */
export const listCampusContents = query({
  path: 'admin/dashboard/contents',
  summary: 'How much each content is used that somebody in a campus opened',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    content_type: contentType.optional(),
    ...ordered(contentSorts, 'learners'),
    page: z.int().min(0).max(10_000).default(1),
  }),
  output: z.object({
    as_of: instant.nullable(),
    learners_total: z.int(),
    report: z.array(z.object({ content_id: id, title: z.string(), content_type: contentType, ...use })),
    total: z.int(),
    total_pages: z.int(),
  }),
  refusals: ['not_found'],
  ...officeQuery,
  flags: { ...officeQuery.flags, strict: true, kept: true },
})

export const readOfficeTime = query({
  path: 'admin/dashboard/timespend',
  summary: 'Time and work in the campuses of an office day by day, or month by month',
  audience: offices,
  input: z.object({ ...part, ...reportRange }),
  output: Trend.extend({ total_time_spent_in_seconds: z.int() }),
  refusals: ['not_found', ...rangeRefusals],
  ...officeQuery,
  flags: { ...officeQuery.flags, strict: true, kept: true },
})

/** Each count is that of the list with the filter of the same name: people and classes of one campus, else campuses. */
export const listActionable = query({
  path: 'admin/dashboard/actionable',
  summary: 'What needs doing in a campus, or in how many campuses something needs doing',
  audience: offices,
  input: z.object(part),
  output: z.discriminatedUnion('of', [
    z.object({
      of: z.literal('campus'),
      institution_id: id,
      tasks: z.array(z.object({ kind: z.enum(officeTaskKinds), count: z.int() })),
    }),
    z.object({
      of: z.literal('campuses'),
      tasks: z.array(z.object({ kind: z.enum(campusTaskKinds), count: z.int() })),
    }),
  ]),
  refusals: ['not_found'],
  ...officeQuery,
  flags: { ...officeQuery.flags, strict: true, kept: true },
})
