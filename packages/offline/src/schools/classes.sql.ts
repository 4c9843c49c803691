import type { SqlRow, Statements } from '@maktab/device/database'
import { keepsSchool } from '@maktab/domain/access/device-sign-in'
import type { Role } from '@maktab/contracts/roles'
import { byGrade } from '../people/grades.sql.ts'

interface Member {
  readonly user_id: number
  readonly role: Role
}

/** Of classes `c`: those that the person belongs to in that role (`?1`, `?2`); who runs a school has all of them here. */
export const isOfMember = ({ role }: Pick<Member, 'role'>): string =>
  keepsSchool(role)
    ? '?1 is not ?2'
    : 'exists (select 1 from users_classes own where own.class_id = c.class_id and own.user_id = ?1 and own.role = ?2)'

/** Classes that the person belongs to in that role, with what is known of them here. */
export function readClasses(db: Statements, member: Member): Promise<SqlRow[]> {
  return db.all(
    `select c.*, k.title course_title,
        (select count(*) from courses_lessons l where l.course_id = c.course_id) total_lessons
      from classes c join courses k on k.course_id = c.course_id
      where ${isOfMember(member)} order by ${byGrade('c.grade')}, c.subject, c.section, c.class_id`,
    [member.user_id, member.role],
  )
}

/** The course of a class that the person belongs to in that role; undefined where they do not. */
export async function findCourseOfClass(
  db: Statements,
  { user_id, role }: Member,
  class_id: number,
): Promise<number | undefined> {
  const [row] = await db.all(
    `select c.course_id from users_classes own join classes c on c.class_id = own.class_id
      where own.user_id = ? and own.role = ? and own.class_id = ?`,
    [user_id, role, class_id],
  )
  return row && Number(row['course_id'])
}

/** Names in the order of their letters' codes, as the server sorts them. */
export function readClassLearners(db: Statements, class_id: number): Promise<SqlRow[]> {
  return db.all(
    `select u.user_id, u.full_name from users_classes m join users u on u.user_id = m.user_id
      where m.class_id = ? and m.role = 'learner' order by u.full_name, u.user_id`,
    [class_id],
  )
}
