import type { LanguageCode } from '@maktab/contracts/fields'
import type { Role } from '@maktab/contracts/roles'
import type { tenantUserSorts, tenantUserStates } from '@maktab/contracts/office/office-lists'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { OfficeUserRow } from '#features/office/office-users.sql.ts'
import { nameColumn } from '#features/schools/name-order.sql.ts'

interface TenantSearch {
  readonly tenant_id: number
  readonly language: LanguageCode
  readonly words: readonly string[]
  readonly institution_id?: number | undefined
  readonly role?: Role | undefined
  readonly state: (typeof tenantUserStates)[number]
  readonly sort: (typeof tenantUserSorts)[number]
  readonly skip: number
  readonly take: number
  /** Nobody is counted beyond. */
  readonly counted: number
  /** Whoever was deleted since then can be restored. */
  readonly binSince: Date
}

type FoundUser = OfficeUserRow & { readonly institution_id: number; readonly institution_name: string }

/** A page of the people of all open campuses, in order, and how many there are on all pages; `db` is the tenant's door, and stays so. */
export async function findTenantUsers(
  db: Kysely<Tables>,
  { tenant_id, language, words, institution_id, role, state, sort, skip, take, counted, binSince }: TenantSearch,
): Promise<{ readonly rows: readonly FoundUser[]; readonly total: number }> {
  const since = state === 'deleted' ? binSince : null
  const { rows: answers } = await sql<{
    readonly total: number
    readonly page: readonly { readonly institution_id: number; readonly user_id: number }[]
  }>`
    select total, page from find_people_of_tenant(${words}::text[], ${role ?? null}::text, ${institution_id ?? null}::bigint, ${since}::timestamptz,
      ${sort === 'newest'}, ${skip}, ${take}, ${counted})`.execute(db)
  const { total, page } = answers[0]!
  const { rows } = await sql<FoundUser>`
    select one.*, ${nameColumn({ table: 'place', language })} as institution_name
    from jsonb_array_elements(${JSON.stringify(page)}::jsonb) with ordinality as asked (person, at)
      join read_people_in_institutions(${page.map((one) => one.institution_id)}::bigint[], ${page.map((one) => one.user_id)}::bigint[]) one
        on one.user_id = (asked.person ->> 'user_id')::bigint
      join institutions place on place.tenant_id = ${tenant_id} and place.institution_id = one.institution_id
    order by asked.at`.execute(db)
  return { rows, total }
}
