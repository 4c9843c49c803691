import { externalPersonCookie } from '@maktab/contracts/access/external-return'
import { ExternalPerson, signInExternally, signInSocially, signInToInstitutionSocially, signUpExternally } from '@maktab/contracts/access/external-sign-in'
import { signIn, signInToInstitution } from '@maktab/contracts/access/sessions'
import { readProfile } from '@maktab/contracts/people/profile'
import { readConfiguration } from '@maktab/contracts/tenants/configuration'
import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, passwordSent as password, people, type School } from '../../../test/school.ts'
import { openOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '../../demo/openid-provider.ts'

const start = new Date('2026-03-21T08:00:00.000Z')
const person = (sub: string, email: string, email_verified = true): ProviderPerson => ({ sub, email, email_verified, given_name: 'Nilofar', family_name: 'Sadat' })
/** Every tenant has the same people at its provider, under names of their own. */
const guests = [
  person('zarghuna', 'Zarghuna@school.example'),
  person('teacher', 'teacher@school.example'),
  person('guest', 'guest@school.example'),
  person('stranger', 'stranger@elsewhere.example'),
  person('tutor', 'tutor@elsewhere.example'),
  person('unverified', 'zarghuna@school.example', false),
]

let provider: OpenIdProvider
let school: School
beforeAll(async () => {
  // The libraries compare with the machine's clock, and so does whoever signs.
  provider = await openOpenIdProvider({ people: () => guests, clock: () => new Date() })
  school = await openSchool({ builtIn: { ...provider, ask: (url, options) => ask(url, options) } })
})
afterAll(() => school.close())

/** How the provider answers; a test may stand between. */
let ask: OpenIdProvider['ask']
beforeEach(async () => {
  ask = provider.ask
  school.clock.now = start
  for (const table of ['external_attempts', 'external_proofs', 'external_identities'] as const) await school.database.owner.deleteFrom(table).execute()
})

const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))

interface Browser {
  readonly host: string
  cookie: string
}

