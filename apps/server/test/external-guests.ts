import { externalPersonCookie } from '@maktab/contracts/access/external-return'
import { ExternalPerson, signInExternally } from '@maktab/contracts/access/external-sign-in'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { call } from './call.ts'
import { openSchool, type School } from './school.ts'
import { openOpenIdProvider, type OpenIdProvider, type ProviderPerson } from '../src/demo/openid-provider.ts'

export interface Browser {
  readonly host: string
  cookie: string
}

/** A school whose guests sign in by a provider of their own; registers the hooks that open and close it. */
export function openExternalGuests() {
  const start = new Date('2026-03-21T08:00:00.000Z')
  const person = (sub: string, email: string, email_verified = true): ProviderPerson => ({
    sub,
    email,
    email_verified,
    given_name: 'Nilofar',
    family_name: 'Sadat',
  })
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
    for (const table of ['external_attempts', 'external_proofs', 'external_identities'] as const)
      await school.database.owner.deleteFrom(table).execute()
  })

  const pass = (ms: number) => void (school.clock.now = new Date(school.clock.now.getTime() + ms))

  const browse = async (browser: Browser, url: string) => {
    const answer = await school.app.inject({
      method: 'GET',
      url,
      headers: { host: browser.host, cookie: browser.cookie },
    })
    const given = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0]!)
    if (given.length > 0) browser.cookie = given.join('; ')
    return {
      status: answer.statusCode,
      location: String(answer.headers.location),
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      headers: answer.headers,
    }
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
  return {
    get school() {
      return school
    },
    get provider() {
      return provider
    },
    set ask(answer: OpenIdProvider['ask']) {
      ask = answer
    },
    guests,
    person,
    pass,
    browse,
    newBrowser,
    pathOf,
    setOut,
    choose,
    left,
    proofOf,
    comeIn,
    refused,
    start,
  }
}
