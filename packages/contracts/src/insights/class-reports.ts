/** How a class does in lessons: for those who teach it, and for the principal of its school (seed 001 §7, payloads not shown there). */
import * as z from 'zod'
import { query } from '../call.ts'
import { contentType } from '../content/contents.ts'
import { contentStatus, countedAttempt, guid, id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { Accuracies, firstTry, ordered, rangeRefusals, reportRange, Trend } from './learner-reports.ts'

const watchers = ['teacher', 'principal'] as const

export const readClassPerformance = query({
  path: 'teacher/class/performance/global',
  summary: 'Work of a class day by day, or month by month',
  audience: watchers,
  input: z.object({ class_id: id, ...reportRange }),
  output: Trend.extend({ class_name: ClassName, course_id: id, total_students: z.int() }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'local',
  flags: { strict: true, kept: true },
})

export const ClassLessonFigures = z.object({
  lesson_guid: guid,
  lesson_name: z.string(),
  position: z.int(),
  learners_completed: z.int(),
  learners_in_progress: z.int(),
  learners_not_started: z.int(),
  /** Completed of all learners of the class. */
  lesson_completion: percentage,
  /** Mean over all contents that learners attempted, of the attempt that counts by the course's rule. */
  avg_accuracy: percentage,
  /** The same of the average of all attempts: by it a lesson is strong or weak. */
  all_attempts_accuracy: percentage,
  ...firstTry,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
})
export type ClassLessonFigures = z.infer<typeof ClassLessonFigures>

/** Figures of every lesson over all learners, and the map of learners by lessons: forty learners a page, by name. */
export const readClassLessons = query({
  path: 'teacher/class/lessons/summary',
  summary: 'Lessons of a class, and how each learner stands in them',
  audience: watchers,
  input: z.object({ class_id: id, page: z.int().min(1).max(10_000).default(1) }),
  output: z.object({
    class_name: ClassName,
    course_id: id,
    lessons: z.array(ClassLessonFigures),
    /** `completion` and `avg_accuracy` hold one value a lesson, in their order; null where the learner has not begun, or was not measured. */
    learners: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        username: z.string(),
        completion: z.array(z.number().nullable()),
        avg_accuracy: z.array(percentage),
      }),
    ),
    total_pages: z.int(),
  }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true, kept: true },
})

export const ClassStudent = z.object({
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  lessons_completed: z.int(),
  attempts: z.int(),
  average_accuracy: percentage,
  time_spent_in_seconds: z.int(),
  /** Present or late, of all marks that they were given in the school in the span, in per cent (seed 001 §3). */
  attendance_avg: percentage,
  /** Over all time; the others in the span. */
  lesson_completion: percentage,
  ...firstTry,
  worked_on: instant.nullable(),
})
export type ClassStudent = z.infer<typeof ClassStudent>

/** Forty learners a page; those without a figure stand last, and accuracies of few attempts too. */
export const listClassStudents = query({
  path: 'teacher/class/students',
  summary: 'Learners of a class with what they did',
  audience: watchers,
  input: z.object({
    class_id: id,
    ...reportRange,
    ...ordered(
      ['name', 'completion', 'lessons', 'accuracy', 'first', 'attempts', 'time', 'attendance', 'worked'],
      'name',
    ),
    page: z.int().min(1).max(10_000).default(1),
  }),
  output: z.object({ report: z.array(ClassStudent), total_pages: z.int() }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'local',
  flags: { strict: true, kept: true },
})

export const LessonLearner = z.object({
  user_id: id,
  full_name: z.string(),
  username: z.string(),
  content_status: contentStatus,
  completion: z.number(),
  avg_accuracy: percentage,
  ...firstTry,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
  worked_on: instant.nullable(),
})
export type LessonLearner = z.infer<typeof LessonLearner>

export const readClassLesson = query({
  path: 'teacher/class/lesson/summary',
  summary: 'A lesson of a class, learner by learner',
  audience: watchers,
  input: z.object({ class_id: id, lesson_guid: guid }),
  output: ClassLessonFigures.extend({ class_name: ClassName, course_id: id, learners: z.array(LessonLearner) }),
  refusals: ['not_found'],
  offline: 'local',
  flags: { strict: true, kept: true },
})

export const ClassModule = z.object({
  content_id: id,
  title: z.string(),
  content_type: contentType,
  not_started: z.int(),
  in_progress: z.int(),
  completed: z.int(),
  failed: z.int(),
  /** Mean of the attempt that counts of each learner who tried. */
  avg_accuracy: percentage,
  ...firstTry,
  attempts: z.int(),
  time_spent_in_seconds: z.int(),
})
export type ClassModule = z.infer<typeof ClassModule>

/** With `content_id` also each learner's standing in that content. */
export const readClassModules = query({
  path: 'teacher/class/lesson/module/summary',
  summary: 'Contents of a lesson, over all learners of a class',
  audience: watchers,
  input: z.object({ class_id: id, lesson_guid: guid, content_id: id.optional() }),
  output: z.object({
    counted_attempt: countedAttempt,
    modules: z.array(ClassModule),
    learners: z.array(
      z.object({
        user_id: id,
        full_name: z.string(),
        username: z.string(),
        content_status: contentStatus,
        completion: z.number(),
        accuracy: Accuracies,
        attempts: z.int(),
        time_spent_in_seconds: z.int(),
      }),
    ),
  }),
  refusals: ['not_found'],
  offline: 'online',
  flags: { strict: true, kept: true },
})
