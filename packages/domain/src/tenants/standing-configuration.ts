/** What the seed says of tenants by number: what their configuration is where it does not say otherwise (seed 000 §3). */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import {
  afghanTenant,
  examTenant,
  familyTenant,
  generalTenant,
  provincialTenant,
  quranSchool,
  quranTenant,
  schoolAppTenant,
  skillsTenant,
  subscribingFamily,
} from './known-tenants.ts'

/** Everything but what a row of the tenant says itself. */
export type StandingConfiguration = Omit<Configuration, 'id' | 'name' | 'domain_name'>

const consumers = { is_google_login_allowed: true, is_b2c_enabled: true }

const byTenant: Readonly<Record<number, Partial<StandingConfiguration>>> = {
  [generalTenant]: { is_google_login_allowed: true, is_assignment_allowed: true },
  [quranTenant]: { ...consumers, is_assignment_allowed: true, institution_id: quranSchool },
  [skillsTenant]: { ...consumers, is_assignment_allowed: true },
  [afghanTenant]: { ...consumers, is_delete_class_allowed: true },
  [examTenant]: { is_exam_mode: true },
  [familyTenant]: { school_family_id: subscribingFamily },
  [schoolAppTenant]: { is_institution_level_login: true, institution_id: schoolAppTenant },
  [provincialTenant]: { institution_id: provincialTenant },
}

export function standingConfiguration(tenant_id: number): StandingConfiguration {
  return { ...defaultConfiguration, ...byTenant[tenant_id] }
}
