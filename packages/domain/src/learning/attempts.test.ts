import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { describe, expect, test } from 'vitest'
import { choice } from '../../test/questions.ts'
import { drawTest } from '../questions/test-rules.ts'
import { sealAnswer } from '../questions/sealed-tests.ts'
import { decideAttempt } from './attempts.ts'

const questions = ['one', 'two', 'three', 'four', 'five', 'six'].map((id) => choice(id, ['a']))
const given = new Date('2026-11-28T08:00:00Z')
const rules: TestRules = {
  tries: 2,
  minutes: 30,
  sections: [{ first_question_id: 'one', title: '', instruction: '', draws: 3 }],
}
const of = (try_number: number) => ({ user_id: 7, content_id: 11, try_number })
const drawnOf = (try_number: number) => drawTest(questions, rules, of(try_number)).map(({ question_id }) => question_id)

function decide({
  answers = {},
  made = 0,
  under = rules,
  closes_on,
  is_sealed = false,
  ...tracked
}: Partial<Pick<TrackedAttempt, 'answers' | 'try_number' | 'drawn' | 'tried' | 'time_spent_in_seconds'>> & {
  readonly made?: number
  readonly under?: TestRules
  readonly closes_on?: string
  readonly is_sealed?: boolean
}) {
  return decideAttempt({
    questions,
    closes_on,
    answers,
    is_sealed,
    own_file_ids: [],
    given,
    now: given,
    under: { rules: under, user_id: 7, made, tracked: { content_id: 11, time_spent_in_seconds: 60, ...tracked } },
  })
}
const allRight = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, ['a']]))

describe('an attempt at a test that draws', () => {
  test('is marked by the questions that the learner had', () => {
    const drawn = drawnOf(2)
    const taken = decide({ try_number: 2, drawn, answers: allRight(drawn), made: 1 })
    expect(taken).toMatchObject({ ok: true, value: { marked: { total_questions: 3, accuracy: 100 } } })
    if (taken.ok) expect(Object.keys(taken.value.marked.results).sort()).toEqual([...drawn].sort())
  })

  test('is refused with questions that are not of its draw, so that another edition is tried', () => {
    const drawn = drawnOf(1)
    const other = questions.map(({ question_id }) => question_id).filter((id) => !drawn.includes(id))
    expect(decide({ try_number: 1, drawn: other, answers: allRight(other) })).toEqual({
      ok: false,
      refusal: 'attempt_mismatch',
    })
  })

  test('of a device that knows of no draw keeps what was answered and counts what was drawn', () => {
    const taken = decide({ answers: allRight(questions.map(({ question_id }) => question_id)) })
    expect(taken).toMatchObject({ ok: true, value: { marked: { total_questions: 3, correct_questions: 3 } } })
    if (taken.ok) expect(Object.keys(taken.value.answers)).toHaveLength(6)
  })

  test('that is sealed is marked the same', () => {
    const drawn = drawnOf(1)
    const answers = Object.fromEntries(
      questions
        .filter(({ question_id }) => drawn.includes(question_id))
        .map((question) => [question.question_id, [...sealAnswer(question, ['a'])]]),
    )
    const closes_on = '2026-11-29T08:00:00Z'
    expect(decide({ try_number: 1, drawn, answers, is_sealed: true, closes_on })).toMatchObject({
      ok: true,
      value: { marked: { total_questions: 3, correct_questions: 3 }, closes_on },
    })
  })
})

test.each([
  ['a third try of two', { made: 2 }, 'tries_used_up'],
  ['a try that took an hour of thirty minutes', { time_spent_in_seconds: 3_600 }, 'time_over'],
  ['a try before the opening', { under: { opens_on: '2026-11-29T00:00:00Z' } }, 'test_not_open'],
  ['a try after the end', { closes_on: '2026-11-28T07:00:00Z' }, 'test_closed'],
] as const)('%s is not taken', (_, part, refusal) => {
  expect(decide(part)).toEqual({ ok: false, refusal })
})

describe('marks that are taken off', () => {
  const answers = { one: ['a'], two: ['b'], three: ['a'] }
  const accuracyOf = (under: TestRules, tried?: Record<string, number>, own: Record<string, string[]> = answers) => {
    const taken = decide({ under, answers: own, ...(tried && { tried }) })
    return taken.ok ? taken.value.marked : taken
  }

  test('a wrong answer takes its part, one left empty nothing', () => {
    // Of six: two right, one wrong that takes half a mark, three empty.
    expect(accuracyOf({ penalty: 50 })).toMatchObject({
      accuracy: 25,
      correct_questions: 2,
      marks: { one: { given: 1, possible: 1 }, two: { given: -0.5, possible: 1 }, four: { given: 0, possible: 1 } },
    })
  })

  test('a test never gives less than nothing', () => {
    const wrong = Object.fromEntries(questions.map(({ question_id }) => [question_id, ['b']]))
    expect(accuracyOf({ penalty: 100 }, undefined, wrong)).toMatchObject({ accuracy: 0 })
  })

  test('each wrong check costs its part of what is right at last, as many as the test allows', () => {
    expect(accuracyOf({ question_tries: 3, retry_penalty: 25 }, { one: 1, three: 9, two: 1 })).toMatchObject({
      marks: { one: { given: 0.75 }, three: { given: 0.5 }, two: { given: 0 } },
    })
  })

  test('checks that cost nothing leave the questions counted, and a test without them knows none', () => {
    expect(accuracyOf({ question_tries: 3 }, { one: 2 })).toMatchObject({ marks: {}, accuracy: 33.3 })
    expect(accuracyOf({ penalty: 10 }, { one: 2 })).toMatchObject({ marks: { one: { given: 1 } } })
  })
})
