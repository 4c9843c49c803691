import type { MigrationPlan, MigrationType } from '@maktab/contracts/access/migration-plans'
import type { KeptSession } from '@maktab/client/session'
import { movesIn } from '@maktab/domain/access/moving-roles'

export interface PendingMigration {
  readonly migration_type: Exclude<MigrationType, -1>
  readonly plan: MigrationPlan
}

/** The move that a kept session names; none in one that an earlier version kept, or that somebody wrote into, and none of another role. */
export function pendingMigration(
  session: Partial<Pick<KeptSession, 'active_role' | 'migration_type' | 'migration_json'>> | undefined,
): PendingMigration | undefined {
  const { active_role: role, migration_type: kind, migration_json: plan } = session ?? {}
  if (kind === undefined || ![0, 1, 2, 3].includes(kind) || kind === -1 || !isPlan(plan)) return undefined
  if (role === undefined || !movesIn(role, kind)) return undefined
  const isOfLearner = kind === 0 || kind === 1
  const hasSections = plan.grade !== null && plan.from_section !== null && plan.to_section !== null
  return isOfLearner && !hasSections ? undefined : { migration_type: kind, plan }
}

function isPlan(plan: Partial<MigrationPlan> | null | undefined): plan is MigrationPlan {
  if (typeof plan !== 'object' || plan === null) return false
  const texts = [plan.from_institution_name, plan.to_institution_name]
  const optional = [plan.grade, plan.from_section, plan.to_section]
  return (
    typeof plan.to_institution === 'number' &&
    Array.isArray(plan.classes) &&
    plan.classes.every((one) => typeof one?.class_code === 'string' && typeof one.subject === 'string') &&
    texts.every((text) => typeof text === 'string') &&
    optional.every((text) => text === null || typeof text === 'string')
  )
}
