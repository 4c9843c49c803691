/** A year of attendance of one class: a sheet for every day on which the school was open, until now. */
import type { AbsenceReason } from '@maktab/contracts/attendance/attendance-sheets'
import { attendanceStatus, type AttendanceStatus } from '@maktab/domain/attendance/attendance-status'
import { decideMarks, detailsIdOf } from '@maktab/domain/attendance/attendance-sheets'
import type { DemoClass, DemoPerson } from '#demo/cast.ts'
import type { Habits } from '#demo/learning-year.ts'
import type { Random } from '#demo/random.ts'
import type { SchoolYear } from '#demo/school-year.ts'

export interface AttendanceSheet {
  readonly attendance_id: string
  readonly class_id: number
  /** ISO date. */
  readonly attendance_date: string
  readonly taken_by: number
  readonly taken_on: Date
  readonly marks: readonly DemoMark[]
}

export interface DemoMark {
  readonly user_id: number
  readonly attendance_details_id: string
  readonly attendance_status: AttendanceStatus
  /** Null where nobody said why. */
  readonly reason: AbsenceReason | null
  /** Empty where the teacher wrote nothing. */
  readonly remark: string
  readonly given_on: Date
}

export interface Attending {
  readonly taught: DemoClass
  readonly year: SchoolYear
  readonly random: Random
  readonly habitsOf: (learner: DemoPerson, taught: DemoClass) => Habits
  /** What a teacher writes beside a mark, by its reason, in the language of the class. */
  readonly remarks: Readonly<Partial<Record<AbsenceReason, readonly string[]>>>
}

/** How likely a learner of middling diligence stays away from a usual day on, and comes late. */
const stayingAway = 0.033
const comingLate = 0.03

export function attendanceYear({ taught, year, random, habitsOf, remarks }: Attending): readonly AttendanceSheet[] {
  const { class_id, teacher, learners } = taught
  const pupils = learners.map((learner) =>
    pupilOf({ user_id: learner.user_id, proneness: 1.65 - habitsOf(learner, taught).diligence, random }),
  )
  const members = new Set(learners.map(({ user_id }) => user_id))
  return year.days.flatMap((attendance_date, index): AttendanceSheet[] => {
    const eid = nearEid(attendance_date)
    const taken_on = new Date(year.bellOn(index).getTime() + random.between(3, 25) * 60_000)
    if (eid === 'on' || taken_on > year.now) return []
    const hardship = eid === 'before' ? 2.5 : isWinter(attendance_date) ? 1.7 : 1
    const marks = pupils.map(({ user_id, mark }) => {
      const attendance_status = mark(hardship)
      const turn = user_id + index
      const reason = reasonOf(attendance_status, turn)
      return { user_id, attendance_status, reason, remark: remarkOf(reason, turn, remarks) }
    })
    const attendance_id = random.guid()
    const decided = decideMarks({ members, standing: new Map(), marks, given: taken_on, entry_id: attendance_id })
    if (!decided.ok) return []
    const counted = decided.value.marks.map((mark) => ({
      ...mark,
      attendance_details_id: detailsIdOf(attendance_id, mark.user_id),
    }))
    return [{ attendance_id, class_id, attendance_date, taken_by: teacher.user_id, taken_on, marks: counted }]
  })
}

const reasons = {
  [attendanceStatus.absent]: ['illness', null, 'work', null, 'distance', 'family', null, 'weather'],
  [attendanceStatus.leave]: ['family', 'illness', 'family', 'illness', 'other'],
  [attendanceStatus.late]: ['distance', null, null, 'weather', null],
  [attendanceStatus.present]: [null],
} as const satisfies Record<AttendanceStatus, readonly (AbsenceReason | null)[]>

/** Families say of most leaves why; of an absence not always. */
function reasonOf(status: AttendanceStatus, turn: number): AbsenceReason | null {
  const own = reasons[status]
  return own[turn % own.length] ?? null
}

/** Teachers write something beside about every third mark that has a reason. */
function remarkOf(reason: AbsenceReason | null, turn: number, remarks: Attending['remarks']): string {
  const own = reason === null || turn % 3 > 0 ? [] : (remarks[reason] ?? [])
  return own[Math.floor(turn / 3) % own.length] ?? ''
}

interface Pupil {
  readonly user_id: number
  /** The mark of the next day; `hardship` is 1 on a usual one. */
  mark(hardship: number): AttendanceStatus
}

/** Whoever falls ill or travels is away for some days in a row. `proneness` is 1 for a learner of middling diligence. */
function pupilOf({
  user_id,
  proneness,
  random,
}: {
  readonly user_id: number
  readonly proneness: number
  readonly random: Random
}): Pupil {
  let reason: AttendanceStatus = attendanceStatus.absent
  let daysAway = 0
  return {
    user_id,
    mark(hardship) {
      if (daysAway === 0 && random.chance(stayingAway * hardship * proneness)) {
        reason = random.chance(0.35) ? attendanceStatus.leave : attendanceStatus.absent
        daysAway = random.between(1, reason === attendanceStatus.leave ? 4 : 2)
      }
      if (daysAway > 0) {
        daysAway -= 1
        return reason
      }
      return random.chance(comingLate * hardship * proneness) ? attendanceStatus.late : attendanceStatus.present
    },
  }
}

function isWinter(day: string): boolean {
  return ['12', '01', '02'].includes(day.slice(5, 7))
}

const lunar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** Three days of each Eid the school is closed; on the three before, families travel already. */
export function nearEid(day: string): 'before' | 'on' | null {
  const part = Object.fromEntries(lunar.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
  const [month, date] = [Number(part['month']), Number(part['day'])]
  if ((month === 10 && date <= 3) || (month === 12 && date >= 10 && date <= 12)) return 'on'
  // Ramadan has 29 or 30 days.
  if ((month === 9 && date >= 27) || (month === 12 && date >= 7 && date <= 9)) return 'before'
  return null
}
