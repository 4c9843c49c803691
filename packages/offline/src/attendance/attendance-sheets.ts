/** Taking attendance without a network, by the same rules as the server's. */
import { accept, refuse } from '@maktab/contracts/outcome'
import { isPastNine, learnerOfSheet, learnersToFollow, linesOfDay } from '@maktab/domain/attendance/attendance-day'
import { followedDays, marksOfLearner } from '@maktab/domain/attendance/attendance-figures'
import {
  attendanceMode,
  countMarks,
  decideMarks,
  decideSheet,
  detailsIdOf,
  periodOf,
  takesSheet,
  type SheetFacts,
} from '@maktab/domain/attendance/attendance-sheets'
import { daysBefore, isSchoolDay } from '@maktab/domain/schools/school-calendar'
import { minuteOfDay, schoolDay } from '@maktab/domain/schools/school-day'
import { findFullName } from '../assignments/submissions.sql.ts'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { saveRow } from '../local-tables.sql.ts'
import {
  findKeptClass,
  readKeptClasses,
  readKeptSheets,
  type KeptClass,
  type KeptSheet,
} from './attendance-sheets.sql.ts'

type KeptMark = KeptSheet['marks'][number]

export const attendanceSheets: HandlersOf<'readAttendance' | 'assignAttendance'> = {
  async readAttendance({ db, given }, { attendance_date: asked, class_id, period = 0 }) {
    const kept = await readKeptClasses(db)
    const first = kept[0]
    if (!first) return undecided
    const { time_zone, minimum, edit_days } = first
    const mode = attendanceMode(first.attendance_mode, 0)
    const today = schoolDay(given, time_zone)
    const attendance_date = asked ?? today
    if (attendance_date <= daysBefore(today, followedDays)) return undecided
    const chosen = class_id === undefined ? undefined : kept.find((one) => one.class_id === class_id)
    if (class_id !== undefined && !chosen) return undecided
    if (chosen && !isSeen(factsOf(chosen, attendance_date, today))) return refuse('not_found')
    const sheets = await readKeptSheets(db, {
      start_date: daysBefore(attendance_date, followedDays - 1),
      end_date: attendance_date,
    })
    const ofDay = sheets.filter((sheet) => sheet.attendance_date === attendance_date)
    const shown = kept.filter((one) => {
      const facts = factsOf(one, attendance_date, today)
      return takesSheet(facts) && (mode === 2 || facts.keeps_register)
    })
    const is_school_day = isOpen(first, attendance_date)
    const isLate = is_school_day && isPastNine(attendance_date, { today, minute: minuteOfDay(given, time_zone) })
    return accept({
      attendance_date,
      attendance_mode: mode,
      is_school_day,
      as_of: given.toISOString(),
      minimum,
      edit_days,
      classes: linesOfDay(
        shown.flatMap((one) => rowsOfClass(one, ofDay, attendance_date)),
        {
          mode,
          mayMark: ({ kept: of }) =>
            decideSheet({ facts: factsOf(of, attendance_date, today), attendance_date, given }).ok,
          isLate,
        },
      ),
      sheet: chosen ? sheetOf(chosen, { sheets, attendance_date, period: periodOf(mode, period), today, given }) : null,
      to_follow: learnersToFollow(
        shown.flatMap((one) => followedOf(one, sheets)),
        minimum,
      ),
    })
  },

  async assignAttendance({ db, actor, given, command_id }, input) {
    const { class_id, attendance_date } = input
    const kept = await findKeptClass(db, class_id)
    if (!kept) return undecided
    const today = schoolDay(given, kept.time_zone)
    const facts = factsOf(kept, attendance_date, today)
    const allowed = decideSheet({ facts, attendance_date, given })
    // Who takes attendance may have changed since.
    if (!allowed.ok) return allowed.refusal === 'not_class_teacher' ? undecided : allowed
    const marks = input.marks.map(({ remark = '', reason = null, ...mark }) => ({
      ...mark,
      remark: remark.trim(),
      reason,
    }))
    const members = membersOn(kept, attendance_date)
    const period = periodOf(facts.mode, input.period ?? 0)
    const sheets = await readKeptSheets(db, { start_date: attendance_date, end_date: attendance_date, class_id })
    const sheet = sheets.find((one) => one.period === period)
    const decision = decideMarks({
      members: new Set(members.map(({ user_id }) => user_id)),
      standing: new Map(
        sheet?.marks.map((mark) => [mark.user_id, { ...mark, given_on: new Date(mark.given_on), is_own: false }]),
      ),
      marks,
      given,
      entry_id: command_id,
    })
    if (!decision.ok) return decision
    const name = (await findFullName(db, actor.user_id)) ?? ''
    const attendance_id = sheet?.attendance_id ?? input.attendance_id
    const after = new Map(sheet?.marks.map((mark) => [mark.user_id, mark]))
    for (const { counts, given_on, ...mark } of decision.value.marks) {
      const member = members.find(({ user_id }) => user_id === mark.user_id)
      if (!counts || !member) continue
      after.set(mark.user_id, {
        ...mark,
        full_name: member.full_name,
        roll_number: member.roll_number,
        attendance_details_id:
          after.get(mark.user_id)?.attendance_details_id ??
          mark.attendance_details_id ??
          detailsIdOf(attendance_id, mark.user_id),
        given_on: given_on.toISOString(),
        given_by_name: name,
        entry_id: command_id,
      })
    }
    const saved = {
      class_id,
      attendance_date,
      period,
      attendance_id,
      taken_on: sheet?.taken_on ?? given.toISOString(),
      taken_by_name: sheet?.taken_by_name ?? name,
      marks: [...after.values()],
    }
    await saveRow(db, 'attendance_sheets', saved)
    const learners = learnersOn(kept, saved, attendance_date)
    return accept({
      attendance_id: saved.attendance_id,
      taken_on: saved.taken_on,
      counts: countMarks(learners.map(({ mark }) => mark?.attendance_status ?? 0)),
      set_aside: [...decision.value.set_aside],
      is_extra_day: !isOpen(kept, attendance_date),
    })
  },
}

