/** What the first tenant of an installation is, before anybody edits it (docs/decisions/0106). */
import type { LanguageCode } from '@maktab/contracts/fields'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { generalTenant } from './known-tenants.ts'
import { indexOfLanguage } from './languages.ts'
import { standingConfiguration } from './standing-configuration.ts'

export interface FirstTenant {
  readonly tenant_id: number
  /** As it is stored: what differs from the standing configuration of that number. */
  readonly configuration: Partial<Configuration>
}

export interface ChosenAtFirst {
  /** The first is the one that pages begin in. */
  readonly languages: readonly LanguageCode[]
  readonly time_zone: string
  readonly first_weekday: number
  readonly now: Date
}

/**
 * The general tenant: hosts that nobody claimed lead to it, so phones of a classroom that know the server by its number alone
 * find the school. Neutral: nobody comes by themselves, and no other provider is offered before one is configured.
 */
export function firstTenant({ languages, time_zone, first_weekday, now }: ChosenAtFirst): FirstTenant {
  return {
    tenant_id: generalTenant,
    configuration: {
      languages: languages.map((code) => indexOfLanguage({ tenant_id: generalTenant }, code)).join(','),
      default_language: languages[0] ?? 'en',
      time_zone,
      first_weekday,
      is_google_login_allowed: false,
      created_on: now.toISOString(),
    },
  }
}

/** What pages show while there is no tenant yet: all four languages, and a name that is no school's. */
export function tenantBefore(host: string): Configuration {
  return {
    ...standingConfiguration(generalTenant),
    id: generalTenant,
    name: 'Maktab',
    domain_name: host,
    languages: '0,1,2,3',
    is_google_login_allowed: false,
  }
}
