import {
  signInExternally,
  signInSocially,
  signInToInstitutionSocially,
} from '@maktab/contracts/access/external-sign-in'
import { signIn, signInToInstitution } from '@maktab/contracts/access/sessions'
import { generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { passwordSent as password, people } from '../../../test/school.ts'
import { openExternalGuests } from '../../../test/external-guests.ts'

const stage = openExternalGuests()
const { person, guests, pass, browse, newBrowser, pathOf, setOut, choose, proofOf, comeIn, refused, start } = stage

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
    expect(await browse(victim, pathOf(await choose(await setOut(attacker), 'teacher', attacker)))).toMatchObject(
      failed,
    )
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
    for (const issuer of [stage.provider.issuerOf(4), 'https://evil.example', undefined]) {
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
  test.each(['', '?state=made-up&code=made-up', '?state[]=1&state[]=2', '?state=%00'])(
    'an address that was made up: "%s"',
    async (query) => {
      expect(await browse(newBrowser(), `/api/external/callback/1${query}`)).toMatchObject(nowhere)
    },
  )
  test.each([
    ['another key', async (claims: Claims) => forge(claims)],
    ['another audience', (claims: Claims) => stage.provider.sign(1, { ...claims, aud: 'somebody-else' })],
    ['another issuer', (claims: Claims) => stage.provider.sign(1, { ...claims, iss: 'https://evil.example' })],
    [
      'a time that is over',
      (claims: Claims) => stage.provider.sign(1, { ...claims, exp: Math.floor(Date.now() / 1000) - 3_600 }),
    ],
    [
      'no signature',
      async (claims: Claims) =>
        `${encode({ alg: 'none' })}.${encode({ ...claims, iss: stage.provider.issuerOf(1), iat: 1, exp: 4_000_000_000 })}.`,
    ],
  ])('an id token with %s', async (_, sign) => {
    const browser = newBrowser()
    const page = await setOut(browser)
    const back = await choose(page, 'zarghuna', browser)
    stage.ask = async (url, options) => {
      const answer = await stage.provider.ask(url, options)
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
  return new SignJWT({ iss: stage.provider.issuerOf(1), ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'demonstration' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey)
}

describe('a proof', () => {
  test('is good once, by however many at once', async () => {
    const { token, email, login_type } = await proofOf('zarghuna')
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => call(stage.school, signInExternally, { token, email, login_type })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 5 }, () => refused))
    const sessions = await stage.school.database.owner
      .selectFrom('sessions')
      .select('user_id')
      .where('user_id', '=', people.learner.user_id)
      .execute()
    expect(sessions.length).toBeLessThanOrEqual(2)
  })
  test('is worth nothing after ten minutes, at another tenant, with another address or login type, or made up', async () => {
    const { token, email, login_type } = await proofOf('zarghuna')
    const tries = [
      call(stage.school, signInExternally, { token, email: 'teacher@school.example', login_type }),
      call(stage.school, signInExternally, { token, email, login_type: 4 }),
      call(stage.school, signInExternally, { token, email, login_type }, { host: 'senf.localhost' }),
      call(stage.school, signInExternally, { token, email, login_type, is_token_type: true }),
      call(stage.school, signInExternally, { token: `own.${'A'.repeat(43)}`, email, login_type }),
    ]
    expect(await Promise.all(tries)).toEqual(tries.map(() => refused))
    pass(600_000)
    expect(await call(stage.school, signInExternally, { token, email, login_type })).toEqual(refused)
  })
  test('is kept nowhere in the clear', async () => {
    const { token } = await proofOf('zarghuna')
    const rows = await stage.school.database.owner.selectFrom('external_proofs').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token.slice(4))
  })
})

describe('who somebody is at a provider', () => {
  test('is remembered: their new address opens their account, and their old one in other hands opens nothing', async () => {
    expect((await comeIn('teacher')).ok).toBe(true)
    const [index, holder] = [
      guests.findIndex(({ sub }) => sub === 'teacher'),
      guests.find(({ sub }) => sub === 'teacher')!,
    ]
    guests[index] = { ...holder, email: 'new@provider.example' }
    guests.push(person('heir', 'teacher@school.example'))
    expect(await comeIn('teacher')).toMatchObject({ ok: true, value: { user_id: people.teacher.user_id } })
    expect(await comeIn('heir')).toEqual({ ok: false, refusal: 'external_person_unknown' })
    guests[index] = holder
    guests.pop()
  })
  test('a username that looks like an address opens nothing', async () => {
    const { owner } = stage.school.database
    await owner
      .insertInto('sign_in_names')
      .values({ tenant_id: 1, sign_in_name: 'stranger@elsewhere.example', user_id: people.teacher.user_id })
      .execute()
    expect(await comeIn('stranger')).toEqual({ ok: false, refusal: 'external_person_unknown' })
    await owner.deleteFrom('sign_in_names').where('sign_in_name', '=', 'stranger@elsewhere.example').execute()
  })
  test('somebody who is gone does not come in', async () => {
    await stage.school.database.owner
      .updateTable('users')
      .set({ is_deleted: true })
      .where('user_id', '=', people.teacher.user_id)
      .execute()
    expect(await comeIn('teacher')).toEqual(refused)
    await stage.school.database.owner
      .updateTable('users')
      .set({ is_deleted: false })
      .where('user_id', '=', people.teacher.user_id)
      .execute()
  })
  test('a subscription that is over keeps them out as it does with a password', async () => {
    const { owner } = stage.school.database
    await owner.updateTable('institutions').set({ sub_end_date: start }).where('institution_id', '=', 10).execute()
    expect(await comeIn('zarghuna')).toEqual({ ok: false, refusal: 'subscription_over' })
    await owner.updateTable('institutions').set({ sub_end_date: null }).where('institution_id', '=', 10).execute()
  })
})

describe('to one school', () => {
  test.each([signInSocially, signInToInstitutionSocially])(
    '$path lets in those of it; others choose again with the same proof',
    async (social) => {
      const { token, login_type } = await proofOf('zarghuna')
      expect(await call(stage.school, social, { token, login_type, institution_id: 20 })).toEqual({
        ok: false,
        refusal: 'wrong_institution',
      })
      expect(await call(stage.school, social, { token, login_type, institution_id: 10 })).toMatchObject({
        ok: true,
        value: { user_id: people.learner.user_id },
      })
      expect(await call(stage.school, social, { token, login_type, institution_id: 10 })).toEqual(refused)
    },
  )
  test('with a password: the maths tenant’s institution login', async () => {
    const host = 'maths.localhost'
    expect(
      await value(stage.school, signInToInstitution, { username: 'zarghuna', password, institution_id: 563 }, { host }),
    ).toMatchObject({ user_id: people.learnerOfApp.user_id, institution_id: 563 })
    expect(
      await call(stage.school, signInToInstitution, { username: 'zarghuna', password, institution_id: 20 }),
    ).toEqual({
      ok: false,
      refusal: 'wrong_institution',
    })
    expect(
      await call(stage.school, signInToInstitution, {
        username: 'zarghuna',
        password: 'f'.repeat(64),
        institution_id: 20,
      }),
    ).toEqual({ ok: false, refusal: 'invalid_credentials' })
  })
  test('tries there and at the ordinary login are counted together', async () => {
    for (let tries = 1; tries <= 10; tries++)
      await call(stage.school, tries % 2 ? signInToInstitution : signIn, {
        username: 'wali',
        password: 'f'.repeat(64),
        institution_id: 20,
      })
    expect(await call(stage.school, signInToInstitution, { username: 'wali', password, institution_id: 20 })).toEqual({
      ok: false,
      refusal: 'too_many_tries',
    })
  })
  test('people of another school than the tenant’s own are told so', async () => {
    await sql`update tenants set configuration = configuration || '{"is_google_login_allowed": true}' where tenant_id = 563`.execute(
      stage.school.database.owner,
    )
    const again = await stage.school.reopen()
    const asked = {
      token: await stage.provider.sign(563, { ...guests.find(({ sub }) => sub === 'guest'), aud: 'maktab' }),
      email: 'guest@school.example',
      login_type: 4,
    } as const
    expect(await call(again, signInExternally, asked, { host: 'maths.localhost' })).toEqual({
      ok: false,
      refusal: 'different_institution',
    })
    await again.close()
  })
})
