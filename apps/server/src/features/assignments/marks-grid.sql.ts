import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface GridAssignmentRow {
  readonly assignment_id: string
  readonly title: string
  readonly due_date: Date
  readonly total_score: number
}

/** Works of a class that can have marks, the latest of them by due date; undefined where the person does not teach the class. */
export async function readGridAssignments(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  { class_id, most }: { readonly class_id: number; readonly most: number },
): Promise<readonly GridAssignmentRow[] | undefined> {
  const { rows } = await sql<Partial<GridAssignmentRow>>`
    with taught as (
      select m.class_id from users_classes m where m.institution_id = ${institution_id} and m.class_id = ${class_id}
        and m.user_id = ${user_id} and m.role = 'teacher' and not m.is_deleted
    ), latest as (
      select a.assignment_id, a.title, a.due_date, a.total_score
      from taught join assignments_classes c on c.institution_id = ${institution_id} and c.class_id = taught.class_id
        join assignments a on a.institution_id = c.institution_id and a.assignment_id = c.assignment_id
      where not a.is_deleted and a.total_score > 0 and a.assignment_type in (0, 2)
      order by a.due_date desc, a.assignment_id desc limit ${most}
    )
    select latest.* from taught left join latest on true order by latest.due_date, latest.assignment_id`.execute(db)
  if (rows.length === 0) return undefined
  // A class without work is on a row without an assignment.
  return rows.filter((row): row is GridAssignmentRow => row.assignment_id !== null)
}

export interface GridMarkRow {
  readonly assignment_id: string
  readonly user_id: number
  readonly full_name: string
  readonly username: string
  readonly score: number | null
  readonly teacher_remarks: string
  readonly rubric_levels: Record<string, string>
  readonly scored_on: Date | null
  readonly is_handed_in: boolean
}

/** What stands in those works for the learners of the class, by their names. */
export async function readGridMarks(
  db: Kysely<Tables>,
  {
    institution_id,
    class_id,
    assignment_ids,
  }: { readonly institution_id: number; readonly class_id: number; readonly assignment_ids: readonly string[] },
): Promise<readonly GridMarkRow[]> {
  const { rows } = await sql<GridMarkRow>`
    select w.assignment_id, w.user_id, u.full_name, u.username, w.score, w.teacher_remarks, w.rubric_levels, w.scored_on,
      w.first_handed_in_on is not null as is_handed_in
    from assignments_users w join users u on u.institution_id = w.institution_id and u.user_id = w.user_id
    where w.institution_id = ${institution_id} and w.class_id = ${class_id} and w.assignment_id = any(${assignment_ids}::uuid[])
      and w.is_asked
    order by u.full_name, u.user_id, w.assignment_id`.execute(db)
  return rows
}
