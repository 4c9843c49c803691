import { sql } from 'kysely'
import { bestFirst } from '@maktab/domain/attendance/attendance-figures'

/** `bestFirst` of the domain, as the database is given it. */
const ranks = [...bestFirst]

/** From 0 the place of a mark `d` among those that a day may have, the best first. */
export const rankOfMark = sql<number>`array_position(${ranks}::smallint[], d.attendance_status) - 1`

/** What the marks `d` of a learner on one day come to, as `dayStatus` says: with lessons the best of them, and a day on leave only where all were. */
export const statusOfDay = sql<number>`(${ranks}::smallint[])[1 + min(${rankOfMark})]`
