import { randomUUID } from 'node:crypto'
import { listModuleAttempts } from '@maktab/contracts/insights/attempt-reports'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { readLearnerStats } from '@maktab/contracts/learning/stats'
import type { Question } from '@maktab/contracts/questions/questions'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { listOwnAttempts, recordAttempt, type Answers } from '@maktab/contracts/learning/attempts'
import { drawTest } from '@maktab/domain/questions/test-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { ask } from '../../../test/questions.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  people,
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
  await owner.deleteFrom('users_content_attempts').execute()
  await owner.deleteFrom('users_content').execute()
  await owner.deleteFrom('rollup_learner_class').execute()
})

const as = people.learner
const right = { q1: ['a'], q2: ['۵'] }
const half = { q1: ['a'], q2: ['6'] }

const encode = (tracked: unknown) => ({ enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') })
const attempt = (answers: Answers, change: object = {}) =>
  encode({
    sync_guid: randomUUID(),
    content_id: assessment,
    cms_course_id: course,
    lesson_guid: lessonOne,
    class_id: classA,
    answers,
    time_spent_in_seconds: 90,
    ...change,
  })

describe('an attempt', () => {
  it('is marked by the server, the best one counts', async () => {
    const first = await value(school, recordAttempt, attempt(half), { as })
    expect(first).toMatchObject({
      attempt_number: 1,
      total_questions: 2,
      correct_questions: 1,
      accuracy: 50,
      content_status: 2,
    })
    const second = await value(school, recordAttempt, attempt({}), { as })
    expect(second).toMatchObject({ attempt_number: 2, correct_questions: 0, accuracy: 0, content_status: 2 })
    const third = await value(school, recordAttempt, attempt(right), { as })
    expect(third).toMatchObject({ attempt_number: 3, correct_questions: 2, accuracy: 100 })
    const kept = await school.database.owner.selectFrom('users_content').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ accuracy: 100, attempts: 3, content_status: 2, completion: 100 })
    expect((await value(school, readLearnerStats, {}, { as })).average_accuracy).toBe(100)
  })

  it('below the pass mark is failed', async () => {
    expect(await value(school, recordAttempt, attempt({}), { as })).toMatchObject({ accuracy: 0, content_status: 3 })
  })

  it('counts once, however often and with whatever command it arrives', async () => {
    const once = attempt(half)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        value(school, recordAttempt, once, { as, ...(index % 2 ? { command_id: randomUUID() } : {}) }),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rollup = await school.database.owner
      .selectFrom('rollup_learner_class')
      .select(['attempts', 'accuracy_sum'])
      .executeTakeFirst()
    expect(rollup).toEqual({ attempts: 1, accuracy_sum: 50 })
  })

  it('is numbered without gaps when several arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => value(school, recordAttempt, attempt(half), { as })),
    )
    expect(answers.map(({ attempt_number }) => attempt_number).sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is the first where it was taken first, whenever it arrives; the device tells the same', async () => {
    const days = (ago: number) => new Date(school.clock.now.getTime() - ago * 86_400_000)
    const first = async () => {
      const { first_accuracy, first_taken_on } = await school.database.owner
        .selectFrom('users_content')
        .select(['first_accuracy', 'first_taken_on'])
        .executeTakeFirstOrThrow()
      const { first_accuracy_sum } = await school.database.owner
        .selectFrom('users_lessons')
        .select('first_accuracy_sum')
        .where('user_id', '=', as.user_id)
        .where('lesson_guid', '=', lessonOne)
        .executeTakeFirstOrThrow()
      return [first_accuracy, first_taken_on, first_accuracy_sum]
    }
    await value(school, recordAttempt, attempt(right), { as, given: days(1) })
    expect(await first()).toEqual([100, days(1), 100])
    const late = attempt(half)
    await value(school, recordAttempt, late, { as, given: days(3) })
    await value(school, recordAttempt, late, { as, given: days(3) })
    expect(await first()).toEqual([50, days(3), 50])
    await value(school, recordAttempt, attempt({}), { as, given: days(2) })
    expect(await first()).toEqual([50, days(3), 50])
  })

  it('is taken when it was given', async () => {
    const given = new Date(school.clock.now.getTime() - 86_400_000)
    await value(school, recordAttempt, attempt(half), { as, given })
    const kept = await school.database.owner.selectFrom('users_content_attempts').select('taken_on').executeTakeFirst()
    expect(kept?.taken_on).toEqual(given)
  })
})

