import { Configuration } from '@maktab/contracts/tenants/configuration'
import { expect, test } from 'vitest'
import { capabilitiesOf } from './tenant-capabilities.ts'
import { firstTenant, tenantBefore } from './first-tenant.ts'
import { tenantOfHost } from './hosts.ts'
import { standingConfiguration } from './standing-configuration.ts'

const chosen = { time_zone: 'Asia/Kabul', first_weekday: 6, now: new Date('2026-03-21T08:00:00Z') }
const whole = (languages: Parameters<typeof firstTenant>[0]['languages']) => {
  const { tenant_id, configuration } = firstTenant({ ...chosen, languages })
  return {
    ...standingConfiguration(tenant_id),
    id: tenant_id,
    name: 'Rana',
    domain_name: 'rana.example',
    ...configuration,
  }
}

test.each([
  [['pu', 'en'], '1,0', 'pu'],
  [['da'], '2', 'da'],
  [['ur', 'en', 'pu', 'da'], '3,0,1,2', 'ur'],
] as const)('%j is written as "%s" and begins in %s', (languages, written, first) => {
  expect(whole(languages)).toMatchObject({ languages: written, default_language: first })
  expect(capabilitiesOf(whole(languages)).languages).toEqual(languages)
})

test('the first tenant is whole, is found at every host that nobody claimed, and lets nobody in by themselves', () => {
  const tenant = whole(['pu', 'da'])
  expect(Configuration.safeParse(tenant).error).toBeUndefined()
  expect(tenantOfHost('192.168.1.20:8080', [{ host: 'rana.example', tenant_id: 2 }])).toBe(tenant.id)
  expect(capabilitiesOf(tenant)).toMatchObject({
    shell: 'general',
    hasSignup: false,
    hasExternalLogin: false,
    showsExternalLogin: false,
    hasPaymentWall: false,
  })
})

test('before it there are four languages and no way in of another provider', () => {
  expect(Configuration.safeParse(tenantBefore('localhost')).error).toBeUndefined()
  expect(capabilitiesOf(tenantBefore('localhost'))).toMatchObject({
    languages: ['en', 'pu', 'da', 'ur'],
    hasLanguageMenu: true,
    hasSignup: false,
    hasExternalLogin: false,
  })
})
