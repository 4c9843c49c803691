import { randomUUID } from 'node:crypto'
import { listScoredAttempts, scoreAnswers } from '@maktab/contracts/learning/answer-scores'
import { pullCampusStructure } from '@maktab/contracts/downloads/structure'
import { expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { assessment, classA, people, type Person } from '../../../test/school.ts'
import { openScoredAnswers } from '../../../test/scored-answers.ts'

const stage = openScoredAnswers()
const { handOver, photo, give, standing } = stage

it('what was scored is listed for teachers of the class alone, and nobody else scores it again', async () => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  const good = { long_answer: { levels: { clear: 'yes' }, remark: '' } }
  await give(sync_guid, good)
  expect(await call(stage.school, listScoredAttempts, { class_id: classA }, { as: people.otherTeacher })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await give(sync_guid, good, people.otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
  // An attempt that no person ever marks is none to be scored.
  const marked = await handOver({ true_false: ['true'] })
  expect(await give(marked.sync_guid, good)).toEqual({ ok: false, refusal: 'not_found' })
})

/** Another teacher of class A, with what they give at a moment of their own. */
async function secondTeacher(): Promise<Person> {
  await stage.school.database.owner
    .insertInto('users_classes')
    .values({ institution_id: 10, class_id: classA, user_id: people.otherTeacher.user_id, role: 'teacher' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return people.otherTeacher
}
const leaveAgain = () =>
  stage.school.database.owner
    .deleteFrom('users_classes')
    .where('user_id', '=', people.otherTeacher.user_id)
    .where('class_id', '=', classA)
    .execute()
const minutesAgo = (minutes: number) => new Date(stage.school.clock.now.getTime() - minutes * 60_000)
const giveAt = (
  sync_guid: string,
  clear: string,
  {
    as = people.teacher,
    at = stage.school.clock.now,
    command_id = randomUUID(),
    device_id,
  }: {
    readonly as?: Person
    readonly at?: Date
    readonly command_id?: string
    readonly device_id?: string | undefined
  },
) =>
  call(
    stage.school,
    scoreAnswers,
    {
      sync_guid,
      user_id: people.learner.user_id,
      class_id: classA,
      scores: { long_answer: { levels: { clear }, remark: clear } },
    },
    { as, command_id, given: at, ...(device_id !== undefined && { device_id }) },
  )

it('what was given last counts, though what was given before it arrives later; both stay, and neither vanishes', async () => {
  const colleague = await secondTeacher()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'] })
  await giveAt(sync_guid, 'yes', { as: colleague, at: minutesAgo(5) })
  const late = randomUUID()
  expect(await giveAt(sync_guid, 'no', { at: minutesAgo(60), command_id: late })).toMatchObject({
    value: { waiting_questions: 0, accuracy: 66.7 },
  })
  // The same command again.
  await giveAt(sync_guid, 'no', { at: minutesAgo(60), command_id: late })
  const [scored] = (await value(stage.school, listScoredAttempts, { class_id: classA }, { as: people.teacher })).list
  expect(scored?.answers[0]?.score).toEqual({ levels: { clear: 'yes' }, remark: 'yes' })
  expect(
    scored?.entries.map(({ scored_by, accuracy, scores }) => [scored_by, accuracy, scores['long_answer']?.remark]),
  ).toEqual([
    [colleague.user_id, 66.7, 'yes'],
    [people.teacher.user_id, 33.3, 'no'],
  ])
  expect(await standing()).toMatchObject({ accuracy: 66.7, attempts: 1 })
  await leaveAgain()
})

const device_id = randomUUID()
it.each([
  ['corrects it where it comes from the same device', device_id, device_id, 'no'],
  ['does not replace it where it comes from another device', device_id, randomUUID(), 'yes'],
  ['does not replace it where its device is unknown', device_id, undefined, 'yes'],
  ['does not replace it where both devices are unknown', undefined, undefined, 'yes'],
])('an older score of the same teacher within a minute %s', async (_title, first, second, counts) => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  await giveAt(sync_guid, 'yes', { at: minutesAgo(1), device_id: first })
  await giveAt(sync_guid, 'no', { at: minutesAgo(1.5), device_id: second })
  const [scored] = (await value(stage.school, listScoredAttempts, { class_id: classA }, { as: people.teacher })).list
  expect(scored?.answers[0]?.score?.remark).toBe(counts)
  expect(scored?.entries.map(({ scores }) => scores['long_answer']?.remark).toSorted()).toEqual(['no', 'yes'])
})

it('what was given before a teacher left the class is taken, what they give after is not', async () => {
  const colleague = await secondTeacher()
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  await stage.school.database.owner
    .updateTable('users_classes')
    .set({ is_deleted: true, left_on: minutesAgo(10) })
    .where('user_id', '=', colleague.user_id)
    .where('class_id', '=', classA)
    .execute()
  expect(await giveAt(sync_guid, 'yes', { as: colleague })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await giveAt(sync_guid, 'half', { as: colleague, at: minutesAgo(30) })).toMatchObject({ ok: true })
  await leaveAgain()
})

it('a teacher’s device is given what waits with its answers and files, then what became of it; others are not', async () => {
  const file = await photo()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'], file: [file] })
  const pull = (as: Person, cursor = '') =>
    value(stage.school, pullCampusStructure, { cursor, is_first_time: cursor ? '0' : '1' }, { as })
  const first = await pull(people.teacher)
  expect(first.tables.attempts_to_score).toMatchObject([
    {
      sync_guid,
      user_id: people.learner.user_id,
      class_id: classA,
      content_id: assessment,
      waiting_questions: 2,
      entries: [],
      scored_on: null,
      is_deleted: false,
      results: { true_false: true, long_answer: null, file: null },
      answers: [
        { question: { question_id: 'long_answer', kind: 'long_answer' }, answer: ['Because.'], files: [] },
        { answer: [file], files: [{ file_id: file, url: expect.stringContaining(file) }] },
      ],
    },
  ])
  expect((await pull(people.otherTeacher)).tables.attempts_to_score).toEqual([])
  expect((await pull(people.teacherThere)).tables.attempts_to_score).toEqual([])
  const second = await pull(people.teacher, first.cursor)
  expect(second.tables.attempts_to_score).toEqual([])
  await giveAt(sync_guid, 'half', {})
  const third = await pull(people.teacher, second.cursor)
  expect(third.tables.attempts_to_score).toMatchObject([
    {
      sync_guid,
      waiting_questions: 1,
      accuracy: 75,
      entries: [{ scored_by: people.teacher.user_id, accuracy: 75, scores: { long_answer: { remark: 'half' } } }],
    },
  ])
  // Questions that were published anew come with what waits for them.
  await stage.school.database.owner
    .updateTable('lessons_content')
    .set({ position: 3 })
    .where('content_id', '=', assessment)
    .execute()
  expect((await pull(people.teacher, third.cursor)).tables.attempts_to_score).toMatchObject([{ sync_guid }])
  // What a person never marks is none of it, nor is a test that is sealed.
  await handOver({ true_false: ['true'] })
  expect((await pull(people.teacher)).tables.attempts_to_score).toHaveLength(1)
})

it('who comes to teach a class is given what waits there from before', async () => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  const { cursor } = await value(
    stage.school,
    pullCampusStructure,
    { cursor: '', is_first_time: '1' },
    { as: people.otherTeacher },
  )
  await secondTeacher()
  expect(
    (await value(stage.school, pullCampusStructure, { cursor, is_first_time: '0' }, { as: people.otherTeacher })).tables
      .attempts_to_score,
  ).toMatchObject([{ sync_guid }])
  await leaveAgain()
})
