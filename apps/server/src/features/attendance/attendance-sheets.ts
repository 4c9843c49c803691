/** Taking attendance: classes of a day, one sheet, and marks on it. */
import {
  assignAttendance,
  listAbsentGuardians,
  readAttendance,
  type SheetLearner,
} from '@maktab/contracts/attendance/attendance-sheets'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isPastNine, learnerOfSheet, learnersToFollow, linesOfDay } from '@maktab/domain/attendance/attendance-day'
import { followedDays } from '@maktab/domain/attendance/attendance-figures'
import {
  attendanceMode,
  countMarks,
  decideMarks,
  decideSheet,
  periodOf,
  takesSheet,
  type AttendanceMode,
  type SheetFacts,
  type SheetRefusal,
  type StandingMark,
} from '@maktab/domain/attendance/attendance-sheets'
import { daysBefore, isSchoolDay, weeklyRest } from '@maktab/domain/schools/school-calendar'
import { minuteOfDay, schoolDay } from '@maktab/domain/schools/school-day'
import { inside, type SchoolContext } from '#calls/handle.ts'
import {
  findSheet,
  findSheetFacts,
  readAttendanceDay,
  readAbsentGuardians,
  readLearnerMarks,
  readSheetClasses,
  readSheetLearners,
  savingMarks,
  takeSheet,
  type FollowedRow,
  type PlaceRow,
  type SheetClassRow,
  type Standing,
  type SheetLearnerRow,
} from '#features/attendance/attendance-sheets.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export interface AttendanceEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  readonly newGuid: () => string
}

/** Mode and rest of a campus, its own before its tenant's. */
export function settingsOf(
  place: Pick<PlaceRow, 'attendance_mode' | 'weekly_rest'>,
  tenants: Pick<Tenants, 'find'>,
  tenant_id: number,
): { readonly mode: AttendanceMode; readonly rest: readonly number[] } {
  const tenant = tenants.find(tenant_id)
  return {
    mode: attendanceMode(place.attendance_mode, tenant?.attendance_mode ?? 0),
    rest: weeklyRest(place.weekly_rest, tenant?.first_weekday ?? 1),
  }
}

