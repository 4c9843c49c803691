import type { Role } from '@maktab/contracts/roles'
import { describe, expect, test } from 'vitest'
import { cleanName, decideAdding, decideEntry, decideUpdating, usernameBeginning } from './office-registration.ts'

const today = '2026-03-21'

test.each([
  ['\u202bعلی  احمد\u202c ', 'علی احمد'],
  ['کریم\u200cالله', 'کریم\u200cالله'],
  ['Jose\u0301', 'José'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept)
})

describe('an entry', () => {
  test('is kept with clean names, one grade, numbers in E.164 and null for what is empty', () => {
    expect(
      decideEntry(
        {
          full_name: ' علی\u200f ',
          father_name: '',
          grade: 'صنف ششم',
          section: ' A ',
          phone_number: '\u200e0701234567',
          guardians: [{ full_name: 'Gul ', relation: 'mother', phone_number: '' }],
        },
        { today },
      ),
    ).toEqual({
      ok: true,
      value: {
        full_name: 'علی',
        father_name: null,
        grade: '6',
        section: 'A',
        phone_number: '+93701234567',
        guardians: [{ full_name: 'Gul', relation: 'mother', phone_number: null }],
      },
    })
  })
  test('keeps what it does not name out of it', () => {
    expect(decideEntry({ gender: 1 }, { today })).toEqual({ ok: true, value: { gender: 1 } })
  })
  test.each([
    [{ full_name: '  ' }, 'details_incomplete'],
    [{ full_name: '123' }, 'details_incomplete'],
    [{ guardians: [{ full_name: '', relation: 'father', phone_number: null }] }, 'details_incomplete'],
    [{ date_of_birth: '1899-12-31' }, 'birth_date_wrong'],
    [{ date_of_birth: '2026-03-22' }, 'birth_date_wrong'],
    [{ phone_number: '12' }, 'contact_no_invalid'],
    [{ guardians: [{ full_name: 'Gul', relation: 'mother', phone_number: 'x' }] }, 'contact_no_invalid'],
    [{ username: 'ab' }, 'username_invalid'],
    [{ username: 'a@school.af' }, 'username_invalid'],
    [{ username: '+93701234567' }, 'username_invalid'],
    [{ username: '0701234567' }, 'username_invalid'],
  ])('%j is refused: %s', (entry, refusal) => {
    expect(decideEntry(entry, { today })).toEqual({ ok: false, refusal })
  })
  test.each(['زرغونه.6a', 'c10.6a.01', 'two-words_1'])('may have the username %s', (username) => {
    expect(decideEntry({ username }, { today }).ok).toBe(true)
  })
})

describe('somebody is added', () => {
  const open = { is_user_creation: true, total_licenses: 0 }
  test.each<[string, Role, Role[], typeof open, number, string]>([
    ['by whom the campus lets', 'campus_admin', ['learner'], open, 9, 'yes'],
    ['in roles below the office alone', 'campus_admin', ['learner', 'principal'], open, 9, 'role_not_grantable'],
    ['into the content team by the super admin', 'super_admin', ['content_team'], open, 9, 'yes'],
    ['and by nobody else', 'admin', ['content_team'], open, 9, 'role_not_grantable'],
    ['not by a campus', 'campus_admin', ['learner'], { ...open, is_user_creation: false }, 9, 'user_creation_off'],
    ['but by a higher office', 'school_admin', ['learner'], { ...open, is_user_creation: false }, 9, 'yes'],
    ['while there are licences', 'admin', ['learner'], { ...open, total_licenses: 10 }, 9, 'yes'],
    ['not beyond them', 'admin', ['learner'], { ...open, total_licenses: 9 }, 9, 'licences_used_up'],
    ['teachers need none', 'admin', ['teacher'], { ...open, total_licenses: 9 }, 9, 'yes'],
  ])('%s', (_, role, roles, licences, activeLearners, expected) => {
    const decided = decideAdding({ role, roles, licences, activeLearners })
    expect(decided.ok ? 'yes' : decided.refusal).toBe(expected)
  })
})

describe('somebody is changed', () => {
  const person = { user_id: 2, roles: ['teacher', 'cd'], version: '5' }
  const actor = { user_id: 1, role: 'super_admin' as Role }
  const asked = { actor, person, version: '5', roles: undefined, campusAdmins: [] as number[] }
  test.each<[string, string[], Role[] | undefined, string[]]>([
    ['stays what they were', ['teacher', 'cd'], undefined, ['teacher', 'cd']],
    [
      'keeps the content roles of who stays in the team',
      ['teacher', 'cr1'],
      ['principal', 'content_team'],
      ['principal', 'cr1'],
    ],
    ['comes into the team, and writes and reviews', ['teacher'], ['teacher', 'content_team'], ['teacher', 'cd', 'cr']],
    ['leaves it', ['teacher', 'cd'], ['teacher'], ['teacher']],
  ])('%s', (_, before, roles, expected) => {
    const changed = { ...asked, person: { ...person, roles: before }, roles }
    expect(decideUpdating(changed as never)).toEqual({ ok: true, value: expected })
  })
  test.each<[string, Partial<typeof asked> & { roles?: Role[] }, string]>([
    ['somebody else changed them', { version: '4' }, 'changed_meanwhile'],
    ['they stand above', { actor: { user_id: 1, role: 'campus_admin' } }, 'not_allowed'],
    [
      'the role is not the office’s to give',
      {
        actor: { user_id: 1, role: 'campus_admin' },
        person: { ...person, roles: ['teacher'] },
        roles: ['principal'],
      } as never,
      'role_not_grantable',
    ],
    [
      'it is their own role',
      { actor: { user_id: 2, role: 'super_admin' }, roles: ['principal'] } as never,
      'own_account',
    ],
    [
      'the campus would have no campus admin',
      { person: { ...person, roles: ['campus_admin'] }, roles: ['teacher'], campusAdmins: [2] } as never,
      'last_admin',
    ],
  ])('not where %s', (_, change, refusal) => {
    expect(decideUpdating({ ...asked, ...change })).toEqual({ ok: false, refusal })
  })
  test('of oneself all but the role', () => {
    const own = {
      ...asked,
      actor: { user_id: 2, role: 'campus_admin' as Role },
      person: { ...person, roles: ['campus_admin'] },
    }
    expect(decideUpdating({ ...own, roles: ['campus_admin'] as never })).toEqual({ ok: true, value: ['campus_admin'] })
  })
})

test.each([
  [{ roles: ['learner'] as Role[], grade: '6', section: 'A' }, 'c10.6a.'],
  [{ roles: ['learner'] as Role[], grade: 'Generic class', section: null }, 'c10.genericclass.'],
  [{ roles: ['learner'] as Role[] }, 'c10.learner.'],
  [{ roles: ['teacher', 'principal'] as Role[], grade: '6' }, 'c10.teacher.'],
])('a username for %j begins with %s', (person, beginning) => {
  expect(usernameBeginning(10, person)).toBe(beginning)
})
