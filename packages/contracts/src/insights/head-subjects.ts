/**
 * How the schools of a region or of a network do in each subject (seed 001 §2 names the screens, §3 the fields; the paths are ours). A subject
 * is asked for by the name that these calls give it. No learner is in an answer: bands and numbers.
 */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import type { Role } from '../roles.ts'
import { ordered } from './learner-reports.ts'

const page = z.int().min(0).max(10_000).default(1)
/** Of the reach one region alone. */
const part = { region_id: id.optional() }
/** A subject, and one of its grades alone. */
const named = { subject: z.string().min(1).max(200), grade: z.string().max(100).optional() }

/** Each share beside what it is of. */
const figures = {
  /** Completed lessons, of every learner times every lesson of their classes of the subject. */
  lesson_completions: percentage,
  lesson_completions_of: z.int(),
  /** Mean accuracy of all attempts. */
  avg_accuracy_lessons: percentage,
  avg_accuracy_lessons_of: z.int(),
  assessments_attempted: z.int(),
  total_classes: z.int(),
  /** Places of learners in those classes. */
  total_learners: z.int(),
  time_spent_in_seconds: z.int(),
}

const together = {
  /** That teach it. */
  schools_total: z.int(),
  /** Of which something was heard in fourteen days: shares and time are of these. */
  schools_heard: z.int(),
  ...figures,
}

const Subject = {
  /** By which it is asked for. */
  subject: z.string(),
  /** As one of the schools writes it. */
  subject_name: z.string(),
}

const listed = { as_of: instant.nullable(), total: z.int(), total_pages: z.int() }

/** Learners by the average of all their attempts in the subject: up to 40, 41 to 60, 61 to 80, above 80; the others have few attempts or none. */
const bands = z.object({
  to_40: z.int(),
  to_60: z.int(),
  to_80: z.int(),
  above_80: z.int(),
  not_measured: z.int(),
})

export const HeadSubjectRow = z.object({ ...Subject, ...together })
export type HeadSubjectRow = z.infer<typeof HeadSubjectRow>

const HeadSubject = z.object({ as_of: instant.nullable(), ...Subject, ...together, bands })
export type HeadSubject = z.infer<typeof HeadSubject>

export const HeadGradeRow = z.object({ grade: z.string(), ...together })
export type HeadGradeRow = z.infer<typeof HeadGradeRow>

export const SubjectSchoolRow = z.object({
  institution_id: id,
  name: z.string(),
  region_name: z.string(),
  city: z.string(),
  ...figures,
  heard_on: instant.nullable(),
  /** Nothing was heard of it for fourteen days, or ever. */
  is_silent: z.boolean(),
})
export type SubjectSchoolRow = z.infer<typeof SubjectSchoolRow>

/** Twenty a page; subjects with most learners first. Accuracies of few attempts after the others. */
const subjectsOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/dashboard/subjects`,
    summary: 'Subjects in the schools of a head side by side',
    audience,
    input: z.object({
      ...part,
      sort: z.enum(['subject', 'learners', 'completion', 'score', 'assessments']).default('learners'),
      direction: z.enum(['ascending', 'descending']).default('descending'),
      page,
    }),
    output: z.object({ ...listed, report: z.array(HeadSubjectRow) }),
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

const subjectOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/subject/summary`,
    summary: 'A subject in the schools of a head together',
    audience,
    input: z.object({ ...part, ...named }),
    output: HeadSubject,
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

const gradesOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/subject/detail`,
    summary: 'A subject in the schools of a head by grade',
    audience,
    input: z.object({
      ...part,
      subject: named.subject,
      ...ordered(['grade', 'completion', 'score', 'assessments'], 'grade'),
      page,
    }),
    output: z.object({ ...listed, report: z.array(HeadGradeRow) }),
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

/** Twenty a page. Schools never heard of stand last, whatever the order; accuracies of few attempts after the others. */
const schoolsOf = <const P extends string>(area: P, audience: readonly Role[]) =>
  query({
    path: `${area}/subject/schools`,
    summary: 'The schools of a head side by side in one subject',
    audience,
    input: z.object({
      ...part,
      ...named,
      /** A part of the name, in any language that the school has one in. */
      search_string: z.string().trim().max(100).default(''),
      ...ordered(['name', 'learners', 'completion', 'score', 'assessments'], 'name'),
      page,
    }),
    output: z.object({ ...listed, report: z.array(SubjectSchoolRow) }),
    refusals: ['not_found'],
    offline: 'online',
    flags: { strict: true, kept: true },
  })

const network = ['network_head'] as const
const region = ['region_head'] as const

export const listNetworkSubjects = subjectsOf('networkhead', network)
export const listRegionSubjects = subjectsOf('regionhead', region)
export const readNetworkSubject = subjectOf('networkhead', network)
export const readRegionSubject = subjectOf('regionhead', region)
export const listNetworkSubjectGrades = gradesOf('networkhead', network)
export const listRegionSubjectGrades = gradesOf('regionhead', region)
export const listNetworkSubjectSchools = schoolsOf('networkhead', network)
export const listRegionSubjectSchools = schoolsOf('regionhead', region)
