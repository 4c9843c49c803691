import { signInExternally, signUpExternally } from '@maktab/contracts/access/external-sign-in'
import { readProfile } from '@maktab/contracts/people/profile'
import { readConfiguration } from '@maktab/contracts/tenants/configuration'
import { describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { people } from '../../../test/school.ts'
import { openExternalGuests, type Browser } from '../../../test/external-guests.ts'

const stage = openExternalGuests()
const { browse, newBrowser, pathOf, setOut, choose, left, proofOf, comeIn, refused } = stage

describe('by the provider’s page', () => {
  test('a person of the tenant comes in, and calls are answered for them', async () => {
    const browser = newBrowser()
    const page = await setOut(browser)
    expect(page.href).toMatch(/^http:\/\/localhost\/api\/demo\/openid\/1\/authorize\?/)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: 'maktab',
      redirect_uri: 'http://localhost/api/external/callback/1',
      scope: 'openid email profile',
    })
    const landed = await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))
    expect(landed).toMatchObject({
      status: 302,
      location: '/login?from=%2Flearner%2Fassignments',
      headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    })
    expect(landed.cookies).toEqual([
      expect.stringMatching(/^external_person=[\w-]+; Path=\/login; Max-Age=600; SameSite=Lax$/),
    ])
    const { token, email, login_type, ...rest } = left(browser)
    expect(rest).toEqual({ first_name: 'Nilofar', last_name: 'Sadat', domain_name: 'localhost' })
    const session = await value(stage.school, signInExternally, { token, email, login_type, is_bss: false })
    expect(session).toMatchObject({ user_id: people.learner.user_id, institution_id: 10, active_role: 'learner' })
    expect(await value(stage.school, readProfile, {}, { bearer: session.auth_token })).toMatchObject({
      user_id: people.learner.user_id,
    })
  })

  test('one address is another person at another tenant’s host', async () => {
    expect(await comeIn('zarghuna', 'senf.localhost')).toMatchObject({
      ok: true,
      value: { user_id: people.learnerAbroad.user_id },
    })
    expect(await comeIn('teacher', 'senf.localhost')).toEqual({ ok: false, refusal: 'external_person_unknown' })
  })

  test('whom nobody has is led to signup with the same proof, which signs up where consumers are taken', async () => {
    const host = 'senf.localhost'
    const found = await proofOf('stranger', host)
    const { token, email, login_type } = found
    expect(await call(stage.school, signInExternally, { token, email, login_type }, { host })).toEqual({
      ok: false,
      refusal: 'external_person_unknown',
    })
    const session = await value(
      stage.school,
      signUpExternally,
      { ...found, first_name: ' Nilofar ', last_name: 'Sadat' },
      { host, language: 'pu' },
    )
    expect(session).toMatchObject({
      full_name: 'Nilofar Sadat',
      email,
      username: email,
      active_role: 'learner',
      profile_completion_step: 1,
      institution_id: 30,
      current_language: 'pu',
    })
    expect(await call(stage.school, signUpExternally, found, { host })).toEqual(refused)
    const again = await comeIn('stranger', host)
    expect(again).toMatchObject({ ok: true, value: { user_id: session.user_id } })
    expect(await value(stage.school, signUpExternally, await proofOf('stranger', host), { host })).toMatchObject({
      user_id: session.user_id,
    })
  })

  test('who comes to teach is a teacher where the tenant takes teachers, and stays who they are', async () => {
    const host = 'senf.localhost'
    const session = await value(
      stage.school,
      signUpExternally,
      { ...(await proofOf('tutor', host)), role: 'teacher' },
      { host },
    )
    expect(session).toMatchObject({
      active_role: 'teacher',
      roles: ['teacher'],
      profile_completion_step: 3,
      institution_id: 30,
    })
    expect(
      await value(stage.school, signUpExternally, { ...(await proofOf('tutor', host)), role: 'learner' }, { host }),
    ).toMatchObject({ user_id: session.user_id, active_role: 'teacher' })
    const elsewhere = { ...(await proofOf('tutor', 'quran.localhost')), role: 'teacher' as const }
    expect(await call(stage.school, signUpExternally, elsewhere, { host: 'quran.localhost' })).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
  })

  test('nobody signs up where consumers are not taken, or for another tenant’s host', async () => {
    expect(await call(stage.school, signUpExternally, await proofOf('stranger'))).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
    const elsewhere = { ...(await proofOf('stranger', 'senf.localhost')), domain_name: 'quran.localhost' }
    expect(await call(stage.school, signUpExternally, elsewhere, { host: 'senf.localhost' })).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
  })

  test('two who sign up at once with one address are one person', async () => {
    const host = 'quran.localhost'
    const [one, other] = [await proofOf('stranger', host), await proofOf('stranger', host)]
    const sessions = await Promise.all(
      [one, other].map((proof) => value(stage.school, signUpExternally, proof, { host })),
    )
    expect(new Set(sessions.map(({ user_id }) => user_id)).size).toBe(1)
  })

  test.each([
    ['cancelled', async (page: URL) => stage.provider.cancel(1, page.searchParams, 'http://localhost')],
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
    stage.ask = async (url, options) => {
      const answer = await stage.provider.ask(url, options)
      if (!url.endsWith('/token')) return answer
      const id_token = await stage.provider.sign(1, { sub: subject, aud: 'maktab', nonce })
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
    stage.ask = () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' }))
    expect(await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))).toMatchObject({
      location: '/login?from=%2Flearner%2Fassignments&external=unavailable',
      cookies: [],
    })
  })

  test.each(['provider=2', 'provider=0', 'provider=01', 'provider[]=1', '', 'provider=1%00'])(
    'no provider is opened for "%s"',
    async (query) => {
      expect(await browse(newBrowser(), `/api/external/start?${query}`)).toMatchObject({
        location: '/login?external=failed',
        cookies: [],
      })
    },
  )

  test('a tenant without external sign-in has no way to it', async () => {
    expect(await browse(newBrowser('maths.localhost'), '/api/external/start?provider=1')).toMatchObject({
      location: '/login?external=failed',
    })
    expect(
      await call(
        stage.school,
        signInExternally,
        { token: 'x', email: 'guest@school.example', login_type: 1 },
        { host: 'maths.localhost' },
      ),
    ).toEqual({ ok: false, refusal: 'not_allowed' })
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/%2F..//evil.example%0d%0aset-cookie:%20a=b',
    'javascript:alert(1)',
    '/api/login',
  ])('does not lead on to %s', async (wish) => {
    const browser = newBrowser()
    const page = await setOut(browser, `provider=1&return=${wish}`)
    const { location, cookies } = await browse(browser, pathOf(await choose(page, 'zarghuna', browser)))
    expect(new URL(location, 'http://localhost').host).toBe('localhost')
    expect(new URLSearchParams(location.split('?')[1]).get('from') ?? '/').toMatch(/^\/(?![/\\])/)
    expect(cookies).toHaveLength(1)
  })
})

test('a page is told the providers’ names, and nothing else of them', async () => {
  const { list } = await value(stage.school, readConfiguration, { domain_name: 'localhost' })
  expect(list[0]?.external_providers).toEqual([1, 4].map((login_type) => ({ login_type, name: 'Provider' })))
  expect(JSON.stringify(list)).not.toMatch(/issuer|client_id|invalid/)
})
