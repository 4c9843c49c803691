import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { byGrade } from '#features/people/grades.sql.ts'
import { classFigures } from '#features/schools/class-figures.sql.ts'

export interface ClassRow {
  readonly class_id: number
  readonly grade: string
  readonly subject: string
  readonly section: string
  readonly alias: string | null
  readonly course_id: number
  readonly course_title: string
  readonly teacher_name: string
  readonly total_students: number
  readonly total_lessons: number
  /** The caller's own, of lessons that the school has. */
  readonly own_lessons_completed: number
  /** Of all learners who are in the class. */
  readonly lessons_completed: number
}

interface Member {
  readonly institution_id: number
  readonly tenant_id: number
  readonly user_id: number
  readonly role: string
}

/** Classes that the person belongs to in their present role; of a campus admin all that are taught in the campus. */
export async function readClasses(
  db: Kysely<Tables>,
  { institution_id, tenant_id, user_id, role }: Member,
): Promise<readonly ClassRow[]> {
  const ofPerson = sql`exists (select from users_classes m where m.institution_id = c.institution_id and m.class_id = c.class_id
        and m.user_id = ${user_id} and m.role = ${role} and not m.is_deleted)`
  const own = sql`select c.class_id, c.course_id, c.grade, c.subject, c.section, c.alias from classes c
      where c.institution_id = ${institution_id} and c.is_active and not c.is_deleted
        and ${role === 'campus_admin' ? sql`true` : ofPerson}`
  const { rows } = await sql<ClassRow>`
    with ${classFigures({ tenant_id, institution_id }, own)}, teachers as (
      select m.class_id, string_agg(p.full_name, ', ' order by p.full_name) as teacher_name
      from users_classes m join users p on p.institution_id = m.institution_id and p.user_id = m.user_id
      where m.institution_id = ${institution_id} and m.class_id in (select class_id from asked) and m.role = 'teacher' and not m.is_deleted and not p.is_deleted
      group by m.class_id
    )
    select c.*, k.title as course_title, coalesce(teachers.teacher_name, '') as teacher_name,
      figures.total_students, figures.total_lessons, figures.lessons_completed,
      (select count(*)::int from users_lessons u join lessons l on l.course_id = c.course_id and l.lesson_guid = u.lesson_guid and l.is_there
        where u.institution_id = ${institution_id} and u.user_id = ${user_id} and u.class_id = c.class_id and u.is_completed) as own_lessons_completed
    from asked c join figures using (class_id) join courses k on k.tenant_id = ${tenant_id} and k.course_id = c.course_id
      left join teachers using (class_id)
    order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id`.execute(db)
  return rows
}

/** Whether the person belongs to the class in that role, and it is taught; the class's course where they do. */
export async function findMembership(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Omit<Member, 'tenant_id'>,
  class_id: number,
): Promise<{ readonly course_id: number } | undefined> {
  return db
    .selectFrom('users_classes as member')
    .innerJoin('classes as class', (join) =>
      join.onRef('class.institution_id', '=', 'member.institution_id').onRef('class.class_id', '=', 'member.class_id'),
    )
    .select('class.course_id')
    .where('member.institution_id', '=', institution_id)
    .where('member.class_id', '=', class_id)
    .where('member.user_id', '=', user_id)
    .where('member.role', '=', role)
    .where('member.is_deleted', '=', false)
    .where('class.is_active', '=', true)
    .where('class.is_deleted', '=', false)
    .executeTakeFirst()
}

/** The course of a class that is taught in the school, whoever asks. */
export async function findTaughtClass(
  db: Kysely<Tables>,
  { institution_id }: Pick<Member, 'institution_id'>,
  class_id: number,
): Promise<{ readonly course_id: number } | undefined> {
  return db
    .selectFrom('classes')
    .select('course_id')
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('is_active', '=', true)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
}

/** As `findMembership` for what was given at a moment and may arrive later: the class may be archived, left or deleted since. */
export async function findMembershipAt(
  db: Kysely<Tables>,
  { institution_id, user_id, role }: Omit<Member, 'tenant_id'>,
  class_id: number,
  given: Date,
): Promise<{ readonly course_id: number } | undefined> {
  const { rows } = await sql<{ readonly course_id: number }>`
    select c.course_id from users_classes m join classes c on c.institution_id = m.institution_id and c.class_id = m.class_id
    where m.institution_id = ${institution_id} and m.class_id = ${class_id} and m.user_id = ${user_id} and m.role = ${role}
      and ${wasThere(given)}`.execute(db)
  return rows[0]
}

/**
 * Of a member `m` and their class `c`: not left, and the class not deleted, when the work was given. An archived class takes what was done on a
 * device that did not know of it yet.
 */
export const wasThere = (given: Date) =>
  sql`(not m.is_deleted or m.left_on > ${given}) and (not c.is_deleted or c.deleted_on > ${given})`

export async function readClassLearners(db: Kysely<Tables>, institution_id: number, class_id: number) {
  return db
    .selectFrom('users_classes as member')
    .innerJoin('users as person', (join) =>
      join.onRef('person.institution_id', '=', 'member.institution_id').onRef('person.user_id', '=', 'member.user_id'),
    )
    .leftJoin('files as picture', (join) =>
      join
        .onRef('picture.institution_id', '=', 'person.institution_id')
        .onRef('picture.file_id', '=', 'person.profile_file_id'),
    )
    .select([
      'person.user_id',
      'person.full_name',
      'picture.file_id',
      'picture.sha256',
      'picture.name',
      'picture.mime_type',
    ])
    .where('member.institution_id', '=', institution_id)
    .where('member.class_id', '=', class_id)
    .where('member.role', '=', 'learner')
    .where('member.is_deleted', '=', false)
    .where('person.is_deleted', '=', false)
    .orderBy('person.full_name')
    .orderBy('person.user_id')
    .execute()
}
