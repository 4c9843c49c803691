/** The bank: kept, found, drawn, and its questions' figures from real attempts. */
import { randomUUID } from 'node:crypto'
import type { Input } from '@maktab/contracts/call'
import { openAssignmentModule } from '@maktab/contracts/assignments/assignment-modules'
import { launchContent } from '@maktab/contracts/viewers/launch'
import {
  drawFromBank,
  readAssessmentQuestions,
  readContainerQuestions,
  saveBankQuestion,
  searchBank,
} from '@maktab/contracts/studio/question-bank'
import type { Question } from '@maktab/contracts/questions/questions'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { ask, everyKind } from '../../../test/questions.ts'
import {
  assessment,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  people,
  questions,
  type Person,
  type School,
} from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  const { owner } = school.database
  for (const table of ['bank_questions', 'question_statistics', 'users_content_attempts', 'users_content'] as const)
    await owner.deleteFrom(table).execute()
  await ask(school, questions)
})

const teacher = { as: people.teacher }
const described: Omit<Input<typeof saveBankQuestion>, 'bank_question_id' | 'question'> = {
  tags: ['algebra'],
  skill: 'Equations',
  difficulty: 2,
  language: 'en',
  state: 'ready',
}
const written = (text: string): Question => ({
  kind: 'short_text',
  question_id: 'x',
  text,
  explanation: '',
  accepted: ['4'],
})
async function keep(
  text: string,
  more: Partial<Input<typeof saveBankQuestion>> = {},
  caller: { readonly as: Person } = teacher,
): Promise<string> {
  const bank_question_id = randomUUID()
  await value(school, saveBankQuestion, { bank_question_id, question: written(text), ...described, ...more }, caller)
  return bank_question_id
}
const search = async (asked: Input<typeof searchBank>, caller: { readonly as: Person } = teacher) =>
  (await value(school, searchBank, asked, caller)).list.map(({ question }) => question.text)

it('a question is kept, found by its words in any letters, its tags, skill, difficulty and language', async () => {
  await keep('Half of eight?')
  await keep('کابل چېرې دی؟', { language: 'pu', tags: ['geography'], skill: '', difficulty: 1 })
  expect(await search({ search_string: 'EIGHT half' })).toEqual(['Half of eight?'])
  expect(await search({ search_string: 'كابل' })).toEqual(['کابل چېرې دی؟'])
  expect(await search({ tags: ['algebra'] })).toEqual(['Half of eight?'])
  expect(await search({ skill: 'Equations', difficulty: 2, language: 'en' })).toEqual(['Half of eight?'])
  expect(await search({ difficulty: 3 })).toEqual([])
  expect(await search({ search_string: '%' })).toHaveLength(2)
  expect(await search({}, { as: people.teacherThere })).toHaveLength(2)
  expect(await search({ kinds: ['short_text'] })).toHaveLength(2)
  expect(await search({ kinds: ['choice', 'hotspot'] })).toEqual([])
  expect(await value(school, searchBank, {}, teacher)).toMatchObject({
    tags: ['algebra', 'geography'],
    skills: ['Equations'],
  })
})

it('a draft is its author’s alone, and nobody changes another’s question but the content team', async () => {
  const id = await keep('Still thinking?', { state: 'draft' })
  expect(await search({})).toEqual(['Still thinking?'])
  expect(await search({}, { as: people.otherTeacher })).toEqual([])
  const change = { bank_question_id: id, question: written('Taken over?'), ...described }
  expect(await call(school, saveBankQuestion, change, { as: people.otherTeacher })).toEqual({
    ok: false,
    refusal: 'not_allowed',
  })
  expect(await call(school, saveBankQuestion, change, teacher)).toMatchObject({ ok: true })
  expect(await search({}, { as: people.otherTeacher })).toEqual(['Taken over?'])
})

it('a question with faults is refused, and so is a picture that nobody handed over', async () => {
  const hotspot = everyKind.find(({ kind }) => kind === 'hotspot')
  for (const question of [{ ...written('?'), accepted: [' 4'] }, { ...written(' ') }, hotspot!]) {
    expect(
      await call(school, saveBankQuestion, { bank_question_id: randomUUID(), question, ...described }, teacher),
    ).toEqual({ ok: false, refusal: 'bank_question_faulty' })
  }
})

it('another tenant sees nothing of it', async () => {
  await keep('Ours?')
  const rows = await school.database.doors.inSchool({ tenant_id: 4, institution_id: 30 }, (db) =>
    db.selectFrom('bank_questions').selectAll().execute(),
  )
  expect(rows).toEqual([])
})

