/** Who joins a class is asked for its open work, who leaves it is not asked any more; what was given is kept. */
import { randomUUID } from 'node:crypto'
import { listSetAssignments, listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await bring(people.outsider, [])
  await bring(people.learner, [classA])
  for (const table of [
    'scheduled_work',
    'score_entries',
    'submissions',
    'assignments_users',
    'assignments_classes',
  ] as const)
    await school.database.owner.deleteFrom(table).execute()
  await school.database.owner.deleteFrom('assignments').execute()
  // Far from any clock: what is over is never asked for.
  assignment_id = await setWork(school, { class_ids: [classA], due_date: '2099-01-01T00:00:00.000Z' })
})

/** Somebody who learns in these classes from now on, and in no other. */
async function bring({ institution_id, user_id }: Person, class_ids: readonly number[]) {
  const { owner } = school.database
  await owner
    .updateTable('users_classes')
    .set({ is_deleted: true })
    .where('user_id', '=', user_id)
    .where('class_id', 'not in', [0, ...class_ids])
    .where('is_deleted', '=', false)
    .execute()
  for (const class_id of class_ids)
    await owner
      .insertInto('users_classes')
      .values({ institution_id, class_id, user_id, role: 'learner' })
      .onConflict((conflict) =>
        conflict.columns(['institution_id', 'class_id', 'user_id']).doUpdateSet({ is_deleted: false }),
      )
      .execute()
}
const asked = async (as: Person) =>
  (await value(school, listSetAssignments, {}, { as })).list.map((one) => one.assignment_id)
const taught = async () => {
  const { list } = await value(school, listTaughtAssignments, {}, { as: people.teacher })
  return list.find((one) => one.assignment_id === assignment_id)
}
const names = async () =>
  (await value(school, listSubmissions, { assignment_id }, { as: people.teacher })).list.map((one) => one.user_id)
const learnersSet = async () => {
  const rows = await school.database.owner
    .selectFrom('assignments_classes')
    .select('total_learners')
    .where('assignment_id', '=', assignment_id)
    .execute()
  return rows.map(({ total_learners }) => total_learners)
}

test('who joins is asked for what is open, and not for what is over', async () => {
  const over = await setWork(school, { class_ids: [classA] })
  await bring(people.outsider, [classA])
  expect(await asked(people.outsider)).toEqual([assignment_id])
  expect(await call(school, readSetAssignment, { assignment_id: over }, { as: people.outsider })).toMatchObject({
    ok: false,
  })
  expect(await handIn(school, assignment_id, {}, { as: people.outsider })).toMatchObject({ attempt_number: 1 })
  expect(await taught()).toMatchObject({ total_students: 3, submitted: 1, to_mark: 1 })
  expect(await learnersSet()).toEqual([3])
})

test('who leaves is asked no more, and asked again when they come back', async () => {
  await bring(people.learner, [])
  expect(await asked(people.learner)).toEqual([])
  expect(await names()).not.toContain(people.learner.user_id)
  expect(await taught()).toMatchObject({ total_students: 1 })
  expect(await learnersSet()).toEqual([1])
  await bring(people.learner, [classA])
  expect(await asked(people.learner)).toEqual([assignment_id])
  expect(await learnersSet()).toEqual([2])
})

test.each([
  ['handed in', () => handIn(school, assignment_id)],
  ['was given a score for', () => score(school, assignment_id, 7)],
])('what somebody %s before they left stays theirs and their teacher’s', async (_, give) => {
  await give()
  await bring(people.learner, [])
  expect(await asked(people.learner)).toEqual([assignment_id])
  expect(await names()).toContain(people.learner.user_id)
  expect(await learnersSet()).toEqual([2])
})

test('work that was on its way when its learner left is kept, and shown to their teacher', async () => {
  await bring(people.learner, [])
  const input = { submission_id: randomUUID(), assignment_id, text: 'Half a bread.', attachments: [] }
  expect(await call(school, handInSubmission, input, { as: people.learner })).toMatchObject({ ok: true })
  expect(await names()).toContain(people.learner.user_id)
  expect(await learnersSet()).toEqual([2])
})

test('work of two classes is done in the other one by who leaves the first', async () => {
  const both = await setWork(school, { class_ids: [classA, classB], due_date: '2099-01-01T00:00:00.000Z' })
  await bring(people.learner, [classA, classB])
  await bring(people.learner, [classB])
  expect(await value(school, readSetAssignment, { assignment_id: both }, { as: people.learner })).toMatchObject({
    class_id: classB,
  })
})

test('of many who join by one statement each is asked for what is open in their class, and nobody where nothing is set', async () => {
  const { owner } = school.database
  const joining = [people.principal.user_id, people.otherTeacher.user_id].toSorted((one, other) => one - other)
  const [before] = await learnersSet()
  await sql`
    insert into users_classes (institution_id, class_id, user_id, role)
    select 10, class_id, user_id, 'learner' from unnest(${joining}::bigint[]) as user_id, unnest(${[classA, classB]}::bigint[]) as class_id
    on conflict do nothing`.execute(owner)
  const rows = await owner
    .selectFrom('assignments_users')
    .select(['user_id', 'class_id'])
    .where('assignment_id', '=', assignment_id)
    .where('user_id', 'in', joining)
    .where('is_asked', '=', true)
    .orderBy('user_id')
    .execute()
  expect(rows).toEqual(joining.map((user_id) => ({ user_id, class_id: classA })))
  expect(await learnersSet()).toEqual([before! + 2])
})
