import { expect, test } from 'vitest'
import { siteOfTenant } from '#features/access/access-letters.ts'

test.each([
  ['http://localhost:8080', '127.0.0.1,[::1],localhost', 'http://localhost:8080'],
  ['http://localhost:8080', '127.0.0.1,senf.localhost', 'http://senf.localhost:8080'],
  ['https://school.example', 'b.example,a.example', 'https://b.example'],
  ['https://b.example', 'a.example,b.example', 'https://b.example'],
  ['http://10.0.0.5', '10.0.0.5', 'http://10.0.0.5'],
  ['http://school.example:8080', '10.0.0.5', 'http://10.0.0.5:8080'],
  ['https://school.example', '', 'https://school.example'],
])('of a server at %s, mails of the tenant with the hosts “%s” lead to %s', (base, domain_name, site) => {
  expect(siteOfTenant(new URL(base), { domain_name })).toBe(site)
})
