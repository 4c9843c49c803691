import { sql, type Kysely } from 'kysely'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import type { Differences } from '#features/insights/kept-figures/differences.sql.ts'

/** Schools of a tenant by number, after that one, at most `most`; seen through the tenant's door. Those that are deleted keep their figures, too. */
export async function readSchools(
  db: Kysely<Tables>,
  tenant_id: number,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('institutions')
    .select('institution_id')
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '>', after)
    .orderBy('institution_id')
    .limit(most)
    .execute()
  return rows.map(({ institution_id }) => institution_id)
}

/** The same, of which no class was looked at since `before`, and none at a moment that lies ahead. */
export async function readSchoolsToLookAt(
  db: Kysely<Tables>,
  tenant_id: number,
  {
    after,
    most,
    before,
    now,
  }: { readonly after: number; readonly most: number; readonly before: Date; readonly now: Date },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly institution_id: number }>`
    select i.institution_id from institutions i where i.tenant_id = ${tenant_id} and i.institution_id > ${after}
      and not exists (select from figure_looks l where l.tenant_id = i.tenant_id and l.institution_id = i.institution_id
        and l.looked_on > ${before} and l.looked_on <= ${now})
    order by i.institution_id limit ${most}`.execute(db)
  return rows.map(({ institution_id }) => institution_id)
}

/** One class in `oneIn` of a school, and one at least, if it has any: those that were looked at longest ago. */
export async function readClassesToLookAt(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  oneIn: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly class_id: number }>`
    select c.class_id from classes c
      left join figure_looks l on l.tenant_id = ${tenant_id} and l.institution_id = c.institution_id and l.class_id = c.class_id
    where c.institution_id = ${institution_id} order by l.looked_on nulls first, c.class_id
    limit (select ceil(count(*)::numeric / ${oneIn}) from classes where institution_id = ${institution_id})`.execute(db)
  return rows.map(({ class_id }) => class_id)
}

export async function readClassIds(db: Kysely<Tables>, { institution_id }: SchoolScope): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('classes')
    .select('class_id')
    .where('institution_id', '=', institution_id)
    .orderBy('class_id')
    .execute()
  return rows.map(({ class_id }) => class_id)
}

export async function keepLook(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  { class_id, looked_on, differing }: ClassLook,
): Promise<void> {
  await sql`
    insert into figure_looks (tenant_id, institution_id, class_id, looked_on, differing)
    values (${tenant_id}, ${institution_id}, ${class_id}, ${looked_on}, ${JSON.stringify(differing)}::jsonb)
    on conflict (tenant_id, institution_id, class_id) do update set looked_on = excluded.looked_on, differing = excluded.differing`.execute(
    db,
  )
}

export interface ClassLook {
  readonly class_id: number
  readonly looked_on: Date
  /** Empty where all figures agree with their rows. */
  readonly differing: Partial<Differences>
}
