import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface GivenBefore {
  readonly score: number | null
  readonly is_taken_back: boolean
  readonly teacher_remarks: string
  readonly recordings: number
  readonly scored_by_name: string
  readonly scored_on: Date
  /** Of all that was given. */
  readonly total: number
}

/** All that was given for a work, the latest first. */
export async function readScoreHistory(
  db: Kysely<Tables>,
  institution_id: number,
  { assignment_id, user_id }: { readonly assignment_id: string; readonly user_id: number },
  most: number,
): Promise<readonly GivenBefore[]> {
  const { rows } = await sql<GivenBefore>`
    select e.score, e.is_taken_back, e.teacher_remarks, jsonb_array_length(e.remark_files) as recordings, u.full_name as scored_by_name, e.scored_on,
      (count(*) over ())::int as total
    from score_entries e join users u on u.institution_id = e.institution_id and u.user_id = e.scored_by
    where e.institution_id = ${institution_id} and e.assignment_id = ${assignment_id} and e.user_id = ${user_id}
    order by e.scored_on desc, e.score_entry_id desc limit ${most}`.execute(db)
  return rows
}
