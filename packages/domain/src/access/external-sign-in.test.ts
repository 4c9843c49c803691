import { describe, expect, test } from 'vitest'
import { accountOf, decideProof, isFresh, ownPath, type ProvenPerson } from './external-sign-in.ts'

const proven: ProvenPerson = {
  login_type: 1,
  issuer: 'https://provider.example',
  subject: 's-1',
  email: 'Wali@school.example',
  isEmailVerified: true,
  first_name: 'Wali',
  last_name: 'Khan',
}

describe('a proof', () => {
  test.each([
    ['of the same address in other letters', proven, { login_type: 1, email: ' wali@SCHOOL.example ' }, 'accepted'],
    ['where no address was said', proven, { login_type: 1 }, 'accepted'],
    ['of another address', proven, { login_type: 1, email: 'zarghuna@school.example' }, 'external_proof_refused'],
    ['of another provider', proven, { login_type: 2, email: 'wali@school.example' }, 'external_proof_refused'],
    [
      'of an address that nobody verified',
      { ...proven, isEmailVerified: false },
      { login_type: 1 },
      'external_email_unverified',
    ],
  ])('%s: %#', (_, said, claimed, expected) => {
    const outcome = decideProof(said, claimed)
    expect(outcome.ok ? 'accepted' : outcome.refusal).toBe(expected)
  })
})

describe('the account of a proven person', () => {
  const account = (user_id: number, email: string | null, subject: string | null) => ({ user_id, email, subject })
  test.each([
    ['is the one with their address', [account(1, 'wali@school.example', null)], 1],
    [
      'is the linked one, whatever its address has become',
      [account(1, 'new@school.example', 's-1'), account(2, 'wali@school.example', null)],
      1,
    ],
    [
      'is none where the address belongs to somebody else at that provider',
      [account(1, 'wali@school.example', 's-2')],
      undefined,
    ],
    ['is none where only a username looks like the address', [account(1, null, null)], undefined],
    ['is none where the account has another address', [account(1, 'other@school.example', null)], undefined],
    ['is none where there is none', [], undefined],
  ])('%s', (_, accounts, user_id) => expect(accountOf(proven, accounts)?.user_id).toBe(user_id))
})

test('an attempt is fresh for less than its life', () => {
  const since = new Date('2026-03-21T08:00:00Z')
  expect(isFresh({ since, now: new Date(since.getTime() + 599_999), lifeMs: 600_000 })).toBe(true)
  expect(isFresh({ since, now: new Date(since.getTime() + 600_000), lifeMs: 600_000 })).toBe(false)
})

describe('a way back', () => {
  test.each(['/', '/learner', '/learner/assignments?code=a%20b', '/a/b#c', '/a?next=https://x.example'])(
    '%s is our own',
    (path) => expect(ownPath(path)).toBe(path),
  )
  test.each([
    undefined,
    '',
    'learner',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a b',
    '/a\u0000',
    '/\u202eevil',
    '/api/login',
    '/API/login',
    '/files/x',
    '/demo/mail',
    '/a/..//evil.example',
    '/.//evil.example',
    '/a/../api/login',
    `/${'a'.repeat(600)}`,
  ])('%j is not', (path) => expect(ownPath(path)).toBeNull())
})
