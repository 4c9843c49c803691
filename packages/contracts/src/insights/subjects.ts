/** How a school does in each subject (seed 001 §3 and §7). */
import * as z from 'zod'
import { query } from '../call.ts'
import { id, percentage } from '../fields.ts'
import { ordered, rangeRefusals, reportRange } from './learner-reports.ts'
import { Heard, listPage, schoolFilter } from './whole-school.ts'

const { subject: _subject, ...places } = schoolFilter
const named = { subject: z.string().min(1).max(200) }
const order = ordered(['grade', 'score', 'completion', 'assessments'], 'grade')

const figures = {
  avg_accuracy_lessons: percentage,
  avg_accuracy_lessons_of: z.int(),
  lesson_completions: percentage,
  lesson_completions_of: z.int(),
  /** Attempts at questions in the span. */
  assessments_attempted: z.int(),
  total_classes: z.int(),
  /** Places of learners in those classes. */
  total_learners: z.int(),
  time_spent_in_seconds: z.int(),
}

/** As the first of its classes writes it; classes that write it otherwise are of it all the same. */
export const SubjectFigures = z.object({ subject: z.string(), grades: z.array(z.string()), ...figures })
export type SubjectFigures = z.infer<typeof SubjectFigures>

/** `dashboard_subject_performance` of seed 001. */
export const listSubjectPerformance = query({
  path: 'principal/dashboard/subjects',
  summary: 'Subjects of the school side by side',
  audience: ['principal'],
  input: z.object({ ...reportRange, ...schoolFilter, ...order }),
  output: z.object({ report: z.array(SubjectFigures), ...Heard.shape }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

/** `principal_subject_summary` of seed 001; the words of its numbers go by the tenant's names for people. */
export const readPrincipalSubject = query({
  path: 'principal/subject/summary',
  summary: 'The three figures of a subject',
  audience: ['principal'],
  input: z.object({ ...named, ...reportRange, ...places }),
  output: z.object({
    lesson_completions: percentage,
    avg_accuracy_lessons: percentage,
    avg_accuracy_lessons_of: z.int(),
    total_learners: z.int(),
    ...Heard.shape,
  }),
  refusals: rangeRefusals,
  offline: 'online',
  flags: { strict: true, kept: true },
})

const watchers = ['principal', 'campus_admin', 'school_admin', 'admin', 'network_head', 'region_head'] as const

/** Of the caller's campus, or of one in their reach. `subjectwise_summary` of seed 001 is this call too. */
export const readSubjectSummary = query({
  path: 'subject/summary',
  summary: 'A subject of a campus: lessons, questions, videos and games',
  audience: watchers,
  input: z.object({ ...named, ...reportRange, ...places, institution_id: id.optional() }),
  output: z.object({
    avg_lesson_completion: percentage,
    avg_lesson_completion_of: z.int(),
    lesson_avg_accuracy: percentage,
    assessments_attempted: z.int(),
    total_classes: z.int(),
    total_learners: z.int(),
    /** Questions in attempts that count, of who is in the classes now. */
    attempted_qs: z.int(),
    /** Completed videos and games, each once for a learner and class. */
    videos_watched: z.int(),
    games_played: z.int(),
    time_spent_in_seconds: z.int(),
    ...Heard.shape,
  }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})

export const GradeFigures = z.object({ grade: z.string(), section: z.string(), ...figures })
export type GradeFigures = z.infer<typeof GradeFigures>

/** By grade and section. `subjectwise_grades_report` of seed 001. */
export const listSubjectGrades = query({
  path: 'subject/grades/report',
  summary: 'A subject of a campus by grade and section',
  audience: watchers,
  input: z.object({ ...named, ...reportRange, ...places, ...listPage, ...order, institution_id: id.optional() }),
  output: z.object({ report: z.array(GradeFigures), total: z.int(), total_pages: z.int(), ...Heard.shape }),
  refusals: ['not_found', ...rangeRefusals],
  offline: 'online',
  flags: { strict: true, kept: true },
})
