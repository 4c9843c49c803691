import type { SqlRow, Statements } from '@maktab/device/database'
import { findRows, type LocalRow } from '../local-tables.sql.ts'

export type KeptEvent = LocalRow<'class_events'>

export async function findKeptEvent(db: Statements, event_id: string): Promise<KeptEvent | undefined> {
  return (await findRows(db, 'class_events', 'event_id = ?', [event_id]))[0]
}

/** Classes known here to which the person belongs in this role. */
const ownClasses = `(select c.class_id from users_classes m join classes c on c.class_id = m.class_id
  where m.user_id = ?1 and m.role = ?2)`

interface Member {
  readonly user_id: number
  readonly role: string
}

export function readOwnClasses(db: Statements, { user_id, role }: Member): Promise<SqlRow[]> {
  return db.all(`select c.* from classes c where c.class_id in ${ownClasses} order by c.class_id`, [user_id, role])
}

/** Occurrences that touch a period, the earliest first, each with its number; of what was cancelled those that would not be over. */
export function readTimesBetween(
  db: Statements,
  { user_id, role }: Member,
  asked: {
    readonly start_date: string | null
    readonly end_date: string | null
    readonly class_id: number | undefined
    readonly now: string
    readonly most: number
  },
): Promise<SqlRow[]> {
  return db.all(
    `select e.event_id, e.event_kind, e.title, e.link, e.place, e.class_ids, t.value ->> '$.occurrence' occurrence, t.value ->> '$.start_date' start_date, t.value ->> '$.end_date' end_date,
        t.value ->> '$.is_cancelled' is_cancelled
      from class_events e, json_each(e.times) t
      where (?3 is null or t.value ->> '$.start_date' < ?3) and (?4 is null or t.value ->> '$.end_date' > ?4)
        and (t.value ->> '$.is_cancelled' = 0 or t.value ->> '$.end_date' > ?5)
        and (exists (select 1 from json_each(e.class_ids) k where k.value in ${ownClasses} and (?6 is null or k.value = ?6))
          or (e.created_by = ?1 and ?2 = 'teacher' and ?6 is null))
      order by start_date, e.event_id, occurrence limit ?7`,
    [user_id, role, asked.end_date, asked.start_date, asked.now, asked.class_id ?? null, asked.most],
  )
}
