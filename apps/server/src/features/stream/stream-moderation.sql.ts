import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Member } from '#features/stream/stream-standing.sql.ts'

/** Once a person and post or comment. Answers whether it is new. */
export async function insertReport(
  db: Kysely<Tables>,
  { institution_id, user_id }: Member,
  {
    post_id,
    subject_id,
    reason,
    given,
  }: { readonly post_id: string; readonly subject_id: string; readonly reason: string; readonly given: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with kept as (
      insert into stream_reports (institution_id, post_id, subject_id, user_id, reason, reported_on)
      values (${institution_id}, ${post_id}, ${subject_id}, ${user_id}, ${reason}, ${given})
      on conflict do nothing returning post_id
    )
    update stream_posts p set reports = p.reports + 1 from kept
    where p.institution_id = ${institution_id} and p.post_id = kept.post_id returning p.post_id`.execute(db)
  return rows.length > 0
}

export async function settlePostReports(
  db: Kysely<Tables>,
  institution_id: number,
  post_id: string,
  given: Date,
): Promise<void> {
  await sql`
    with settled as (
      update stream_reports set settled_on = ${given}
      where institution_id = ${institution_id} and post_id = ${post_id} and settled_on is null
    )
    update stream_posts set reports = 0 where institution_id = ${institution_id} and post_id = ${post_id} and reports > 0`.execute(
    db,
  )
}
