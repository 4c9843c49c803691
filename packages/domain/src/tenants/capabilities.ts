/** What a tenant's people can do at all, worked out once from its configuration: no other line asks for a tenant's id. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { Role } from '@maktab/contracts/roles'

/** The school family of seed 000 §3 whose assignments hang on a subscription. */
const subscribingFamily = 49

export type TenantConfiguration = Pick<
  Configuration,
  'is_b2c_enabled' | 'is_offline_enabled' | 'is_assignment_allowed' | 'is_assignment_disabled' | 'is_exam_mode' | 'is_payment_enabled'
> & {
  readonly school_family_id?: number | null
  readonly is_custom_nomenclature?: boolean
  readonly is_delete_class_allowed?: boolean
}

export interface Standing {
  readonly role: Role
  /** Whether the person's school subscribes; only the subscribing family asks. */
  readonly is_subscribed: boolean
}

export interface Capabilities {
  /** Seed 000 §6. */
  mayUseAssignments(standing: Standing): boolean
  readonly maySignUp: boolean
  readonly mayWorkOffline: boolean
  readonly mayDeleteClasses: boolean
  /** Seed 000 §6: learners of a tenant in exam mode or with payments pay before they learn. */
  readonly hasPaymentWall: boolean
}

export function capabilities(configuration: TenantConfiguration): Capabilities {
  return {
    mayUseAssignments: (standing) => mayUseAssignments(configuration, standing),
    maySignUp: configuration.is_b2c_enabled,
    mayWorkOffline: configuration.is_offline_enabled,
    mayDeleteClasses: configuration.is_delete_class_allowed ?? false,
    hasPaymentWall: configuration.is_exam_mode || configuration.is_payment_enabled,
  }
}

function mayUseAssignments(configuration: TenantConfiguration, { role, is_subscribed }: Standing): boolean {
  if (configuration.school_family_id === subscribingFamily) return is_subscribed && (role === 'learner' || role === 'teacher')
  if (configuration.is_custom_nomenclature) return false
  return configuration.is_assignment_allowed && !configuration.is_assignment_disabled
}
