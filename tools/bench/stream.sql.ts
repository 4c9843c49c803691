/** Fills the stream of a class in the bench's own database. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../apps/server/src/db/tables.ts'

/** Answers how many posts the school has then. */
export async function growStream(
  db: Kysely<Tables>,
  {
    institution_id,
    class_id,
    user_id,
  }: { readonly institution_id: number; readonly class_id: number; readonly user_id: number },
  posts: number,
): Promise<number> {
  await sql`
    insert into stream_posts (institution_id, post_id, class_id, user_id, role, text, created_on, received_on, publish_on, is_published)
    select ${institution_id}, gen_random_uuid(), ${class_id}, ${user_id}, 'teacher', 'Post ' || place || ' about the lesson of the day', at, at, at, true
    from generate_series(1, ${posts}) place cross join lateral (select now() - place * interval '4 minutes' as at) moment`.execute(
    db,
  )
  await sql`vacuum analyze stream_posts`.execute(db)
  const { rows } = await sql<{ posts: number }>`
    select count(*)::int as posts from stream_posts where institution_id = ${institution_id}`.execute(db)
  return rows[0]?.posts ?? 0
}
