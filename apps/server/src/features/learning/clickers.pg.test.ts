import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  answerClicker,
  listClickers,
  listLiveQuestions,
  moveClicker,
  readClicker,
  readRunningClickers,
  startClicker,
  type ClickerState,
} from '@maktab/contracts/learning/clickers'
import { rightAnswerOf } from '@maktab/domain/questions/questions'
import { sealAnswer } from '@maktab/domain/questions/sealed-tests'
import { liveKinds, tallyAnswers } from '@maktab/domain/learning/clickers'
import { call, value } from '../../../test/call.ts'
import { ask, everyKind, secret } from '../../../test/questions.ts'
import {
  assessment,
  classA,
  classB,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.deleteFrom('users_clickers').execute()
  await school.database.owner.deleteFrom('clickers').execute()
  school.clock.now = new Date('2026-03-21T08:00:00.000Z')
})

const as = people.teacher
const questions = [
  { content_id: assessment, question_id: 'q1' },
  { content_id: assessment, question_id: 'q2' },
]
async function begin(class_id = classA): Promise<string> {
  const clicker_id = randomUUID()
  await value(school, startClicker, { clicker_id, class_id, questions }, { as })
  return clicker_id
}
const move = (
  clicker_id: string,
  at: number,
  step: 'open' | 'close' | 'reveal' | 'next' | 'end',
  person: Person = as,
) => call(school, moveClicker, { clicker_id, at, step }, { as: person })
const answer = (
  clicker_id: string,
  at: number,
  given: readonly string[],
  person: Person = people.learner,
  more: object = {},
) => call(school, answerClicker, { clicker_id, at, answer: [...given] }, { as: person, ...more })
const seen = async (person: Person = people.learner) =>
  (await value(school, readRunningClickers, {}, { as: person })).list
const later = (seconds: number) => void (school.clock.now = new Date(school.clock.now.getTime() + seconds * 1000))

it('offers the questions of the class’s lessons, and of no other class', async () => {
  const { list } = await value(school, listLiveQuestions, { class_id: classA }, { as })
  expect(list).toMatchObject([
    {
      lesson_guid: lessonOne,
      title: 'Lesson 1',
      questions: [{ content_id: assessment, question: { question_id: 'q1' } }, { question: { question_id: 'q2' } }],
    },
  ])
  expect(await call(school, listLiveQuestions, { class_id: classA }, { as: people.otherTeacher })).toMatchObject({
    ok: false,
    refusal: 'not_found',
  })
})

it('does not give a sealed test away', async () => {
  const { owner } = school.database
  const { body } = await owner
    .selectFrom('content')
    .select('body')
    .where('content_id', '=', assessment)
    .executeTakeFirstOrThrow()
  await owner
    .updateTable('content')
    .set({ body: JSON.stringify({ ...(body as object), closes_on: '2026-03-22T00:00:00.000Z' }) })
    .where('content_id', '=', assessment)
    .execute()
  expect((await value(school, listLiveQuestions, { class_id: classA }, { as })).list).toEqual([])
  expect(
    await call(school, startClicker, { clicker_id: randomUUID(), class_id: classA, questions }, { as }),
  ).toMatchObject({ ok: false, refusal: 'content_missing' })
  await owner
    .updateTable('content')
    .set({ body: JSON.stringify(body) })
    .where('content_id', '=', assessment)
    .execute()
})