/** What the rule asks of a class on a day. Of a campus that stops, a device forgets its classes. */
function factsOf(kept: KeptClass, day: string, today: string): SheetFacts {
  const terms = kept.terms.filter(({ from_date, to_date }) => from_date <= day && (to_date === null || to_date >= day))
  return {
    mode: attendanceMode(kept.attendance_mode, 0),
    mode_on: null,
    today,
    edit_days: kept.edit_days,
    is_office: false,
    keeps_register: kept.keeps_register,
    is_class_teacher: terms.some(({ is_self }) => is_self),
    has_class_teacher: terms.some(({ is_substitute }) => !is_substitute),
    teaches: kept.teaches,
  }
}

/** A teacher of the class, or its class teacher or substitute on that day. */
const isSeen = ({ teaches, is_class_teacher }: SheetFacts) => teaches || is_class_teacher

function isOpen({ weekly_rest, said_days }: KeptClass, day: string): boolean {
  return isSchoolDay(day, weekly_rest, said_days.find((one) => one.day === day)?.kind)
}

function membersOn({ members }: KeptClass, day: string): KeptClass['members'] {
  return members.filter(
    ({ first_day, last_day }) => (first_day === null || first_day <= day) && (last_day === null || last_day >= day),
  )
}

interface Named {
  readonly user_id: number
  readonly full_name: string
  readonly roll_number: number | null
}

/** By roll number, who has none last; then by name. */
function inOrder(one: Named, other: Named): number {
  const last = ({ roll_number }: Named) => roll_number ?? Number.MAX_SAFE_INTEGER
  if (last(one) !== last(other)) return last(one) - last(other)
  if (one.full_name !== other.full_name) return one.full_name < other.full_name ? -1 : 1
  return one.user_id - other.user_id
}

/** Learners of the day, and everybody who is marked. */
function learnersOn(
  kept: KeptClass,
  sheet: Pick<KeptSheet, 'marks'> | undefined,
  day: string,
): readonly (Named & { readonly mark: KeptMark | undefined })[] {
  const members = membersOn(kept, day)
  const others = (sheet?.marks ?? []).filter((mark) => !members.some(({ user_id }) => user_id === mark.user_id))
  return [...members, ...others]
    .map(({ user_id, full_name, roll_number }) => ({
      user_id,
      full_name,
      roll_number,
      mark: sheet?.marks.find((mark) => mark.user_id === user_id),
    }))
    .sort(inOrder)
}

function rowsOfClass(kept: KeptClass, ofDay: readonly KeptSheet[], day: string) {
  const members = membersOn(kept, day).length
  const sheets = ofDay.filter(({ class_id }) => class_id === kept.class_id)
  const row = (sheet: KeptSheet | undefined) => ({
    ...kept,
    kept,
    period: sheet?.period ?? null,
    taken_on: sheet?.taken_on ?? null,
    taken_by_name: sheet?.taken_by_name ?? null,
    members,
    ...countMarks((sheet?.marks ?? []).map(({ attendance_status }) => attendance_status)),
  })
  return sheets.length === 0 ? [row(undefined)] : sheets.map(row)
}

/** Marks of the learners of a class in the kept days. */
function followedOf(kept: KeptClass, sheets: readonly KeptSheet[]) {
  const own = sheets.filter(({ class_id }) => class_id === kept.class_id)
  return kept.members
    .filter(({ last_day }) => last_day === null)
    .map((member) => ({
      class_id: kept.class_id,
      user_id: member.user_id,
      full_name: member.full_name,
      roll_number: member.roll_number,
      ...marksIn(own, member.user_id),
    }))
    .filter(({ marked }) => marked > 0)
    .sort(inOrder)
}

function marksIn(sheets: readonly KeptSheet[], user_id: number) {
  return marksOfLearner(
    sheets.flatMap(({ attendance_date, marks }) =>
      marks.filter((mark) => mark.user_id === user_id).map((mark) => ({ ...mark, attendance_date })),
    ),
  )
}

function sheetOf(
  kept: KeptClass,
  {
    sheets,
    attendance_date,
    period,
    today,
    given,
  }: {
    readonly sheets: readonly KeptSheet[]
    readonly attendance_date: string
    readonly period: number
    readonly today: string
    readonly given: Date
  },
) {
  const own = sheets.filter(({ class_id }) => class_id === kept.class_id)
  const sheet = own.find((one) => one.attendance_date === attendance_date && one.period === period)
  const decided = decideSheet({ facts: factsOf(kept, attendance_date, today), attendance_date, given })
  const learners = learnersOn(kept, sheet, attendance_date)
  return {
    attendance_id: sheet?.attendance_id ?? null,
    class_id: kept.class_id,
    period,
    may_mark: decided.ok,
    why_not: decided.ok ? null : decided.refusal,
    list: learners.map(({ mark, ...learner }) =>
      learnerOfSheet(
        {
          ...learner,
          attendance_details_id: mark?.attendance_details_id ?? null,
          attendance_status: mark?.attendance_status ?? 0,
          remark: mark?.remark ?? '',
          reason: mark?.reason ?? null,
          given_by_name: mark?.given_by_name ?? null,
          given_on: mark?.given_on ?? null,
        },
        marksIn(own, learner.user_id),
        kept.minimum,
      ),
    ),
    counts: countMarks(learners.map(({ mark }) => mark?.attendance_status ?? 0)),
  }
}
