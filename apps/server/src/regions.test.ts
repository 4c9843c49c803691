import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { openToRegions } from './regions.ts'

const app = Fastify()
await openToRegions(app, {
  tenantOf: (host) => (host.startsWith('far') ? 3 : 1),
  regions: {
    learningOrigin: (tenant_id) => (tenant_id === 3 ? 'https://far.example' : undefined),
    pageHosts: (tenant_id) => (tenant_id === 3 ? ['skills.example', 'far.example'] : ['near.example']),
  },
})
app.post('/api/learner/stats', async () => ({ error_code: 0 }))
app.get('/files/content/a', async () => 'bytes')
afterAll(() => app.close())

const preflight = (host: string, origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/learner/stats',
    headers: {
      host,
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  })

test.each([
  ['a page of the tenant', 'far.example', 'https://skills.example', 'https://skills.example'],
  ['… on another port', 'far.example', 'http://skills.example:8080', 'http://skills.example:8080'],
  ['a page of nobody here', 'far.example', 'https://evil.example', undefined],
  ['a name that ends as the tenant’s does', 'far.example', 'https://skills.example.evil.example', undefined],
  ['a page without an origin of its own', 'far.example', 'null', undefined],
  ['another scheme', 'far.example', 'file://skills.example', undefined],
  ['a page of a tenant whose own server answers', 'near.example', 'https://near.example', undefined],
])('%s', async (_name, host, origin, allowed) => {
  expect((await preflight(host, origin)).headers['access-control-allow-origin']).toBe(allowed)
  const answered = await app.inject({
    method: 'POST',
    url: '/api/learner/stats',
    headers: { host, origin },
    payload: {},
  })
  expect(answered.headers['access-control-allow-origin']).toBe(allowed)
})

test('what a page may send along, and no cookies', async () => {
  const { headers } = await preflight('far.example', 'https://skills.example')
  expect(headers['access-control-allow-headers']).toMatch(/authorization.*x-command-id/)
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('files of such a tenant may be shown by its pages, those of others only at home', async () => {
  const policyAt = async (host: string) =>
    (await app.inject({ url: '/files/content/a', headers: { host } })).headers['cross-origin-resource-policy']
  expect(await policyAt('far.example')).toBe('cross-origin')
  expect(await policyAt('near.example')).toBeUndefined()
})
