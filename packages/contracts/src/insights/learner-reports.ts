/**
 * How one learner does in lessons (seed 001 §7, payloads not shown there). A learner asks about themselves; `user_id` names the
 * learner whom a teacher looks at in a class of theirs, or a principal in their school.
 */
import * as z from 'zod'
import { query } from '../call.ts'
import { contentType } from '../content/contents.ts'
import { contentStatus, countedAttempt, guid, id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'

/** By which figure a whole list is put in order before a page is taken of it; `first` is the order that it has by itself. */
export function ordered<const S extends readonly [string, ...string[]]>(sorts: S, first: S[number]) {
  return {
    sort: z.enum(sorts).default(first as never),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
  }
}

/** Days at the school, both ends counted; without them all time. */
export const reportRange = { start_date: z.iso.date().optional(), end_date: z.iso.date().optional() }
export const rangeRefusals = ['start_after_today', 'end_after_today', 'start_after_end'] as const

/** Whose: left out for oneself. */
const whose = { user_id: id.optional() }
const watchers = ['learner', 'teacher', 'principal'] as const

/** What was done in a span of days. */
export const work = {
  /** Lessons completed on those days. */
  lessons_completed: z.int(),
  attempts: z.int(),
  /** Mean accuracy of those attempts. */
  average_accuracy: percentage,
  time_spent_in_seconds: z.int(),
}

export const TrendPoint = z.object({ day: z.iso.date(), ...work })
export type TrendPoint = z.infer<typeof TrendPoint>

/** Oldest first, every day or month of the span; a month is named by its first day in the span. */
export const Trend = z.object({ report: z.array(TrendPoint), is_month_wise: z.boolean(), ...work })
export type Trend = z.infer<typeof Trend>

export const readPerformanceTrend = query({
  path: 'learner/performance/trend',
  summary: 'Work of a learner day by day, or month by month',
  audience: watchers,
  input: z.object({ ...whose, class_id: id.optional(), ...reportRange }),
  output: Trend,
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true },
})

/** Of the first attempt at each content, whichever one counts, and over all time: the mean, and of how many contents it is. */
export const firstTry = { first_accuracy: percentage, first_accuracy_of: z.int() }

/** A lesson as one learner stands in it. */
export const LearnerLesson = z.object({
  class_id: id,
  course_id: id,
  lesson_guid: guid,
  lesson_name: z.string(),
  position: z.int(),
  content_status: contentStatus,
  completion: z.number(),
  /** Mean over its contents with an attempt, of the attempt that counts by the course's rule. */
  avg_accuracy: percentage,
  /** Mean over its contents with an attempt, of the average of all attempts at each: by it a lesson is strong or weak. */
  all_attempts_accuracy: percentage,
  ...firstTry,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
  worked_on: instant.nullable(),
  completed_on: instant.nullable(),
})
export type LearnerLesson = z.infer<typeof LearnerLesson>