const browse = async (browser: Browser, url: string) => {
  const answer = await school.app.inject({ method: 'GET', url, headers: { host: browser.host, cookie: browser.cookie } })
  const given = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]!)
  if (given.length > 0) browser.cookie = given.join('; ')
  return { status: answer.statusCode, location: String(answer.headers.location), cookies: [answer.headers['set-cookie'] ?? []].flat(), headers: answer.headers }
}
const newBrowser = (host = 'localhost'): Browser => ({ host, cookie: '' })
const pathOf = (address: URL) => `${address.pathname}${address.search}`
const tenantAt = (address: URL) => Number(/^\/api\/demo\/openid\/(\d+)\//.exec(address.pathname)?.[1])

/** To the provider's page; what it was asked. */
async function setOut(browser: Browser, query = 'provider=1&for=login&return=/learner/assignments') {
  const { location } = await browse(browser, `/api/external/start?${query}`)
  return new URL(location)
}
/** From there back to where `sub` leads. */
async function choose(page: URL, sub: string, browser: Browser): Promise<URL> {
  const back = await provider.choose(tenantAt(page), page.searchParams, `http://${browser.host}`, sub)
  if (!back) throw new Error('the page was not asked properly')
  return back
}
function left(browser: Browser): ExternalPerson {
  const text = new RegExp(`${externalPersonCookie}=([\\w-]+)`).exec(browser.cookie)?.[1] ?? ''
  return ExternalPerson.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}
async function proofOf(sub: string, host = 'localhost'): Promise<ExternalPerson> {
  const browser = newBrowser(host)
  await browse(browser, pathOf(await choose(await setOut(browser), sub, browser)))
  return left(browser)
}
const comeIn = async (sub: string, host = 'localhost', change: Partial<ExternalPerson> = {}) => {
  const { token, email, login_type } = { ...(await proofOf(sub, host)), ...change }
  return call(school, signInExternally, { token, email, login_type }, { host })
}
const refused = { ok: false, refusal: 'external_proof_refused' }

describe('by the provider’s page', () => {
  test('a person of the tenant comes in, and calls are answered for them', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    expect(page.href).toMatch(/^http:\/\/localhost\/api\/demo\/openid\/1\/authorize\?/)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: 'maktab', redirect_uri: 'http://localhost/api/external/callback/1', scope: 'openid email profile' })
    const landed = await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))
    expect(landed).toMatchObject({ status: 302, location: '/login?from=%2Flearner%2Fassignments', headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } })
    expect(landed.cookies).toEqual([expect.stringMatching(/^external_person=[\w-]+; Path=\/login; Max-Age=600; SameSite=Lax$/)])
    const { token, email, login_type, ...rest } = left(browser)
    expect(rest).toEqual({ first_name: 'Nilofar', last_name: 'Sadat', domain_name: 'localhost' })
    const session = await value(school, signInExternally, { token, email, login_type, is_bss: false })
    expect(session).toMatchObject({ user_id: people.learner.user_id, institution_id: 10, active_role: 'learner' })
    expect(await value(school, readProfile, {}, { bearer: session.auth_token })).toMatchObject({ user_id: people.learner.user_id })
  })

  test('one address is another person at another tenant’s host', async () => {
    expect(await comeIn('zarghuna', 'senf.localhost')).toMatchObject({ ok: true, value: { user_id: people.learnerAbroad.user_id } })
    expect(await comeIn('teacher', 'senf.localhost')).toEqual({ ok: false, refusal: 'external_person_unknown' })
  })

  test('whom nobody has is led to signup with the same proof, which signs up where consumers are taken', async () => {
    const host = 'senf.localhost'
    const found = await proofOf('stranger', host)
    const { token, email, login_type } = found
    expect(await call(school, signInExternally, { token, email, login_type }, { host })).toEqual({ ok: false, refusal: 'external_person_unknown' })
    const session = await value(school, signUpExternally, { ...found, first_name: ' Nilofar ', last_name: 'Sadat' }, { host, language: 'pu' })
    expect(session).toMatchObject({ full_name: 'Nilofar Sadat', email, username: email, active_role: 'learner', profile_completion_step: 1, institution_id: 30, current_language: 'pu' })
    expect(await call(school, signUpExternally, found, { host })).toEqual(refused)
    const again = await comeIn('stranger', host)
    expect(again).toMatchObject({ ok: true, value: { user_id: session.user_id } })
    expect(await value(school, signUpExternally, await proofOf('stranger', host), { host })).toMatchObject({ user_id: session.user_id })
  })

  test('who comes to teach is a teacher where the tenant takes teachers, and stays who they are', async () => {
    const host = 'senf.localhost'
    const session = await value(school, signUpExternally, { ...(await proofOf('tutor', host)), role: 'teacher' }, { host })
    expect(session).toMatchObject({ active_role: 'teacher', roles: ['teacher'], profile_completion_step: 3, institution_id: 30 })
    expect(await value(school, signUpExternally, { ...(await proofOf('tutor', host)), role: 'learner' }, { host })).toMatchObject({ user_id: session.user_id, active_role: 'teacher' })
    const elsewhere = { ...(await proofOf('tutor', 'quran.localhost')), role: 'teacher' as const }
    expect(await call(school, signUpExternally, elsewhere, { host: 'quran.localhost' })).toEqual({ ok: false, refusal: 'not_allowed' })
  })

  test('nobody signs up where consumers are not taken, or for another tenant’s host', async () => {
    expect(await call(school, signUpExternally, await proofOf('stranger'))).toEqual({ ok: false, refusal: 'not_allowed' })
    const elsewhere = { ...(await proofOf('stranger', 'senf.localhost')), domain_name: 'quran.localhost' }
    expect(await call(school, signUpExternally, elsewhere, { host: 'senf.localhost' })).toEqual({ ok: false, refusal: 'not_allowed' })
  })

  test('two who sign up at once with one address are one person', async () => {
    const host = 'quran.localhost'
    const [one, other] = [await proofOf('stranger', host), await proofOf('stranger', host)]
    const sessions = await Promise.all([one, other].map((proof) => value(school, signUpExternally, proof, { host })))
    expect(new Set(sessions.map(({ user_id }) => user_id)).size).toBe(1)
  })

  test.each([
    ['cancelled', async (page: URL) => provider.cancel(1, page.searchParams, 'http://localhost')],
    ['unverified', (page: URL, browser: Browser) => choose(page, 'unverified', browser)],
  ])('who comes back %s is told so, with nothing in hand', async (failure, back) => {
    const browser = newBrowser()
    const landed = await browse(browser, pathOf((await back(await setOut(browser, 'provider=1&for=signup'), browser))!))
    expect(landed).toMatchObject({ status: 302, location: `/signup?external=${failure}`, cookies: [] })
  })

  test('what an id token leaves out is asked at the user-info endpoint, of the same person', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    const back = pathOf(await choose(page, 'zarghuna', browser))
    let [subject, nonce] = ['zarghuna', page.searchParams.get('nonce')!]
    ask = async (url, options) => {
      const answer = await provider.ask(url, options)
      if (!url.endsWith('/token')) return answer
      const id_token = await provider.sign(1, { sub: subject, aud: 'maktab', nonce })
      return Response.json({ ...((await answer.json()) as object), id_token })
    }
    expect((await browse(browser, back)).location).not.toContain('external=')
    expect(left(browser)).toMatchObject({ email: 'Zarghuna@school.example', first_name: 'Nilofar' })
    const other = newBrowser()
    const again = await setOut(other)
    ;[subject, nonce] = ['teacher', again.searchParams.get('nonce')!]
    expect((await browse(other, pathOf(await choose(again, 'zarghuna', other)))).location).toContain('external=failed')
  })

  test('a provider that does not answer is said to be away', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    ask = () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' }))
    expect(await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))).toMatchObject({ location: '/login?from=%2Flearner%2Fassignments&external=unavailable', cookies: [] })
  })

  test.each(['provider=2', 'provider=0', 'provider=01', 'provider[]=1', '', 'provider=1%00'])('no provider is opened for "%s"', async (query) => {
    expect(await browse(newBrowser(), `/api/external/start?${query}`)).toMatchObject({ location: '/login?external=failed', cookies: [] })
  })

  test('a tenant without external sign-in has no way to it', async () => {
    expect(await browse(newBrowser('maths.localhost'), '/api/external/start?provider=1')).toMatchObject({ location: '/login?external=failed' })
    expect(await call(school, signInExternally, { token: 'x', email: 'guest@school.example', login_type: 1 }, { host: 'maths.localhost' })).toEqual({ ok: false, refusal: 'not_allowed' })
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/%09/evil.example', '/%2F..//evil.example%0d%0aset-cookie:%20a=b', 'javascript:alert(1)', '/api/login'])('does not lead on to %s', async (wish) => {
    const browser = newBrowser()
    const page = await setOut(browser, `provider=1&return=${wish}`)
    const { location, cookies } = await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))
    expect(new URL(location, 'http://localhost').host).toBe('localhost')
    expect(new URLSearchParams(location.split('?')[1]).get('from') ?? '/').toMatch(/^\/(?![/\\])/)
    expect(cookies).toHaveLength(1)
  })
})

