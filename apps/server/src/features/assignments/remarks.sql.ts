import { sql, type Kysely } from 'kysely'
import { worksLookedAt } from '@maktab/domain/assignments/remarks'
import type { Tables } from '#db/tables.ts'

interface Teacher {
  readonly institution_id: number
  readonly user_id: number
}

/** Remarks that stand on works of the teacher's present classes which they scored last, the latest first. */
export async function readSaidRemarks(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
): Promise<readonly { readonly teacher_remarks: string; readonly scored_on: Date }[]> {
  const { rows } = await sql<{ teacher_remarks: string; scored_on: Date }>`
    select w.teacher_remarks, w.scored_on from assignments_users w
    where w.institution_id = ${institution_id} and w.scored_by = ${user_id} and w.teacher_remarks <> '' and w.is_asked
      and exists (select from users_classes m join classes k on k.institution_id = m.institution_id and k.class_id = m.class_id
        where m.institution_id = w.institution_id and m.class_id = w.class_id and m.user_id = ${user_id} and m.role = 'teacher'
          and not m.is_deleted and not k.is_deleted and k.is_active)
    order by w.scored_on desc, w.assignment_id, w.user_id limit ${worksLookedAt}`.execute(db)
  return rows
}

export async function readSavedRemarks(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
): Promise<readonly { readonly text: string; readonly changed_on: Date }[]> {
  return db
    .selectFrom('saved_remarks')
    .select(['text', 'changed_on'])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .where('is_deleted', '=', false)
    .execute()
}

/** The command that was given last counts, whichever arrives last. Answers whether the remark is kept. */
export async function saveRemarkOf(
  db: Kysely<Tables>,
  { institution_id, user_id }: Teacher,
  { text, is_saved }: { readonly text: string; readonly is_saved: boolean },
  given: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is_deleted: boolean }>`
    insert into saved_remarks as kept (institution_id, user_id, text, is_deleted, changed_on)
    values (${institution_id}, ${user_id}, ${text}, ${!is_saved}, ${given})
    on conflict (institution_id, user_id, text) do update set
      is_deleted = case when excluded.changed_on >= kept.changed_on then excluded.is_deleted else kept.is_deleted end,
      changed_on = greatest(excluded.changed_on, kept.changed_on)
    returning is_deleted`.execute(db)
  return rows[0]?.is_deleted === false
}