/** Lessons that the caller worked on last in the span, latest first. */
export const listLessonReport = query({
  path: 'learner/lessons/report',
  summary: 'Lessons the caller worked on, page by page',
  audience: ['learner'],
  input: z.object({
    ...reportRange,
    class_id: id.optional(),
    is_completed: z.boolean().optional(),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    report: z.array(LearnerLesson.extend({ class_name: ClassName })),
    total: z.int(),
    total_pages: z.int(),
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true },
})

/** Every class that the caller learns in, with what was done in the span. */
export const listClasswiseStats = query({
  path: 'learner/stats/classwise',
  summary: 'Figures of the caller by class',
  audience: ['learner'],
  input: z.object(reportRange),
  output: z.object({
    report: z.array(z.object({ class_id: id, class_name: ClassName, course_id: id, lessons_total: z.int(), ...work })),
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true },
})

const standing = {
  lessons_total: z.int(),
  lessons_completed: z.int(),
  lessons_in_progress: z.int(),
  /** Completed of all lessons. */
  lessons_completion: percentage,
  /** Mean over the contents with an attempt, of the attempt that counts by the course's rule. */
  lessons_avg_accuracy: percentage,
  /** The same of the first attempt at each. */
  first_accuracy: percentage,
  /** Contents with an attempt: of so many are both accuracies. */
  assessments_taken: z.int(),
  time_spent_in_seconds: z.int(),
}
export const LearnerStanding = z.object(standing)
export type LearnerStanding = z.infer<typeof LearnerStanding>

/** All lessons of the caller's present classes together, or of one class. */
export const readLessonsSummary = query({
  path: 'learner/stats/lessons/summary',
  summary: 'How far the caller is with lessons',
  audience: ['learner'],
  input: z.object({ class_id: id.optional() }),
  output: LearnerStanding,
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true },
})

const byClass = z.array(
  z.object({ class_id: id, class_name: ClassName, course_id: id, ...standing, strong: z.int(), weak: z.int() }),
)

/** Every lesson of the caller's present classes, in order, or of one class; and what they come to together and class by class. */
export const listLessonStats = query({
  path: 'learner/stats/lessons',
  summary: 'Figures of the caller by lesson',
  audience: ['learner'],
  input: z.object({ class_id: id.optional() }),
  output: z.object({ report: z.array(LearnerLesson), summary: LearnerStanding, classes: byClass }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true },
})

/** How many lessons of each class are done, and in how many the caller is strong or weak. */
export const listClasswiseLessons = query({
  path: 'learner/lessons/stats/classwise',
  summary: 'Lessons of the caller by class and standing',
  audience: ['learner'],
  input: z.object({}),
  output: z.object({ report: byClass }),
  offline: 'local',
  flags: { strict: true },
})

export const readClassSummary = query({
  path: 'learner/class/summary',
  summary: 'How a learner does in a class',
  audience: watchers,
  input: z.object({ ...whose, class_id: id }),
  output: LearnerStanding.extend({ full_name: z.string(), class_name: ClassName, course_id: id }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true },
})

export const RatedLesson = z.object({ lesson_guid: guid, lesson_name: z.string(), avg_accuracy: z.number() })
export type RatedLesson = z.infer<typeof RatedLesson>

/** Strong above 60, weak below 61, on the rounded average of all attempts (seed 001 §9): a lesson with an attempt is in exactly one list. */
export const readLessonStrengths = query({
  path: 'learner/class/lessons/stats',
  summary: 'Strong and weak lessons of a learner in a class',
  audience: watchers,
  input: z.object({ ...whose, class_id: id }),
  output: z.object({ strength: z.array(RatedLesson), weakness: z.array(RatedLesson) }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true },
})

export const listClassLessonReport = query({
  path: 'learner/class/lessons/report',
  summary: 'Lessons of a class as a learner stands in them',
  audience: watchers,
  input: z.object({ ...whose, class_id: id }),
  output: z.object({ topics: z.array(LearnerLesson) }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true },
})

/** Accuracies in per cent, null before the first attempt. */
export const Accuracies = z.object({
  best: percentage,
  last: percentage,
  average: percentage,
  first: percentage,
  /** The one of best, last and average that counts in this course. */
  counted: percentage,
})

export const LessonContentReport = z.object({
  content_id: id,
  title: z.string(),
  content_type: contentType,
  content_status: contentStatus,
  completion: z.number(),
  accuracy: Accuracies,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
})
export type LessonContentReport = z.infer<typeof LessonContentReport>

export const readLessonContents = query({
  path: 'learner/lesson/contents/report',
  summary: 'Contents of a lesson as a learner stands in them',
  audience: watchers,
  input: z.object({ ...whose, class_id: id, lesson_guid: guid }),
  output: z.object({
    full_name: z.string(),
    class_name: ClassName,
    course_id: id,
    lesson_name: z.string(),
    counted_attempt: countedAttempt,
    lesson_summary: z.object({
      videos_time_spent: z.int(),
      /** Mean of the accuracies that count, over games with an attempt. */
      game_avg_accuracy: percentage,
      /** The same over assessments. */
      assessment_avg_accuracy: percentage,
      time_spent_in_seconds: z.int(),
      completion: z.number(),
      content_status: contentStatus,
    }),
    lesson_contents: z.array(LessonContentReport),
  }),
  refusals: ['not_found'],
  offline: 'local',
})
