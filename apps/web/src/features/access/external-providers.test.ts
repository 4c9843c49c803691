import { describe, expect, test } from 'vitest'
import { externalProvidersFor, wayToProvider } from './external-providers.ts'

const tenant = {
  external_providers: ([1, 2, 3, 4] as const).map((login_type) => ({ login_type, name: `Provider ${login_type}` })),
}
const consumers = { login: 'email', showsExternalLogin: true, hasExternalLogin: true } as const

describe('the login types that are offered', () => {
  test.each([
    ['on the web', consumers, 'web', [1, 2, 3]],
    ['on a desktop', consumers, 'desktop', [1, 2, 3]],
    ['in the mobile application', consumers, 'mobile', [4]],
    ['where the tenant takes no consumers', { ...consumers, showsExternalLogin: false }, 'web', []],
    ['where nobody comes in by a provider', { ...consumers, hasExternalLogin: false }, 'web', []],
    [
      'at institution login',
      { login: 'institution', showsExternalLogin: false, hasExternalLogin: true },
      'web',
      [1, 2, 3],
    ],
    [
      'at institution login without providers',
      { login: 'institution', showsExternalLogin: false, hasExternalLogin: false },
      'web',
      [],
    ],
  ] as const)('%s', (_name, capabilities, platform, expected) => {
    expect(externalProvidersFor(tenant, capabilities, platform).map(({ login_type }) => login_type)).toEqual(expected)
  })
})

test.each([
  ['', '/api/external/start?provider=1&for=login'],
  [
    '?from=%2Flearner%2Fassignments%3Fid%3D7&forcedOUPShell=1',
    '/api/external/start?provider=1&for=login&return=%2Flearner%2Fassignments%3Fid%3D7',
  ],
])('from „%s“ the way to a provider is %s', (search, expected) => {
  expect(wayToProvider(1, 'login', search)).toBe(expected)
})
