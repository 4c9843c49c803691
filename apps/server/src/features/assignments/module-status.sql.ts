import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface Work {
  readonly institution_id: number
  readonly user_id: number
  readonly assignment_id: string
}

/** The contents that belong to the learner's share of an assignment, by class; none where it was not set for them. */
export async function readAttachedContents(
  db: Kysely<Tables>,
  { institution_id, user_id, assignment_id }: Work,
): Promise<readonly { readonly class_id: number; readonly content_id: number }[]> {
  const { rows } = await sql<{ class_id: number; content_id: number }>`
    select w.class_id, (content #>> '{}')::bigint as content_id
    from assignments_users w
      join assignments a on a.institution_id = w.institution_id and a.assignment_id = w.assignment_id and not a.is_deleted
      join assignments_classes c on c.institution_id = w.institution_id and c.assignment_id = w.assignment_id and c.class_id = w.class_id
      cross join jsonb_path_query(c.lessons, '$[*].content_ids[*]') as content
    where w.institution_id = ${institution_id} and w.user_id = ${user_id} and w.assignment_id = ${assignment_id}`.execute(
    db,
  )
  return rows
}