describe('refused is an attempt', () => {
  it.each([
    ['that is no base64', { enc_data: '!!!!' }],
    ['that is no JSON', { enc_data: Buffer.from('nonsense').toString('base64url') }],
    ['without its fields', encode({ sync_guid: randomUUID() })],
  ])('%s', async (_, input) => {
    expect(await call(school, recordAttempt, input, { as })).toEqual({ ok: false, refusal: 'tracking_unreadable' })
  })

  it.each([
    ['at questions that are not there', attempt({ q9: ['a'] })],
    ['at a content that asks nothing', attempt(right, { content_id: article })],
  ])('%s', async (_, input) => {
    expect(await call(school, recordAttempt, input, { as })).toEqual({ ok: false, refusal: 'attempt_mismatch' })
  })

  it('in a class of others', async () => {
    expect(await call(school, recordAttempt, attempt(right, { class_id: classB }), { as })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect(await call(school, recordAttempt, attempt(right), { as: people.learnerThere })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })

  it('under the id of another learner’s, which stays as it was', async () => {
    const sync_guid = randomUUID()
    await value(school, recordAttempt, attempt(right, { sync_guid }), { as: people.classmate })
    expect(await call(school, recordAttempt, attempt(half, { sync_guid }), { as })).toEqual({
      ok: false,
      refusal: 'attempt_mismatch',
    })
    const kept = await school.database.owner
      .selectFrom('users_content_attempts')
      .select(['user_id', 'accuracy'])
      .execute()
    expect(kept).toEqual([{ user_id: people.classmate.user_id, accuracy: 100 }])
  })
})

it('shows in the teacher’s list of the work that the assessment belongs to, the best since it started', async () => {
  const assignment_id = await setWork(school, { assignment_type: 0, cms_content_ids: [article, assessment] })
  const shown = async () => {
    const { list } = await value(school, listSubmissions, { assignment_id, class_id: classA }, { as: people.teacher })
    const { correct_questions, total_questions } = list.find(({ user_id }) => user_id === people.learner.user_id)!
    return [correct_questions, total_questions]
  }
  await value(school, recordAttempt, attempt(right), {
    as,
    given: new Date(school.clock.now.getTime() - 3 * 86_400_000),
  })
  expect(await shown()).toEqual([0, 0])
  await value(school, recordAttempt, attempt(half), { as })
  await value(school, recordAttempt, attempt({}), { as })
  expect(await shown()).toEqual([1, 2])
})

describe('a test with rules', () => {
  const questions = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6'].map((question_id): Question => ({
    kind: 'true_false',
    question_id,
    text: 'Is it so?',
    explanation: '',
    correct: true,
  }))
  const drawing: TestRules = { sections: [{ first_question_id: 'q2', title: '', instruction: '', draws: 2 }] }
  const drawnFor = (try_number: number) =>
    drawTest(questions, drawing, { user_id: people.learner.user_id, content_id: assessment, try_number }).map(
      ({ question_id }) => question_id,
    )
  const yes = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, ['true']]))

  it('takes as many tries as it allows, the one that arrives twice once, and refuses the next', async () => {
    await ask(school, questions, undefined, { tries: 2 })
    const first = attempt(yes(['q1']))
    await value(school, recordAttempt, first, { as })
    await value(school, recordAttempt, first, { as })
    const both = await Promise.all([0, 1, 2].map(() => call(school, recordAttempt, attempt({}), { as })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.filter(({ ok }) => !ok)).toEqual([0, 1].map(() => ({ ok: false, refusal: 'tries_used_up' })))
    // What was taken is answered again as it was.
    expect(await value(school, recordAttempt, first, { as })).toMatchObject({ attempt_number: 1 })
  })

  it('takes no time beyond its own, tells the teacher of time away, and opens when it says', async () => {
    await ask(school, questions, undefined, { minutes: 1 })
    expect(await call(school, recordAttempt, attempt({}, { time_spent_in_seconds: 181 }), { as })).toEqual({
      ok: false,
      refusal: 'time_over',
    })
    await value(school, recordAttempt, attempt({}, { time_spent_in_seconds: 60, away_seconds: 900, times_away: 2 }), {
      as,
    })
    const of = { class_id: classA, user_id: people.learner.user_id, content_id: assessment, page: 1 }
    const { attempts } = await value(school, listModuleAttempts, of, { as: people.teacher })
    expect(attempts[0]).toMatchObject({ time_spent_in_seconds: 60, away_seconds: 900, times_away: 2 })
    const opens_on = new Date(school.clock.now.getTime() + 60_000).toISOString()
    await ask(school, questions, undefined, { opens_on })
    expect(await call(school, recordAttempt, attempt({}), { as })).toEqual({ ok: false, refusal: 'test_not_open' })
  })

  it('marks the draw of the learner and of the try, keeps which it was, and passes by its own mark', async () => {
    await ask(school, questions, undefined, { ...drawing, pass_mark: 90 })
    const drawn = drawnFor(1)
    const answers = yes(drawn.slice(0, 2))
    const taken = await value(school, recordAttempt, attempt(answers, { try_number: 1, drawn }), { as })
    expect(taken).toMatchObject({ total_questions: 3, correct_questions: 2, content_status: 3 })
    const { list } = await value(school, listOwnAttempts, { content_id: assessment, class_id: classA }, { as })
    expect(Object.keys(list[0]!.results).sort()).toEqual([...drawn].sort())
    const left = questions.map(({ question_id }) => question_id).filter((id) => !drawnFor(2).includes(id))
    expect(
      await call(school, recordAttempt, attempt({}, { try_number: 2, drawn: ['q1', ...left.slice(0, 2)] }), { as }),
    ).toEqual({
      ok: false,
      refusal: 'attempt_mismatch',
    })
  })

  it('takes off what its rules take off', async () => {
    await ask(school, questions, undefined, { penalty: 50, question_tries: 2, retry_penalty: 50 })
    const answers = { q1: ['true'], q2: ['false'], q3: ['true'], q4: ['true'] }
    // 1 + 0.5 + 1 - 0.5 of 6.
    expect(await value(school, recordAttempt, attempt(answers, { tried: { q3: 1 } }), { as })).toMatchObject({
      accuracy: 33.3,
      correct_questions: 3,
    })
  })
})
