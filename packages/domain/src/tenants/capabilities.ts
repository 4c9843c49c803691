/** What a tenant's people can do at all, worked out from its configuration: no other line asks for a tenant's id. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { Role } from '@maktab/contracts/roles'

/** The school family of seed 000 §3 whose assignments hang on a subscription. */
const subscribingFamily = 49

export type AssignmentSettings = Pick<Configuration, 'is_assignment_allowed' | 'is_assignment_disabled'> & {
  readonly school_family_id?: number | null
  readonly is_custom_nomenclature?: boolean
}

/** Whether a person has assignments (seed 000 §6). `is_subscribed`: their school subscribes; only the subscribing family asks. */
export function mayUseAssignments(settings: AssignmentSettings, { role, is_subscribed }: { readonly role: Role; readonly is_subscribed: boolean }): boolean {
  if (settings.school_family_id === subscribingFamily) return is_subscribed && (role === 'learner' || role === 'teacher')
  if (settings.is_custom_nomenclature) return false
  return settings.is_assignment_allowed && !settings.is_assignment_disabled
}
