/** Which pages may reach a provider of analytics or of captchas: those of tenants and addresses that have one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagesInTest } from '../../test/tenant-pages.ts'

const gateway = 'https://tags.example'

let running: Awaited<ReturnType<typeof pagesInTest>>
beforeAll(async () => {
  running = await pagesInTest({
    publisher: 4,
    analytics: (tenant_id) =>
      tenant_id === 4 ? { analytics_id: 'G-ABCD1234', tag_manager_id: null, origin: gateway } : null,
    captcha: { provider: 'turnstile', site_key: 'site', secret: 'SECRET' },
    paymentSettings: { '4': { wallet: { post_url: 'https://provider.example/form' } } },
  })
})
afterAll(() => running.close())

async function page(url: string, host: string) {
  const { headers, body } = await running.app.inject({ url, headers: { host, accept: 'text/html' } })
  return { policy: String(headers['content-security-policy']), body }
}

describe('analytics', () => {
  test('the pages of a tenant that measures may reach its provider, and know it', async () => {
    const { policy, body } = await page('/teacher/dashboard', '4.example')
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${gateway}`)
    expect(policy).not.toContain(`'unsafe-eval'`)
    expect(body).toContain('"analytics":{"analytics_id":"G-ABCD1234"')
  })
  test.each([
    ['/teacher/dashboard', '1.example', 'of another tenant'],
    ['/login?forcedOUPShell=1', '1.example', 'in the looks of the tenant that measures'],
    ['/public-login', '4.example', 'in the frame of another site'],
    ['/assets/main-1.js', '4.example', 'that are no pages'],
  ])('%s at %s may not: those %s', async (url, host) => {
    const { policy, body } = await page(url, host)
    expect(policy).not.toContain('tags.example')
    // Documents of theirs may be shown in a lesson; nothing measures.
    expect(policy).not.toMatch(/google-?(analytics|tagmanager)|analytics\.google/)
    expect(body).not.toContain('G-ABCD1234')
  })
})

describe('a captcha of another provider', () => {
  test.each(['/signup', '/signup?ln=1', '/forgot-password', '/OUP/ContactUs'])('%s may reach it', async (url) => {
    const { policy, body } = await page(url, '1.example')
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com`)
    expect(policy).toContain(`frame-src 'self' blob: https://challenges.cloudflare.com`)
    expect(body).not.toContain('SECRET')
  })
  test.each(['/', '/login', '/login?from=/signup', '/signup/info', '/learner/dashboard', '/privacy-policy'])(
    '%s may not',
    async (url) => {
      expect((await page(url, '1.example')).policy).not.toContain('cloudflare')
    },
  )
})

test.each([
  ['/jazzpayment?type=MWALLET', '4.example', `form-action 'self' https://provider.example`],
  ['/jazzpayment', '1.example', `form-action 'self'`],
  ['/premium', '4.example', `form-action 'self'`],
])('%s at %s may post: %s', async (url, host, expected) => {
  const { policy } = await page(url, host)
  expect(policy.split('; ').find((part) => part.startsWith('form-action'))).toBe(expected)
})
