/** People who go to other classes of their campus: by a move of their own, or moved by an office. */
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { carryProgressAlong, type LeftClass } from '#features/access/carried-progress.sql.ts'

interface Changing {
  readonly target:
    | { readonly role: 'learner'; readonly grade: string; readonly to_section: string }
    | { readonly role: 'teacher' }
  /** `from_section` of a learner. */
  readonly people: readonly { readonly user_id: number; readonly from_section: string | null }[]
  /** The classes in which they are from now on. */
  readonly joined: readonly number[]
  readonly changed_on: Date
}

/**
 * Learners leave the classes of their section, teachers all that they do not go on with. What learners did in a course goes along, and the
 * register says where they sit. As many statements for one as for many.
 */
export async function changeClassesOf(
  db: Kysely<Tables>,
  institution_id: number,
  { target, people, joined, changed_on }: Changing,
): Promise<void> {
  const { role } = target
  const grade = target.role === 'learner' ? target.grade : null
  const user_ids = people.map(({ user_id }) => user_id)
  const left = await leaveClasses(db, institution_id, { role, grade, people, except: joined, left_on: changed_on })
  await joinClasses(db, institution_id, { role, user_ids, class_ids: joined })
  if (target.role === 'teacher') return
  await saveSections(db, institution_id, user_ids, { grade: target.grade, section: target.to_section })
  await carryProgressAlong(db, institution_id, { left, joined, changed_on })
}

interface Leaving {
  readonly role: 'learner' | 'teacher'
  /** Null: every section. */
  readonly grade: string | null
  readonly people: readonly { readonly user_id: number; readonly from_section: string | null }[]
  /** Classes in which they stay. */
  readonly except: readonly number[]
  readonly left_on: Date
}

/** Ends memberships of people in classes of a grade and of the section that each leaves, but for those of a year that is over; answers what was left. */
async function leaveClasses(
  db: Kysely<Tables>,
  institution_id: number,
  { role, grade, people, except, left_on }: Leaving,
): Promise<readonly LeftClass[]> {
  const { rows } = await sql<LeftClass>`
    update users_classes m set is_deleted = true, left_on = ${left_on}
    from classes c, unnest(${people.map(({ user_id }) => user_id)}::bigint[], ${people.map(({ from_section }) => from_section)}::text[]) as leaving (user_id, from_section)
    where m.institution_id = ${institution_id} and m.user_id = leaving.user_id and m.role = ${role} and not m.is_deleted
      and c.institution_id = m.institution_id and c.class_id = m.class_id and m.class_id <> all (${except}::bigint[])
      and (${grade}::text is null or (c.grade = ${grade} and c.section = leaving.from_section))
      and (c.is_active or c.year_id is null or c.year_id = (select y.year_id from school_years y where y.institution_id = c.institution_id and y.is_current))
    returning m.user_id, m.class_id`.execute(db)
  return rows
}

/** Whoever was in a class before is in it again. */
async function joinClasses(
  db: Kysely<Tables>,
  institution_id: number,
  {
    role,
    user_ids,
    class_ids,
  }: {
    readonly role: 'learner' | 'teacher'
    readonly user_ids: readonly number[]
    readonly class_ids: readonly number[]
  },
): Promise<void> {
  await sql`
    insert into users_classes (institution_id, user_id, class_id, role)
    select ${institution_id}, user_id, class_id, ${role} from unnest(${user_ids}::bigint[]) as user_id, unnest(${class_ids}::bigint[]) as class_id
    on conflict (institution_id, class_id, user_id) do update set is_deleted = false, role = excluded.role`.execute(db)
}

/** Where the register says that learners sit; a number in the register is of the section that they leave. */
async function saveSections(
  db: Kysely<Tables>,
  institution_id: number,
  user_ids: readonly number[],
  { grade, section }: { readonly grade: string; readonly section: string },
): Promise<void> {
  await sql`
    update users set grade = ${grade}, section = ${section}, roll_number = null
    where institution_id = ${institution_id} and user_id = any (${user_ids}::bigint[])`.execute(db)
}

/** Ends and begins memberships of one person; what a learner did in a course goes along to a class of it, as with a section (decision 0053). */
export async function changeClasses(
  db: Kysely<Tables>,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: number },
  {
    role,
    left,
    joined,
    left_on,
  }: {
    readonly role: 'learner' | 'teacher'
    readonly left: readonly number[]
    readonly joined: readonly number[]
    readonly left_on: Date
  },
): Promise<void> {
  if (left.length > 0) {
    await db
      .updateTable('users_classes')
      .set({ is_deleted: true, left_on })
      .where('institution_id', '=', institution_id)
      .where('user_id', '=', user_id)
      .where('class_id', 'in', [...left])
      .execute()
  }
  if (joined.length > 0) await joinClasses(db, institution_id, { role, user_ids: [user_id], class_ids: joined })
  if (role === 'learner')
    await carryProgressAlong(db, institution_id, {
      left: left.map((class_id) => ({ user_id, class_id })),
      joined,
      changed_on: left_on,
    })
}
