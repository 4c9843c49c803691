import { signInExternally } from '@maktab/contracts/access/external-sign-in'
import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'
import { openOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '../../demo/openid-provider.ts'

const person = (sub: string, email_verified = true): ProviderPerson => ({
  sub,
  email: `${sub}@school.example`,
  email_verified,
  given_name: 'Nilofar',
  family_name: 'Sadat',
})
const guests = [
  person('zarghuna'),
  person('teacher'),
  { ...person('unverified', false), email: 'zarghuna@school.example' },
]

let provider: OpenIdProvider
/** How the provider answers; a test may stand between. */
let ask: OpenIdProvider['ask']
let school: School
beforeAll(async () => {
  // The libraries compare with the machine's clock, and so does whoever signs.
  provider = await openOpenIdProvider({ people: () => guests, clock: () => new Date() })
  school = await openSchool({ builtIn: { ...provider, ask: (url, options) => ask(url, options) } })
})
afterAll(() => school.close())
beforeEach(() => {
  ask = provider.ask
})

const refused = { ok: false, refusal: 'external_proof_refused' }
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
async function forge(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  return new SignJWT({ iss: provider.issuerOf(1), ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'demonstration' })
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(privateKey)
}

describe('tokens of the provider itself', () => {
  const asked = (token: string, host = 'localhost', email = 'zarghuna@school.example') =>
    call(school, signInExternally, { token, email, login_type: 4, is_token_type: true }, { host })

  test('an access token that was given to this application opens, for as long as the provider says', async () => {
    const token = provider.giveAccessToken(1, 'maktab', 'zarghuna')
    for (let times = 0; times < 2; times++)
      expect(await asked(token)).toMatchObject({ ok: true, value: { user_id: people.learner.user_id } })
  })
  test.each([
    [
      'was given to another application',
      () => provider.giveAccessToken(1, 'a-game', 'zarghuna'),
      'external_proof_refused',
    ],
    ['is of another tenant', () => provider.giveAccessToken(4, 'maktab', 'zarghuna'), 'external_proof_refused'],
    ['is of another person', () => provider.giveAccessToken(1, 'maktab', 'teacher'), 'external_proof_refused'],
    [
      'is of somebody whose address is not verified',
      () => provider.giveAccessToken(1, 'maktab', 'unverified'),
      'external_email_unverified',
    ],
    ['was made up', () => 'made-up', 'external_proof_refused'],
    ['carries a header', () => 'a\r\nx-evil: 1', 'external_proof_refused'],
  ])('an access token that %s opens nothing', async (_, token, refusal) => {
    expect(await asked(token())).toEqual({ ok: false, refusal })
  })

  test('an id token for this application opens once', async () => {
    const token = await provider.sign(1, { ...guests[0], aud: 'maktab' })
    expect((await asked(token)).ok).toBe(true)
    expect(await asked(token)).toEqual(refused)
  })
  test.each([
    ['another key', async () => forge({ ...guests[0], aud: 'maktab' })],
    ['another audience', () => provider.sign(1, { ...guests[0], aud: 'a-game' })],
    [
      'two audiences and nobody named as presenter',
      () => provider.sign(1, { ...guests[0], aud: ['maktab', 'a-game'] }),
    ],
    ['another presenter', () => provider.sign(1, { ...guests[0], aud: 'maktab', azp: 'a-game' })],
    ['the issuer of another tenant', () => provider.sign(4, { ...guests[0], aud: 'maktab' })],
    [
      'a time that is over',
      () => provider.sign(1, { ...guests[0], aud: 'maktab', exp: Math.floor(Date.now() / 1000) - 60 }),
    ],
    [
      'an age of an hour',
      () => provider.sign(1, { ...guests[0], aud: 'maktab', iat: Math.floor(Date.now() / 1000) - 3_600 }),
    ],
    [
      'no signature',
      async () => `${encode({ alg: 'none' })}.${encode({ ...guests[0], aud: 'maktab', iss: provider.issuerOf(1) })}.`,
    ],
  ])('an id token with %s opens nothing', async (_, token) => {
    expect(await asked(await token())).toEqual(refused)
  })
  test('a provider that does not answer is told apart from a wrong token', async () => {
    ask = () => Promise.reject(Object.assign(new Error('slow'), { name: 'TimeoutError' }))
    expect(await asked('made-up')).toEqual({ ok: false, refusal: 'provider_unavailable' })
  })
})
