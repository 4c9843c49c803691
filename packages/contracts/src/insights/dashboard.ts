import * as z from 'zod'
import { query } from '../call.ts'
import { id, instant, percentage } from '../fields.ts'
import { ClassName } from '../schools/classes.ts'
import { rangeRefusals, reportRange, Trend } from './learner-reports.ts'
import { Heard, schoolFilter } from './whole-school.ts'

/** Each in per cent, with one decimal; null where there was nothing to measure. */
const figures = {
  /** Completed of all lessons, over all learners; over all time. */
  lesson_completion: percentage,
  /** Mean accuracy of all attempts in the span. */
  average_accuracy: percentage,
  /** Handed-in of the work whose due date is in the span and has come. */
  turned_in: percentage,
  /** Mean score of total marks, over scored work. */
  average_score: percentage,
}
/** What each is of: pairs of a learner and a lesson, attempts, pairs of a learner and a work, scores. */
const numbers = {
  lesson_completion_of: z.int(),
  average_accuracy_of: z.int(),
  turned_in_of: z.int(),
  average_score_of: z.int(),
}

const asked = { ...reportRange, ...schoolFilter }

/** Of the classes that are asked for, in the span; without a span over all time, and attendance of thirty days. */
export const readPrincipalDashboard = query({
  path: 'principal/dashboard/summary',
  summary: 'Figures of the school, and how many learners and devices they count',
  audience: ['principal'],
  input: z.object(asked),
  output: z.object({
    institution_name: z.string(),
    ...Heard.shape,
    ...figures,
    ...numbers,
    /** Present or late, of all marks, in per cent; null where the campus takes no attendance, or nobody was marked. */
    attendance: percentage,
    attendance_of: z.int(),
    total_learners: z.int(),
    total_teachers: z.int(),
    total_classes: z.int(),
    assignments_total: z.int(),
    attempts_total: z.int(),
    time_spent_in_seconds: z.int(),
    last_synced_on: instant.nullable(),
    /** Works that devices said they still hold alone, with those that were refused and not looked at; devices put away are left out. */
    works_waiting: z.int(),
    /** Devices with at least one such work. */
    devices_waiting: z.int(),
    /** Devices that said they have less than 200 MB left. */
    devices_nearly_full: z.int(),
    classes: z.array(z.object({ class_id: id, name: ClassName, total_students: z.int(), ...figures, ...numbers })),
    /** The last thirty days of the span, oldest first; days without work are there with zeros. */
    trend: z.array(
      z.object({ day: z.iso.date(), attempts: z.int(), average_accuracy: percentage, turned_in: z.int() }),
    ),
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, cache: true, kept: true },
})

/** The four figures of seed 001 §3. `dashboard_performance_summary`. */
export const readDashboardPerformance = query({
  path: 'principal/dashboard/performance',
  summary: 'The four figures of the school or of some of its classes',
  audience: ['principal'],
  /** `is_student` false: of classes that have a teacher now. `attendance_mode` 0: attendance is not asked for. */
  input: z.object({
    ...asked,
    is_student: z.boolean().default(true),
    attendance_mode: z.int().min(0).max(2).optional(),
  }),
  output: z.object({
    lessons_completions: percentage,
    lessons_completions_of: z.int(),
    lessons_avg_accuracy: percentage,
    lessons_avg_accuracy_of: z.int(),
    avg_assignment_accuracy: percentage,
    avg_assignment_accuracy_of: z.int(),
    attendance_avg: percentage,
    attendance_avg_of: z.int(),
    ...Heard.shape,
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** Of work whose due date is in the span. `dashboard_assignment_stats` of seed 001. */
export const readDashboardAssignments = query({
  path: 'principal/dashboard/assignments',
  summary: 'Work that was set, turned in, marked, and that waits',
  audience: ['principal'],
  input: z.object(asked),
  output: z.object({
    assignments_total: z.int(),
    avg_assignments_turnedin: percentage,
    avg_assignments_turnedin_of: z.int(),
    /** Returned. */
    assignments_total_completed: z.int(),
    assignments_total_graded: z.int(),
    /** Handed in and not marked, whenever it was due; the lists of teachers add up to it. */
    waiting: z.int(),
    oldest_waiting_on: instant.nullable(),
    ...Heard.shape,
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `dashboard_performance_trend` of seed 001. */
export const readDashboardTrend = query({
  path: 'principal/dashboard/trend',
  summary: 'Work of the school day by day, or month by month',
  audience: ['principal'],
  input: z.object(asked),
  output: Trend.extend(Heard.shape),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `principal_last_sync_date` of seed 001. Devices by when they were last heard of; each counts in one number. */
export const readLastSync = query({
  path: 'principal/lastsyncdate',
  summary: 'When devices of the school were last heard of',
  audience: ['principal'],
  input: z.object({}),
  output: z.object({
    ...Heard.shape,
    ages: z.object({ day: z.int(), week: z.int(), month: z.int(), quarter: z.int(), older: z.int(), never: z.int() }),
  }),
  offline: 'online',
  flags: { strict: true, kept: true },
})
