import type { MigrationType } from '@maktab/contracts/access/migration-plans'
import type { Role } from '@maktab/contracts/roles'

/** Which of the roles a kind of move belongs to; a person in another role is not asked to move. */
export function movesIn(role: Role, migration_type: MigrationType): boolean {
  if (role === 'learner') return migration_type === 0 || migration_type === 1
  return role === 'teacher' && (migration_type === 2 || migration_type === 3)
}
