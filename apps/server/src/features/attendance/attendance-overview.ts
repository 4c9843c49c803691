import { readAttendanceOverview } from '@maktab/contracts/attendance/attendance-overview'
import { accept } from '@maktab/contracts/outcome'
import { isPastNine } from '@maktab/domain/attendance/attendance-day'
import { absencesToFollow, figuresOfLearner, followedDays } from '@maktab/domain/attendance/attendance-figures'
import { namedClass } from '@maktab/domain/schools/class-names'
import { share } from '@maktab/domain/schools/percentages'
import { daysBefore, isSchoolDay } from '@maktab/domain/schools/school-calendar'
import { minuteOfDay, schoolDay } from '@maktab/domain/schools/school-day'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { readSectionTeachers, type SectionTeacher } from '#features/attendance/attendance-overview.sql.ts'
import {
  readAttendanceDay,
  readLearnerMarks,
  readSheetClasses,
  type SheetClassRow,
} from '#features/attendance/attendance-sheets.sql.ts'
import { settingsOf, type AttendanceEquipment } from '#features/attendance/attendance-sheets.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

/** Learners on each of the two lists. */
const mostListed = 100

export const attendanceOverview = ({ tenants }: Pick<AttendanceEquipment, 'tenants'>) => ({
  readAttendanceOverview: atCampus(readAttendanceOverview, async ({ db, campus, actor, now }, asked) => {
    const read = await readDay(
      { db, campus, now },
      { tenants, user_id: actor.user_id, attendance_date: asked.attendance_date },
    )
    const { place, mode, attendance_date, rows } = read
    const teachers = await readSectionTeachers(db, campus.institution_id, attendance_date)
    const sections = [...groupByClass(sheetsToTake(read)).values()]
      .map((sheets) => showSection(sheets, teachers.get(sheets[0]!.class_id) ?? []))
      .sort((one, other) => Number(one.is_taken) - Number(other.is_taken))
    const sum = (count: (section: (typeof sections)[number]) => number) =>
      sections.reduce((total, section) => total + count(section), 0)
    const counts = {
      present: sum((one) => one.counts.present),
      absent: sum((one) => one.counts.absent),
      late: sum((one) => one.counts.late),
      leave: sum((one) => one.counts.leave),
      unmarked: sum((one) => one.counts.unmarked),
    }
    const names = new Map(rows.map((row) => [row.class_id, namedClass(row)]))
    const marks =
      mode === 0
        ? []
        : await readLearnerMarks(db, campus, {
            class_ids: undefined,
            start_date: daysBefore(attendance_date, followedDays - 1),
            end_date: attendance_date,
          })
    const learners = marks.flatMap((row) => {
      const name = names.get(row.class_id)
      if (!row.is_member || !name) return []
      const { user_id, full_name, roll_number, class_id } = row
      return [{ user_id, full_name, roll_number, class_id, name, figures: figuresOfLearner(row, place.minimum) }]
    })
    return accept({
      attendance_date,
      attendance_mode: mode,
      is_school_day: read.is_school_day,
      is_past_nine: read.is_past_nine,
      minimum: place.minimum,
      attendance_avg: share(counts.present + counts.late, counts.present + counts.absent + counts.late + counts.leave),
      counts,
      sections,
      absent_in_row: learners
        .filter(({ figures }) => figures.days_absent_in_row >= absencesToFollow)
        .map(({ figures, ...one }) => ({ ...one, days_absent_in_row: figures.days_absent_in_row }))
        .sort((one, other) => other.days_absent_in_row - one.days_absent_in_row)
        .slice(0, mostListed),
      below_minimum: learners
        .flatMap(({ figures, ...one }) =>
          figures.is_below_minimum && figures.attendance_avg !== null
            ? [{ ...one, attendance_avg: figures.attendance_avg }]
            : [],
        )
        .sort((one, other) => one.attendance_avg - other.attendance_avg)
        .slice(0, mostListed),
      as_of: now.toISOString(),
    })
  }),
})

type Campus = Pick<CampusContext, 'db' | 'campus' | 'now'>

interface DayAsked {
  readonly tenants: Pick<Tenants, 'find'>
  readonly user_id: number
  readonly attendance_date: string | undefined
}

/** A day of a campus, today where none is asked for, with its classes and their sheets; none where no attendance is taken. */
async function readDay({ db, campus, now }: Campus, { tenants, user_id, attendance_date: asked }: DayAsked) {
  const place = await readAttendanceDay(db, campus, { attendance_date: asked, now })
  const { attendance_date, said } = place
  const { mode, rest } = settingsOf(place, tenants, campus.tenant_id)
  const today = schoolDay(now, place.time_zone)
  const marker = { ...campus, user_id }
  return {
    place,
    mode,
    attendance_date,
    is_school_day: isSchoolDay(attendance_date, rest, said ?? undefined),
    is_past_nine: isPastNine(attendance_date, { today, minute: minuteOfDay(now, place.time_zone) }),
    rows: mode === 0 ? [] : await readSheetClasses(db, marker, { attendance_date, now, isOwn: false }),
  }
}

/** Of a day the classes in which attendance is taken and somebody learns. */
function sheetsToTake({ mode, rows }: Pick<Awaited<ReturnType<typeof readDay>>, 'mode' | 'rows'>) {
  return rows.filter((row) => (mode === 2 || row.keeps_register) && row.members > 0)
}

/** Classes whose attendance of today should have been taken and is not: 0 before nine and on days without school. */
export async function countNotTaken(context: Campus, asked: Omit<DayAsked, 'attendance_date'>): Promise<number> {
  const day = await readDay(context, { ...asked, attendance_date: undefined })
  if (!day.is_school_day || !day.is_past_nine) return 0
  return [...groupByClass(sheetsToTake(day)).values()].filter((sheets) => !showSection(sheets, []).is_taken).length
}

function groupByClass(rows: readonly SheetClassRow[]): ReadonlyMap<number, SheetClassRow[]> {
  const classes = new Map<number, SheetClassRow[]>()
  for (const row of rows) classes.set(row.class_id, [...(classes.get(row.class_id) ?? []), row])
  return classes
}

/** A class with the sheets of its day together: in lessons it is taken once the first of them is. */
function showSection(sheets: readonly SheetClassRow[], teachers: readonly SectionTeacher[]) {
  const first = sheets[0]!
  const sum = (count: (row: SheetClassRow) => number) => sheets.reduce((total, row) => total + count(row), 0)
  const marked = sum((row) => row.present + row.absent + row.late + row.leave)
  const begun = sheets.find((row) => row.present + row.absent + row.late + row.leave > 0)
  return {
    class_id: first.class_id,
    name: namedClass(first),
    is_taken: begun !== undefined,
    taken_on: begun?.taken_on?.toISOString() ?? null,
    taken_by_name: begun?.taken_by_name ?? null,
    teachers: [...teachers],
    counts: {
      present: sum((row) => row.present),
      absent: sum((row) => row.absent),
      late: sum((row) => row.late),
      leave: sum((row) => row.leave),
      unmarked: Math.max(0, sum((row) => row.members) - marked),
    },
  }
}
