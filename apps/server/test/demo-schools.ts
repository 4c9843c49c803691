/** What figures of the demonstration's schools are to show: learners of both genders, and which schools are silent. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function readDemoSchools(
  owner: Kysely<Tables>,
  now: Date,
): Promise<{ readonly withGenders: number; readonly silent: readonly number[] }> {
  const { rows } = await sql<{ institution_id: number; genders: number; is_silent: boolean }>`
    select r.institution_id, r.heard_on < ${now}::timestamptz - interval '14 days' as is_silent,
      (select count(distinct u.gender)::int from users u where u.institution_id = r.institution_id and u.active_role = 'learner') as genders
    from rollup_institution r order by 1`.execute(owner)
  return {
    withGenders: rows.filter(({ genders }) => genders === 2).length,
    silent: rows.filter(({ is_silent }) => is_silent).map(({ institution_id }) => institution_id),
  }
}
