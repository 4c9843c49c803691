/** How the campuses in the reach of a head or an administrator do, by class and by lesson (seed 001 §2; the payloads are ours). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { ClassLessonFigures } from './class-reports.ts'
import { ordered, rangeRefusals, reportRange, Trend, work } from './learner-reports.ts'

const heads = ['campus_admin', 'school_admin', 'admin', 'network_head', 'region_head'] as const
const page = z.int().min(1).max(10_000).default(1)
/** Left out for the caller's own. */
const campus = { institution_id: id.optional() }
const pages = { total: z.int(), total_pages: z.int() }

export const listResultCampuses = query({
  path: 'result/campuses',
  summary: 'Campuses whose results the caller may see',
  audience: heads,
  input: z.object({
    /** A part of the name, in any language that the campus has one in. */
    search_string: z.string().trim().max(100).default(''),
    page,
  }),
  output: z.object({ list: z.array(z.object({ institution_id: id, name: z.string(), city: z.string() })), ...pages }),
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const ClassResult = z.object({
  class_id: id,
  class_name: ClassName,
  total_students: z.int(),
  /** Over all time; the others in the span. */
  lesson_completion: percentage,
  ...work,
})
export type ClassResult = z.infer<typeof ClassResult>

/** Twenty classes a page, in the order of their grades or of a figure; those without it stand last, and accuracies of few attempts too. */
export const readResultSummary = query({
  path: 'result/summary',
  summary: 'Work of a campus day by day or month by month, and of each of its classes',
  audience: heads,
  input: z.object({
    ...campus,
    ...reportRange,
    ...ordered(['class', 'students', 'completion', 'lessons', 'accuracy', 'attempts', 'time'], 'class'),
    page,
  }),
  output: Trend.extend({ institution_id: id, institution_name: z.string(), classes: z.array(ClassResult), ...pages }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const LessonResult = ClassLessonFigures.extend({
  /** Learners of the class who completed it in the span; the others over all time. */
  completed_in_period: z.int(),
})
export type LessonResult = z.infer<typeof LessonResult>

/** Twenty lessons a page, in their order or that of a figure; those without it stand last, and scores of few attempts too. */
export const readClassResults = query({
  path: 'result/class/summary',
  summary: 'Work of a class of a campus, and each of its lessons',
  audience: heads,
  input: z.object({
    ...campus,
    class_id: id,
    ...reportRange,
    ...ordered(
      ['lesson', 'in_period', 'completed', 'in_progress', 'not_started', 'completion', 'score', 'first', 'time'],
      'lesson',
    ),
    page,
  }),
  output: Trend.extend({
    institution_id: id,
    institution_name: z.string(),
    class_name: ClassName,
    total_students: z.int(),
    lessons: z.array(LessonResult),
    ...pages,
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})
