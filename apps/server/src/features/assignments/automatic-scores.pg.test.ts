import { randomUUID } from 'node:crypto'
import { deleteAssignment, updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { createAssignment, listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import type { Input } from '@maktab/contracts/call'
import { recordAttempt, type Answers } from '@maktab/contracts/learning/attempts'
import { savePackage } from '@maktab/contracts/learning/packages'
import { scoreAnswers } from '@maktab/contracts/learning/answer-scores'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { ask, everyKind } from '../../../test/questions.ts'
import { article, assessment, classA, classB, course, document, lessonOne, lessonTwo } from '../../../test/school.ts'
import { openSchool, people, type Person, type School } from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'
import { rebuildRollups } from '../insights/rollups.sql.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  const { owner } = school.database
  for (const table of [
    'users_notifications',
    'score_entries',
    'assignments_users',
    'assignments_classes',
    'assignments',
    'users_content_attempts',
    'users_content',
    'users_lessons',
    'rollup_class',
    'rollup_class_day',
    'rollup_learner_day',
  ] as const)
    await owner.deleteFrom(table).execute()
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
})
/** What the writes kept is what the rows say. */
afterEach(async () => {
  const { owner } = school.database
  const figures = async () => ({
    classes: await owner
      .selectFrom('rollup_class')
      .select(['class_id', 'turned_in', 'scored', 'score_percent_sum'])
      .where((of) => of.or([of('turned_in', '>', 0), of('scored', '>', 0)]))
      .orderBy('class_id')
      .execute(),
    days: await owner
      .selectFrom('rollup_class_day')
      .select(['class_id', 'day', 'turned_in'])
      .where('turned_in', '>', 0)
      .orderBy('class_id')
      .execute(),
  })
  const kept = await figures()
  await rebuildRollups(owner, 10, school.clock.now)
  expect(await figures()).toEqual(kept)
})

const { learner, classmate, teacher } = people
const right = { q1: ['a'], q2: ['۵'] }
const half = { q1: ['a'], q2: ['6'] }

const setTests = (change: Partial<Input<typeof createAssignment>> = {}) =>
  setWork(school, {
    assignment_type: 0,
    class_ids: [classA],
    cms_content_ids: [article, assessment],
    rubric_data: [],
    ...change,
  })

async function attempt(answers: Answers, as: Person = learner) {
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  const sync_guid = randomUUID()
  const place = { content_id: assessment, cms_course_id: course, lesson_guid: lessonOne, class_id: classA }
  const tracked = { sync_guid, ...place, answers, time_spent_in_seconds: 90 }
  const enc_data = Buffer.from(JSON.stringify(tracked)).toString('base64url')
  await value(school, recordAttempt, { enc_data }, { as })
  return sync_guid
}

async function standing(assignment_id: string, of: Person = learner) {
  const { list } = await value(school, listSubmissions, { assignment_id }, { as: teacher })
  return list.find(({ user_id }) => user_id === of.user_id)!
}
const seen = (assignment_id: string) => value(school, readSetAssignment, { assignment_id }, { as: learner })

function give(assignment_id: string, change: Partial<Input<typeof scoreSubmission>>) {
  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  const work = { assignment_id, user_id: learner.user_id, class_id: classA, total_score: 10 }
  return value(school, scoreSubmission, { ...work, ...change }, { as: teacher })
}

it('scores itself with the attempt, and is returned at once', async () => {
  const assignment_id = await setTests()
  expect(await seen(assignment_id)).toMatchObject({
    assignment_status: 0,
    automatic: { contents: 1, attempted: 0 },
  })
  await attempt(half)
  expect(await standing(assignment_id)).toMatchObject({
    assignment_status: 2,
    score: 5,
    automatic_score: 5,
    is_score_automatic: true,
    correct_questions: 1,
    total_questions: 2,
    counted_on: school.clock.now.toISOString(),
  })
  expect(await seen(assignment_id)).toMatchObject({
    assignment_status: 2,
    is_late: false,
    score: 5,
    automatic: { contents: 1, attempted: 1 },
  })
  const { list } = await value(school, listTaughtAssignments, {}, { as: teacher })
  expect(list).toMatchObject([{ submitted: 1, scored: 1, to_mark: 0, returned: 1 }])
  await attempt(right)
  expect(await seen(assignment_id)).toMatchObject({ score: 10 })
  await attempt({})
  expect(await seen(assignment_id)).toMatchObject({ score: 10 })
  const told = await value(school, listNotifications, {}, { as: learner })
  expect(told.list.map(({ notification_type }) => notification_type)).toEqual(['work_set'])
})

it('counts no attempts beyond those that are allowed, but those that were asked for again', async () => {
  const assignment_id = await setTests({ allowed_attempts: 1 })
  await attempt(half)
  await attempt(right)
  expect(await standing(assignment_id)).toMatchObject({ score: 5 })
  const again = { assignment_id, user_ids: [learner.user_id], assignment_status: 3 as const, comment: 'Once more.' }
  await value(school, returnSubmissions, again, { as: teacher })
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 3 })
  await attempt(half)
  expect(await standing(assignment_id)).toMatchObject({
    assignment_status: 2,
    score: 10,
    teacher_remarks: 'Once more.',
  })
})

it('the score of a teacher stands before it, until the teacher takes that back', async () => {
  const assignment_id = await setTests()
  await attempt(half)
  expect(await give(assignment_id, { score: 9, teacher_remarks: 'By hand.' })).toMatchObject({
    score: 9,
    is_score_automatic: false,
  })
  // What a teacher changes is returned by the teacher.
  expect(await seen(assignment_id)).toMatchObject({ score: null })
  await attempt(right)
  expect(await standing(assignment_id)).toMatchObject({ score: 9, automatic_score: 10, is_score_automatic: false })

  expect(await give(assignment_id, { is_taken_back: true })).toMatchObject({ score: 10, is_score_automatic: true })
  expect(await seen(assignment_id)).toMatchObject({ assignment_status: 2, score: 10 })
  await give(assignment_id, { teacher_remarks: 'Well done.' })
  expect(await standing(assignment_id)).toMatchObject({ score: 10, is_score_automatic: true })
})

