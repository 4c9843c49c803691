import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Person {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

/** What somebody is to the content team; the school's part is null where nothing was written down for it. */
export async function findTeamMember(db: Kysely<Tables>, { tenant_id, institution_id, user_id }: Person) {
  return db
    .selectFrom('users as person')
    .leftJoin('content_institutions as school', (join) =>
      join.onRef('school.institution_id', '=', 'person.institution_id').on('school.tenant_id', '=', tenant_id),
    )
    .select(['person.roles', 'person.full_name', 'school.repository', 'school.cms_roles', 'school.is_cms_full_access'])
    .where('person.institution_id', '=', institution_id)
    .where('person.user_id', '=', user_id)
    .where('person.is_deleted', '=', false)
    .executeTakeFirst()
}
