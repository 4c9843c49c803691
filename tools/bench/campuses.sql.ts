/** A tenant as large as a ministry, in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

/** Names of schools and of people: some frequent, some rare, in the scripts that they are sought by. */
const places = ['لیسه', 'ښوونځی', 'مکتب', 'School', 'اسکول']
const givenNames = ['احمد', 'زرغونه', 'سپوږمۍ', 'فاطمه', 'Gulalai', 'Karim', 'محمد', 'مریم', 'ہاجرہ', 'Palwasha']
const families = ['احمدي', 'رحیمي', 'خان', 'Noori', 'Safi', 'کریمي', 'یوسفزی', 'ستانکزی', 'قریشی', 'Wardak', 'Zazai']

/** As many campuses as are missing, each with as many people: nineteen learners to a teacher. */
export async function growCampuses(
  db: Kysely<Tables>,
  tenant_id: number,
  { campuses, people }: { readonly campuses: number; readonly people: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`
      with like_this as (select * from institutions where tenant_id = ${tenant_id} order by institution_id limit 1),
      made as (
        insert into institutions (tenant_id, name, names, default_language, time_zone, region_id)
        select ${tenant_id}, (${places}::text[])[1 + n % ${places.length}] || ' ' || n,
          jsonb_build_object('en', 'School ' || n), default_language, time_zone, region_id
        from like_this, generate_series((select count(*) + 1 from institutions where tenant_id = ${tenant_id}), ${campuses}) n
        returning institution_id
      )
      insert into users (institution_id, username, full_name, father_name, phone_number, roles, active_role, current_language, grade, section)
      select institution_id, 'many.' || institution_id || '.' || n,
        (${givenNames}::text[])[1 + (institution_id * 7 + n) % ${givenNames.length}] || ' '
          || (${families}::text[])[1 + (institution_id + n * 3) % ${families.length}],
        (${givenNames}::text[])[1 + (institution_id + n * 3) % ${givenNames.length}], '+9370' || lpad((institution_id * 31 + n)::text, 7, '0'),
        array[role], role, 'da', (1 + n % 12)::text, 'A'
      from made, generate_series(1, ${people}::int) n, lateral (select case when n % 20 = 0 then 'teacher' else 'learner' end as role) as held`.execute(
      transaction,
    )
  })
  await sql`vacuum analyze`.execute(db)
}

/** Provinces, each with as many districts. */
const regions = 34
const districts = 10
const subjects = ['maths', 'science', 'physics', 'chemistry', 'english', 'pashto', 'dari', 'history']

/** So many schools with the figures of each: three grades of eight subjects. One in ten is silent, the others were heard of in a week. */
export async function growNetwork(db: Kysely<Tables>, tenant_id: number, schools: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`
      insert into regions (tenant_id, region_id, name) select ${tenant_id}, 9000 + n, 'Province ' || n from generate_series(1, ${regions}::int) n
      on conflict do nothing`.execute(transaction)
    await sql`
      insert into region_cities (tenant_id, city_id, region_id, name)
      select ${tenant_id}, 90000 + n * 100 + d, 9000 + n, 'District ' || d || ' of ' || n
      from generate_series(1, ${regions}::int) n, generate_series(1, ${districts}::int) d on conflict do nothing`.execute(
      transaction,
    )
    await sql`
      with like_this as (select * from institutions where tenant_id = ${tenant_id} order by institution_id limit 1),
      made as (
        insert into institutions (tenant_id, name, names, default_language, time_zone, region_id, city_id)
        select ${tenant_id}, 'ښوونځی ' || n, jsonb_build_object('en', 'School ' || n), default_language, time_zone,
          9001 + n % ${regions}::int, 90000 + (1 + n % ${regions}::int) * 100 + 1 + n / ${regions}::int % ${districts}::int
        from like_this, generate_series((select count(*) + 1 from institutions where tenant_id = ${tenant_id}), ${schools}::int) n
        returning institution_id
      ), counted as (
        insert into rollup_institution (tenant_id, institution_id, gathered_on, heard_on, synced_on, learners, teachers, classes, learners_active,
          learners_heard, devices_total, devices_synced, lessons_completed, lessons_total, attempts, accuracy_sum, due, turned_in, scored,
          score_percent_sum, time_spent_in_seconds, attended, attendance_marked, learners_to_40, learners_to_60, learners_to_80, learners_above_80)
        select ${tenant_id}, institution_id, now(), h.on_, h.on_, 400, 12, 24, 180, 300, 90, 60, 1000 + institution_id % 977, 24000,
          2000 + institution_id % 1999, (2000 + institution_id % 1999) * (40 + institution_id % 53), 300, 200 + institution_id % 97, 150,
          150 * (45 + institution_id % 47), 900000, 7000 + institution_id % 997, 8000, 20, 60, 150, 90
        from made, lateral (select now() - make_interval(days => (case when institution_id % 10 = 0 then 20 else institution_id % 7 end)::int) as on_) h
        returning institution_id
      )
      insert into rollup_institution_subject (tenant_id, institution_id, subject, written, is_whole, grade, classes, learners, lessons_completed,
        lessons_total, attempts, accuracy_sum, time_spent_in_seconds, learners_to_40, learners_to_60, learners_to_80, learners_above_80)
      select ${tenant_id}, institution_id, subject, subject, g.grade = '', g.grade, 1 * g.times, 40 * g.times, (100 + institution_id % 97) * g.times,
        1000 * g.times, (200 + institution_id % 89) * g.times, (200 + institution_id % 89) * (40 + institution_id % 53) * g.times, 30000 * g.times,
        2 * g.times, 6 * g.times, 15 * g.times, 9 * g.times
      from counted, unnest(${subjects}::text[]) subject, (values ('', 3), ('7', 1), ('8', 1), ('9', 1)) g (grade, times)`.execute(
      transaction,
    )
  })
  await sql`vacuum analyze`.execute(db)
}

/** Rows of subjects that the regions of the tenant are summed from. */
export async function countSubjectRows(db: Kysely<Tables>, tenant_id: number): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from rollup_institution_subject where tenant_id = ${tenant_id}`.execute(db)
  return rows[0]?.count ?? 0
}
