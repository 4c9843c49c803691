import { listSetAssignments, listTaughtAssignments } from '@maktab/contracts/assignments/assignments'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { syncUp } from '@maktab/contracts/downloads/sync-up'
import { systemRefusals } from '@maktab/contracts/refusals'
import { listClasses } from '@maktab/contracts/schools/classes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { openSchool, people, type School } from '../../../test/school.ts'

const off = { ok: false, refusal: 'assignments_off' }
const { learner, teacher } = people
let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

/** The same school, after its tenant was written otherwise and the server started anew. */
async function withTenant<T>(
  change: object,
  work: (reopened: Awaited<ReturnType<School['reopen']>>) => Promise<T>,
): Promise<T> {
  const { owner } = school.database
  const { configuration } = await owner
    .selectFrom('tenants')
    .select('configuration')
    .where('tenant_id', '=', 1)
    .executeTakeFirstOrThrow()
  await owner
    .updateTable('tenants')
    .set({ configuration: JSON.stringify({ ...(configuration as object), ...change }) })
    .where('tenant_id', '=', 1)
    .execute()
  const reopened = await school.reopen()
  try {
    return await work(reopened)
  } finally {
    await reopened.close()
    await owner
      .updateTable('tenants')
      .set({ configuration: JSON.stringify(configuration) })
      .where('tenant_id', '=', 1)
      .execute()
  }
}

describe('a school without assignments', () => {
  test.each([{ is_assignment_allowed: false }, { is_assignment_disabled: true }, { is_custom_nomenclature: true }])(
    '%o: every call of them is refused, and nothing else',
    (change) =>
      withTenant(change, async (here) => {
        expect(await call(here, listSetAssignments, {}, { as: learner })).toEqual(off)
        expect(await call(here, listTaughtAssignments, {}, { as: teacher })).toEqual(off)
        expect(
          await call(
            here,
            scoreSubmission,
            { assignment_id: randomUUID(), user_id: 1, class_id: 1, score: 1, total_score: 1, teacher_remarks: '' },
            { as: teacher },
          ),
        ).toEqual(off)
        expect((await call(here, listClasses, {}, { as: learner })).ok).toBe(true)
      }),
  )
  test('a command that waited on a device is answered so too, by its number', () =>
    withTenant({ is_assignment_allowed: false }, async (here) => {
      const input = {
        assignment_id: randomUUID(),
        user_id: 1,
        class_id: 1,
        score: 1,
        total_score: 1,
        teacher_remarks: '',
      }
      const data = [{ command_id: randomUUID(), path: scoreSubmission.path, input, at: '2026-03-21T08:00:00Z' }]
      const { answers } = await value(here, syncUp, { json_data: JSON.stringify({ data }) }, { as: teacher })
      expect(answers).toMatchObject([{ error_code: systemRefusals.assignments_off }])
    }))
})

test('the subscribing family has them while the school subscribes', () =>
  withTenant({ school_family_id: 49 }, async (here) => {
    expect(await call(here, listSetAssignments, {}, { as: learner })).toEqual(off)
    const { owner } = school.database
    await owner
      .updateTable('institutions')
      .set({ sub_end_date: '2027-01-01' })
      .where('institution_id', '=', 10)
      .execute()
    expect((await call(here, listSetAssignments, {}, { as: learner })).ok).toBe(true)
    here.clock.now = new Date('2027-02-01T08:00:00.000Z')
    expect(await call(here, listSetAssignments, {}, { as: learner })).toEqual(off)
    here.clock.now = new Date('2026-03-21T08:00:00.000Z')
    await owner.updateTable('institutions').set({ sub_end_date: null }).where('institution_id', '=', 10).execute()
  }))

test('where there are assignments nothing changes', async () => {
  expect((await call(school, listSetAssignments, {}, { as: learner })).ok).toBe(true)
})
