import { expect, test } from 'vitest'
import { decideRole } from './own-sessions.ts'

test.each([
  ['teacher', ['learner', 'teacher'], 'teacher'],
  ['campusadmin', ['campus_admin', 'teacher'], 'campus_admin'],
  ['campus_admin', ['campus_admin', 'teacher'], 'campus_admin'],
  ['principal', ['learner', 'teacher'], 'not_allowed'],
  ['cr1', ['cr1', 'teacher'], 'not_allowed'],
  ['', ['teacher'], 'not_allowed'],
  ['admin', ['super_admin'], 'not_allowed'],
])('going on as "%s" of %j: %s', (wanted, stored, expected) => {
  const outcome = decideRole({ wanted, stored })
  expect(outcome.ok ? outcome.value : outcome.refusal).toBe(expected)
})
