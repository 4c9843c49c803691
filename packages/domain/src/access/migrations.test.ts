import { describe, expect, test } from 'vitest'
import { isLearnerMigration, isTeacherMigration, type Migration } from './migrations.ts'
import { movesIn } from './moving-roles.ts'

const campus: Migration = {
  migration_type: 1,
  from_institution: 10,
  to_institution: 20,
  grade: '6',
  from_section: 'A',
  to_section: 'B',
  class_codes: ['ABCD2345'],
}
const section: Migration = { ...campus, migration_type: 0, to_institution: 10 }
const asked = { grade: '6', from_section: 'A', to_section: 'B' }

describe('a learner does only what was arranged (§7 learner/classes/migration)', () => {
  test.each<[string, Migration, typeof asked & { to_institution?: number }, number, boolean]>([
    ['the campus that was named', campus, { ...asked, to_institution: 20 }, 10, true],
    ['another campus', campus, { ...asked, to_institution: 30 }, 10, false],
    ['a campus that was left out', campus, asked, 10, false],
    ['the section that was named', section, asked, 10, true],
    ['… with the own school written out', section, { ...asked, to_institution: 10 }, 10, true],
    ['another section', section, { ...asked, to_section: 'C' }, 10, false],
    ['from another section', section, { ...asked, from_section: 'C' }, 10, false],
    ['the grade written otherwise', section, { ...asked, grade: 'صنف ۶' }, 10, true],
    ['another grade', section, { ...asked, grade: '7' }, 10, false],
    ['from a school that they left', campus, { ...asked, to_institution: 20 }, 20, false],
    ['what a teacher was to do', { ...section, migration_type: 2 }, asked, 10, false],
  ])('%s', (_, migration, wanted, institution_id, expected) =>
    expect(isLearnerMigration(migration, wanted, institution_id)).toBe(expected),
  )
})

describe('a teacher does only what was arranged (§7 teacher/migration)', () => {
  const teaching: Migration = {
    ...campus,
    migration_type: 3,
    grade: null,
    from_section: null,
    to_section: null,
    class_codes: ['ABCD2345', 'EFGH2345'],
  }
  test.each<[string, Migration, readonly string[], number, boolean]>([
    ['all the classes', teaching, ['ABCD2345', 'EFGH2345'], 20, true],
    ['… in any order', teaching, ['EFGH2345', 'ABCD2345'], 20, true],
    ['fewer', teaching, ['ABCD2345'], 20, false],
    ['others too', teaching, ['ABCD2345', 'EFGH2345', 'JKLM2345'], 20, false],
    ['one twice', teaching, ['ABCD2345', 'ABCD2345'], 20, false],
    ['at another campus', teaching, ['ABCD2345', 'EFGH2345'], 10, false],
    ['what a learner was to do', campus, ['ABCD2345'], 20, false],
  ])('%s', (_, migration, class_codes, to_institution, expected) =>
    expect(isTeacherMigration(migration, { to_institution, class_codes }, 10)).toBe(expected),
  )
})

test.each([
  ['learner', 0, true],
  ['learner', 1, true],
  ['learner', 2, false],
  ['learner', -1, false],
  ['teacher', 2, true],
  ['teacher', 3, true],
  ['teacher', 1, false],
  ['principal', 3, false],
] as const)('somebody who is %s is asked for a move of kind %i: %s', (role, kind, expected) =>
  expect(movesIn(role, kind)).toBe(expected),
)
