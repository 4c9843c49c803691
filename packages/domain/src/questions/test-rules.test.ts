import type { TestRules } from '@maktab/contracts/questions/test-rules'
import { describe, expect, test } from 'vitest'
import { choice } from '../../test/questions.ts'
import {
  bySection,
  drawTest,
  keptSections,
  noAllowance,
  rulesFaults,
  showsAnswers,
  takingRefusal,
  withOwnOptions,
} from './test-rules.ts'

const given = new Date('2026-11-28T08:00:00Z')
const more = { extra_tries: 1, extra_minutes: 10 }

describe('a try', () => {
  test.each<[string, TestRules, typeof more, number, number, ReturnType<typeof takingRefusal>]>([
    ['without rules is taken', {}, noAllowance, 9, 90_000, undefined],
    ['within the limit is taken', { tries: 2 }, noAllowance, 1, 60, undefined],
    ['beyond the limit is not', { tries: 2 }, noAllowance, 2, 60, 'tries_used_up'],
    ['beyond the limit is, where one more was given', { tries: 2 }, more, 2, 60, undefined],
    ['beyond that one is not', { tries: 2 }, more, 3, 60, 'tries_used_up'],
    ['within its time is taken', { minutes: 30 }, noAllowance, 0, 30 * 60, undefined],
    ['a page that was woken late is borne with', { minutes: 30 }, noAllowance, 0, 30 * 60 + 120, undefined],
    ['beyond its time is not', { minutes: 30 }, noAllowance, 0, 30 * 60 + 121, 'time_over'],
    ['beyond its time is, where more was given', { minutes: 30 }, more, 0, 40 * 60, undefined],
    ['before the opening is not', { opens_on: '2026-11-28T08:00:01Z' }, noAllowance, 0, 1, 'test_not_open'],
    ['at the opening is', { opens_on: '2026-11-28T08:00:00Z' }, noAllowance, 0, 1, undefined],
  ])('%s', (_, rules, allowance, made, seconds, refusal) => {
    expect(takingRefusal(rules, allowance, { made, given, seconds })).toBe(refusal)
  })
})

test.each<[TestRules, typeof more, number, boolean]>([
  [{}, noAllowance, 1, true],
  [{ tries: 2 }, noAllowance, 1, false],
  [{ tries: 2 }, noAllowance, 2, true],
  [{ tries: 2 }, more, 2, false],
  [{ tries: 2, shows_answers: true }, noAllowance, 1, true],
])('right answers under %j with %j after %i tries: %s', (rules, allowance, made, isShown) => {
  expect(showsAnswers(rules, allowance, made)).toBe(isShown)
})

const ten = Array.from({ length: 10 }, (_, at) => ({ question_id: `q${at + 1}` }))
const section = (first_question_id: string, draws?: number) => ({
  first_question_id,
  title: '',
  instruction: '',
  draws,
})
const ids = (questions: readonly { readonly question_id: string }[]) => questions.map(({ question_id }) => question_id)
const of = { user_id: 7, content_id: 11, try_number: 1 }

describe('a draw', () => {
  const rules: TestRules = { sections: [section('q3', 3), section('q8')] }

  test('takes so many of a section, in the order of the test, and all of the others', () => {
    const drawn = ids(drawTest(ten, rules, of))
    expect(drawn).toHaveLength(2 + 3 + 3)
    expect(drawn).toEqual(ids(ten).filter((id) => drawn.includes(id)))
    expect(drawn).toEqual(expect.arrayContaining(['q1', 'q2', 'q8', 'q9', 'q10']))
  })

  test('is the same each time, and another for another learner, try or test', () => {
    const wide = { sections: [section('q1', 4)], shuffles_questions: true }
    const seen = (other: Partial<typeof of>) => ids(drawTest(ten, wide, { ...of, ...other })).join()
    expect(seen({})).toBe(seen({}))
    expect(new Set([seen({}), seen({ user_id: 8 }), seen({ try_number: 2 }), seen({ content_id: 12 })]).size).toBe(4)
  })

  test('with an order of its own leaves no question out and no section', () => {
    const drawn = ids(drawTest(ten, { sections: [section('q6')], shuffles_questions: true }, of))
    expect([...drawn].sort()).toEqual([...ids(ten)].sort())
    expect(new Set(drawn.slice(0, 5))).toEqual(new Set(ids(ten).slice(0, 5)))
  })

  test('of forty learners in a room, neighbours seldom begin alike', () => {
    const begins = Array.from(
      { length: 40 },
      (_, at) => drawTest(ten, { shuffles_questions: true }, { ...of, user_id: at + 1 })[0]?.question_id,
    )
    const alike = begins.filter((one, at) => at > 0 && one === begins[at - 1]).length
    expect(alike).toBeLessThan(12)
    expect(new Set(begins).size).toBe(10)
  })
})

test('options in an order of one’s own are the same options', () => {
  const question = choice('one', ['a'])
  const orders = new Set<string>()
  for (let user_id = 1; user_id <= 30; user_id += 1) {
    const mixed = withOwnOptions(question, { shuffles_options: true }, { ...of, user_id })
    if (mixed.kind !== 'choice' || question.kind !== 'choice') throw new Error('kind')
    orders.add(mixed.options.map(({ option_id }) => option_id).join())
    expect(new Set(mixed.options)).toEqual(new Set(question.options))
  }
  expect(orders.size).toBeGreaterThan(1)
  expect(withOwnOptions(question, {}, of)).toBe(question)
})

describe('sections', () => {
  test('part questions at the one that each begins with', () => {
    const groups = bySection(ten, [section('q3'), section('q9')])
    expect(groups.map(({ questions }) => questions.length)).toEqual([2, 6, 2])
    expect(groups[0]?.section).toBeUndefined()
  })

  test.each([
    ['another is moved away', ids(ten).filter((id) => id !== 'q5'), ['q3', 'q9']],
    ['its first is taken out: it begins with the next', ids(ten).filter((id) => id !== 'q3'), ['q4', 'q9']],
    ['all of it is taken out: it is gone', ['q1', 'q2', 'q9', 'q10'], ['q9']],
  ])('stay where %s', (_, after, starts) => {
    const kept = keptSections(
      [section('q3'), section('q9')],
      ten,
      after.map((question_id) => ({ question_id })),
    )
    expect(kept.map(({ first_question_id }) => first_question_id)).toEqual(starts)
  })
})

test.each<[string, TestRules, string | undefined, readonly string[]]>([
  ['hold', { sections: [section('q1', 10)], question_tries: 2, retry_penalty: 10 }, undefined, []],
  ['open after they close', { opens_on: '2026-12-02T00:00:00Z' }, '2026-12-01T00:00:00Z', ['opens_after_closing']],
  ['name a question that is not there', { sections: [section('q11')] }, undefined, ['section_without_question']],
  ['begin twice with one', { sections: [section('q1'), section('q1')] }, undefined, ['section_without_question']],
  ['draw more than there is', { sections: [section('q8', 4)] }, undefined, ['draws_too_many']],
  ['cost what is not allowed', { retry_penalty: 10 }, undefined, ['retry_without_tries']],
])('rules that %s', (_, rules, closes_on, faults) => {
  expect(rulesFaults(rules, { questions: ten, closes_on })).toEqual(faults)
})
