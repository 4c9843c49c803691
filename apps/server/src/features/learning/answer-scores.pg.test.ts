import { randomUUID } from 'node:crypto'
import { listOwnAttempts } from '@maktab/contracts/learning/attempts'
import { listScoredAttempts, listWaitingAttempts } from '@maktab/contracts/learning/answer-scores'
import { expect, it } from 'vitest'
import { value } from '../../../test/call.ts'
import { assessment, classA, people } from '../../../test/school.ts'
import { openScoredAnswers } from '../../../test/scored-answers.ts'

const stage = openScoredAnswers()
const { handOver, photo, waiting, give, standing, classFigures } = stage

it('what a person must mark waits, and what is marked is told', async () => {
  const { told } = await handOver({ true_false: ['true'], long_answer: ['Because.'] })
  expect(told).toMatchObject({
    ok: true,
    value: {
      attempt_number: 1,
      correct_questions: 1,
      waiting_questions: 1,
      total_questions: 3,
      accuracy: 50,
      closes_on: null,
      content_status: 1,
    },
  })
  expect(await standing()).toEqual({ content_status: 1, accuracy: null, attempts: 0 })
  expect(await classFigures()).toEqual({ attempts: 0, accuracy_sum: 0 })
})

it('an attempt counts once everything is scored, by its marks', async () => {
  const file = await photo()
  const { sync_guid } = await handOver({ true_false: ['true'], long_answer: ['Because.'], file: [file] })
  const list = await waiting()
  expect(list).toMatchObject({
    ok: true,
    value: {
      total_pages: 1,
      list: [
        {
          sync_guid,
          full_name: 'Zarghuna',
          answers: [{ answer: ['Because.'] }, { files: [{ file_id: file, name: 'work.png' }] }],
        },
      ],
    },
  })

  expect(await give(sync_guid, { long_answer: { levels: { clear: 'half' }, remark: 'Say more.' } })).toMatchObject({
    value: { waiting_questions: 1, accuracy: 75 },
  })
  expect((await standing())?.attempts).toBe(0)
  // What is given anew takes the place of what was.
  expect(
    await give(sync_guid, {
      long_answer: { levels: { clear: 'yes' }, remark: '' },
      file: { levels: { clear: 'no' }, remark: 'Blurred' },
    }),
  ).toMatchObject({ value: { waiting_questions: 0, correct_questions: 2, accuracy: 66.7 } })
  expect(await standing()).toEqual({ content_status: 2, accuracy: 66.7, attempts: 1 })
  expect(await classFigures()).toEqual({ attempts: 1, accuracy_sum: 66.7 })
  expect(await waiting()).toMatchObject({ value: { list: [] } })

  const own = await value(
    stage.school,
    listOwnAttempts,
    { content_id: assessment, class_id: classA },
    { as: people.learner },
  )
  expect(own.list).toMatchObject([
    {
      sync_guid,
      waiting_questions: 0,
      results: { true_false: true, long_answer: null },
      scores: { file: { remark: 'Blurred' } },
      files: [{ file_id: file }],
    },
  ])
})

it('the teacher of the class reads what was handed over, a classmate never', async () => {
  const file = await photo()
  await handOver({ file: [file] })
  const list = await value(stage.school, listWaitingAttempts, { class_id: classA }, { as: people.teacher })
  const url = list.list[0]?.answers[0]?.files[0]?.url ?? ''
  expect((await stage.school.app.inject({ url })).statusCode).toBe(200)
  const [row] = await stage.school.database.owner.selectFrom('users_content_attempts').select('files').execute()
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
  expect(await give(sync_guid, { long_answer: { levels: { clear: 'great' }, remark: '' } })).toEqual({
    ok: false,
    refusal: 'rubric_mismatch',
  })
  expect(await give(sync_guid, { true_false: { levels: {}, remark: '' } })).toEqual({ ok: false, refusal: 'not_found' })
  expect(await waiting(people.otherTeacher)).toEqual({ ok: false, refusal: 'not_found' })
})

