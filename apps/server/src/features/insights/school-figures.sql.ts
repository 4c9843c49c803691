/** What gathering a school counts and keeps. Each statement sets: done twice, or once more after a crash, it gives the same. */
import { fewAttempts } from '@maktab/domain/insights/few'
import { heardDays, heardSince } from '@maktab/domain/insights/silence'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { bandCounts, wholePercent } from '#features/insights/school-subjects.sql.ts'

export interface SchoolPlace {
  readonly tenant_id: number
  readonly institution_id: number
}

/** What people of one school did, beside the figures of its classes. */
export interface PeopleCounts {
  readonly today: string
  readonly learners: number
  readonly teachers: number
  readonly learners_active: number
  readonly learners_heard: number
  readonly devices_total: number
  readonly devices_synced: number
  readonly synced_on: Date | null
  readonly heard_on: Date | null
  readonly attended: number
  readonly attendance_marked: number
  readonly learners_to_40: number
  readonly learners_to_60: number
  readonly learners_to_80: number
  readonly learners_above_80: number
}

/** Of seven days before `now`: who worked, and who worked or whose device synced; of thirty: marks of attendance. Undefined for a school that is deleted. */
export async function countPeople(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolPlace,
  now: Date,
): Promise<PeopleCounts | undefined> {
  const { rows } = await sql<PeopleCounts>`
    with place as materialized (
      select time_zone, (${now}::timestamptz at time zone time_zone)::date as today from institutions
      where tenant_id = ${tenant_id} and institution_id = ${institution_id} and deleted_on is null
    ), people as materialized (
      select user_id, 'learner' = any (roles) as is_learner, 'teacher' = any (roles) as is_teacher from users
      where institution_id = ${institution_id} and not is_deleted
    ), active as materialized (
      select distinct d.user_id from place cross join rollup_learner_day d join people p on p.user_id = d.user_id and p.is_learner
      where d.institution_id = ${institution_id} and d.day > place.today - ${sql.lit(heardDays)}
    ), synced as materialized (
      select user_id, device_id, last_synced_on, last_synced_on >= ${heardSince(now)} as is_recent
      from devices where institution_id = ${institution_id}
    ), heard as (
      select user_id from active union select s.user_id from synced s join people p on p.user_id = s.user_id and p.is_learner where s.is_recent
    ), device as (
      select max(last_synced_on) as last_synced_on, bool_or(is_recent) as is_recent from synced group by device_id
    ), standing as (
      select sum(r.attempts) as attempts, ${wholePercent(sql`sum(r.accuracy_sum)`, sql`sum(r.attempts)`)} as accuracy
      from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id and c.is_active and not c.is_deleted
        join people p on p.user_id = m.user_id
        join rollup_learner_class r on r.institution_id = m.institution_id and r.class_id = m.class_id and r.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.role = 'learner' and not m.is_deleted group by m.user_id
    ), band as (
      select ${bandCounts} from standing where attempts >= ${fewAttempts}
    ), worked as (
      select coalesce(sum(r.attended) filter (where r.day > place.today - 30), 0)::int as attended,
        coalesce(sum(r.attendance_marked) filter (where r.day > place.today - 30), 0)::int as attendance_marked,
        max((r.day + 1)::timestamp at time zone place.time_zone) filter (where r.attempts > 0 or r.lessons_completed > 0 or r.time_spent_in_seconds > 0 or r.turned_in > 0) as until
      from place cross join rollup_class_day r where r.institution_id = ${institution_id} and r.day > place.today - 400
    )
    select place.today,
      (select count(*)::int from people where is_learner) as learners, (select count(*)::int from people where is_teacher) as teachers,
      (select count(*)::int from active) as learners_active, (select count(*)::int from heard) as learners_heard,
      (select count(*)::int from device) as devices_total, (select count(*)::int from device where is_recent) as devices_synced,
      synced.last as synced_on, greatest(synced.last, case when worked.until is not null then least(worked.until, ${now}::timestamptz) end) as heard_on,
      worked.attended, worked.attendance_marked, band.*
    from place cross join worked cross join band cross join (select max(last_synced_on) as last from device) synced`.execute(
    db,
  )
  return rows[0]
}

/** Figures of the school as one row. */
export interface SchoolRow extends Omit<PeopleCounts, 'today'> {
  readonly gathered_on: Date
  readonly classes: number
  readonly lessons_completed: number
  readonly lessons_total: number
  readonly attempts: number
  readonly accuracy_sum: number
  readonly due: number
  readonly turned_in: number
  readonly scored: number
  readonly score_percent_sum: number
  readonly time_spent_in_seconds: number
}

/** Whoever counted later is right, also where they come to write earlier. */
export async function setSchool(db: Kysely<Tables>, place: SchoolPlace, row: SchoolRow): Promise<void> {
  await db
    .insertInto('rollup_institution')
    .values({ ...place, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'institution_id'])
        .doUpdateSet(row)
        .where('rollup_institution.gathered_on', '<=', row.gathered_on),
    )
    .execute()
}

