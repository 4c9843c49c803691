import { describe, expect, test } from 'vitest'
import { contentHostShape, labelOfPackage, openContentHosts } from './content-hosts.ts'

const sha = 'a'.repeat(64)
const reached = { protocol: 'http', host: 'senf.localhost:8080' }

describe('below the host of the application', () => {
  const hosts = openContentHosts('content.{host}')
  test('every package has an origin of its own', () => {
    expect(hosts.originOf(reached, 4, sha)).toBe(`http://${labelOfPackage(4, sha)}.content.senf.localhost:8080`)
    expect(hosts.sourceOf(reached)).toBe('http://*.content.senf.localhost:8080')
  })
  test.each(['192.168.1.5:8080', '10.0.0.1', '[::1]:8080'])('nothing stands below %s', (host) => {
    expect(hosts.originOf({ protocol: 'http', host }, 1, sha)).toBeUndefined()
    expect(hosts.sourceOf({ protocol: 'http', host })).toBeUndefined()
  })
  test.each([
    ['abc.content.localhost:8080', 'abc'],
    ['ABC.Content.localhost', 'abc'],
    ['abc.content.senf.localhost.', 'abc'],
    ['content.localhost', 'content'],
    ['a.b.content.localhost', 'a'],
    ['localhost:8080', undefined],
    ['mycontent.localhost', undefined],
    ['contents.school.example', undefined],
  ])('%s has the label %s', (host, label) => {
    expect(hosts.labelOf(host)).toBe(label)
  })
})

describe('on a name of their own', () => {
  const hosts = openContentHosts('packages.example:8443')
  test('the host of the application does not matter', () => {
    expect(hosts.originOf({ protocol: 'https', host: 'school.example' }, 1, sha)).toBe(
      `https://${labelOfPackage(1, sha)}.packages.example:8443`,
    )
  })
  test.each([
    ['abc.packages.example', 'abc'],
    ['abc.packages.example:8443', 'abc'],
    ['packages.example', 'packages'],
    ['packages.example.evil.example', undefined],
    ['otherpackages.example', undefined],
    ['school.example', undefined],
  ])('%s has the label %s', (host, label) => {
    expect(hosts.labelOf(host)).toBe(label)
  })
})

test('two tenants never share the origin of the same package', () => {
  expect(labelOfPackage(1, sha)).not.toBe(labelOfPackage(4, sha))
  expect(labelOfPackage(1, sha)).toMatch(/^[0-9a-f]{40}$/)
})

test.each([
  ['content.{host}', true],
  ['packages.example', true],
  ['packages.example:8443', true],
  ['{host}', false],
  ['content{host}', false],
  ['https://packages.example', false],
  ['content.{host}.example', false],
  ['packages.example; script-src *', false],
])('%s may be configured: %s', (pattern, isAllowed) => {
  expect(contentHostShape.test(pattern)).toBe(isAllowed)
})