describe('what is not right on the way back', () => {
  const failed = { status: 302, location: '/login?from=%2Flearner%2Fassignments&external=failed', cookies: [] }
  const nowhere = { ...failed, location: '/login?external=failed' }

  test('a state and code that come twice, by whatever browser', async () => {
    const browser = newBrowser()
    const back = pathOf(await choose(await setOut(browser), 'zarghuna', browser))
    const early = { ...browser }
    expect((await browse(browser, back)).location).not.toContain('external=')
    expect(await browse(early, back)).toMatchObject(nowhere)
    expect(await browse(newBrowser(), back)).toMatchObject(nowhere)
  })
  test('a code that was used already, with a state of its own', async () => {
    const [one, other] = [newBrowser(), newBrowser()]
    const back = await choose(await setOut(one), 'zarghuna', one)
    await browse(one, pathOf(back))
    const next = await choose(await setOut(other), 'zarghuna', other)
    next.searchParams.set('code', back.searchParams.get('code')!)
    expect(await browse(other, pathOf(next))).toMatchObject(failed)
  })
  test('a browser that did not set out: somebody else’s way back in an address', async () => {
    const [victim, attacker] = [newBrowser(), newBrowser()]
    await setOut(victim)
    expect(await browse(victim, pathOf(await choose(await setOut(attacker), 'teacher', attacker)))).toMatchObject(failed)
  })
  test('a code of another attempt, whose verifier and nonce are others', async () => {
    const [one, other] = [newBrowser(), newBrowser()]
    const stolen = await choose(await setOut(one), 'teacher', one)
    const own = await choose(await setOut(other), 'zarghuna', other)
    own.searchParams.set('code', stolen.searchParams.get('code')!)
    expect(await browse(other, pathOf(own))).toMatchObject(failed)
  })
  test('a challenge that was changed on the way to the provider', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    page.searchParams.set('code_challenge', 'a'.repeat(43))
    expect(await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))).toMatchObject(failed)
  })
  test('a nonce of another attempt in the id token', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    page.searchParams.set('nonce', 'another')
    expect(await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))).toMatchObject(failed)
  })
  test('the issuer of another provider, or none (mix-up)', async () => {
    for (const issuer of [provider.issuerOf(4), 'https://evil.example', undefined]) {
      const browser = newBrowser()
      const back = await choose(await setOut(browser), 'zarghuna', browser)
      if (issuer === undefined) back.searchParams.delete('iss')
      else back.searchParams.set('iss', issuer)
      expect(await browse(browser, pathOf(back))).toMatchObject(failed)
    }
  })
  test('the door of another provider of the same tenant', async () => {
    const browser = newBrowser()
    const back = await choose(await setOut(browser), 'zarghuna', browser)
    expect(await browse(browser, pathOf(back).replace('/callback/1', '/callback/4'))).toMatchObject(failed)
  })
  test('the host of another tenant', async () => {
    const browser = newBrowser()
    const back = await choose(await setOut(browser), 'zarghuna', browser)
    expect(await browse({ ...browser, host: 'senf.localhost' }, pathOf(back))).toMatchObject(nowhere)
    expect((await browse(browser, pathOf(back))).location).not.toContain('external=')
  })
  test('coming back after ten minutes', async () => {
    const browser = newBrowser()
    const back = await choose(await setOut(browser), 'zarghuna', browser)
    pass(600_000)
    expect(await browse(browser, pathOf(back))).toMatchObject(failed)
  })
  test.each(['', '?state=made-up&code=made-up', '?state[]=1&state[]=2', '?state=%00'])('an address that was made up: "%s"', async (query) => {
    expect(await browse(newBrowser(), `/api/external/callback/1${query}`)).toMatchObject(nowhere)
  })
  test.each([
    ['another key', async (claims: Claims) => forge(claims)],
    ['another audience', (claims: Claims) => provider.sign(1, { ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims: Claims) => provider.sign(1, { ...claims, iss: 'https://evil.example' })],
    ['a time that is over', (claims: Claims) => provider.sign(1, { ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 })],
    ['no signature', async (claims: Claims) => `${encode({ alg: 'none' })}.${encode({ ...claims, iss: provider.issuerOf(1), iat: 1, exp: 4_000_000_000 })}.`],
  ])('an id token with %s', async (_, sign) => {
    const browser = newBrowser()
    const page = await setOut(browser)
    const back = await choose(page, 'zarghuna', browser)
    ask = async (url, options) => {
      const answer = await provider.ask(url, options)
      if (!url.endsWith('/token')) return answer
      const id_token = await sign({ ...guests[0], aud: 'maktab', nonce: page.searchParams.get('nonce')! })
      return Response.json({ ...((await answer.json()) as object), id_token })
    }
    expect(await browse(browser, pathOf(back))).toMatchObject(failed)
  })
})

