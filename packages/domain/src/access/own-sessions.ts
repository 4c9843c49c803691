/** Which of their own roles a person may go on in. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'
import { rolesHere } from '../tenants/role-names.ts'

/** Roles are written without their stroke too (seed 000 §6). Roles of the content management have no names of their own here. */
export function decideRole({
  wanted,
  stored,
}: {
  readonly wanted: string
  readonly stored: readonly string[]
}): Outcome<Role, 'not_allowed'> {
  const role = rolesHere(stored).find((one) => plain(one) === plain(wanted))
  return role ? accept(role) : refuse('not_allowed')
}

function plain(role: string): string {
  return role.replaceAll('_', '')
}
