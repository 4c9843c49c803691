import { describe, expect, test } from 'vitest'
import { decideMoves, isTargetThere, readMoveTarget, type MovablePerson, type MoveTarget } from './moves.ts'

const toSection: MoveTarget = { role: 'learner', grade: '6', to_section: 'B', from_section: undefined }
const toClasses: MoveTarget = { role: 'teacher', class_codes: ['ABCD2345'] }

describe('the target of a move', () => {
  test.each([
    ['a section of a grade, however it is written', { grade: 'صنف ۶', to_section: 'B' }, toSection],
    ['codes of classes, as they are typed, each once', { class_codes: ['abcd2345', 'ABCD-2345'] }, toClasses],
    ['both', { grade: '6', to_section: 'B', class_codes: ['ABCD2345'] }, undefined],
    ['a section without its grade', { to_section: 'B' }, undefined],
    ['no codes', { class_codes: [] }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, asked, expected) =>
    expect(readMoveTarget(asked)).toEqual(
      expected === undefined ? { ok: false, refusal: 'migration_target_missing' } : { ok: true, value: expected },
    ),
  )
  test.each([
    ['a section with classes', toSection, 2, true],
    ['a section without classes', toSection, 0, false],
    ['classes that are all there', toClasses, 1, true],
    ['classes of which one is missing', { ...toClasses, class_codes: ['ABCD2345', 'EFGH2345'] }, 1, false],
  ] as const)('%s', (_, target, found, isThere) => expect(isTargetThere(target, found)).toBe(isThere))
})

describe('who is moved', () => {
  const group = (section: string, is_active = true, grade = '6') => ({ grade, section, is_active })
  const learner: MovablePerson = { user_id: 1, full_name: 'Zarghuna', roles: ['learner'], groups: [group('A')] }
  const teacher: MovablePerson = { user_id: 1, full_name: 'Karim', roles: ['teacher'], groups: [] }
  const usual = { role: 'campus_admin', asked: [1], found: [learner], target: toSection, is_elsewhere: false } as const
  const moved = (migration_type: number, from_section: string | null) => ({
    moved: [{ user_id: 1, migration_type, from_section }],
    kept: [],
  })
  const kept = (why: string) => ({ moved: [], kept: [{ user_id: 1, why }] })

  test.each<[string, Partial<Parameters<typeof decideMoves>[0]>, object]>([
    ['a learner to another section', {}, moved(0, 'A')],
    ['a learner to another campus', { is_elsewhere: true }, moved(1, 'A')],
    [
      'a learner to the section of the same name elsewhere',
      { is_elsewhere: true, target: { ...toSection, to_section: 'A' } },
      moved(1, 'A'),
    ],
    ['a learner to where they are', { target: { ...toSection, to_section: 'A' } }, kept('already_there')],
    ['somebody who is not of the campus', { found: [] }, kept('not_found')],
    ['a learner of another grade', { target: { ...toSection, grade: '7' } }, kept('migration_source_missing')],
    [
      'a learner who is not in the section that was named',
      { target: { ...toSection, from_section: 'C' } },
      kept('migration_source_missing'),
    ],
    [
      'a learner of two sections, without a word from which',
      { found: [{ ...learner, groups: [group('A'), group('C')] }] },
      kept('two_sections'),
    ],
    [
      'a learner of two sections, from the one that was named',
      {
        found: [{ ...learner, groups: [group('A'), group('C')] }],
        target: { ...toSection, from_section: 'C' },
      },
      moved(0, 'C'),
    ],
    [
      'a learner whose other section is of classes that ended',
      { found: [{ ...learner, groups: [group('A'), group('C', false)] }] },
      moved(0, 'A'),
    ],
    ['a learner all of whose classes ended', { found: [{ ...learner, groups: [group('A', false)] }] }, moved(0, 'A')],
    ['a teacher to other classes', { found: [teacher], target: toClasses }, moved(2, null)],
    ['a teacher to another campus', { found: [teacher], target: toClasses, is_elsewhere: true }, moved(3, null)],
    ['a teacher to a section', { found: [teacher] }, kept('not_allowed')],
    ['a learner to codes of classes', { target: toClasses }, kept('not_allowed')],
    [
      'a teacher who is an office, by an office of the same rank',
      { found: [{ ...teacher, roles: ['teacher', 'campus_admin'] }], target: toClasses },
      kept('not_allowed'),
    ],
    [
      '… by one that stands above',
      { role: 'school_admin', found: [{ ...teacher, roles: ['teacher', 'campus_admin'] }], target: toClasses },
      moved(2, null),
    ],
  ])('%s', (_, change, expected) => expect(decideMoves({ ...usual, ...change })).toEqual(expected))

  test('each once, though asked for twice, and one who cannot be moved holds up nobody', () =>
    expect(decideMoves({ ...usual, asked: [1, 2, 1] })).toEqual({
      ...moved(0, 'A'),
      kept: [{ user_id: 2, why: 'not_found' }],
    }))
})
