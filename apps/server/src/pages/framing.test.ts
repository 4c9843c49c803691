import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesInTest } from '../../test/tenant-pages.ts'

const portal = 'https://portal.example'

let running: Awaited<ReturnType<typeof pagesInTest>>
beforeAll(async () => {
  running = await pagesInTest({
    publisher: 5,
    embeddingOrigins: (tenant_id) => (tenant_id === 1 ? [portal, 'http://portal.localhost:8081'] : []),
  })
})
afterAll(() => running.close())

const ask = (url: string, host = '1.example') => running.app.inject({ url, headers: { host, accept: 'text/html' } })
const ancestors = (policy: unknown) => /frame-ancestors ([^;]*)/.exec(String(policy))?.[1]

describe('frames of others', () => {
  test.each(['/public-login', '/public-login?isBonzo=1', '/public-login?forcedOUPShell=1'])(
    '%s opens for the listed origins, and knows whose messages it takes',
    async (url) => {
      const { headers, body } = await ask(url)
      expect(ancestors(headers['content-security-policy'])).toBe(`'self' ${portal} http://portal.localhost:8081`)
      expect(headers['x-frame-options']).toBeUndefined()
      expect(body).toContain(`"embedding_origins":["${portal}","http://portal.localhost:8081"]`)
    },
  )

  test.each([
    '/',
    '/login',
    '/login?from=/public-login',
    '/public-login/',
    '/public-login/x',
    '/PUBLIC-LOGIN',
    '/%70ublic-login',
    '//public-login',
    '/forgot-password?isBonzo=1',
    '/learner/dashboard',
    '/assets/main-1.js',
    '/api/nothing',
    '/healthz',
  ])('%s opens for none', async (url) => {
    const { headers, body } = await ask(url)
    expect(ancestors(headers['content-security-policy'])).toBe(`'self'`)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(body).not.toContain('portal')
  })

  test('a tenant that lists nobody opens for none', async () => {
    const { headers, body } = await ask('/public-login', '4.example')
    expect(ancestors(headers['content-security-policy'])).toBe(`'self'`)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(body).toContain('"embedding_origins":[]')
  })
})
