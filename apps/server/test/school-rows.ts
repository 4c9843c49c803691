/** Rows of people in the small school. */
import type { Role } from '@maktab/contracts/roles'
import type { Insertable } from 'kysely'
import type { Tables } from '../src/db/tables.ts'

interface Person {
  readonly user_id: number
  readonly institution_id: number
  readonly role: Role
  readonly username: string
}

export function userRow({ institution_id, user_id, username, role }: Person): Insertable<Tables['users']> {
  const full_name = username.replace(/^./, (letter) => letter.toUpperCase())
  return {
    institution_id,
    user_id,
    username,
    full_name,
    email: `${username}@school.example`,
    roles: [role],
    active_role: role,
    current_language: 'en',
  }
}

export function member(
  { institution_id, user_id, role }: Person,
  class_id: number,
): Insertable<Tables['users_classes']> {
  return { institution_id, class_id, user_id, role }
}
