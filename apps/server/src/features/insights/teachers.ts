import {
  listReportedTeachers,
  listTeacherClasses,
  readTeachersSummary,
  readTeacherSummary,
  type ReportedTeacher,
} from '@maktab/contracts/insights/teachers'
import type { Input } from '@maktab/contracts/call'
import { accept, refuse } from '@maktab/contracts/outcome'
import { attendanceOf } from '@maktab/domain/insights/attendance'
import { rankedAccuracy } from '@maktab/domain/insights/few'
import { figuresOf, numbersOf } from '@maktab/domain/insights/figures'
import { ranked } from '@maktab/domain/insights/ranking'
import { namedClass } from '@maktab/domain/schools/class-names'
import { mean, share } from '@maktab/domain/schools/percentages'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readClassCounts, readWaiting, type ClassCountsRow } from '#features/insights/dashboard.sql.ts'
import { readTeachers, type TeacherRow } from '#features/insights/teachers.sql.ts'
import { heardOf, readAsked, type AskedSchool } from '#features/insights/whole-school.ts'
import type { School } from '#features/insights/whole-school.sql.ts'

const pageSize = 20
const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const teachers = {
  listReportedTeachers: inside(
    listReportedTeachers,
    async ({ db, actor, now }, { sort, direction, page, search_string, ...filter }) => {
      const asked = await readAsked(db, actor, filter, now)
      if (!asked.ok) return asked
      const all = await readReported(db, actor, asked.value, search_string)
      const first = (Math.max(1, page) - 1) * pageSize
      return accept({
        report: [...ranked(all, ranks[sort], direction)].slice(first, first + pageSize),
        total: all.length,
        total_pages: Math.ceil(all.length / pageSize),
        ...(await heardOf(db, actor, now)),
      })
    },
  ),

  readTeachersSummary: inside(readTeachersSummary, async ({ db, actor, now }, filter) => {
    const asked = await readAsked(db, actor, filter, now)
    if (!asked.ok) return asked
    const all = await readReported(db, actor, asked.value, '')
    const sum = (of: (row: ReportedTeacher) => number) => all.reduce((total, row) => total + of(row), 0)
    return accept({
      total_teachers: all.length,
      assignments_total: sum((row) => row.assignments_total),
      assignments_total_graded: sum((row) => row.assignments_total_graded),
      waiting: sum((row) => row.waiting),
      ...(await heardOf(db, actor, now)),
    })
  }),

  readTeacherSummary: inside(readTeacherSummary, async ({ db, actor, now }, { user_id, attendance_mode, ...range }) => {
    const read = await readTeacher(db, actor, user_id, range, now)
    if (!read.ok) return read
    const { teacher, classes } = read.value
    const { lesson_completion, average_accuracy } = figuresOf(classes)
    return accept({
      full_name: teacher.full_name,
      report: [
        {
          lessons_completions: lesson_completion,
          lessons_avg_accuracy: average_accuracy,
          lessons_avg_accuracy_of: numbersOf(classes).average_accuracy_of,
          avg_attendance: attendance_mode === 0 ? null : attendanceOf(classes),
          // Scores of the work that they set, in per cent of its marks.
          assessment_avg_accuracy: mean(teacher.score_percent_sum, teacher.scored),
          ...workOf(teacher),
        },
      ],
      as_of: now.toISOString(),
      synced_on: iso(teacher.synced_on),
    })
  }),

  listTeacherClasses: inside(listTeacherClasses, async ({ db, actor, now }, { user_id, ...range }) => {
    const read = await readTeacher(db, actor, user_id, range, now)
    if (!read.ok) return read
    const { teacher, classes } = read.value
    return accept({
      report: classes.map((counts) => {
        const figures = figuresOf([counts])
        const numbers = numbersOf([counts])
        return {
          class_id: counts.class_id,
          class_name: namedClass(counts),
          total_learners: counts.total_students,
          lesson_completion: figures.lesson_completion,
          lesson_completion_of: numbers.lesson_completion_of,
          lessons_avg_accuracy: figures.average_accuracy,
          lessons_avg_accuracy_of: numbers.average_accuracy_of,
          avg_assignments_turnedin: figures.turned_in,
          avg_assignments_turnedin_of: numbers.turned_in_of,
          attendance_avg: attendanceOf([counts]),
          attendance_avg_of: counts.attendance_marked,
        }
      }),
      as_of: now.toISOString(),
      synced_on: iso(teacher.synced_on),
    })
  }),
}

type Db = SchoolContext['db']

const workOf = ({ assignments, due, turned_in, scored }: TeacherRow) => ({
  assignments_total: assignments,
  avg_assignments_turnedin: share(turned_in, due),
  avg_assignments_turnedin_of: due,
  assignments_total_graded: scored,
})

/** By what each order goes; they come by name. */
const ranks: Record<
  Input<typeof listReportedTeachers>['sort'] & string,
  (row: ReportedTeacher, place: number) => number | null
> = {
  name: (_, place) => place,
  score: ({ lessons_avg_accuracy, lessons_avg_accuracy_of }) =>
    rankedAccuracy(lessons_avg_accuracy, lessons_avg_accuracy_of),
  assignments: ({ assignments_total }) => assignments_total,
  turned_in: ({ avg_assignments_turnedin }) => avg_assignments_turnedin,
  graded: ({ assignments_total_graded }) => assignments_total_graded,
  waiting: ({ waiting }) => waiting,
}

async function readReported(
  db: Db,
  school: School,
  asked: AskedSchool,
  search_string: string,
): Promise<readonly ReportedTeacher[]> {
  const rows = await readTeachers(db, school, { ...asked, search_string })
  const counts = new Map((await readClassCounts(db, school, asked.now, asked)).map((one) => [one.class_id, one]))
  const waiting = await readWaiting(db, school, asked.class_ids)
  return rows.map((row) => {
    const classes = classesOf(row, counts)
    const own = waiting.filter(({ created_by }) => created_by === row.user_id)
    const oldest = own.map(({ oldest_on }) => oldest_on.getTime())
    return {
      user_id: row.user_id,
      full_name: row.full_name,
      username: row.username,
      classes: classes.map(namedClass),
      lessons_avg_accuracy: figuresOf(classes).average_accuracy,
      lessons_avg_accuracy_of: numbersOf(classes).average_accuracy_of,
      ...workOf(row),
      waiting: own.reduce((total, one) => total + one.waiting, 0),
      oldest_waiting_on: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
      synced_on: iso(row.synced_on),
    }
  })
}

/** In the order of the classes of the school. */
function classesOf({ class_ids }: TeacherRow, counts: ReadonlyMap<number, ClassCountsRow>): readonly ClassCountsRow[] {
  const own = new Set(class_ids)
  return [...counts.values()].filter(({ class_id }) => own.has(class_id))
}

async function readTeacher(db: Db, school: School, user_id: number, range: Parameters<typeof readAsked>[2], now: Date) {
  const asked = await readAsked(db, school, range, now)
  if (!asked.ok) return asked
  const [teacher] = await readTeachers(db, school, { ...asked.value, user_id })
  if (!teacher) return refuse('not_found')
  const counts = await readClassCounts(db, school, now, { ...asked.value, class_ids: teacher.class_ids })
  return accept({ teacher, classes: counts })
}
