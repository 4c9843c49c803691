/** What people of a database handed over: by kind, whether work or a remark of theirs names each file, and has its small picture. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../src/db/tables.ts'

export async function readHandedOver(owner: Kysely<Tables>): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select f.mime_type, bool_and(f.is_named and (
        exists (select from submissions s where s.institution_id = f.institution_id and s.user_id = f.user_id
          and s.attachments @> jsonb_build_array(jsonb_build_object('file_id', f.file_id, 'sha256', f.sha256)))
        or exists (select from assignments_users w join score_entries e using (institution_id, score_entry_id)
          where w.institution_id = f.institution_id and w.scored_by = f.user_id and w.remark_files = e.remark_files
            and w.remark_files @> jsonb_build_array(jsonb_build_object('file_id', f.file_id, 'sha256', f.sha256))))) as are_named,
      bool_and(f.thumbnail_sha256 is not null) as are_pictured
    from files f group by 1 order by 1`.execute(owner)
  return rows
}
