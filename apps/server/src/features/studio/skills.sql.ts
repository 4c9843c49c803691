import type { Skill } from '@maktab/contracts/studio/skills'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export async function listSkillRows(db: Kysely<Tables>, tenant_id: number): Promise<Skill[]> {
  return db
    .selectFrom('skills')
    .select(['skill_id', 'parent_id', 'title', 'subject'])
    .where('tenant_id', '=', tenant_id)
    .where('is_deleted', '=', false)
    .orderBy('subject')
    .orderBy('title')
    .orderBy('skill_id')
    .execute()
}

/** Those of the numbers that are skills of the tenant; one that was taken out may still be named. */
export async function findSkillIds(
  db: Kysely<Tables>,
  tenant_id: number,
  skill_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{
    skill_id: number
  }>`select skill_id from skills where tenant_id = ${tenant_id} and skill_id = any(${skill_ids}::bigint[])`.execute(db)
  return new Set(rows.map(({ skill_id }) => skill_id))
}

/** Nobody else changes the tree of skills until the transaction ends. */
export async function lockSkills(db: Kysely<Tables>, tenant_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(7301015, ${tenant_id}::int)`.execute(db)
}

export interface SkillToSave {
  readonly skill_id: number | null
  readonly parent_id: number | null
  readonly title: string
  readonly subject: string
  readonly is_deleted: boolean
}

export async function saveSkillRow(
  db: Kysely<Tables>,
  tenant_id: number,
  { skill_id, ...skill }: SkillToSave,
): Promise<number> {
  if (skill_id === null) {
    const added = await db
      .insertInto('skills')
      .values({ tenant_id, ...skill })
      .returning('skill_id')
      .executeTakeFirstOrThrow()
    return added.skill_id
  }
  await db
    .updateTable('skills')
    .set(skill)
    .where('tenant_id', '=', tenant_id)
    .where('skill_id', '=', skill_id)
    .execute()
  return skill_id
}
