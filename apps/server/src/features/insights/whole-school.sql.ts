/** What every report of a whole school reads first: its classes, and how much of it was heard. */
import { sql, type Kysely } from 'kysely'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import type { Tables } from '#db/tables.ts'
import { isHeardOf, workedLately } from '#features/insights/heard.sql.ts'
import { byGrade } from '#features/people/grades.sql.ts'

export interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

export interface ClassOfSchoolRow extends NamedClass {
  readonly class_id: number
}

/** Classes that go on, by grade. */
export async function readClassesOfSchool(
  db: Kysely<Tables>,
  { institution_id }: School,
): Promise<readonly ClassOfSchoolRow[]> {
  const { rows } = await sql<ClassOfSchoolRow>`
    select class_id, alias, subject, grade, section from classes where institution_id = ${institution_id} and is_active and not is_deleted
    order by ${byGrade('grade')}, subject, section, class_id`.execute(db)
  return rows
}

export interface HeardRow {
  readonly synced_on: Date | null
  readonly learners_total: number
  readonly learners_heard: number
  readonly learners_never_heard: number
  readonly devices_total: number
  readonly devices_synced: number
  readonly devices_put_away: number
  readonly works_waiting: number
  readonly devices_waiting: number
  readonly devices_nearly_full: number
}

interface Since {
  readonly now: Date
  /** A device that synced since then is in step. */
  readonly heardSince: Date
  /** A device that was last heard of before is put away. */
  readonly putAwayBefore: Date
  /** Bytes; a device that has less left is nearly full. */
  readonly nearlyFullBelow: number
}

/** A device that several share counts once, and for a learner only where they were heard themselves; a learner also by their work. */
export async function readHeard(
  db: Kysely<Tables>,
  { institution_id }: School,
  { now, heardSince, putAwayBefore, nearlyFullBelow }: Since,
): Promise<HeardRow> {
  const { rows } = await sql<HeardRow>`
    with lately as materialized (${workedLately(institution_id, now)}
    ), learners as materialized (
      select p.user_id, max(d.last_synced_on) as synced_on, max(lately.worked_day) as worked_day from users p left join lately using (user_id)
        left join devices d on d.institution_id = p.institution_id and d.user_id = p.user_id
      where p.institution_id = ${institution_id} and 'learner' = any (p.roles) and not p.is_deleted group by p.user_id
    ), device as materialized (
      select max(last_synced_on) as synced_on, coalesce(max(last_synced_on), max(first_seen_on)) as seen_on,
        coalesce(sum(works_waiting), 0) as works_waiting, (array_agg(free_bytes order by last_synced_on desc nulls last))[1] as free_bytes
      from devices where institution_id = ${institution_id} group by device_id
    )
    select people.*, things.* from (
      select count(*)::int as learners_total, count(*) filter (where ${isHeardOf(now)})::int as learners_heard,
        count(*) filter (where synced_on is null and not exists (
          select from rollup_learner_class k where k.institution_id = ${institution_id} and k.user_id = learners.user_id))::int as learners_never_heard from learners) people
    cross join (
      select max(synced_on) as synced_on, count(*) filter (where seen_on >= ${putAwayBefore})::int as devices_total,
        count(*) filter (where synced_on >= ${heardSince})::int as devices_synced,
        count(*) filter (where seen_on < ${putAwayBefore})::int as devices_put_away,
        coalesce(sum(works_waiting) filter (where seen_on >= ${putAwayBefore}), 0)::int as works_waiting,
        count(*) filter (where seen_on >= ${putAwayBefore} and works_waiting > 0)::int as devices_waiting,
        count(*) filter (where seen_on >= ${putAwayBefore} and free_bytes < ${nearlyFullBelow}::bigint)::int as devices_nearly_full from device) things`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return row
}

export interface DeviceAges {
  readonly day: number
  readonly week: number
  readonly month: number
  readonly quarter: number
  readonly older: number
  readonly never: number
}

/** Devices by when any of their people was last heard of on them; each is in one number. */
export async function readDeviceAges(db: Kysely<Tables>, { institution_id }: School, now: Date): Promise<DeviceAges> {
  const { rows } = await sql<DeviceAges>`
    with device as (
      select extract(epoch from ${now}::timestamptz - max(last_synced_on)) / 86400 as days from devices where institution_id = ${institution_id} group by device_id
    )
    select count(*) filter (where days <= 1)::int as day, count(*) filter (where days > 1 and days <= 7)::int as week,
      count(*) filter (where days > 7 and days <= 30)::int as month, count(*) filter (where days > 30 and days <= 90)::int as quarter,
      count(*) filter (where days > 90)::int as older, count(*) filter (where days is null)::int as never
    from device`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate has a row')
  return row
}

/** Classes that somebody teaches now. */
export async function readTaughtClasses(db: Kysely<Tables>, { institution_id }: School): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('users_classes')
    .select('class_id')
    .distinct()
    .where('institution_id', '=', institution_id)
    .where('role', '=', 'teacher')
    .where('is_deleted', '=', false)
    .execute()
  return rows.map(({ class_id }) => class_id)
}