type Claims = Readonly<Record<string, unknown>>
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
async function forge(claims: Claims): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT({ iss: provider.issuerOf(1), ...claims }).setProtectedHeader({ alg: 'ES256', kid: 'demonstration' }).setIssuedAt().setExpirationTime('10m').sign(privateKey)
}

describe('a proof', () => {
  test('is good once, by however many at once', async () => {
    const { token, email, login_type } = await proofOf('zarghuna')
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => call(school, signInExternally, { token, email, login_type })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refused))
    const sessions = await school.database.owner.selectFrom('sessions').select('user_id').where('user_id', '=', people.learner.user_id).execute()
    expect(sessions.length).toBeLessThanOrEqual(2)
  })
  test('is worth nothing after ten minutes, at another tenant, with another address or login type, or made up', async () => {
    const { token, email, login_type } = await proofOf('zarghuna')
    const tries = [
      call(school, signInExternally, { token, email: 'teacher@school.example', login_type }),
      call(school, signInExternally, { token, email, login_type: 4 }),
      call(school, signInExternally, { token, email, login_type }, { host: 'senf.localhost' }),
      call(school, signInExternally, { token, email, login_type, is_token_type: true }),
      call(school, signInExternally, { token: `own.${'A'.repeat(43)}`, email, login_type }),
    ]
    expect(await Promise.all(tries)).toEqual(tries.map(() => refused))
    pass(600_000)
    expect(await call(school, signInExternally, { token, email, login_type })).toEqual(refused)
  })
  test('is kept nowhere in the clear', async () => {
    const { token } = await proofOf('zarghuna')
    const rows = await school.database.owner.selectFrom('external_proofs').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  })
})

