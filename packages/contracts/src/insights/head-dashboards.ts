/**
 * How the schools of a region or of a network do (seed 001 §7 names the calls; the payloads are ours). The head of a region asks for the
 * schools of the region, the head of a network for all of the tenant or, by `region_id`, for those of one. No learner is in an answer: bands
 * and numbers.
 */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import type { Role } from '../roles.ts'
import { ordered, rangeRefusals, reportRange, Trend } from './learner-reports.ts'

const page = z.int().min(0).max(10_000).default(1)
/** Of the reach one region alone. */
const part = { region_id: id.optional() }

/** How old the figures are, and of how much they are. */
export const Heard = z.object({
  /** When it was counted; of several schools the earliest. Null where nothing was counted yet. */
  as_of: instant.nullable(),
  /** When a device was last heard of. */
  synced_on: instant.nullable(),
  learners_total: z.int(),
  /** Who worked or synced in seven days. */
  learners_heard: z.int(),
  devices_total: z.int(),
  /** In seven days. */
  devices_synced: z.int(),
})
export type Heard = z.infer<typeof Heard>

export const schools = {
  schools_total: z.int(),
  /** Of which something was heard in fourteen days: the others are in no mean. */
  schools_heard: z.int(),
}

/** Each share beside what it is of. */
export const performance = {
  /** Completed lessons, of every learner times every lesson of their classes. */
  lessons_completions: percentage,
  lessons_completions_of: z.int(),
  /** Mean accuracy of all attempts, whose number stands beside it. */
  lessons_avg_accuracy: percentage,
  lessons_avg_accuracy_of: z.int(),
  /** Handed-in work of all that was due. */
  avg_assignments_turnedin: percentage,
  avg_assignments_turnedin_of: z.int(),
  /** Mean score of scored work. */
  avg_assignment_accuracy: percentage,
  avg_assignment_accuracy_of: z.int(),
  /** Present or late, of all marks of thirty days. */
  attendance_avg: percentage,
  attendance_avg_of: z.int(),
}

/** Learners by the average of all their attempts: up to 40, 41 to 60, 61 to 80, above 80; the others have few attempts or none. */
const bands = z.object({
  to_40: z.int(),
  to_60: z.int(),
  to_80: z.int(),
  above_80: z.int(),
  not_measured: z.int(),
})

const SilentSchool = z.object({ institution_id: id, name: z.string(), heard_on: instant.nullable() })

const HeadSummary = Heard.extend({
  ...schools,
  ...performance,
  /** The region that was asked for, or that the caller is the head of. */
  region_name: z.string().nullable(),
  learners_active: z.int(),
  teachers_total: z.int(),
  classes_total: z.int(),
  time_spent_in_seconds: z.int(),
  bands,
  /** Those of which nothing was heard for longest, at most five. */
  silent: z.array(SilentSchool),
})
export type HeadSummary = z.infer<typeof HeadSummary>

export const SchoolRow = z.object({
  institution_id: id,
  name: z.string(),
  /** By which the ministry knows it; empty where nobody said. */
  ministry_code: z.string(),
  region_name: z.string(),
  city: z.string(),
  lesson_completion: percentage,
  lesson_completion_of: z.int(),
  lessons_avg_accuracy: percentage,
  /** Attempts at questions, over which the accuracy is. */
  assessments_attempted: z.int(),
  attendance_avg: percentage,
  attendance_avg_of: z.int(),
  learners_total: z.int(),
  learners_heard: z.int(),
  learners_active: z.int(),
  heard_on: instant.nullable(),
  /** Nothing was heard of it for fourteen days, or ever. */
  is_silent: z.boolean(),
})
export type SchoolRow = z.infer<typeof SchoolRow>

export const schoolSorts = ['name', 'code', 'completion', 'score', 'assessments', 'attendance', 'heard'] as const

const summaryOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/dashboard/summary`,
    summary: 'Figures of the schools of a head together, and which of them are silent',
    audience,
    input: z.object(part),
    output: HeadSummary,
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, cache: true, kept: true },
  })

const trendOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/dashboard/trend`,
    summary: 'Work in the schools of a head day by day, or month by month',
    audience,
    input: z.object({ ...part, ...reportRange }),
    output: Trend,
    refusals: ['not_found', ...rangeRefusals],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

/** Twenty a page. Schools never heard of stand last, whatever the order; accuracies of few attempts after the others. */
const schoolsOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/schools`,
    summary: 'The schools of a head side by side',
    audience,
    input: z.object({
      ...part,
      /** Of a district, as `dashboard/places` names it. */
      city_id: id.optional(),
      /** A part of the name, in any language that the school has one in, or the whole code of the ministry. */
      search_string: z.string().trim().max(100).default(''),
      /** Only those of which nothing was heard for fourteen days. */
      is_silent: z.boolean().default(false),
      ...ordered(schoolSorts, 'name'),
      page,
    }),
    output: z.object({
      as_of: instant.nullable(),
      report: z.array(SchoolRow),
      total: z.int(),
      total_pages: z.int(),
    }),
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

const network = ['network_head'] as const
const region = ['region_head'] as const

export const readNetworkSummary = summaryOf('networkhead', network)
export const readRegionSummary = summaryOf('regionhead', region)
export const readNetworkTrend = trendOf('networkhead', network)
export const readRegionTrend = trendOf('regionhead', region)
export const listNetworkSchools = schoolsOf('networkhead', network)
export const listRegionSchools = schoolsOf('regionhead', region)
