import { sql, type Kysely } from 'kysely'
import type { AttachmentStanding } from '@maktab/domain/assignments/attachment-readers'
import type { Tables } from '#db/tables.ts'
import { isScheduled } from '#features/assignments/scheduled-work.sql.ts'

/**
 * How a person stands to a file; undefined where this school has no such file. The file is looked for in what its owner
 * handed in or set, not in all work of the school.
 */
export async function readAttachmentStanding(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  file_id: string,
  now: Date,
): Promise<AttachmentStanding | undefined> {
  const { rows } = await sql<AttachmentStanding>`
    with file as (
      select user_id as owner, file_id, jsonb_build_array(jsonb_build_object('file_id', file_id)) as mention
      from files where institution_id = ${institution_id} and file_id = ${file_id}::uuid
    ), own_class as (
      select class_id, role from users_classes where institution_id = ${institution_id} and user_id = ${user_id} and not is_deleted
    )
    select file.owner = ${user_id} as is_owner,
      exists (select from assignments_users work join submissions handed using (institution_id, assignment_id, user_id)
        where work.institution_id = ${institution_id} and work.user_id = file.owner and handed.attachments @> file.mention and handed.withdrawn_on is null
          and work.class_id in (select class_id from own_class where role = 'teacher'))
        or exists (select from users_content_attempts taken where taken.institution_id = ${institution_id} and taken.user_id = file.owner
          and taken.files @> file.mention and taken.class_id in (select class_id from own_class where role = 'teacher')) as is_for_marking,
      exists (select from assignment_comments said join assignments_users work using (institution_id, assignment_id, user_id)
        where said.institution_id = ${institution_id} and said.author_id = file.owner and not said.is_deleted
          and said.attachments @> file.mention and (said.user_id = ${user_id}
            or work.class_id in (select class_id from own_class where role = 'teacher')))
        or exists (select from submissions given join assignments_users work using (institution_id, assignment_id, user_id)
        where given.institution_id = ${institution_id} and given.given_by = file.owner and given.attachments @> file.mention
          and given.withdrawn_on is null and (given.user_id = ${user_id}
            or work.class_id in (select class_id from own_class where role = 'teacher'))) as is_in_thread,
      exists (select from assignments a join assignments_classes share using (institution_id, assignment_id)
        where a.institution_id = ${institution_id} and a.created_by = file.owner and not a.is_deleted
          and a.attachments @> file.mention and share.class_id in (select class_id from own_class
            where role = 'teacher' or a.start_date <= ${now} or not ${isScheduled})) as is_handed_out,
      exists (select from users u where u.institution_id = ${institution_id} and u.user_id = file.owner
        and u.profile_file_id = file.file_id and not u.is_deleted) as is_profile_picture,
      exists (select from assignments_users marked where marked.institution_id = ${institution_id} and marked.remark_files <> '[]'
        and marked.remark_files @> file.mention and (marked.class_id in (select class_id from own_class where role = 'teacher')
          or (marked.user_id = ${user_id} and marked.returned_on >= coalesce(marked.scored_on, marked.returned_on)))) as is_remark,
      exists (select from bank_transfers paid where paid.institution_id = ${institution_id} and paid.slip ->> 'file_id' = file.file_id::text)
        and exists (select from users office where office.institution_id = ${institution_id} and office.user_id = ${user_id}
          and office.roles && array['campus_admin', 'school_admin', 'admin', 'super_admin'] and not office.is_deleted) as is_slip,
      exists (select from stream_posts p join own_class using (class_id)
        where p.institution_id = ${institution_id} and p.user_id = file.owner and not p.is_deleted and p.attachments <> '[]' and p.attachments @> file.mention
          and (own_class.role = 'teacher' or (not p.waits_for_approval and p.publish_on <= ${now})))
        or exists (select from stream_comments s join own_class using (class_id) join stream_posts p using (institution_id, post_id)
        where s.institution_id = ${institution_id} and s.user_id = file.owner and not s.is_deleted and s.attachments @> file.mention
          and not p.is_deleted)
        or exists (select from class_library l where l.institution_id = ${institution_id} and l.added_by = file.owner
        and l.library_id = file.file_id and l.added_on > coalesce(l.removed_on, '-infinity') and l.class_id in (select class_id from own_class)) as is_posted
    from file`.execute(db)
  return rows[0]
}
