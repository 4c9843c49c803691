import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface PersonKey {
  readonly institution_id: number
  readonly user_id: number
}

/** Classes of a grade that everybody of the school may choose. */
export async function readOpenClasses(db: Kysely<Tables>, { institution_id, user_id }: PersonKey, grade: string) {
  return db
    .selectFrom('classes as class')
    .leftJoin('users_classes as own', (join) =>
      join
        .onRef('own.institution_id', '=', 'class.institution_id')
        .onRef('own.class_id', '=', 'class.class_id')
        .on('own.user_id', '=', user_id)
        .on('own.is_deleted', '=', false),
    )
    .select((row) => [
      'class.class_id',
      'class.alias',
      'class.subject',
      'class.grade',
      'class.section',
      'class.class_code',
      'own.user_id as own_id',
      row
        .selectFrom('users_classes as member')
        .innerJoin('users as teacher', (join) =>
          join
            .onRef('teacher.institution_id', '=', 'member.institution_id')
            .onRef('teacher.user_id', '=', 'member.user_id'),
        )
        .select('teacher.full_name')
        .whereRef('member.institution_id', '=', 'class.institution_id')
        .whereRef('member.class_id', '=', 'class.class_id')
        .where('member.role', '=', 'teacher')
        .where('member.is_deleted', '=', false)
        .orderBy('teacher.user_id')
        .limit(1)
        .as('teacher_name'),
    ])
    .where('class.institution_id', '=', institution_id)
    .where('class.grade', '=', grade)
    .where('class.is_open_to_signup', '=', true)
    .where('class.is_active', '=', true)
    .where('class.is_deleted', '=', false)
    .orderBy('class.subject')
    .orderBy('class.section')
    .orderBy('class.class_id')
    .limit(200)
    .execute()
}

export async function findClassByCode(db: Kysely<Tables>, institution_id: number, class_code: string) {
  return db
    .selectFrom('classes')
    .select(['class_id', 'is_open_to_signup'])
    .where('institution_id', '=', institution_id)
    .where('class_code', '=', class_code)
    .where('is_active', '=', true)
    .where('is_deleted', '=', false)
    .executeTakeFirst()
}

/** Somebody who is there in another role stays what they are. */
export async function joinClass(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  class_id: number,
): Promise<void> {
  await db
    .insertInto('users_classes')
    .values({ institution_id, user_id, class_id, role: 'learner' })
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'class_id', 'user_id'])
        .doUpdateSet({ is_deleted: false })
        .where('users_classes.role', '=', 'learner'),
    )
    .execute()
}

export async function leaveClassOf(
  db: Kysely<Tables>,
  { institution_id, user_id }: PersonKey,
  { class_id, left_on }: { readonly class_id: number; readonly left_on: Date },
): Promise<void> {
  await db
    .updateTable('users_classes')
    .set({ is_deleted: true, left_on })
    .where('institution_id', '=', institution_id)
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .where('role', '=', 'learner')
    .execute()
}