describe('who somebody is at a provider', () => {
  test('is remembered: their new address opens their account, and their old one in other hands opens nothing', async () => {
    expect((await comeIn('teacher')).ok).toBe(true)
    const [index, holder] = [guests.findIndex(({ sub }) => sub === 'teacher'), guests.find(({ sub }) => sub === 'teacher')!]
    guests[index] = { ...holder, email: 'new@provider.example' }
    guests.push(person('heir', 'teacher@school.example'))
    expect(await comeIn('teacher')).toMatchObject({ ok: true, value: { user_id: people.teacher.user_id } })
    expect(await comeIn('heir')).toEqual({ ok: false, refusal: 'external_person_unknown' })
    guests[index] = holder
    guests.pop()
  })
  test('a username that looks like an address opens nothing', async () => {
    const { owner } = school.database
    await owner.insertInto('sign_in_names').values({ tenant_id: 1, sign_in_name: 'stranger@elsewhere.example', user_id: people.teacher.user_id }).execute()
    expect(await comeIn('stranger')).toEqual({ ok: false, refusal: 'external_person_unknown' })
    await owner.deleteFrom('sign_in_names').where('sign_in_name', '=', 'stranger@elsewhere.example').execute()
  })
  test('somebody who is gone does not come in', async () => {
    await school.database.owner.updateTable('users').set({ is_deleted: true }).where('user_id', '=', people.teacher.user_id).execute()
    expect(await comeIn('teacher')).toEqual(refused)
    await school.database.owner.updateTable('users').set({ is_deleted: false }).where('user_id', '=', people.teacher.user_id).execute()
  })
  test('a subscription that is over keeps them out as it does with a password', async () => {
    const { owner } = school.database
    await owner.updateTable('institutions').set({ sub_end_date: start }).where('institution_id', '=', 10).execute()
    expect(await comeIn('zarghuna')).toEqual({ ok: false, refusal: 'subscription_over' })
    await owner.updateTable('institutions').set({ sub_end_date: null }).where('institution_id', '=', 10).execute()
  })
})

describe('to one school', () => {
  test.each([signInSocially, signInToInstitutionSocially])('$path lets in those of it; others choose again with the same proof', async (social) => {
    const { token, login_type } = await proofOf('zarghuna')
    expect(await call(school, social, { token, login_type, institution_id: 20 })).toEqual({ ok: false, refusal: 'wrong_institution' })
    expect(await call(school, social, { token, login_type, institution_id: 10 })).toMatchObject({ ok: true, value: { user_id: people.learner.user_id } })
    expect(await call(school, social, { token, login_type, institution_id: 10 })).toEqual(refused)
  })
  test('with a password: the maths tenant’s institution login', async () => {
    const host = 'maths.localhost'
    expect(await value(school, signInToInstitution, { username: 'zarghuna', password, institution_id: 563 }, { host })).toMatchObject({ user_id: people.learnerOfApp.user_id, institution_id: 563 })
    expect(await call(school, signInToInstitution, { username: 'zarghuna', password, institution_id: 20 })).toEqual({ ok: false, refusal: 'wrong_institution' })
    expect(await call(school, signInToInstitution, { username: 'zarghuna', password: 'f'.repeat(64), institution_id: 20 })).toEqual({ ok: false, refusal: 'invalid_credentials' })
  })
  test('tries there and at the ordinary login are counted together', async () => {
    for (let tries = 1; tries <= 10; tries++) await call(school, tries % 2 ? signInToInstitution : signIn, { username: 'wali', password: 'f'.repeat(64), institution_id: 20 })
    expect(await call(school, signInToInstitution, { username: 'wali', password, institution_id: 20 })).toEqual({ ok: false, refusal: 'too_many_tries' })
  })
  test('people of another school than the tenant’s own are told so', async () => {
    await sql`update tenants set configuration = configuration || '{"is_google_login_allowed": true}' where tenant_id = 563`.execute(school.database.owner)
    const again = await school.reopen()
    const asked = { token: await provider.sign(563, { ...guests.find(({ sub }) => sub === 'guest'), aud: 'maktab' }), email: 'guest@school.example', login_type: 4 } as const
    expect(await call(again, signInExternally, asked, { host: 'maths.localhost' })).toEqual({ ok: false, refusal: 'different_institution' })
    await again.close()
  })
})

test('a page is told the providers’ names, and nothing else of them', async () => {
  const { list } = await value(school, readConfiguration, { domain_name: 'localhost' })
  expect(list[0]?.external_providers).toEqual([1, 4].map((login_type) => ({ login_type, name: 'Provider' })))
  expect(JSON.stringify(list)).not.toMatch(/issuer|client_id|invalid/)
})