/** The days of the school from `from` on (ISO date): all classes together, those in the archive, too. */
export async function setDays(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolPlace,
  from: string,
): Promise<void> {
  await sql`
    with active as materialized (
      select day, count(distinct user_id)::int as learners from rollup_learner_day
      where institution_id = ${institution_id} and day >= ${from}::date group by day
    )
    insert into rollup_institution_day as r (tenant_id, institution_id, day, learners_active, attempts, accuracy_sum, lessons_completed, turned_in,
      time_spent_in_seconds, attended, attendance_marked)
    select ${tenant_id}, ${institution_id}, d.day, coalesce(max(active.learners), 0), sum(d.attempts), sum(d.accuracy_sum), sum(d.lessons_completed),
      sum(d.turned_in), sum(d.time_spent_in_seconds), sum(d.attended), sum(d.attendance_marked)
    from rollup_class_day d left join active using (day)
    where d.institution_id = ${institution_id} and d.day >= ${from}::date group by d.day order by d.day
    on conflict (tenant_id, institution_id, day) do update set learners_active = excluded.learners_active, attempts = excluded.attempts,
      accuracy_sum = excluded.accuracy_sum, lessons_completed = excluded.lessons_completed, turned_in = excluded.turned_in,
      time_spent_in_seconds = excluded.time_spent_in_seconds, attended = excluded.attended, attendance_marked = excluded.attendance_marked`.execute(
    db,
  )
}

/** Regions are set by one process after the other: each sums what the one before it let in. */
export async function waitForTurn(db: Kysely<Tables>, tenant_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301180, (${tenant_id}::bigint % 2147483647)::int)`.execute(db)
}

/**
 * The days of the tenant's regions from `from` on, summed from those of their schools by family and system of schools; 0 has the schools of
 * none. Seen through the tenant's door, after the schools, by whoever waited for their turn.
 */
export async function setRegions(db: Kysely<Tables>, tenant_id: number, from: string): Promise<void> {
  await sql`
    with summed as materialized (
      select coalesce(i.region_id, 0) as region_id, coalesce(i.school_family_id, 0) as school_family_id,
        coalesce(i.school_system_id, 0) as school_system_id, d.day, sum(d.learners_active)::int as learners_active, sum(d.attempts)::int as attempts,
        sum(d.accuracy_sum) as accuracy_sum, sum(d.lessons_completed)::int as lessons_completed, sum(d.turned_in)::int as turned_in,
        sum(d.time_spent_in_seconds)::bigint as time_spent_in_seconds, sum(d.attended)::int as attended, sum(d.attendance_marked)::int as attendance_marked
      from rollup_institution_day d join institutions i on i.tenant_id = d.tenant_id and i.institution_id = d.institution_id
      where d.tenant_id = ${tenant_id} and d.day >= ${from}::date and i.deleted_on is null group by 1, 2, 3, 4
    ), gone as (
      delete from rollup_region_day r where r.tenant_id = ${tenant_id} and r.day >= ${from}::date
        and not exists (select from summed where summed.region_id = r.region_id and summed.school_family_id = r.school_family_id
          and summed.school_system_id = r.school_system_id and summed.day = r.day)
    )
    insert into rollup_region_day (tenant_id, region_id, school_family_id, school_system_id, day, learners_active, attempts, accuracy_sum, lessons_completed, turned_in,
      time_spent_in_seconds, attended, attendance_marked)
    select ${tenant_id}, region_id, school_family_id, school_system_id, day, learners_active, attempts, accuracy_sum, lessons_completed, turned_in, time_spent_in_seconds, attended,
      attendance_marked from summed order by region_id, school_family_id, school_system_id, day
    on conflict (tenant_id, region_id, school_family_id, school_system_id, day) do update set learners_active = excluded.learners_active, attempts = excluded.attempts,
      accuracy_sum = excluded.accuracy_sum, lessons_completed = excluded.lessons_completed, turned_in = excluded.turned_in,
      time_spent_in_seconds = excluded.time_spent_in_seconds, attended = excluded.attended, attendance_marked = excluded.attendance_marked`.execute(
    db,
  )
}

/** Schools that are not deleted and were not counted since `before`, at most `most`, by number; seen through the tenant's door. */
export async function readToGather(
  db: Kysely<Tables>,
  tenant_id: number,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly institution_id: number }>`
    select i.institution_id from institutions i left join rollup_institution r using (tenant_id, institution_id)
    where i.tenant_id = ${tenant_id} and i.deleted_on is null and coalesce(r.gathered_on < ${before}, true)
    order by i.institution_id limit ${most}`.execute(db)
  return rows.map(({ institution_id }) => institution_id)
}
