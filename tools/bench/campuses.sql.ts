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
