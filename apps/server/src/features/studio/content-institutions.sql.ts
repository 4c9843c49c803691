import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

/** Schools of a tenant with what was written down for each; the school's part is null where nothing was. */
export async function listSchools(db: Kysely<Tables>, tenant_id: number, institution_id?: number) {
  return db
    .selectFrom('institutions as place')
    .leftJoin('content_institutions as school', (join) =>
      join
        .onRef('school.tenant_id', '=', 'place.tenant_id')
        .onRef('school.institution_id', '=', 'place.institution_id'),
    )
    .select([
      'place.institution_id',
      'place.name',
      'place.names',
      'school.institution_id as managed_id',
      'school.repository',
      'school.available_courses',
      'school.available_lessons',
      'school.cms_roles',
      'school.is_cms_full_access',
    ])
    .where('place.tenant_id', '=', tenant_id)
    .$if(institution_id !== undefined, (query) => query.where('place.institution_id', '=', institution_id ?? 0))
    .orderBy('place.institution_id')
    .execute()
}

export interface SchoolToKeep {
  readonly institution_id: number
  readonly repository: string | null
  readonly available_courses: readonly number[]
  readonly available_lessons: readonly string[]
  readonly cms_roles: readonly string[]
  readonly is_cms_full_access: boolean
}

/** Devices pull the school's courses anew after it, for the row notes when it changed. */
export async function keepSchool(
  db: Kysely<Tables>,
  tenant_id: number,
  { institution_id, ...fields }: SchoolToKeep,
): Promise<void> {
  const row = {
    ...fields,
    available_courses: [...fields.available_courses],
    available_lessons: [...fields.available_lessons],
    cms_roles: [...fields.cms_roles],
  }
  await db
    .insertInto('content_institutions')
    .values({ tenant_id, institution_id, ...row })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'institution_id']).doUpdateSet(row))
    .execute()
}
