/** What every report of a whole school begins with. */
import type { Heard, SchoolFilter } from '@maktab/contracts/insights/whole-school'
import { accept } from '@maktab/contracts/outcome'
import { isAsked, isFiltered } from '@maktab/domain/insights/school-filter'
import { heardSince, nearlyFullBelow, putAwayBefore } from '@maktab/domain/insights/silence'
import { checkRange, type ReportRange } from '@maktab/domain/schools/report-range'
import type { SchoolContext } from '#calls/handle.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import {
  readClassesOfSchool,
  readHeard,
  type ClassOfSchoolRow,
  type School,
} from '#features/insights/whole-school.sql.ts'

type Db = SchoolContext['db']

/** What is asked of a school: which of its classes, and which days. */
export interface AskedSchool {
  readonly classes: readonly ClassOfSchoolRow[]
  readonly class_ids: readonly number[]
  /** Some of the classes only: who is in none of them is left out. */
  readonly is_filtered: boolean
  readonly range: ReportRange
  /** The day at the school. */
  readonly today: string
  readonly now: Date
}

/** The classes of the filter and the days, or why the days cannot be asked for. */
export async function readAsked(
  db: Db,
  school: School,
  { start_date, end_date, ...filter }: SchoolFilter & ReportRange,
  now: Date,
) {
  const today = await readSchoolDay(db, school, now)
  const range = checkRange({ start_date, end_date }, today)
  if (!range.ok) return range
  const classes = (await readClassesOfSchool(db, school)).filter((one) => isAsked(one, filter))
  return accept<AskedSchool>({
    classes,
    class_ids: classes.map(({ class_id }) => class_id),
    is_filtered: isFiltered(filter),
    range: range.value,
    today,
    now,
  })
}

/** When it is counted, and of how much of the school that can know. */
export async function heardOf(db: Db, school: School, now: Date): Promise<Heard> {
  return (await devicesOf(db, school, now)).heard
}

/** The same, with how the devices stand by their own last word: works that wait on them, and who has less than `nearlyFullBelow` left. */
export async function devicesOf(db: Db, school: School, now: Date) {
  const { synced_on, works_waiting, devices_waiting, devices_nearly_full, ...counts } = await readHeard(db, school, {
    now,
    heardSince: heardSince(now),
    putAwayBefore: putAwayBefore(now),
    nearlyFullBelow,
  })
  const heard: Heard = { as_of: now.toISOString(), synced_on: synced_on?.toISOString() ?? null, ...counts }
  return { heard, standing: { works_waiting, devices_waiting, devices_nearly_full } }
}