it('a question from its opening to the right answer, as the class sees it', async () => {
  const clicker_id = await begin()
  expect(await seen()).toMatchObject([
    {
      clicker_id,
      class_id: classA,
      class_name: { subject: 'maths', grade: '6', section: 'A' },
      state: 'ready',
      at: 0,
      total: 2,
      asked: null,
      whole: null,
      own_answer: null,
    },
  ])

  await move(clicker_id, 0, 'open')
  const [open] = await seen()
  expect(open?.asked).toEqual({
    kind: 'choice',
    question_id: 'q1',
    text: '1/2 + 1/4 = ?',
    multiple: false,
    options: [
      { option_id: 'o1', text: '3/4' },
      { option_id: 'o2', text: '2/6' },
    ],
  })
  expect(JSON.stringify(open)).not.toMatch(/correct|explanation|is_right":true/)

  await answer(clicker_id, 0, ['o2'])
  await answer(clicker_id, 0, ['o1'])
  await answer(clicker_id, 0, ['o2'], people.classmate)
  expect((await seen())[0]).toMatchObject({ own_answer: ['o1'], is_right: null, tallies: [] })
  expect(await value(school, readClicker, { clicker_id }, { as })).toMatchObject({
    state: 'open',
    learners: 2,
    answered: 2,
    tallies: [
      { answer: 'a', answers: 1, is_right: true },
      { answer: 'b', answers: 1, is_right: false },
    ],
  })

  await move(clicker_id, 0, 'close')
  expect((await seen())[0]).toMatchObject({ state: 'closed', whole: null, is_right: null, tallies: [] })
  await move(clicker_id, 0, 'reveal')
  expect((await seen())[0]).toMatchObject({
    state: 'revealed',
    whole: { correct: ['a'] },
    own_answer: ['a'],
    is_right: true,
    tallies: [
      { answer: 'a', answers: 1 },
      { answer: 'b', answers: 1 },
    ],
  })
  expect((await seen(people.classmate))[0]).toMatchObject({ is_right: false })

  await move(clicker_id, 0, 'next')
  expect((await seen())[0]).toMatchObject({
    state: 'open',
    at: 1,
    asked: { kind: 'blank', blanks: [{ blank_id: '1' }] },
    whole: null,
    own_answer: null,
  })
  await answer(clicker_id, 1, ['۵'])
  await move(clicker_id, 1, 'end')
  expect(await seen()).toEqual([])
  expect(await value(school, readClicker, { clicker_id }, { as })).toMatchObject({
    state: 'ended',
    questions: [
      { answered: 2, right: 1 },
      { answered: 1, right: 1 },
    ],
    people: [
      { user_id: people.classmate.user_id, answered: 1, right: 0 },
      { user_id: people.learner.user_id, answered: 2, right: 2 },
    ],
  })
  expect((await value(school, listClickers, { class_id: classA }, { as })).list).toMatchObject([
    { clicker_id, state: 'ended', questions: 2, answers: 3, right: 2 },
  ])
})

it('every kind that is answered in a moment: asked, answered, marked by the shared rule and counted', async () => {
  const { owner } = school.database
  const { body } = await owner
    .selectFrom('content')
    .select('body')
    .where('content_id', '=', assessment)
    .executeTakeFirstOrThrow()
  await ask(school, everyKind)
  const offered = (await value(school, listLiveQuestions, { class_id: classA }, { as })).list.flatMap(
    (lesson) => lesson.questions,
  )
  expect(offered.map(({ question }) => question.kind)).toEqual(liveKinds)
  const clicker_id = randomUUID()
  await value(
    school,
    startClicker,
    {
      clicker_id,
      class_id: classA,
      questions: offered.map(({ content_id, question: { question_id } }) => ({ content_id, question_id })),
    },
    { as },
  )
  for (const [at, { question }] of offered.entries()) {
    await move(clicker_id, Math.max(0, at - 1), at === 0 ? 'open' : 'next')
    const [open] = await seen()
    expect(JSON.stringify(open)).not.toContain(secret)
    if (open?.asked?.kind === 'hotspot') expect(open.asked.picture.url).toMatch(/^\/files\/content\//)
    await answer(clicker_id, at, sealAnswer(question, rightAnswerOf(question)))
    await answer(clicker_id, at, ['nothing of it'], people.classmate)
    expect((await value(school, readClicker, { clicker_id }, { as })).questions[at]).toMatchObject({
      answered: 2,
      right: 1,
    })
    await move(clicker_id, at, 'reveal')
    const [shown] = await seen()
    expect(shown).toMatchObject({ own_answer: rightAnswerOf(question), is_right: true })
    expect(shown?.tallies).toEqual(tallyAnswers(question, [[...rightAnswerOf(question)], ['nothing of it']]))
  }
  await owner
    .updateTable('content')
    .set({ body: JSON.stringify(body) })
    .where('content_id', '=', assessment)
    .execute()
})

describe('questions of the bank, or written for the hour', () => {
  const start = (question: unknown, clicker_id = randomUUID()) =>
    call(
      school,
      startClicker,
      { clicker_id, class_id: classA, questions: [{ question: question as never }, questions[0]!] },
      { as },
    )
  const written = {
    kind: 'true_false',
    question_id: 'mine',
    text: 'Is 7 a prime?',
    explanation: '',
    correct: true,
  } as const

  it('are asked beside those of the lessons, in the order chosen', async () => {
    const clicker_id = randomUUID()
    expect(await start(written, clicker_id)).toMatchObject({ ok: true })
    expect(await value(school, readClicker, { clicker_id }, { as })).toMatchObject({ total: 2, question: written })
  })

  it('with a fault, or with a picture that nobody handed over, are refused', async () => {
    const hotspot = everyKind.find(({ kind }) => kind === 'hotspot')
    for (const question of [{ ...written, text: ' ' }, hotspot])
      expect(await start(question)).toEqual({ ok: false, refusal: 'bank_question_faulty' })
  })

  it('that a person has to mark are none that can be asked', async () => {
    for (const question of everyKind.filter(({ kind }) => ['long_answer', 'file', 'recording'].includes(kind)))
      expect(await start(question)).toEqual({ ok: false, refusal: 'malformed' })
  })
})

describe('answers', () => {
  it('are refused when they come too late, but not for a network that failed', async () => {
    const clicker_id = await begin()
    expect(await answer(clicker_id, 0, ['o1'])).toMatchObject({ ok: false, refusal: 'clicker_closed' })
    await move(clicker_id, 0, 'open')
    const given = school.clock.now
    later(10)
    await move(clicker_id, 0, 'close')
    later(5)
    expect(await answer(clicker_id, 0, ['o1'])).toMatchObject({ ok: false, refusal: 'clicker_closed' })
    expect(await answer(clicker_id, 0, ['o1'], people.learner, { given, sent: school.clock.now })).toMatchObject({
      ok: true,
    })
    await move(clicker_id, 0, 'reveal')
    expect(await answer(clicker_id, 0, ['o1'], people.classmate, { given, sent: school.clock.now })).toMatchObject({
      ok: false,
      refusal: 'clicker_closed',
    })
    expect((await value(school, readClicker, { clicker_id }, { as })).answered).toBe(1)
  })

  it('count once, however often they arrive', async () => {
    const clicker_id = await begin()
    await move(clicker_id, 0, 'open')
    const command_id = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => answer(clicker_id, 0, ['o1'], people.learner, { command_id })))
    expect((await value(school, readClicker, { clicker_id }, { as })).answered).toBe(1)
  })

  it('are those of the class: nobody else answers, looks or moves', async () => {
    const clicker_id = await begin()
    await move(clicker_id, 0, 'open')
    for (const person of [people.outsider, people.learnerThere]) {
      expect(await answer(clicker_id, 0, ['o1'], person)).toMatchObject({ ok: false, refusal: 'not_found' })
      expect(await seen(person)).toEqual([])
    }
    for (const person of [people.otherTeacher, people.teacherThere]) {
      expect(await move(clicker_id, 0, 'reveal', person)).toMatchObject({ ok: false, refusal: 'not_found' })
      expect(await call(school, readClicker, { clicker_id }, { as: person })).toMatchObject({
        ok: false,
        refusal: 'not_found',
      })
    }
  })
})

it('one runs in a class at a time, others beside it, and a forgotten one is over', async () => {
  const first = await begin()
  const beside = await begin(classB)
  const second = await begin()
  const states = async () =>
    new Map(
      (await school.database.owner.selectFrom('clickers').select(['clicker_id', 'state']).execute()).map((row) => [
        row.clicker_id,
        row.state as ClickerState,
      ]),
    )
  expect(await states()).toEqual(
    new Map([
      [first, 'ended'],
      [beside, 'ready'],
      [second, 'ready'],
    ]),
  )
  expect(await move(first, 0, 'open')).toMatchObject({ ok: false, refusal: 'clicker_moved' })
  expect(await move(second, 0, 'open')).toMatchObject({ ok: true })
  expect(await move(second, 0, 'open')).toMatchObject({ ok: true })
  later(3 * 3600 + 1)
  expect(await seen()).toEqual([])
})