export const attendanceSheets = ({ tenants, newGuid }: AttendanceEquipment) => {
  const factsOf = ({ actor }: SchoolContext, row: PlaceRow & Standing, given: Date): SheetFacts => ({
    ...row,
    mode: settingsOf(row, tenants, actor.tenant_id).mode,
    today: schoolDay(given, row.time_zone),
    is_office: actor.role !== 'teacher',
  })

  return {
    readAttendance: inside(readAttendance, async (context, asked) => {
      const { db, actor, now } = context
      const place = await readAttendanceDay(db, actor, { attendance_date: asked.attendance_date, now })
      const { attendance_date, said } = place
      const { mode, rest } = settingsOf(place, tenants, actor.tenant_id)
      const today = schoolDay(now, place.time_zone)
      const is_school_day = isSchoolDay(attendance_date, rest, said ?? undefined)
      const isOffice = actor.role !== 'teacher'
      const rows = mode === 0 ? [] : await readSheetClasses(db, actor, { attendance_date, now, isOwn: !isOffice })
      const factsOfClass = (row: SheetClassRow): SheetFacts => ({ ...place, ...row, mode, today, is_office: isOffice })
      const shown = rows.filter((row) => takesSheet(factsOfClass(row)) && (mode === 2 || row.keeps_register))
      const clock = { today, minute: minuteOfDay(now, place.time_zone) }
      const isLate = is_school_day && isPastNine(attendance_date, clock)
      const class_ids = [...new Set(shown.map(({ class_id }) => class_id))]
      // The sheet is read beside what the marks of the days before come to.
      const [followed, sheet] = await Promise.all([
        isOffice && asked.class_id === undefined
          ? []
          : readLearnerMarks(db, actor, {
              class_ids: asked.class_id === undefined ? class_ids : [...class_ids, asked.class_id],
              start_date: daysBefore(attendance_date, followedDays - 1),
              end_date: attendance_date,
            }),
        asked.class_id === undefined
          ? null
          : readSheet(context, { ...asked, class_id: asked.class_id, attendance_date }, { mode, place, rows }),
      ])
      if (sheet === undefined) return refuse('not_found')
      return accept({
        attendance_date,
        attendance_mode: mode,
        is_school_day,
        as_of: now.toISOString(),
        minimum: place.minimum,
        edit_days: place.edit_days,
        classes: linesOfDay(shown, {
          mode,
          mayMark: (row) => decideSheet({ facts: factsOfClass(row), attendance_date, given: now }).ok,
          isLate,
        }),
        sheet: sheet && showSheet(sheet, followed, place.minimum),
        to_follow: isOffice
          ? []
          : learnersToFollow(
              followed.filter(({ class_id, is_member }) => is_member && class_ids.includes(class_id)),
              place.minimum,
            ),
      })
    }),

    /** Four statements: what is known, the sheet, its marks, and what comes of them. */
    assignAttendance: inside(assignAttendance, async (context, input) => {
      const { db, actor, given, now, device_id, atEnd } = context
      const { class_id, attendance_date } = input
      const found = await findSheetFacts(db, actor, { ...input, given })
      if (!found || found.is_id_taken) return refuse('not_found')
      const facts = factsOf(context, found, given)
      const allowed = decideSheet({ facts, attendance_date, given })
      if (!allowed.ok) return allowed
      const entry_id = context.command_id ?? newGuid()
      const early = decideMarks({ members: new Set(), standing: new Map(), marks: input.marks, given, entry_id })
      if (!early.ok) return early
      const key = { class_id, attendance_date, period: periodOf(facts.mode, input.period) }
      if (found.kept_period !== null && found.kept_period !== key.period) return refuse('not_found')
      // They leave together, and the second reads what whoever held the sheet before left behind.
      const [{ attendance_id, taken_on }, learners] = await Promise.all([
        takeSheet(db, actor, key, { ...input, given }),
        readSheetLearners(db, actor, key),
      ])
      const decision = decideMarks({
        members: new Set(learners.filter(({ is_member }) => is_member).map(({ user_id }) => user_id)),
        standing: standingOf(learners, { user_id: actor.user_id, device_id }),
        marks: input.marks,
        given,
        entry_id,
      })
      if (!decision.ok) return decision
      const { marks, set_aside } = decision.value
      atEnd((ending) =>
        savingMarks(ending, { ...actor, device_id }, { ...key, attendance_id }, { marks, entry_id, now }),
      )
      const counted = new Map(
        marks.filter(({ counts }) => counts).map((mark) => [mark.user_id, mark.attendance_status]),
      )
      const { rest } = settingsOf(found, tenants, actor.tenant_id)
      return accept({
        attendance_id,
        taken_on: taken_on.toISOString(),
        counts: countMarks(learners.map((one) => counted.get(one.user_id) ?? one.attendance_status ?? 0)),
        set_aside: [...set_aside],
        is_extra_day: !isSchoolDay(attendance_date, rest, found.said),
      })
    }),

    listAbsentGuardians: inside(listAbsentGuardians, async (context, { class_id, attendance_date, period }) => {
      const { db, actor, now } = context
      const found = await findSheetFacts(db, actor, { class_id, attendance_date, given: now })
      if (!found) return refuse('not_found')
      const facts = factsOf(context, found, now)
      if (!takesSheet(facts)) return refuse('not_class_teacher')
      const key = { class_id, attendance_date, period: periodOf(facts.mode, period) }
      return accept({ list: [...(await readAbsentGuardians(db, actor, key))] })
    }),
  }

  /** Undefined where the person may not see the class. */
  async function readSheet(
    context: SchoolContext,
    asked: { readonly class_id: number; readonly attendance_date: string; readonly period: number },
    {
      mode,
      place,
      rows,
    }: {
      readonly mode: AttendanceMode
      readonly place: PlaceRow
      /** Classes of the day: of one among them everything is known already. */
      readonly rows: readonly SheetClassRow[]
    },
  ) {
    const { db, actor, now } = context
    const { class_id, attendance_date } = asked
    const known = rows.filter((row) => row.class_id === class_id)
    const [first] = known
    const found = first
      ? { ...place, ...first }
      : await findSheetFacts(db, actor, { class_id, attendance_date, given: now })
    if (!found) return undefined
    const facts = factsOf(context, found, now)
    if (!facts.is_office && !facts.is_class_teacher && !facts.teaches) return undefined
    const decided = decideSheet({ facts, attendance_date, given: now })
    const period = periodOf(mode, asked.period)
    const key = { class_id, attendance_date, period }
    const attendance_id = first
      ? (known.find((row) => row.period === period)?.attendance_id ?? null)
      : await findSheet(db, actor, key)
    const learners = await readSheetLearners(db, actor, key)
    return {
      attendance_id,
      class_id,
      period,
      may_mark: decided.ok,
      why_not: decided.ok ? null : decided.refusal,
      learners,
    }
  }
}

interface ReadSheet {
  readonly attendance_id: string | null
  readonly class_id: number
  readonly period: number
  readonly may_mark: boolean
  readonly why_not: SheetRefusal | null
  readonly learners: readonly SheetLearnerRow[]
}

function showSheet({ learners, ...sheet }: ReadSheet, followed: readonly FollowedRow[], minimum: number) {
  const followedOf = new Map(followed.filter((one) => one.class_id === sheet.class_id).map((one) => [one.user_id, one]))
  return {
    ...sheet,
    list: learners.map((row) => showLearner(row, followedOf.get(row.user_id), minimum)),
    counts: countMarks(learners.map(({ attendance_status }) => attendance_status ?? 0)),
  }
}

function showLearner(row: SheetLearnerRow, followed: FollowedRow | undefined, minimum: number): SheetLearner {
  const { is_member: _member, given_by: _by, entry_id: _entry, device_id: _device, ...learner } = row
  return learnerOfSheet(
    {
      ...learner,
      attendance_status: learner.attendance_status ?? 0,
      remark: learner.remark ?? '',
      given_on: learner.given_on?.toISOString() ?? null,
    },
    followed,
    minimum,
  )
}

function standingOf(
  learners: readonly SheetLearnerRow[],
  { user_id, device_id }: { readonly user_id: number; readonly device_id: string | undefined },
): ReadonlyMap<number, StandingMark> {
  return new Map(
    learners.flatMap((row) =>
      row.attendance_status === null || row.given_on === null
        ? []
        : [
            [
              row.user_id,
              {
                attendance_status: row.attendance_status,
                given_on: row.given_on,
                entry_id: row.entry_id ?? '',
                given_by_name: row.given_by_name,
                is_own: row.given_by === user_id && row.device_id !== null && row.device_id === device_id,
              },
            ] as const,
          ],
    ),
  )
}