it('a draw is the same for the same seed, on every try, and of what was asked for only', async () => {
  for (let number = 0; number < 12; number += 1) await keep(`Question ${number}?`)
  await keep('Retired?', { state: 'retired' })
  const draw = async (seed: string) =>
    (await value(school, drawFromBank, { seed, count: 5, tags: ['algebra'] }, teacher)).questions.map(
      ({ text }) => text,
    )
  const first = await draw('a class on Monday')
  expect(new Set(first).size).toBe(5)
  expect(first).not.toContain('Retired?')
  expect(await draw('a class on Monday')).toEqual(first)
  expect(await draw('a class on Tuesday')).not.toEqual(first)
})

it('figures come from first attempts, by question, and are not told while too few answered', async () => {
  const place = {
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    time_spent_in_seconds: 5,
  }
  const hand = (as: Person, q1: string, q2: string) =>
    value(
      school,
      recordAttempt,
      {
        enc_data: Buffer.from(
          JSON.stringify({ ...place, sync_guid: randomUUID(), answers: { q1: [q1], q2: [q2] } }),
        ).toString('base64url'),
      },
      { as },
    )
  await hand(people.learner, 'a', '5')
  await hand(people.learner, 'b', '6')
  await hand(people.classmate, 'b', '5')
  const kept = await school.database.owner
    .selectFrom('question_statistics')
    .select(['question_id', 'answered', 'correct', 'rest_sum', 'correct_rest_sum'])
    .orderBy('question_id')
    .execute()
  expect(kept).toEqual([
    { question_id: 'q1', answered: 2, correct: 1, rest_sum: 2, correct_rest_sum: 1 },
    { question_id: 'q2', answered: 2, correct: 2, rest_sum: 1, correct_rest_sum: 1 },
  ])
  expect(await value(school, readAssessmentQuestions, { content_id: assessment }, teacher)).toMatchObject({
    questions: [{ figures: { answered: 2, difficulty: null } }, {}],
  })
  await school.database.owner
    .updateTable('question_statistics')
    .set({ answered: 40, correct: 30, rest_sum: 24, rest_square_sum: 18, correct_rest_sum: 21 })
    .where('question_id', '=', 'q1')
    .execute()
  expect(await value(school, readAssessmentQuestions, { content_id: assessment }, teacher)).toMatchObject({
    questions: [{ figures: { answered: 40, difficulty: 75, discrimination: 0.58 } }, {}],
  })
})

it('who teaches by an assessment reads its questions, nobody else', async () => {
  expect(await call(school, readAssessmentQuestions, { content_id: assessment }, { as: people.learner })).toEqual({
    ok: false,
    refusal: 'role_not_allowed',
  })
  expect(await call(school, readAssessmentQuestions, { content_id: 999 }, teacher)).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  const container = { course_id: course, class_id: classA }
  expect(await value(school, readContainerQuestions, container, teacher)).toMatchObject({
    assessments: [
      { content_id: assessment, lesson_guid: lessonOne, questions: [{ question_id: 'q1' }, { question_id: 'q2' }] },
    ],
  })
  expect(await call(school, readContainerQuestions, container, { as: people.otherTeacher })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await call(school, readContainerQuestions, { course_id: course }, teacher)).toEqual({
    ok: false,
    refusal: 'not_found',
  })
})

it('a content opens outside its lesson, with the place in which its work counts', async () => {
  expect(await value(school, launchContent, { content_id: assessment }, { as: people.learner })).toMatchObject({
    class_id: classA,
    course_id: course,
    lesson_guid: lessonOne,
    module: { content_id: assessment, body: { kind: 'assessment' } },
  })
  expect(
    await call(school, launchContent, { content_id: assessment, class_id: classB }, { as: people.learner }),
  ).toEqual({ ok: false, refusal: 'not_found' })
  expect(
    await call(school, launchContent, { content_id: assessment }, { as: people.learnerAbroad, host: 'senf.localhost' }),
  ).toEqual({ ok: false, refusal: 'not_found' })
})

it('a content of an assignment opens for those for whom it was set', async () => {
  const assignment_id = await setWork(school, { assignment_type: 0, cms_content_ids: [assessment] })
  expect(await value(school, openAssignmentModule, { assignment_id }, { as: people.learner })).toMatchObject({
    class_id: classA,
    module: { content_id: assessment },
  })
  expect(await call(school, openAssignmentModule, { assignment_id, content_id: 999 }, { as: people.learner })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await call(school, openAssignmentModule, { assignment_id }, { as: people.learnerThere })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
})
