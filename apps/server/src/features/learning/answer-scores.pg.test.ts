/** Answers that no rule marks: they wait, a teacher scores them, and only then the attempt counts. */
import { randomUUID } from 'node:crypto'
import { uploadFile } from '@maktab/contracts/content/files'
import { listOwnAttempts, listScoredAttempts, listWaitingAttempts, scoreAnswers } from '@maktab/contracts/learning/attempts'
import { recordAttempt, type Answers } from '@maktab/contracts/learning/progress'
import { pullCampusStructure } from '@maktab/contracts/downloads/structure'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { ask, everyKind } from '../../../test/questions.ts'
import { assessment, classA, course, lessonOne, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
const written = everyKind.filter(({ kind }) => ['true_false', 'long_answer', 'file'].includes(kind))
beforeAll(async () => {
  school = await openSchool()
  await ask(school, written)
})
afterAll(() => school.close())
beforeEach(async () => {
  const { owner } = school.database
  for (const table of ['users_content_attempts', 'users_content', 'rollup_class', 'rollup_class_day', 'rollup_learner_day', 'question_statistics'] as const) await owner.deleteFrom(table).execute()
})

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

async function handOver(answers: Answers, as: Person = people.learner) {
  const sync_guid = randomUUID()
  const tracked = { sync_guid, content_id: assessment, cms_course_id: course, lesson_guid: lessonOne, class_id: classA, answers, time_spent_in_seconds: 60 }
  return { sync_guid, told: await call(school, recordAttempt, { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }, { as }) }
}

async function photo(as: Person = people.learner): Promise<string> {
  const file_id = randomUUID()
  await send(school, uploadFile, { fields: { file_id, name: 'work.png' }, file: { name: 'work.png', bytes: png } }, { as })
  return file_id
}

const waiting = (as: Person = people.teacher) => call(school, listWaitingAttempts, { class_id: classA }, { as })
const give = (sync_guid: string, scores: Record<string, { levels: Record<string, string>; remark: string }>, as: Person = people.teacher) =>
  call(school, scoreAnswers, { sync_guid, user_id: people.learner.user_id, class_id: classA, scores }, { as })
const standing = async () => school.database.owner.selectFrom('users_content').select(['content_status', 'accuracy', 'attempts']).executeTakeFirst()
const classFigures = async () => school.database.owner.selectFrom('rollup_class').select(['attempts', 'accuracy_sum']).executeTakeFirst()

it('what a person must mark waits, and what is marked is told', async () => {
  const { told } = await handOver({ true_false: ['true'], long_answer: ['Because.'] })
  expect(told).toMatchObject({ ok: true, value: { attempt_number: 1, correct_questions: 1, waiting_questions: 1, total_questions: 3, accuracy: 50, closes_on: null, content_status: 1 } })
  expect(await standing()).toEqual({ content_status: 1, accuracy: null, attempts: 0 })
  expect(await classFigures()).toBeUndefined()
})

it('an attempt counts once everything is scored, by its marks', async () => {
  const file = await photo()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'], file: [file] })
  const list = await waiting()
  expect(list).toMatchObject({ ok: true, value: { total_pages: 1, list: [{ sync_guid, full_name: 'Zarghuna', answers: [{ answer: ['Because.'] }, { files: [{ file_id: file, name: 'work.png' }] }] }] } })

  expect(await give(sync_guid, { long_answer: { levels: { clear: 'half' }, remark: 'Say more.' } })).toMatchObject({ value: { waiting_questions: 1, accuracy: 75 } })
  expect((await standing())?.attempts).toBe(0)
  // What is given anew takes the place of what was.
  expect(await give(sync_guid, { long_answer: { levels: { clear: 'yes' }, remark: '' }, file: { levels: { clear: 'no' }, remark: 'Blurred' } })).toMatchObject({ value: { waiting_questions: 0, correct_questions: 2, accuracy: 66.7 } })
  expect(await standing()).toEqual({ content_status: 2, accuracy: 66.7, attempts: 1 })
  expect(await classFigures()).toEqual({ attempts: 1, accuracy_sum: 66.7 })
  expect(await waiting()).toMatchObject({ value: { list: [] } })

  const own = await value(school, listOwnAttempts, { content_id: assessment, class_id: classA }, { as: people.learner })
  expect(own.list).toMatchObject([{ sync_guid, waiting_questions: 0, results: { true_false: true, long_answer: null }, scores: { file: { remark: 'Blurred' } }, files: [{ file_id: file }] }])
})

it('the teacher of the class reads what was handed over, a classmate never', async () => {
  const file = await photo()
  await handOver({ file: [file] })
  const list = await value(school, listWaitingAttempts, { class_id: classA }, { as: people.teacher })
  const url = list.list[0]?.answers[0]?.files[0]?.url ?? ''
  expect((await school.app.inject({ url })).statusCode).toBe(200)
  const [row] = await school.database.owner.selectFrom('users_content_attempts').select('files').execute()
  expect(JSON.stringify(row?.files)).toContain(file)
})

it.each([
  ['a file of another', async () => ({ file: [await photo(people.classmate)] }), 'file_missing'],
  ['a file that was never handed over', async () => ({ file: [randomUUID()] }), 'file_missing'],
])('%s is refused', async (_, answers, refusal) => {
  expect((await handOver(await answers())).told).toEqual({ ok: false, refusal })
})

it('nobody scores but a teacher of the class, and nothing but levels of the rubric', async () => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  const good = { long_answer: { levels: { clear: 'yes' }, remark: '' } }
  expect(await give(sync_guid, good, people.otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
  expect(await give(sync_guid, good, people.teacherThere)).toEqual({ ok: false, refusal: 'not_found' })
  expect(await give(sync_guid, good, people.classmate)).toEqual({ ok: false, refusal: 'role_not_allowed' })
  expect(await give(sync_guid, { long_answer: { levels: { clear: 'great' }, remark: '' } })).toEqual({ ok: false, refusal: 'rubric_mismatch' })
  expect(await give(sync_guid, { true_false: { levels: {}, remark: '' } })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await waiting(people.otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
})

it('a text that is left empty is wrong at once and waits for nobody', async () => {
  expect((await handOver({ true_false: ['true'], long_answer: ['  '] })).told).toMatchObject({ value: { waiting_questions: 0, accuracy: 33.3, content_status: 3 } })
})

it('a score that is corrected moves every figure by the difference, and what was given before stays readable', async () => {
  const answers = { true_false: ['true'], long_answer: ['Because.'] }
  const levels = (clear: string, remark = '') => ({ long_answer: { levels: { clear }, remark } })
  const first = await handOver(answers)
  await give(first.sync_guid, levels('yes', 'Well said.'))
  const second = await handOver(answers)
  await give(second.sync_guid, levels('no'))
  const { owner } = school.database
  const all = async () => ({
    content: await owner.selectFrom('users_content').select(['content_status', 'completion', 'accuracy', 'last_accuracy', 'attempts']).executeTakeFirstOrThrow(),
    sum: Math.round((await owner.selectFrom('users_content').select('accuracy_sum').executeTakeFirstOrThrow()).accuracy_sum * 10) / 10,
    classes: (await owner.selectFrom('rollup_class').select(['attempts', 'accuracy_sum']).execute()).map((one) => [one.attempts, Math.round(one.accuracy_sum * 10) / 10]),
    days: (await owner.selectFrom('rollup_learner_day').select(['attempts', 'accuracy_sum']).execute()).map((one) => [one.attempts, Math.round(one.accuracy_sum * 10) / 10]),
  })
  // Of three questions: one right, one scored, one left empty and wrong.
  expect(await all()).toEqual({ content: { content_status: 2, completion: 100, accuracy: 66.7, last_accuracy: 33.3, attempts: 2 }, sum: 100, classes: [[2, 100]], days: [[2, 100]] })
  const questions = await owner.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()

  expect(await give(first.sync_guid, levels('half', 'Not quite.'))).toMatchObject({ value: { waiting_questions: 0, correct_questions: 1, accuracy: 50 } })
  expect(await all()).toEqual({ content: { content_status: 2, completion: 100, accuracy: 50, last_accuracy: 33.3, attempts: 2 }, sum: 83.3, classes: [[2, 83.3]], days: [[2, 83.3]] })
  await give(second.sync_guid, levels('yes'))
  expect(await all()).toEqual({ content: { content_status: 2, completion: 100, accuracy: 66.7, last_accuracy: 66.7, attempts: 2 }, sum: 116.7, classes: [[2, 116.7]], days: [[2, 116.7]] })
  // Nothing of a question's figures counts twice.
  expect(await owner.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()).toEqual(questions)

  const own = await value(school, listOwnAttempts, { content_id: assessment, class_id: classA }, { as: people.learner })
  expect(own.list.find(({ sync_guid }) => sync_guid === first.sync_guid)).toMatchObject({ accuracy: 50, scores: levels('half', 'Not quite.') })
  const { list, total_pages } = await value(school, listScoredAttempts, { class_id: classA }, { as: people.teacher })
  expect([list.length, total_pages]).toEqual([2, 1])
  const corrected = list.find(({ sync_guid }) => sync_guid === first.sync_guid)
  expect(corrected).toMatchObject({ accuracy: 50, answers: [{ answer: ['Because.'], score: levels('half', 'Not quite.').long_answer }] })
  expect(corrected?.entries.map(({ accuracy, scores }) => [accuracy, scores])).toEqual([[50, levels('half', 'Not quite.')], [66.7, levels('yes', 'Well said.')]])
  expect(corrected?.entries[0]?.scored_by_name).toBe((await owner.selectFrom('users').select('full_name').where('user_id', '=', people.teacher.user_id).executeTakeFirstOrThrow()).full_name)
})

it('what was scored is listed for teachers of the class alone, and nobody else scores it again', async () => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  const good = { long_answer: { levels: { clear: 'yes' }, remark: '' } }
  await give(sync_guid, good)
  expect(await call(school, listScoredAttempts, { class_id: classA }, { as: people.otherTeacher })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await give(sync_guid, good, people.otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
  // An attempt that no person ever marks is none to be scored.
  const marked = await handOver({ true_false: ['true'] })
  expect(await give(marked.sync_guid, good)).toEqual({ ok: false, refusal: 'not_found' })
})

/** Another teacher of class A, with what they give at a moment of their own. */
async function secondTeacher(): Promise<Person> {
  await school.database.owner.insertInto('users_classes').values({ institution_id: 10, class_id: classA, user_id: people.otherTeacher.user_id, role: 'teacher' }).onConflict((conflict) => conflict.doNothing()).execute()
  return people.otherTeacher
}
const leaveAgain = () => school.database.owner.deleteFrom('users_classes').where('user_id', '=', people.otherTeacher.user_id).where('class_id', '=', classA).execute()
const minutesAgo = (minutes: number) => new Date(school.clock.now.getTime() - minutes * 60_000)
const giveAt = (sync_guid: string, clear: string, { as = people.teacher, at = school.clock.now, command_id = randomUUID() }: { readonly as?: Person; readonly at?: Date; readonly command_id?: string }) =>
  call(school, scoreAnswers, { sync_guid, user_id: people.learner.user_id, class_id: classA, scores: { long_answer: { levels: { clear }, remark: clear } } }, { as, command_id, given: at })

it('what was given last counts, though what was given before it arrives later; both stay, and neither vanishes', async () => {
  const colleague = await secondTeacher()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'] })
  await giveAt(sync_guid, 'yes', { as: colleague, at: minutesAgo(5) })
  const late = randomUUID()
  expect(await giveAt(sync_guid, 'no', { at: minutesAgo(60), command_id: late })).toMatchObject({ value: { waiting_questions: 0, accuracy: 66.7 } })
  // The same command again.
  await giveAt(sync_guid, 'no', { at: minutesAgo(60), command_id: late })
  const [scored] = (await value(school, listScoredAttempts, { class_id: classA }, { as: people.teacher })).list
  expect(scored?.answers[0]?.score).toEqual({ levels: { clear: 'yes' }, remark: 'yes' })
  expect(scored?.entries.map(({ scored_by, accuracy, scores }) => [scored_by, accuracy, scores['long_answer']?.remark])).toEqual([[colleague.user_id, 66.7, 'yes'], [people.teacher.user_id, 33.3, 'no']])
  expect(await standing()).toMatchObject({ accuracy: 66.7, attempts: 1 })
  await leaveAgain()
})

it('what was given before a teacher left the class is taken, what they give after is not', async () => {
  const colleague = await secondTeacher()
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  await school.database.owner.updateTable('users_classes').set({ is_deleted: true, left_on: minutesAgo(10) }).where('user_id', '=', colleague.user_id).where('class_id', '=', classA).execute()
  expect(await giveAt(sync_guid, 'yes', { as: colleague })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await giveAt(sync_guid, 'half', { as: colleague, at: minutesAgo(30) })).toMatchObject({ ok: true })
  await leaveAgain()
})

it('a teacher’s device is given what waits with its answers and files, then what became of it; others are not', async () => {
  const file = await photo()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'], file: [file] })
  const pull = (as: Person, cursor = '') => value(school, pullCampusStructure, { cursor, is_first_time: cursor ? '0' : '1' }, { as })
  const first = await pull(people.teacher)
  expect(first.tables.attempts_to_score).toMatchObject([
    {
      sync_guid, user_id: people.learner.user_id, class_id: classA, content_id: assessment, waiting_questions: 2, entries: [], scored_on: null, is_deleted: false,
      results: { true_false: true, long_answer: null, file: null },
      answers: [{ question: { question_id: 'long_answer', kind: 'long_answer' }, answer: ['Because.'], files: [] }, { answer: [file], files: [{ file_id: file, url: expect.stringContaining(file) }] }],
    },
  ])
  expect((await pull(people.otherTeacher)).tables.attempts_to_score).toEqual([])
  expect((await pull(people.teacherThere)).tables.attempts_to_score).toEqual([])
  const second = await pull(people.teacher, first.cursor)
  expect(second.tables.attempts_to_score).toEqual([])
  await giveAt(sync_guid, 'half', {})
  const third = await pull(people.teacher, second.cursor)
  expect(third.tables.attempts_to_score).toMatchObject([{ sync_guid, waiting_questions: 1, accuracy: 75, entries: [{ scored_by: people.teacher.user_id, accuracy: 75, scores: { long_answer: { remark: 'half' } } }] }])
  // Questions that were published anew come with what waits for them.
  await school.database.owner.updateTable('lessons_content').set({ position: 3 }).where('content_id', '=', assessment).execute()
  expect((await pull(people.teacher, third.cursor)).tables.attempts_to_score).toMatchObject([{ sync_guid }])
  // What a person never marks is none of it, nor is a test that is sealed.
  await handOver({ true_false: ['true'] })
  expect((await pull(people.teacher)).tables.attempts_to_score).toHaveLength(1)
})

it('who comes to teach a class is given what waits there from before', async () => {
  const { sync_guid } = await handOver({ long_answer: ['Because.'] })
  const { cursor } = await value(school, pullCampusStructure, { cursor: '', is_first_time: '1' }, { as: people.otherTeacher })
  await secondTeacher()
  expect((await value(school, pullCampusStructure, { cursor, is_first_time: '0' }, { as: people.otherTeacher })).tables.attempts_to_score).toMatchObject([{ sync_guid }])
  await leaveAgain()
})
