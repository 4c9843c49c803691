/** A sealed test: before it closes no call gives an answer of it, afterwards what was handed over counts. */
import { randomUUID } from 'node:crypto'
import { catalogue } from '@maktab/contracts/catalogue'
import { listModules } from '@maktab/contracts/content/lessons'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { listModuleAttempts } from '@maktab/contracts/insights/attempt-reports'
import { listOwnAttempts, recordAttempt, type Answers } from '@maktab/contracts/learning/attempts'
import { rightAnswerOf } from '@maktab/domain/questions/questions'
import { sealAnswer } from '@maktab/domain/questions/sealed-tests'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { ask, everyKind, secret } from '../../../test/questions.ts'
import {
  assessment,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import type { Job } from '#jobs/job.ts'
import { openTestOpener } from './open-tests.ts'

const opens = new Date('2026-03-21T08:00:00.000Z')
const closes_on = '2026-03-21T12:00:00.000Z'
const after = new Date('2026-03-21T12:00:01.000Z')
const byRule = everyKind.filter(({ kind }) => !['long_answer', 'file', 'recording'].includes(kind))

let school: School
let opener: Job
beforeAll(async () => {
  school = await openSchool()
  opener = openTestOpener({
    doors: school.database.doors,
    clock: () => school.clock.now,
    noteAttempt: () => Promise.resolve(),
    onFailure: (error) => {
      throw error
    },
  })
})
afterAll(async () => {
  await opener.close()
  await school.close()
})
beforeEach(async () => {
  school.clock.now = opens
  const { owner } = school.database
  for (const table of [
    'users_content_attempts',
    'users_content',
    'rollup_learner_class',
    'question_statistics',
    'sealed_tests',
  ] as const)
    await owner.deleteFrom(table).execute()
  await ask(school, byRule, closes_on)
})

const rightAnswers = (): Answers =>
  Object.fromEntries(
    byRule.map((question) => [question.question_id, [...sealAnswer(question, rightAnswerOf(question))]]),
  )
async function handOver(
  answers: Answers,
  { as = people.learner, ...more }: { as?: Person; given?: Date; is_sealed?: boolean } = {},
) {
  const { given, is_sealed = true } = more
  const tracked = {
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers,
    time_spent_in_seconds: 60,
    is_sealed,
  }
  return call(
    school,
    recordAttempt,
    { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
    { as, ...(given ? { given } : {}) },
  )
}
const modules = (as: Person = people.learner) =>
  value(school, listModules, { course_id: course, lesson_guid: lessonOne, class_id: classA }, { as })
const figures = async () =>
  school.database.owner
    .selectFrom('rollup_learner_class')
    .select(['attempts', 'accuracy_sum'])
    .orderBy('accuracy_sum')
    .execute()

/** Whatever a call may ask for, as far as this school has it. */
const asked = {
  content_id: assessment,
  content_ids: [assessment],
  cms_course_ids: [course],
  course_id: course,
  cms_course_id: course,
  lesson_guid: lessonOne,
  lesson_guids: [lessonOne],
  class_id: classA,
  class_ids: [classA],
  search_string: 'Question',
  page: 1,
  is_first_time: '1',
  user_id: people.learner.user_id,
  states: [],
  tags: [],
  seed: 's',
  count: 5,
}

it.each([
  ['a learner', people.learner, ['assessment/questions', 'assessment/container/questions']],
  // A teacher of the class may read what they teach by, in the two calls made for it.
  ['a teacher', people.teacher, ['assessment/questions', 'assessment/container/questions']],
] as const)('no call of %s gives an answer before', async (_, as, apart) => {
  // Chosen rightly, typed wrongly: what the learner typed is told to them.
  const { blank: _typed, short_text: _short, numeric: _number, ...chosen } = rightAnswers()
  await handOver(chosen)
  const queries = Object.values(catalogue).filter(
    ({ kind, path }) => kind === 'query' && !(apart as readonly string[]).includes(path),
  )
  const said: string[] = []
  for (const query of queries) {
    const response = await school.app.inject({
      method: 'POST',
      url: `/api/${query.path}`,
      headers: { authorization: `Bearer ${school.bearerOf(as)}`, host: 'localhost' },
      payload: asked,
    })
    if (response.body.includes(secret) || response.body.includes('271828')) said.push(query.path)
  }
  expect(said).toEqual([])
  const {
    modules: [, test],
  } = await modules(as)
  expect(test?.body.kind).toBe('sealed_assessment')
})

it('the order of what is sent tells nothing', async () => {
  const {
    modules: [, test],
  } = await modules()
  const questions = test?.body.kind === 'sealed_assessment' ? test.body.questions : []
  expect(questions.find(({ kind }) => kind === 'order')).toMatchObject({
    items: [
      { item_id: 'i1', text: 'fruit' },
      { item_id: 'i2', text: 'leaf' },
      { item_id: 'i3', text: 'seed' },
    ],
  })
  expect(questions.find(({ kind }) => kind === 'match')).toMatchObject({
    right: [{ text: 'consumer' }, { text: 'producer' }, { text: 'stone' }],
  })
})

it('an attempt is kept and nothing of it is told or counted', async () => {
  expect(await handOver(rightAnswers())).toMatchObject({
    ok: true,
    value: { correct_questions: 0, accuracy: null, closes_on, content_status: 1 },
  })
  expect(await figures()).toEqual([{ attempts: 0, accuracy_sum: 0 }])
  const { list } = await value(
    school,
    listOwnAttempts,
    { content_id: assessment, class_id: classA },
    { as: people.learner },
  )
  expect(list).toMatchObject([{ results: {}, correct_questions: 0, accuracy: null, closes_on }])
  expect(list[0]?.answers['order']).toEqual(['i3', 'i2', 'i1'])
  expect(await opener.runDue()).toBe(0)
})

it('when it closes everything counts, once, and its answers can be seen', async () => {
  await handOver(rightAnswers())
  await handOver({ true_false: ['false'] }, { as: people.classmate })
  school.clock.now = after
  expect(await opener.runDue()).toBe(2)
  expect(await opener.runDue()).toBe(0)
  const { list } = await value(
    school,
    listOwnAttempts,
    { content_id: assessment, class_id: classA },
    { as: people.learner },
  )
  expect(list).toMatchObject([
    { accuracy: 100, correct_questions: byRule.length, closes_on: null, results: { order: true, match: true } },
  ])
  expect(list[0]?.answers['order']).toEqual([`${secret}1`, `${secret}2`, `${secret}3`])
  expect(await figures()).toEqual([
    { attempts: 1, accuracy_sum: 0 },
    { attempts: 1, accuracy_sum: 100 },
  ])
  const {
    modules: [, test],
  } = await modules()
  expect(test).toMatchObject({ content_status: 2, body: { kind: 'assessment' } })
})

it('marks are kept question by question, told when the test closes, and read by the teacher', async () => {
  const [choice, blanks] = byRule.filter(({ kind }) => kind === 'true_false' || kind === 'match')
  await ask(
    school,
    [{ ...choice!, hints: ['Think.'] }, { ...blanks!, partial_credit: true, marks: 3 } as (typeof byRule)[number]],
    closes_on,
  )
  const {
    modules: [, test],
  } = await modules()
  const asks = test?.body.kind === 'sealed_assessment' ? test.body.questions : []
  expect(asks.map(({ marks, hints }) => ({ marks, hints }))).toEqual([{ marks: 1 }, { marks: 3 }])
  await handOver({ true_false: ['true'], match: ['r2', 'r2'] })
  const own = () => value(school, listOwnAttempts, { content_id: assessment, class_id: classA }, { as: people.learner })
  expect((await own()).list[0]).toMatchObject({ marks: {}, accuracy: null })

  school.clock.now = after
  expect(await opener.runDue()).toBe(1)
  const marks = { true_false: { given: 1, possible: 1 }, match: { given: 1.5, possible: 3 } }
  expect((await own()).list[0]).toMatchObject({
    marks,
    accuracy: 62.5,
    correct_questions: 1,
    results: { match: false },
  })
  expect(await figures()).toEqual([{ attempts: 1, accuracy_sum: 62.5 }])
  const seen = { class_id: classA, content_id: assessment, user_id: people.learner.user_id, page: 1 }
  expect((await value(school, listModuleAttempts, seen, { as: people.teacher })).attempts[0]).toMatchObject({ marks })

  // An attempt from before marks were kept reads as it did.
  await school.database.owner.updateTable('users_content_attempts').set({ marks: '{}' }).execute()
  expect((await own()).list[0]).toMatchObject({ marks: {}, accuracy: 62.5 })
})

it('what was given before and arrives after counts; what is given after does not', async () => {
  school.clock.now = after
  expect(await handOver(rightAnswers(), { given: new Date('2026-03-21T11:59:00.000Z') })).toMatchObject({
    ok: true,
    value: { accuracy: 100, closes_on: null },
  })
  expect(await handOver(rightAnswers())).toEqual({ ok: false, refusal: 'test_closed' })
})

it('a test whose end is put off stays sealed', async () => {
  await handOver(rightAnswers())
  await ask(school, byRule, '2026-03-22T12:00:00.000Z')
  school.clock.now = after
  expect(await opener.runDue()).toBe(0)
  expect(
    await value(school, listOwnAttempts, { content_id: assessment, class_id: classA }, { as: people.learner }),
  ).toMatchObject({ list: [{ closes_on: '2026-03-22T12:00:00.000Z', accuracy: null }] })
  school.clock.now = new Date('2026-03-22T12:00:01.000Z')
  expect(await opener.runDue()).toBe(1)
})

it('what was downloaded before has no answers, and comes whole after', async () => {
  const download = () =>
    value(school, downloadContents, { cms_course_ids: [], content_ids: [assessment] }, { as: people.learner })
  expect(JSON.stringify(await download())).not.toContain(secret)
  school.clock.now = after
  expect(JSON.stringify(await download())).toContain(secret)
})
