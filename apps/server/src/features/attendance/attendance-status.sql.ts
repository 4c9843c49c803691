import { sql } from 'kysely'

/** What the marks `d` of a learner on one day come to, as `dayStatus` says: with lessons the best of them, and a day on leave only where all were. */
export const statusOfDay = sql<number>`case when bool_or(d.attendance_status = 1) then 1 when bool_or(d.attendance_status = 3) then 3
  when bool_or(d.attendance_status = 2) then 2 else 4 end`
