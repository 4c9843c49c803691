import { externalPersonCookie } from '@maktab/contracts/access/external-return'
import type { ExternalPerson } from '@maktab/contracts/access/external-sign-in'
import { standingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setStage, type Stage } from '../../../test/stage.tsx'
import { keepExternalPerson, takeExternalPerson, takeLeftPerson } from './external-person.ts'
import { LoginScreen } from '#screens/way-in/login.tsx'

const person: ExternalPerson = {
  token: 'own.abc',
  login_type: 1,
  email: 'zarghuna@example.com',
  first_name: 'زرغونه',
  last_name: 'ستانکزی',
  domain_name: 'localhost',
}
const home = location.href
let stage: Stage | undefined

const encoded = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
// The browser goes by the address that the page was loaded from.
const leave = (text: string) =>
  void (document.cookie = `${externalPersonCookie}=${text}; path=${location.pathname}; max-age=600; samesite=lax`)

afterEach(() => {
  stage?.leave()
  stage = undefined
  document.documentElement.removeAttribute('data-platform')
  sessionStorage.clear()
  history.replaceState(null, '', home)
  document.cookie = `${externalPersonCookie}=; path=${location.pathname}; max-age=0`
})

interface Opening {
  readonly id?: number
  readonly answer?: object
  readonly institution_id?: number | null
}

async function open({
  id = 1,
  answer = { ok: true, value: { user_id: 7, active_role: 'learner', current_language: 'en' } },
  institution_id,
}: Opening = {}): Promise<Stage> {
  const { regions_metadata: _provinces, ...standing } = standingConfiguration(id)
  const given = () => answer as never
  const listLoginInstitutions = () => ({
    ok: true as const,
    value: { institutions: [{ institution_id: 10, name: 'Zarghuna School', city: '' }], has_more: false },
  })
  stage = await setStage({
    person: null,
    words: ['pages'],
    tenant: { ...standing, id, ...(institution_id === undefined ? {} : { institution_id }) },
    answers: {
      signInExternally: given,
      signInSocially: given,
      signInToInstitutionSocially: given,
      listLoginInstitutions,
    },
  })
  stage.show(<LoginScreen isSessionOver={false} />)
  return stage
}

describe('who came back with a proof', () => {
  test('is in at once, and nothing of it is left for the next who opens the page', async () => {
    leave(encoded(person))
    const { performed, person: who } = await open()
    await expect
      .poll(() => performed)
      .toEqual([
        { name: 'signInExternally', input: { email: person.email, token: person.token, login_type: 1 }, files: [] },
      ])
    await expect.poll(() => who()?.user_id).toBe(7)
    expect(document.cookie).not.toContain(externalPersonCookie)
  })

  test('at a tenant of one school comes in there', async () => {
    leave(encoded(person))
    const { performed } = await open({ id: 2 })
    await expect
      .poll(() => performed[0])
      .toMatchObject({ name: 'signInSocially', input: { token: person.token, institution_id: 809, login_type: 1 } })
  })

  test('at institution login comes in by its call, after choosing a school where there are several', async () => {
    leave(encoded(person))
    const { performed } = await open({ id: 563, institution_id: null })
    await page.getByRole('button', { name: 'Zarghuna School' }).click()
    await expect
      .poll(() => performed)
      .toMatchObject([{ name: 'signInToInstitutionSocially', input: { token: person.token, institution_id: 10 } }])
  })

  test.each([
    ['external_person_unknown', 'Nobody here has this account yet.'],
    ['external_proof_refused', 'Logging in with this provider did not work. Start again.'],
    ['external_email_unverified', 'The provider has not verified your email address.'],
    ['provider_unavailable', 'The provider does not answer now.'],
    ['wrong_institution', 'This account is not in this school.'],
    ['subscription_over', 'The subscription has ended.'],
  ])('and is refused as %s is told so', async (refusal, sentence) => {
    leave(encoded(person))
    await open({ answer: { ok: false, refusal } })
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  })

  test('may try again where no answer came: the proof is still good', async () => {
    leave(encoded(person))
    const { performed } = await open({ answer: { ok: false, failure: 'unreachable' } })
    await expect.element(page.getByText('Unable to connect to the server.')).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => performed).toHaveLength(2)
  })

  test.each([
    ['no base64', '%%%'],
    ['no JSON', encoded('{')],
    ['a list', encoded([person])],
    ['nothing', encoded('null')],
    ['a login type that is none', encoded({ ...person, login_type: 0 })],
    ['no token', encoded({ ...person, token: '' })],
    ['a name that is no text', encoded({ ...person, first_name: { toString: 1 } })],
    ['a token beyond measure', encoded({ ...person, token: 't'.repeat(8193) }).slice(0, 4000)],
  ])('of which %s can be read is nobody', async (_name, text) => {
    leave(text)
    const { performed } = await open()
    await expect.element(page.getByLabelText('Email or username')).toBeVisible()
    expect(takeLeftPerson()).toBeUndefined()
    expect(performed).toEqual([])
  })
})

describe('who came back without one', () => {
  test.each([
    ['cancelled', 'Logging in with the other provider was not finished.'],
    ['failed', 'Logging in with this provider did not work. Start again.'],
    ['unverified', 'The provider has not verified your email address. Verify it there first.'],
    ['unavailable', 'The provider does not answer now. Try again later, or log in with your password.'],
  ])('%s: is told why, once', async (failure, sentence) => {
    history.replaceState(null, '', `/login?from=%2Flearner&external=${failure}`)
    await open()
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
    expect(location.search).toBe('?from=%2Flearner')
  })

  test('a reason that nobody gave is taken out of the address and not said', async () => {
    history.replaceState(null, '', '/login?external=%3Cscript%3E')
    await open()
    await expect.poll(() => location.search).toBe('')
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('')
  })
})

describe('the proof in a cookie', () => {
  const overHttps = { pathname: '/login', protocol: 'https:' }

  test('over https has a name that no other host of the domain can set', () => {
    const left = {
      cookie: `language=en; ${externalPersonCookie}=${encoded({ ...person, email: 'planted@example.com' })}; __Host-${externalPersonCookie}=${encoded(person)}`,
    }
    expect(takeLeftPerson(left, overHttps)).toEqual(person)
    expect(left.cookie).toBe(`__Host-${externalPersonCookie}=; max-age=0; samesite=lax; path=/; secure`)
  })

  test('that was planted is left alone', () => {
    const left = { cookie: `${externalPersonCookie}=${encoded(person)}` }
    expect(takeLeftPerson(left, overHttps)).toBeUndefined()
    expect(takeLeftPerson(left, { pathname: '/login', protocol: 'http:' })).toEqual(person)
  })
})

describe('the proof on its way to signup', () => {
  test('is there once, and says where the person came from', () => {
    keepExternalPerson(person, 'login')
    expect(takeExternalPerson()).toEqual({ person, cameFrom: 'login' })
    expect(takeExternalPerson()).toBeUndefined()
  })

  test('stays in the mobile application', () => {
    document.documentElement.dataset['platform'] = 'mobile'
    keepExternalPerson(person, 'signup')
    expect([takeExternalPerson(), takeExternalPerson()]).toEqual([
      { person, cameFrom: 'signup' },
      { person, cameFrom: 'signup' },
    ])
  })

  test.each(['', 'null', '[]', '{}', '{"person":7}', '{"person":{"token":"x"}}'])('kept as %s is nobody', (text) => {
    sessionStorage.setItem('maktab.external-person', text)
    expect(takeExternalPerson()).toBeUndefined()
  })
})