it('a score is taken back from work that a teacher marks: it waits again', async () => {
  const assignment_id = await setWork(school, { class_ids: [classA], rubric_data: [] })
  await give(assignment_id, { score: 9 })
  const returned = { assignment_id, user_ids: [learner.user_id], assignment_status: 2 as const }
  await value(school, returnSubmissions, returned, { as: teacher })
  expect(await give(assignment_id, { is_taken_back: true })).toMatchObject({ score: null })
  expect(await standing(assignment_id)).toMatchObject({ score: null, assignment_status: 0 })
  expect(await seen(assignment_id)).toMatchObject({ score: null, assignment_status: 0 })
})

it('an answer that waits for a person keeps it without a score, and its learner is told of the score', async () => {
  const before = await school.database.owner
    .selectFrom('content')
    .select('body')
    .where('content_id', '=', assessment)
    .executeTakeFirstOrThrow()
  await ask(
    school,
    everyKind.filter(({ kind }) => ['true_false', 'long_answer'].includes(kind)),
  )
  const assignment_id = await setTests()
  const sync_guid = await attempt({ true_false: ['true'], long_answer: ['Because.'] })
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 1, score: null, automatic_score: null })
  const scores = { long_answer: { levels: { clear: 'half' }, remark: '' } }
  await value(school, scoreAnswers, { sync_guid, user_id: learner.user_id, class_id: classA, scores }, { as: teacher })
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 2, score: 7.5, is_score_automatic: true })
  const { list } = await value(school, listNotifications, {}, { as: learner })
  expect(list.map(({ notification_type }) => notification_type)).toContain('work_returned')
  await school.database.owner
    .updateTable('content')
    .set({ body: JSON.stringify(before.body) })
    .where('content_id', '=', assessment)
    .execute()
})

it('follows what is changed of the work, and its being taken back and restored', async () => {
  const assignment_id = await setTests({ class_ids: [classA, classB] })
  await attempt(half)
  await attempt(right, classmate)
  const change = (input: Partial<Input<typeof updateAssignment>>) =>
    value(school, updateAssignment, { assignment_id, ...input }, { as: teacher })
  await change({ total_score: 4 })
  expect(await standing(assignment_id)).toMatchObject({ score: 2, automatic_score: 2 })
  expect(await standing(assignment_id, classmate)).toMatchObject({ score: 4 })
  await change({ due_date: new Date(school.clock.now.getTime() + 1).toISOString() })
  expect((await seen(assignment_id)).is_late).toBe(false)
  await change({ extensions: [{ user_id: learner.user_id, due_date: null, is_excused: true }] })
  await value(school, deleteAssignment, { assignment_id }, { as: teacher })
  await attempt(right)
  await value(school, deleteAssignment, { assignment_id, restore: true }, { as: teacher })
  expect(await standing(assignment_id)).toMatchObject({ score: 4 })
})

it('set in the afternoon counts what was done since it began', async () => {
  await attempt(half)
  expect(await standing(await setTests())).toMatchObject({ score: 5, assignment_status: 2 })
})

it('waits for a package too', async () => {
  const { owner } = school.database
  await owner.updateTable('content').set({ content_type: 'h5p' }).where('content_id', '=', document).execute()
  const assignment_id = await setTests({
    lesson_guids: [lessonOne, lessonTwo],
    cms_content_ids: [assessment, document],
  })
  await attempt(right)
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 0, score: null })
  expect(await seen(assignment_id)).toMatchObject({ automatic: { contents: 2, attempted: 1 } })
  const result = { sync_guid: randomUUID(), accuracy: 50, is_passed: null, time_spent_in_seconds: 5 }
  const where = { content_id: document, cms_course_id: course, lesson_guid: lessonTwo, class_id: classA }
  await value(school, savePackage, { ...where, state: null, attempts: [result], statements: [] }, { as: learner })
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 2, score: 7.5 })
  expect(await seen(assignment_id)).toMatchObject({ automatic: { contents: 2, attempted: 2 } })
  await owner.updateTable('content').set({ content_type: 'document' }).where('content_id', '=', document).execute()
})

it('needs something that scores itself', async () => {
  const outcome = await call(
    school,
    createAssignment,
    {
      assignment_id: randomUUID(),
      class_ids: [classA],
      cms_content_ids: [article],
      title: 'Read',
      description: 'Read it.',
      assignment_type: 0,
      start_date: school.clock.now.toISOString(),
      due_date: new Date(school.clock.now.getTime() + 86_400_000).toISOString(),
      allowed_attempts: 1,
      total_score: 10,
      rubric_data: [],
    },
    { as: teacher },
  )
  expect(outcome).toEqual({ ok: false, refusal: 'nothing_auto_graded' })
})

it('waits for its teacher to return it where they wished so, and is seen then', async () => {
  const assignment_id = await setTests({ is_returned_by_teacher: true })
  await attempt(right)
  expect(await standing(assignment_id)).toMatchObject({ assignment_status: 1, score: 10, is_score_automatic: true })
  expect(await seen(assignment_id)).toMatchObject({ assignment_status: 1, score: null })
  await value(
    school,
    returnSubmissions,
    { assignment_id, user_ids: [learner.user_id], assignment_status: 2, comment: 'Well done' },
    { as: teacher },
  )
  expect(await seen(assignment_id)).toMatchObject({ assignment_status: 2, score: 10 })
})
