/** Captchas of other providers, against one that answers as they do, on this machine. */
import { requestSignup } from '@maktab/contracts/access/signup'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../test/call.ts'
import { openSchool, type School } from '../../test/school.ts'
import { openCaptcha } from './captcha.ts'
import { captchaOpenings, openOutsideCaptcha, type OutsideCaptchaSettings } from './outside-captcha.ts'

let school: School
let provider: FastifyInstance
let settings: OutsideCaptchaSettings
let answer: (form: Readonly<Record<string, string>>) => unknown
const asked: Readonly<Record<string, string>>[] = []
const warnings: string[] = []
const warn = (_about: unknown, words: string) => void warnings.push(words)
const tenantOf = (host: string) => (host === 'senf.localhost' ? 4 : 1)
const refused = { ok: false, refusal: 'captcha_failed' }

beforeAll(async () => {
  provider = Fastify()
  provider.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  provider.post<{ Body: Readonly<Record<string, string>> }>('/siteverify', async (request, reply) => {
    asked.push(request.body)
    return reply.send(await answer(request.body))
  })
  provider.post('/broken', (_request, reply) => reply.code(500).send('down'))
  provider.post('/elsewhere', (_request, reply) => reply.redirect('/siteverify', 307))
  await provider.listen({ host: '127.0.0.1', port: 0 })
  settings = { provider: 'turnstile', site_key: 'site', secret: 'the secret', verify: `${address()}/siteverify` }
  school = await openSchool({ captchaProvider: openOutsideCaptcha({ settings, tenantOf, warn }) })
})
afterAll(() => Promise.all([school.close(), provider.close()]))
beforeEach(() => {
  asked.length = warnings.length = 0
  answer = ({ response }) => ({ success: response?.startsWith('good') === true, hostname: 'senf.localhost' })
})

function address(): string {
  const { port } = provider.server.address() as { port: number }
  return `http://127.0.0.1:${port}`
}

let addresses = 0
const signUp = (t_Token: string, host = 'senf.localhost') =>
  call(school, requestSignup, { email: `new.${(addresses += 1)}@family.example`, t_Token }, { host })

describe('signing up', () => {
  test('is let through where the provider says that the token is good', async () => {
    expect(await signUp('good')).toMatchObject({ ok: true })
    expect(asked).toEqual([{ secret: 'the secret', response: 'good' }])
  })
  test('is refused where it says no', async () => {
    expect(await signUp('bad')).toEqual(refused)
  })
  test('is refused the second time, even if the provider would take the token again', async () => {
    expect(await signUp('good once')).toMatchObject({ ok: true })
    expect(await signUp('good once')).toEqual(refused)
  })
  test.each([
    ['a token of another tenant’s pages', () => ({ success: true, hostname: 'localhost' })],
    ['a token of no page', () => ({ success: true })],
    ['an answer that is none', () => 'yes'],
    ['success that is not said plainly', () => ({ success: 'true', hostname: 'senf.localhost' })],
  ])('is refused with %s', async (_, said) => {
    answer = said
    expect(await signUp('good indeed')).toEqual(refused)
  })
})

describe('a provider that cannot be asked', () => {
  test.each(['/broken', '/elsewhere', '/missing'])('at %s lets nobody through, and is logged', async (path) => {
    const captcha = openCaptcha(
      openOutsideCaptcha({ settings: { ...settings, verify: address() + path }, tenantOf, warn }),
    )
    expect(await captcha.verify('good', { tenant_id: 4, now: school.clock.now })).toBeUndefined()
    expect(warnings).toEqual(['a captcha could not be verified'])
  })
})

test('the page learns which box to show, and no secret', async () => {
  const response = await school.app.inject({ url: '/api/captcha', headers: { host: 'senf.localhost' } })
  expect(response.json()).toEqual({
    provider: 'turnstile',
    site_key: 'site',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  })
})

test.each(['turnstile', 'hcaptcha', 'recaptcha'] as const)(
  '%s opens scripts and frames of its own over https',
  (name) => {
    const { scripts = [], frames = [], ...rest } = captchaOpenings({ provider: name, site_key: 'a', secret: 'b' })
    for (const origin of [...scripts, ...frames, ...Object.values(rest).flat()])
      expect(origin).toMatch(/^https:\/\/[a-z*.]+(\/recaptcha\/)?$/)
    expect(scripts.length * frames.length).toBeGreaterThan(0)
  },
)
