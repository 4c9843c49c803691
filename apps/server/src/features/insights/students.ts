import {
  listLearnersPerformance,
  listStudents,
  listStudentSubjects,
  readStudentBands,
  readStudentSummary,
  readStudentTime,
  type Student,
} from '@maktab/contracts/insights/students'
import type { Checked } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { reasonsBehind } from '@maktab/domain/insights/behind'
import { isHeard } from '@maktab/domain/insights/silence'
import { namedClass } from '@maktab/domain/schools/class-names'
import { mean, share } from '@maktab/domain/schools/percentages'
import { atGate, inside, type SchoolContext } from '#calls/handle.ts'
import { readFirstWorked, readLearnerWork } from '#features/insights/learner-reports.sql.ts'
import { inCampus } from '#features/insights/result-summaries.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import {
  countAssessmentsTaken,
  countStudents,
  findStudent,
  findStudents,
  readStudentClasses,
  readStudents,
  type StudentRow,
} from '#features/insights/students.sql.ts'
import { heardOf, readAsked } from '#features/insights/whole-school.ts'
import type { School } from '#features/insights/whole-school.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

const pageSize = 20
const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const students = {
  listStudents: inside(listStudents, ({ db, actor, now }, input) => listOf(db, actor, input, now)),

  listLearnersPerformance: atGate(listLearnersPerformance, async (gate, { institution_id, ...input }) => {
    const { actor, doors, now } = gate
    if (actor?.role !== 'principal')
      return inCampus(gate, institution_id, (db, campus) => listOf(db, campus, input, now))
    const { tenant_id, institution_id: own } = actor
    if (institution_id !== undefined && institution_id !== own) return refuse('not_found')
    const school = { tenant_id, institution_id: own }
    return doors.inSchool(school, (db) => listOf(db, school, input, now), 'read only')
  }),

  readStudentBands: inside(readStudentBands, async ({ db, actor, now }, input) => {
    const asked = await readAsked(db, actor, input, now)
    if (!asked.ok) return asked
    const { learners_behind, learners_silent, ...bands } = await countStudents(db, actor, asked.value)
    return accept({ bands, learners_behind, learners_silent, ...(await heardOf(db, actor, now)) })
  }),

  readStudentSummary: inside(readStudentSummary, async ({ db, actor, now }, { user_id, ...range }) => {
    const asked = await readAsked(db, actor, range, now)
    if (!asked.ok) return asked
    const [row] = await readStudents(db, actor, { ...asked.value, user_ids: [user_id] })
    if (!row) return refuse('not_found')
    const { classes: _classes, username: _username, ...figures } = figuresOf(row, asked.value)
    return accept({
      ...figures,
      lessons_completions: row.all_completed,
      assessments_taken: await countAssessmentsTaken(db, actor, user_id),
      as_of: now.toISOString(),
    })
  }),

  listStudentSubjects: inside(listStudentSubjects, async ({ db, actor, now }, { user_id }) => {
    const student = await findStudent(db, actor, user_id)
    if (!student) return refuse('not_found')
    const rows = await readStudentClasses(db, actor, user_id)
    return accept({
      report: rows.map((row) => ({
        class_id: row.class_id,
        class_name: namedClass(row),
        subject: row.subject,
        is_left: row.is_left,
        lesson_completions: row.completed,
        lesson_completion: share(row.completed, row.lessons_total),
        avg_accuracy_lessons: mean(row.accuracy_sum, row.attempts),
        avg_accuracy_lessons_of: row.attempts,
        time_spent_in_seconds: row.time_spent_in_seconds,
      })),
      as_of: now.toISOString(),
      synced_on: iso(student.synced_on),
    })
  }),

  readStudentTime: inside(readStudentTime, async ({ db, actor, now, language }, { user_id, ...range }) => {
    const student = await findStudent(db, actor, user_id)
    if (!student) return refuse('not_found')
    const learner = { ...actor, user_id }
    const read = await readTrend(
      range,
      { today: await readSchoolDay(db, actor, now), language },
      {
        first: () => readFirstWorked(db, learner, undefined),
        work: (span) => readLearnerWork(db, learner, span),
      },
    )
    if (!read.ok) return read
    const { trend } = read.value
    return accept({
      ...trend,
      total_time_spent_in_seconds: trend.time_spent_in_seconds,
      as_of: now.toISOString(),
      synced_on: iso(student.synced_on),
    })
  }),
}

type ListInput = Checked<typeof listStudents>

async function listOf(db: SchoolContext['db'], school: School, input: ListInput, now: Date) {
  const { only, sort, direction, page, search_string, ...filter } = input
  const asked = await readAsked(db, school, filter, now)
  if (!asked.ok) return asked
  const { user_ids, total } = await findStudents(db, school, {
    ...asked.value,
    search_string,
    only,
    sort,
    direction,
    // Some lists of the specification count pages from 0, others from 1: both mean the first.
    skip: (Math.max(1, page) - 1) * pageSize,
    take: pageSize,
  })
  const rows = await readStudents(db, school, { ...asked.value, user_ids })
  return accept({
    report: rows.map((row) => figuresOf(row, asked.value)),
    total,
    total_pages: Math.ceil(total / pageSize),
    ...(await heardOf(db, school, now)),
  })
}

function figuresOf(row: StudentRow, moment: { readonly now: Date; readonly today: string }): Student {
  return {
    user_id: row.user_id,
    full_name: row.full_name,
    username: row.username,
    classes: row.classes.map(namedClass),
    // Nothing heard is not zero.
    lesson_completion: row.is_known ? share(row.all_completed, row.lessons_total) : null,
    lesson_completion_of: row.lessons_total,
    lessons_avg_accuracy: mean(row.accuracy_sum, row.attempts),
    lessons_avg_accuracy_of: row.attempts,
    attendance_avg: share(row.attended, row.attendance_marked),
    attendance_avg_of: row.attendance_marked,
    avg_assignment_accuracy: mean(row.score_percent_sum, row.scored),
    avg_assignment_accuracy_of: row.scored,
    avg_assignments_turnedin: share(row.turned_in, row.due),
    avg_assignments_turnedin_of: row.due,
    time_spent_in_seconds: row.time_spent_in_seconds,
    worked_on: iso(row.worked_on),
    synced_on: iso(row.synced_on),
    reasons: reasonsBehind({ ...row, isSilent: !isHeard(row, moment) }),
  }
}
