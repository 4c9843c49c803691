import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { WorkFilesByLanguage } from '#demo/work-files.ts'

/** Days since work was due that still has its files, and of which teachers still spoke. */
const [filed, spokenOf] = [14, 35]
/** One of as many works has a photo; of the others one of as many is spoken, and one of as many remarks. */
const [photographed, spoken] = [3, 5]

const asAttachment = sql`jsonb_build_object('file_id', file_id, 'name', file ->> 'name', 'mime_type', file ->> 'mime_type',
  'size_bytes', (file ->> 'size_bytes')::bigint, 'sha256', file ->> 'sha256', 'thumbnail_sha256', file ->> 'thumbnail_sha256')`

/** Photos and recordings of the latest work, each with the row of who handed it over, and what teachers say of some. */
export async function insertWorkFiles(
  db: Kysely<Tables>,
  {
    institution_id,
    files,
    now,
  }: {
    readonly institution_id: number
    readonly files: WorkFilesByLanguage
    readonly now: Date
  },
): Promise<void> {
  await sql`
    with works as (
      select w.assignment_id, w.user_id, w.scored_by, w.scored_on + interval '20 seconds' as scored_on, w.score, w.teacher_remarks, w.rubric_levels, s.submission_id, s.handed_in_on,
        a.due_date > ${now}::timestamptz - make_interval(days => ${filed}) as has_files,
        ${JSON.stringify(files)}::jsonb -> c.language as files,
        ('x' || substr(md5(concat_ws(' ', w.user_id, w.assignment_id)), 1, 6))::bit(24)::int as number
      from assignments_users w join assignments a using (institution_id, assignment_id) join classes k using (institution_id, class_id)
        join submissions s using (institution_id, assignment_id, user_id)
        join institutions i on i.institution_id = w.institution_id
        join courses c on c.tenant_id = i.tenant_id and c.course_id = k.course_id
      where w.institution_id = ${institution_id} and a.due_date > ${now}::timestamptz - make_interval(days => ${spokenOf})
    ), handed_over as (
      select submission_id, user_id as learner_id, assignment_id, user_id, handed_in_on as given_on,
        md5(concat_ws(' ', 'work', submission_id))::uuid as file_id,
        files -> case when number % ${photographed} = 0 then 'photo' else 'answer' end as file
      from works where has_files and (number % ${photographed} = 0 or number % ${spoken} = 0)
      union all
      select null, user_id, assignment_id, scored_by, scored_on, md5(concat_ws(' ', 'remark', submission_id))::uuid, files -> 'remark'
      from works where scored_by is not null and number % ${spoken} = 1
    ), given as (
      select * from handed_over where file is not null
    ), kept as (
      insert into files (institution_id, user_id, file_id, sha256, name, mime_type, size_bytes, created_on, thumbnail_sha256, is_named)
      select ${institution_id}, user_id, file_id, file ->> 'sha256', file ->> 'name', file ->> 'mime_type', (file ->> 'size_bytes')::bigint,
        given_on, file ->> 'thumbnail_sha256', true
      from given
    ), in_works as (
      update submissions s set attachments = jsonb_build_array(${asAttachment}) from given
      where s.institution_id = ${institution_id} and s.submission_id = given.submission_id
    ), remarks as (
      insert into score_entries (institution_id, score_entry_id, assignment_id, user_id, score, teacher_remarks, rubric_levels, scored_by, scored_on, remark_files)
      select ${institution_id}, file_id, assignment_id, learner_id, w.score, w.teacher_remarks, w.rubric_levels, given.user_id, given_on,
        jsonb_build_array(${asAttachment})
      from given join works w using (assignment_id) where given.submission_id is null and w.user_id = given.learner_id
    )
    update assignments_users w set remark_files = jsonb_build_array(${asAttachment}), score_entry_id = file_id, scored_on = given_on,
      returned_on = case when w.returned_on is not null then given_on end
    from given where w.institution_id = ${institution_id} and given.submission_id is null
      and w.assignment_id = given.assignment_id and w.user_id = given.learner_id`.execute(db)
}