it('a text that is left empty is wrong at once and waits for nobody', async () => {
  expect((await handOver({ true_false: ['true'], long_answer: ['  '] })).told).toMatchObject({
    value: { waiting_questions: 0, accuracy: 33.3, content_status: 3 },
  })
})

it('a score that is corrected moves every figure by the difference, and what was given before stays readable', async () => {
  const answers = { true_false: ['true'], long_answer: ['Because.'] }
  const levels = (clear: string, remark = '') => ({ long_answer: { levels: { clear }, remark } })
  const first = await handOver(answers)
  await give(first.sync_guid, levels('yes', 'Well said.'))
  const second = await handOver(answers)
  await give(second.sync_guid, levels('no'))
  const { owner } = stage.school.database
  const all = async () => ({
    content: await owner
      .selectFrom('users_content')
      .select(['content_status', 'completion', 'accuracy', 'last_accuracy', 'attempts'])
      .executeTakeFirstOrThrow(),
    sum:
      Math.round(
        (await owner.selectFrom('users_content').select('accuracy_sum').executeTakeFirstOrThrow()).accuracy_sum * 10,
      ) / 10,
    classes: (await owner.selectFrom('rollup_learner_class').select(['attempts', 'accuracy_sum']).execute()).map(
      (one) => [one.attempts, Math.round(one.accuracy_sum * 10) / 10],
    ),
    days: (await owner.selectFrom('rollup_learner_day').select(['attempts', 'accuracy_sum']).execute()).map((one) => [
      one.attempts,
      Math.round(one.accuracy_sum * 10) / 10,
    ]),
  })
  // Of three questions: one right, one scored, one left empty and wrong.
  expect(await all()).toEqual({
    content: { content_status: 2, completion: 100, accuracy: 66.7, last_accuracy: 33.3, attempts: 2 },
    sum: 100,
    classes: [[2, 100]],
    days: [[2, 100]],
  })
  const questions = await owner.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()

  expect(await give(first.sync_guid, levels('half', 'Not quite.'))).toMatchObject({
    value: { waiting_questions: 0, correct_questions: 1, accuracy: 50 },
  })
  expect(await all()).toEqual({
    content: { content_status: 2, completion: 100, accuracy: 50, last_accuracy: 33.3, attempts: 2 },
    sum: 83.3,
    classes: [[2, 83.3]],
    days: [[2, 83.3]],
  })
  await give(second.sync_guid, levels('yes'))
  expect(await all()).toEqual({
    content: { content_status: 2, completion: 100, accuracy: 66.7, last_accuracy: 66.7, attempts: 2 },
    sum: 116.7,
    classes: [[2, 116.7]],
    days: [[2, 116.7]],
  })
  // Nothing of a question's figures counts twice.
  expect(await owner.selectFrom('question_statistics').selectAll().orderBy('question_id').execute()).toEqual(questions)

  const own = await value(
    stage.school,
    listOwnAttempts,
    { content_id: assessment, class_id: classA },
    { as: people.learner },
  )
  expect(own.list.find(({ sync_guid }) => sync_guid === first.sync_guid)).toMatchObject({
    accuracy: 50,
    scores: levels('half', 'Not quite.'),
  })
  const { list, total_pages } = await value(
    stage.school,
    listScoredAttempts,
    { class_id: classA },
    { as: people.teacher },
  )
  expect([list.length, total_pages]).toEqual([2, 1])
  const corrected = list.find(({ sync_guid }) => sync_guid === first.sync_guid)
  expect(corrected).toMatchObject({
    accuracy: 50,
    answers: [{ answer: ['Because.'], score: levels('half', 'Not quite.').long_answer }],
  })
  expect(corrected?.entries.map(({ accuracy, scores }) => [accuracy, scores])).toEqual([
    [50, levels('half', 'Not quite.')],
    [66.7, levels('yes', 'Well said.')],
  ])
  expect(corrected?.entries[0]?.scored_by_name).toBe(
    (
      await owner
        .selectFrom('users')
        .select('full_name')
        .where('user_id', '=', people.teacher.user_id)
        .executeTakeFirstOrThrow()
    ).full_name,
  )
})
