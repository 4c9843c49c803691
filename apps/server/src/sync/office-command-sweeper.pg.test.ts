import { deleteOfficeUsers } from '@maktab/contracts/office/office-users'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../test/call.ts'
import { openSchool, people, type Person, type School } from '../../test/school.ts'
import { openOfficeCommandSweeper } from './office-command-sweeper.ts'

let school: School
const campusAdmin: Person = { ...people.principal, role: 'campus_admin' }
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

function sweepAfter(days: number): Promise<number> {
  const { doors } = school.database
  const clock = () => new Date(school.clock.now.getTime() + days * 86_400_000)
  const onFailure = (error: unknown) => {
    throw error
  }
  return openOfficeCommandSweeper({ doors, clock, onFailure }).runDue()
}

test('a command of the office is answered as it was for thirty days, and is forgotten then', async () => {
  const command_id = randomUUID()
  const deleted = { user_ids: [people.learner.user_id] }
  const perform = () => value(school, deleteOfficeUsers, deleted, { as: campusAdmin, command_id })
  const first = await perform()
  expect(await sweepAfter(29)).toBe(0)
  expect(await perform()).toEqual(first)
  expect(await sweepAfter(31)).toBe(1)
  expect(await school.database.owner.selectFrom('office_commands').selectAll().execute()).toEqual([])
  expect(await sweepAfter(31)).toBe(0)
})
