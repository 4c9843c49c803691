import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { DemoWords } from '#demo/demo-files.ts'

/** Days since work was due of which learners still ask. */
const asked = 14
/** One of as many who handed in asks; every other one was answered. */
const askers = 6

/** What some learners asked in private about their latest work, in the language of its course, and what they were told. */
export async function insertComments(
  db: Kysely<Tables>,
  { institution_id, words, now }: { readonly institution_id: number; readonly words: DemoWords; readonly now: Date },
): Promise<void> {
  const spoken = JSON.stringify(
    Object.fromEntries(Object.entries(words).map(([language, { comments }]) => [language, comments])),
  )
  await sql`
    with asked as (
      select w.assignment_id, w.user_id, a.created_by, w.first_handed_in_on + interval '7 minutes' as asked_on, c.language,
        ('x' || substr(md5(concat_ws(' ', w.assignment_id, w.user_id)), 1, 6))::bit(24)::int as number
      from assignments_users w join assignments a using (institution_id, assignment_id) join classes k using (institution_id, class_id)
        join institutions i on i.institution_id = w.institution_id
        join courses c on c.tenant_id = i.tenant_id and c.course_id = k.course_id
      where w.institution_id = ${institution_id} and w.first_handed_in_on is not null
        and a.due_date > ${now}::timestamptz - make_interval(days => ${asked})
    ), said as (
      select s.*, (${spoken}::jsonb -> s.language) -> (s.number / (2 * ${askers}) % 3) as words from asked s where s.number % ${askers} = 0
    ), comments as (
      select assignment_id, user_id, user_id as author_id, words ->> 'question' as text, asked_on as given_on from said
      union all
      select assignment_id, user_id, created_by, words ->> 'answer', asked_on + interval '3 hours' from said where number % (2 * ${askers}) = 0
    )
    insert into assignment_comments (institution_id, comment_id, assignment_id, user_id, author_id, text, attachments, given_on)
    select ${institution_id}, md5(concat_ws(' ', assignment_id, user_id, author_id))::uuid, assignment_id, user_id, author_id, text, '[]', given_on
    from comments where given_on < ${now}::timestamptz and text is not null`.execute(db)
}
