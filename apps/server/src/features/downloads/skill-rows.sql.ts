import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface SkillRow {
  readonly skill_id: number
  readonly title: string
  readonly parent_id: number | null
  readonly is_deleted: boolean
}

/** Skills of a tenant that a transaction since `from` changed; of these ids alone, if there are any. One that was taken out comes only to who had it. */
export async function pullSkillRows(
  db: Kysely<Tables>,
  tenant_id: number,
  asked: {
    readonly skill_ids: readonly number[]
    readonly from: string
    readonly limit: number
    readonly offset: number
  },
): Promise<SkillRow[]> {
  const { skill_ids, from, limit, offset } = asked
  const { rows } = await sql<SkillRow>`
    select skill_id, title, parent_id, is_deleted from skills
    where tenant_id = ${tenant_id} and changed_xid >= ${from}::xid8 and (not is_deleted or ${from} <> '0')
      and (cardinality(${skill_ids}::bigint[]) = 0 or skill_id = any(${skill_ids}::bigint[]))
    order by skill_id limit ${limit} offset ${offset}`.execute(db)
  return rows
}
