import type { MigrationPlan } from '@maktab/contracts/access/migration-plans'
import { expect, test } from 'vitest'
import { pendingMigration } from './pending-migration.ts'

const plan: MigrationPlan = {
  grade: '6',
  from_section: 'A',
  to_section: 'B',
  from_institution: 1,
  from_institution_name: 'Anar',
  to_institution: 2,
  to_institution_name: 'Bagh',
  classes: [{ class_code: 'ABCD2345', alias: null, subject: 'maths', grade: '6', section: 'B' }],
}
const ofTeacher = { ...plan, grade: null, from_section: null, to_section: null }

test.each<[string, unknown, boolean]>([
  ['nobody', undefined, false],
  ['a session of an earlier version', {}, false],
  ['nothing arranged', { active_role: 'learner', migration_type: -1, migration_json: null }, false],
  ['a learner’s move', { active_role: 'learner', migration_type: 1, migration_json: plan }, true],
  ['a learner’s move, of a teacher', { active_role: 'teacher', migration_type: 1, migration_json: plan }, false],
  ['a teacher’s move', { active_role: 'teacher', migration_type: 2, migration_json: ofTeacher }, true],
  [
    'a learner’s move without sections',
    { active_role: 'learner', migration_type: 0, migration_json: ofTeacher },
    false,
  ],
  ['an unknown kind', { active_role: 'learner', migration_type: 7, migration_json: plan }, false],
  ['a kind without a plan', { active_role: 'learner', migration_type: 1, migration_json: null }, false],
  ['a plan that is none', { active_role: 'learner', migration_type: 1, migration_json: 'x' }, false],
  [
    'a plan whose classes are none',
    { active_role: 'learner', migration_type: 1, migration_json: { ...plan, classes: [null] } },
    false,
  ],
])('%s', (_, session, isPending) => {
  expect(pendingMigration(session as Parameters<typeof pendingMigration>[0]) !== undefined).toBe(isPending)
})
