/** The figures of a week, by the same rules as the dashboards of whoever reads them. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { attendanceMode } from '@maktab/domain/attendance/attendance-sheets'
import { attendanceOf } from '@maktab/domain/insights/attendance'
import { reachOf } from '@maktab/domain/insights/campus-reach'
import { figuresOf, numbersOf } from '@maktab/domain/insights/figures'
import { heardSince, schoolFigures } from '@maktab/domain/insights/school-figures'
import { weekBefore, type WeekFigures } from '@maktab/domain/insights/weekly-figures'
import type { Doors, SchoolScope } from '#db/school.ts'
import { readClassCounts, readSchool, readWaiting } from '#features/insights/dashboard.sql.ts'
import { readSummary } from '#features/insights/head-dashboards.sql.ts'
import { readCampuses } from '#features/insights/result-summaries.sql.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import { countStudents } from '#features/insights/students.sql.ts'
import { heardOf, readAsked } from '#features/insights/whole-school.ts'
import type { WeeklyRole } from './weekly-figures.sql.ts'

export interface WeekOfReader extends WeekFigures {
  /** When it was counted; null where no school of the head was counted yet. */
  readonly as_of: Date | null
}

interface Asked {
  readonly role: WeeklyRole
  readonly tenant: Pick<Configuration, 'attendance_mode'>
  readonly now: Date
}

export function weekOf(
  doors: Doors,
  school: SchoolScope,
  { role, tenant, now }: Asked,
): Promise<WeekOfReader | undefined> {
  return role === 'principal' ? ofSchool(doors, school, tenant, now) : ofSchools(doors, school, role, now)
}

/** What was done in the seven days before today, and completion so far. */
function ofSchool(doors: Doors, school: SchoolScope, tenant: Asked['tenant'], now: Date) {
  return doors.inSchool(
    school,
    async (db): Promise<WeekOfReader | undefined> => {
      const range = weekBefore(await readSchoolDay(db, school, now))
      const asked = await readAsked(db, school, range, now)
      if (!asked.ok) return undefined
      const { attendance_mode } = await readSchool(db, school, asked.value)
      const classes = await readClassCounts(db, school, now, asked.value)
      const { learners_behind } = await countStudents(db, school, asked.value)
      const heard = await heardOf(db, school, now)
      const waiting = await readWaiting(db, school, asked.value.class_ids)
      const [figures, of] = [figuresOf(classes), numbersOf(classes)]
      const marked = attendanceMode(attendance_mode, tenant.attendance_mode) === 0 ? [] : classes
      return {
        as_of: now,
        heard: { key: 'learners', value: heard.learners_heard, of: heard.learners_total },
        shares: [
          { key: 'completion', value: figures.lesson_completion, of: of.lesson_completion_of },
          { key: 'accuracy', value: figures.average_accuracy, of: of.average_accuracy_of },
          { key: 'turned_in', value: figures.turned_in, of: of.turned_in_of },
          {
            key: 'attendance',
            value: attendanceOf(marked),
            of: marked.reduce((sum, { attendance_marked }) => sum + attendance_marked, 0),
          },
        ],
        counts: [
          { key: 'behind', value: learners_behind },
          { key: 'waiting', value: waiting.reduce((sum, row) => sum + row.waiting, 0) },
        ],
      }
    },
    'read only',
  )
}

/** How the schools of a head stand, as their dashboard says it: over all time, attendance of thirty days. */
function ofSchools(doors: Doors, { tenant_id, institution_id }: SchoolScope, role: WeeklyRole, now: Date) {
  return doors.inTenant(tenant_id, async (db): Promise<WeekOfReader | undefined> => {
    const [own] = await readCampuses(db, tenant_id, [institution_id])
    const reach = reachOf(role, own)
    if (!reach) return undefined
    const row = await readSummary(db, { tenant_id, reach }, heardSince(now))
    const figures = schoolFigures(row)
    return {
      as_of: row.as_of,
      heard: { key: 'schools', value: row.schools_heard, of: row.schools_total },
      shares: [
        { key: 'completion', value: figures.lessons_completions, of: figures.lessons_completions_of },
        { key: 'accuracy', value: figures.lessons_avg_accuracy, of: figures.lessons_avg_accuracy_of },
        { key: 'turned_in', value: figures.avg_assignments_turnedin, of: figures.avg_assignments_turnedin_of },
        { key: 'attendance', value: figures.attendance_avg, of: figures.attendance_avg_of },
      ],
      counts: [
        { key: 'silent', value: row.schools_total - row.schools_heard },
        { key: 'active', value: row.learners_active },
      ],
    }
  })
}
