import {
  readDashboardAssignments,
  readDashboardPerformance,
  readDashboardTrend,
  readLastSync,
  readPrincipalDashboard,
} from '@maktab/contracts/insights/dashboard'
import { accept } from '@maktab/contracts/outcome'
import { attendanceOf, type AttendanceCounts } from '@maktab/domain/insights/attendance'
import { figuresOf, numbersOf } from '@maktab/domain/insights/figures'
import { dayBefore, trendOf } from '@maktab/domain/insights/trend'
import { attendanceMode } from '@maktab/domain/attendance/attendance-sheets'
import { namedClass } from '@maktab/domain/schools/class-names'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import { inside } from '#calls/handle.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { readClassWork, readFirstWorkedOfClass } from '#features/insights/class-reports.sql.ts'
import { readClassCounts, readDays, readSchool, readWaiting } from '#features/insights/dashboard.sql.ts'
import { devicesOf, heardOf, readAsked } from '#features/insights/whole-school.ts'
import { readDeviceAges, readTaughtClasses } from '#features/insights/whole-school.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

const trendDays = 30
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

export const dashboard = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  readPrincipalDashboard: inside(readPrincipalDashboard, async ({ db, actor, now, language }, input) => {
    const read = await readAsked(db, actor, input, now)
    if (!read.ok) return read
    const asked = read.value
    const { name, names, attendance_mode, ...totals } = await readSchool(db, actor, asked)
    const classes = await readClassCounts(db, actor, now, asked)
    const { class_ids, range, today } = asked
    const lastDay = range.end_date ?? today
    const days = await readDays(db, {
      ...actor,
      class_ids,
      firstDay: dayBefore(lastDay, trendDays - 1),
      lastDay,
    })
    const mode = attendanceMode(attendance_mode, tenants.find(actor.tenant_id)?.attendance_mode ?? 0)
    const hasSpan = range.start_date !== undefined || range.end_date !== undefined
    const marked: readonly AttendanceCounts[] = mode === 0 ? [] : hasSpan ? classes : days
    const { heard, standing } = await devicesOf(db, actor, now)
    return accept({
      institution_name: institutionName({ name, names }, language),
      ...heard,
      ...standing,
      ...figuresOf(classes),
      ...numbersOf(classes),
      // By the mode, not by what there is: a campus that stopped shows no figure of before.
      attendance: attendanceOf(marked),
      attendance_of: sum(marked, ({ attendance_marked }) => attendance_marked),
      ...totals,
      total_classes: classes.length,
      attempts_total: sum(classes, ({ attempts }) => attempts),
      time_spent_in_seconds: sum(classes, ({ time_spent_in_seconds }) => time_spent_in_seconds),
      last_synced_on: heard.synced_on,
      classes: classes.map((counts) => ({
        class_id: counts.class_id,
        name: namedClass(counts),
        total_students: counts.total_students,
        ...figuresOf([counts]),
        ...numbersOf([counts]),
      })),
      trend: [...trendOf({ days, today: lastDay, length: trendDays })],
    })
  }),

  readDashboardPerformance: inside(
    readDashboardPerformance,
    async ({ db, actor, now }, { is_student, attendance_mode, ...input }) => {
      const asked = await readAsked(db, actor, input, now)
      if (!asked.ok) return asked
      const all = await readClassCounts(db, actor, now, asked.value)
      const taught = is_student ? undefined : new Set(await readTaughtClasses(db, actor))
      const classes = taught === undefined ? all : all.filter(({ class_id }) => taught.has(class_id))
      const { lesson_completion, average_accuracy, average_score } = figuresOf(classes)
      const numbers = numbersOf(classes)
      const marked = attendance_mode === 0 ? [] : classes
      return accept({
        lessons_completions: lesson_completion,
        lessons_completions_of: numbers.lesson_completion_of,
        lessons_avg_accuracy: average_accuracy,
        lessons_avg_accuracy_of: numbers.average_accuracy_of,
        avg_assignment_accuracy: average_score,
        avg_assignment_accuracy_of: numbers.average_score_of,
        attendance_avg: attendanceOf(marked),
        attendance_avg_of: sum(marked, ({ attendance_marked }) => attendance_marked),
        ...(await heardOf(db, actor, now)),
      })
    },
  ),

  readDashboardAssignments: inside(readDashboardAssignments, async ({ db, actor, now }, input) => {
    const asked = await readAsked(db, actor, input, now)
    if (!asked.ok) return asked
    const { assignments_total } = await readSchool(db, actor, asked.value)
    const classes = await readClassCounts(db, actor, now, asked.value)
    const waiting = await readWaiting(db, actor, asked.value.class_ids)
    const oldest = waiting.map(({ oldest_on }) => oldest_on.getTime())
    return accept({
      assignments_total,
      avg_assignments_turnedin: figuresOf(classes).turned_in,
      avg_assignments_turnedin_of: numbersOf(classes).turned_in_of,
      assignments_total_completed: sum(classes, ({ returned }) => returned),
      assignments_total_graded: sum(classes, ({ scored }) => scored),
      waiting: sum(waiting, (row) => row.waiting),
      oldest_waiting_on: oldest.length === 0 ? null : new Date(Math.min(...oldest)).toISOString(),
      ...(await heardOf(db, actor, now)),
    })
  }),

  readDashboardTrend: inside(readDashboardTrend, async ({ db, actor, now, language }, input) => {
    const asked = await readAsked(db, actor, input, now)
    if (!asked.ok) return asked
    const { class_ids, range, today } = asked.value
    const place = { institution_id: actor.institution_id, class_ids }
    const read = await readTrend(
      range,
      { today, language },
      {
        first: () => readFirstWorkedOfClass(db, place),
        work: (span) => readClassWork(db, place, span),
      },
    )
    return read.ok ? accept({ ...read.value.trend, ...(await heardOf(db, actor, now)) }) : read
  }),

  readLastSync: inside(readLastSync, async ({ db, actor, now }) =>
    accept({ ...(await heardOf(db, actor, now)), ages: await readDeviceAges(db, actor, now) }),
  ),
})
