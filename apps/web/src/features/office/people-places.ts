/** Where each office keeps people: at the addresses that the specification gives it (seed 001 §2), else at ours. */
import type { Role } from '@maktab/contracts/roles'

const areas: Partial<Record<Role, string>> = {
  school_admin: 'school-admin',
  admin: 'admin',
  super_admin: 'super-admin',
}

/**
 * Addresses of the list, of the form, of the form for those who hold an office, where this one gives any, of the moves, and of moving
 * people that were chosen; `institution_id` names another campus than one's own.
 */
export function peoplePlaces(
  role: Role,
  institution_id: number | undefined,
): {
  readonly list: string
  readonly form: (user_id?: number) => string
  readonly addAdmin: string | undefined
  readonly movesList: string | undefined
  readonly moves: ((role: string, user_ids: readonly number[]) => string) | undefined
} {
  const area = areas[role] ?? 'campus-admin'
  const campus = institution_id === undefined ? '' : `?institution_id=${institution_id}`
  return {
    list: `/${area}/users${campus}`,
    form: (user_id) => `/${area}/adduser${user_id === undefined ? '' : `/${user_id}`}${campus}`,
    movesList: role === 'super_admin' ? undefined : `/${area}/moves${campus}`,
    moves:
      role === 'super_admin'
        ? undefined
        : (moving, user_ids) =>
            `/${area}/moves?${new URLSearchParams({ role: moving, people: user_ids.join('.') }).toString()}${campus.replace('?', '&')}`,
    addAdmin: role in areas ? `/${area}/addadmin${campus}` : undefined,
  }
}
