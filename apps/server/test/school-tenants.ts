import type { StandingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { builtInIssuer } from '../src/features/access/external-providers.ts'

export const configuration: Partial<StandingConfiguration> = {
  landing_page_text: { en: 'Welcome', pu: 'ښه راغلاست', da: 'خوش آمدید', ur: 'خوش آمدید' },
  languages: '0,1,2',
  time_zone: 'Asia/Kabul',
  first_weekday: 6,
  is_assignment_allowed: true,
}

/** The provider that a test brings; without one nobody can sign in by it. */
export const external_providers = [1, 4].map((login_type) => ({
  login_type,
  name: 'Provider',
  issuer: builtInIssuer,
  client_id: 'maktab',
}))

export const hosts: readonly (readonly [host: string, tenant_id: number])[] = [
  ['localhost', 1],
  ['quran.localhost', 2],
  ['skills21.localhost', 3],
  ['senf.localhost', 4],
  ['maths.localhost', 563],
]
