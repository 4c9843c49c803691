import { describe, expect, test } from 'vitest'
import { hostName, tenantOfHost } from './hosts.ts'
import { generalTenant } from './known-tenants.ts'

const hosts = [
  { host: 'localhost', tenant_id: 1 },
  { host: '127.0.0.1', tenant_id: 1 },
  { host: 'quran.localhost', tenant_id: 2 },
  { host: '[::1]', tenant_id: 4 },
]

describe('the tenant of a host', () => {
  test.each([
    ['localhost', 1],
    ['localhost:8080', 1],
    ['127.0.0.1:5140', 1],
    ['Quran.LocalHost', 2],
    ['quran.localhost:443', 2],
    ['quran.localhost.', 2],
    ['[::1]:8080', 4],
  ])('%s is of tenant %i', (host, tenant) => expect(tenantOfHost(host, hosts)).toBe(tenant))

  test.each(['192.168.1.20', 'school-server.local:8080', 'dev.example.org', 'qa-3', '', 'evil.quran.localhost'])(
    'nobody claimed "%s", so it is of the general tenant',
    (host) => expect(tenantOfHost(host, hosts)).toBe(generalTenant),
  )

  test('an address of IPv6 keeps its brackets and loses its port', () =>
    expect(hostName('[FE80::1]:80')).toBe('[fe80::1]'))
})
