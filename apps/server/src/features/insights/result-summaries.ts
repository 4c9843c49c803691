import type { Input } from '@maktab/contracts/call'
import {
  listResultCampuses,
  readClassResults,
  readResultSummary,
  type ClassResult,
  type LessonResult,
} from '@maktab/contracts/insights/result-summaries'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isWithin, reachOf } from '@maktab/domain/insights/campus-reach'
import { rankedAccuracy } from '@maktab/domain/insights/few'
import { ranked } from '@maktab/domain/insights/ranking'
import { classLessonFigures } from '@maktab/domain/insights/lesson-figures'
import type { ReportRange } from '@maktab/domain/schools/report-range'
import { workFigures } from '@maktab/domain/insights/work-trend'
import type { Actor } from '@maktab/domain/people/actor'
import { namedClass } from '@maktab/domain/schools/class-names'
import { share } from '@maktab/domain/schools/percentages'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { atGate, type GateContext, type SchoolContext } from '#calls/handle.ts'
import { findNamedInstitutions } from '#features/access/login-institutions.sql.ts'
import { readClassLessonSums, readClassWork, readFirstWorkedOfClass } from '#features/insights/class-reports.sql.ts'
import {
  readCampuses,
  readClassResults as readClassRows,
  readCompletedInPeriod,
} from '#features/insights/result-summaries.sql.ts'
import { findClassOfSchool, readSchoolDay } from '#features/insights/sight.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

const pageSize = 20

export const resultSummaries = {
  listResultCampuses: atGate(listResultCampuses, async (gate, asked) => {
    const { reach } = await readReach(gate)
    if (!reach) return accept({ list: [], total: 0, total_pages: 0 })
    const { doors, tenant_id, language } = gate
    const found = await doors.inTenant(tenant_id, (db) =>
      findNamedInstitutions(db, { ...asked, tenant_id, language, pageSize, within: reach }),
    )
    return accept({ ...found, total_pages: Math.ceil(found.total / pageSize) })
  }),

  readResultSummary: atGate(readResultSummary, async (gate, { institution_id, sort, direction, page, ...asked }) =>
    inCampus(gate, institution_id, async (db, campus) => {
      const span = await readSpan(db, campus, asked, gate)
      if (!span.ok) return span
      const rows = await readClassRows(db, campus, span.value.range)
      const classes = rows.map((row) => ({
        class_id: row.class_id,
        class_name: namedClass(row),
        total_students: row.total_students,
        // Completed lessons, of every learner times every lesson of their class.
        lesson_completion: share(row.all_completed, row.total_students * row.total_lessons),
        ...workFigures([row]),
      }))
      return accept({
        institution_id: campus.institution_id,
        institution_name: campus.name,
        ...span.value.trend,
        classes: ranked(classes, classRanks[sort], direction).slice((page - 1) * pageSize, page * pageSize),
        total: classes.length,
        total_pages: Math.ceil(classes.length / pageSize),
      })
    }),
  ),

  readClassResults: atGate(
    readClassResults,
    async (gate, { institution_id, class_id, sort, direction, page, ...asked }) =>
      inCampus(gate, institution_id, async (db, campus) => {
        const seen = await findClassOfSchool(db, campus, class_id)
        if (!seen) return refuse('not_found')
        const place = { ...campus, class_id, course_id: seen.course_id }
        const span = await readSpan(db, place, asked, gate)
        if (!span.ok) return span
        const sums = await readClassLessonSums(db, place)
        const completed = await readCompletedInPeriod(db, place, span.value.range)
        const lessons = sums.map(({ lesson_guid, lesson_name, position, ...counts }) => ({
          lesson_guid,
          lesson_name,
          position,
          ...classLessonFigures(counts, seen.total_students, seen.counted_attempt),
          completed_in_period: completed.get(lesson_guid) ?? 0,
        }))
        return accept({
          institution_id: campus.institution_id,
          institution_name: campus.name,
          class_name: namedClass(seen),
          total_students: seen.total_students,
          ...span.value.trend,
          lessons: ranked(lessons, lessonRanks[sort], direction).slice((page - 1) * pageSize, page * pageSize),
          total: lessons.length,
          total_pages: Math.ceil(lessons.length / pageSize),
        })
      }),
  ),
}

type Ranks<Row, Sort extends string | undefined> = Record<Sort & string, (row: Row, place: number) => number | null>

/** By what each order of the classes goes; they come by their grades. */
const classRanks: Ranks<ClassResult, Input<typeof readResultSummary>['sort']> = {
  class: (_, place) => place,
  students: ({ total_students }) => total_students,
  completion: ({ lesson_completion }) => lesson_completion,
  lessons: ({ lessons_completed }) => lessons_completed,
  accuracy: ({ average_accuracy, attempts }) => rankedAccuracy(average_accuracy, attempts),
  attempts: ({ attempts }) => attempts,
  time: ({ time_spent_in_seconds }) => time_spent_in_seconds,
}

/** By what each order of the lessons goes; they come in their order. */
const lessonRanks: Ranks<LessonResult, Input<typeof readClassResults>['sort']> = {
  lesson: (_, place) => place,
  in_period: ({ completed_in_period }) => completed_in_period,
  completed: ({ learners_completed }) => learners_completed,
  in_progress: ({ learners_in_progress }) => learners_in_progress,
  not_started: ({ learners_not_started }) => learners_not_started,
  completion: ({ lesson_completion }) => lesson_completion,
  score: ({ avg_accuracy, attempts }) => rankedAccuracy(avg_accuracy, attempts),
  first: ({ first_accuracy, first_accuracy_of }) => rankedAccuracy(first_accuracy, first_accuracy_of),
  time: ({ time_spent_in_seconds }) => time_spent_in_seconds,
}

/** How far the caller sees, and the campus asked for where it lies within: two rows are read, however many campuses there are. */
async function readReach({ actor, doors }: GateContext, asked?: number) {
  if (!actor) throw new Error('Results are for somebody')
  const { tenant_id, institution_id, role } = actor
  const campuses = await doors.inTenant(tenant_id, (db) =>
    readCampuses(db, tenant_id, [institution_id, asked ?? institution_id]),
  )
  const byId = (id: number) => campuses.find((campus) => campus.institution_id === id)
  const reach = reachOf(role, byId(institution_id))
  const campus = byId(asked ?? institution_id)
  return { actor, reach, campus: campus && reach && isWithin(campus, reach) ? campus : undefined }
}

interface Campus extends Pick<Actor, 'tenant_id' | 'institution_id'> {
  readonly name: string
}

/** Reads within one campus, the caller's own where none is named. One beyond their reach is not there. */
export async function inCampus<T>(
  gate: GateContext,
  asked: number | undefined,
  read: (db: SchoolContext['db'], campus: Campus) => Promise<T>,
) {
  const { actor, campus } = await readReach(gate, asked)
  if (!campus) return refuse('not_found')
  const place = { tenant_id: actor.tenant_id, institution_id: campus.institution_id }
  return gate.doors.inSchool(
    place,
    (db) => read(db, { ...place, name: institutionName(campus, gate.language) }),
    'read only',
  )
}

/** What was done in the days that were asked for, in a class or in the whole campus. */
async function readSpan(
  db: SchoolContext['db'],
  place: Campus & { readonly class_id?: number },
  asked: ReportRange,
  { now, language }: Pick<GateContext, 'now' | 'language'>,
) {
  return readTrend(
    asked,
    { today: await readSchoolDay(db, place, now), language },
    {
      first: () => readFirstWorkedOfClass(db, place),
      work: (span) => readClassWork(db, place, span),
    },
  )
}
