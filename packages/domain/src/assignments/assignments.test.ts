import type { Question } from '@maktab/contracts/questions/questions'
import { describe, expect, it } from 'vitest'
import {
  compareDueNext,
  decideAssignment,
  decideWhen,
  rubricFits,
  rubricTotal,
  type AssignmentFacts,
} from './assignments.ts'

const now = new Date('2026-11-20T12:00:00Z')

describe('dates', () => {
  it.each([
    ['a week', '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z', true],
    ['due at the start', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', 'due_before_start'],
    ['due before the start', '2026-11-21T00:00:01Z', '2026-11-21T00:00:00Z', 'due_before_start'],
    ['due earlier today', '2026-11-19T00:00:00Z', '2026-11-20T06:00:00Z', true],
    ['due in the first minute of today in Kabul', '2026-11-18T00:00:00Z', '2026-11-19T19:30:00Z', true],
    [
      'due in the last minute of yesterday in Kabul',
      '2026-11-18T00:00:00Z',
      '2026-11-19T19:29:00Z',
      'due_before_today',
    ],
  ])('%s', (_, start, due, expected) => {
    const outcome = decideWhen(
      { start_date: start, due_date: due },
      { given: now, time_zone: 'Asia/Kabul', isStartNew: false, isDueNew: true },
    )
    expect(outcome.ok || outcome.refusal).toBe(expected)
  })
})

describe('the start and the close', () => {
  const due_date = '2026-11-30T00:00:00Z'
  const asked = { given: now, time_zone: 'Asia/Kabul', isStartNew: true, isDueNew: true }
  it.each([
    ['the first minute of today in Kabul', { start_date: '2026-11-19T19:30:00Z' }, asked, true],
    ['the last minute of yesterday', { start_date: '2026-11-19T19:29:00Z' }, asked, 'start_before_today'],
    ['a start that stays', { start_date: '2026-11-01T00:00:00Z' }, { ...asked, isStartNew: false }, true],
    [
      'a device that does not know the day',
      { start_date: '2026-11-01T00:00:00Z' },
      { ...asked, time_zone: undefined },
      true,
    ],
    ['closed at the due date', { start_date: due_date.replace('30', '28'), closes_on: due_date }, asked, true],
    [
      'closed before it',
      { start_date: due_date.replace('30', '28'), closes_on: '2026-11-29T00:00:00Z' },
      asked,
      'close_before_due',
    ],
  ])('%s', (_, dates, how, expected) => {
    const outcome = decideWhen({ due_date, ...dates }, how)
    expect(outcome.ok || outcome.refusal).toBe(expected)
  })
})

const criterion = (criterion_id: string, ...marks: number[]) => ({
  criterion_id,
  levels: marks.map((one) => ({ marks: one })),
})

describe('a rubric', () => {
  it.each([
    ['none', [], 10, true],
    ['best levels make the total', [criterion('a', 1, 4), criterion('b', 6, 0)], 10, true],
    ['too little', [criterion('a', 4)], 10, false],
    ['too much', [criterion('a', 11)], 10, false],
    ['tenths that binary numbers cannot hold', [criterion('a', 0.1), criterion('b', 0.2)], 0.3, true],
  ])('%s', (_, rubric, total, fits) => {
    expect(rubricFits(rubric, total)).toBe(fits)
  })

  it('adds up its best levels', () => {
    expect(rubricTotal([criterion('a', 0.1, 0), criterion('b', 0.2)])).toBe(0.3)
  })
})

const lesson = { lesson_guid: 'l1', course_id: 7, title: 'Plants', content_ids: [1, 2, 3] }
const found = { ...lesson, auto_graded_ids: [2] }
const facts: AssignmentFacts = {
  classes: [
    { class_id: 10, course_id: 7 },
    { class_id: 11, course_id: 8 },
  ],
  known_class_ids: [10, 11],
  lessons: [found],
  learner_ids: [5],
  own_file_ids: ['f1'],
  time_zone: 'Asia/Karachi',
}
const input = {
  assignment_type: 2,
  class_ids: [10, 11],
  cms_content_ids: [3, 1],
  lesson_guids: ['l1'],
  attachments: [{ file_id: 'f1' }],
  links: [],
  questions: [],
  start_date: '2026-11-20T00:00:00Z',
  due_date: '2026-11-27T00:00:00Z',
  total_score: 10,
  rubric_data: [],
}

const question: Question = { kind: 'true_false', question_id: '1', text: 'So?', explanation: '', correct: true }

describe('setting work', () => {
  it.each<[string, object, string | true]>([
    ['asks questions alone', { questions: [question] }, true],
    [
      'has nothing that scores itself and asks a question that does',
      { assignment_type: 0, questions: [question] },
      true,
    ],
    ['has nothing that scores itself', { assignment_type: 0, cms_content_ids: [1] }, 'nothing_auto_graded'],
    ['asks a question without a right answer', { questions: [{ ...question, text: '' }] }, 'bank_question_faulty'],
  ])('work that %s', (_, change, expected) => {
    const bare = { ...input, cms_content_ids: [], lesson_guids: [], attachments: [], links: [], ...change }
    const outcome = decideAssignment({ facts, input: bare, given: now })
    expect(outcome.ok || outcome.refusal).toBe(expected)
  })

  it('gives each class the share of its own course, in the order of the lesson', () => {
    expect(decideAssignment({ facts, input, given: now })).toEqual({
      ok: true,
      value: {
        shares: [
          { class_id: 10, lessons: [{ ...lesson, content_ids: [1, 3], cms_course_id: 7, class_id: 10 }] },
          { class_id: 11, lessons: [] },
        ],
        links: [],
      },
    })
  })

  it('attaches a lesson whole where none of its contents is named, but what scores itself', () => {
    const outcome = decideAssignment({ facts, input: { ...input, cms_content_ids: [] }, given: now })
    expect(outcome.ok && outcome.value.shares[0]?.lessons[0]?.content_ids).toEqual([1, 3])
  })

  it('keeps what scores itself in work that scores itself', () => {
    const outcome = decideAssignment({
      facts,
      input: { ...input, assignment_type: 0, cms_content_ids: [] },
      given: now,
    })
    expect(outcome.ok && outcome.value.shares[0]?.lessons[0]?.content_ids).toEqual([1, 2, 3])
  })

  it('takes a content from the lesson that was named where two hold it', () => {
    const twin = { ...found, lesson_guid: 'l2', content_ids: [3, 4] }
    const guidsFor = (cms_content_ids: number[]) => {
      const outcome = decideAssignment({
        facts: { ...facts, lessons: [found, twin] },
        input: { ...input, cms_content_ids },
        given: now,
      })
      return (
        outcome.ok && outcome.value.shares[0]?.lessons.map(({ lesson_guid, content_ids }) => [lesson_guid, content_ids])
      )
    }
    expect(guidsFor([3])).toEqual([['l1', [3]]])
    expect(guidsFor([3, 4])).toEqual([
      ['l1', [3]],
      ['l2', [3, 4]],
    ])
  })

  it('is content with a file alone', () => {
    expect(decideAssignment({ facts, input: { ...input, cms_content_ids: [], lesson_guids: [] }, given: now }).ok).toBe(
      true,
    )
  })

  it('is content with a link alone, whose address is kept as it leads', () => {
    const link = { link_id: 'k1', link_type: 1 as const, title: '', url: 'museum.example/pots' }
    const outcome = decideAssignment({
      facts,
      input: { ...input, cms_content_ids: [], lesson_guids: [], attachments: [], links: [link] },
      given: now,
    })
    expect(outcome.ok && outcome.value.links).toEqual([
      { ...link, title: 'museum.example', url: 'https://museum.example/pots' },
    ])
  })

  it.each([
    ['not_found', facts, { ...input, class_ids: [10, 99] }],
    ['not_allowed', { ...facts, classes: facts.classes.slice(0, 1) }, input],
    ['due_before_start', facts, { ...input, due_date: input.start_date }],
    ['due_before_today', facts, { ...input, start_date: '2026-10-01T00:00:00Z', due_date: '2026-11-01T00:00:00Z' }],
    ['rubric_mismatch', facts, { ...input, rubric_data: [criterion('a', 9)] }],
    ['rubric_mismatch', facts, { ...input, rubric_data: [criterion('a', 5), criterion('a', 5)] }],
    ['file_missing', facts, { ...input, attachments: [{ file_id: 'f2' }] }],
    [
      'link_refused',
      facts,
      { ...input, links: [{ link_id: 'k1', link_type: 1 as const, title: '', url: 'javascript:x' }] },
    ],
    ['content_missing', facts, { ...input, cms_content_ids: [4] }],
    ['content_missing', facts, { ...input, lesson_guids: ['l2'] }],
    ['nothing_attached', facts, { ...input, cms_content_ids: [], lesson_guids: [], attachments: [] }],
    [
      'too_many_files',
      facts,
      { ...input, attachments: Array.from({ length: 11 }, (_, id) => ({ file_id: `f${id}` })) },
    ],
  ])('is refused: %s', (refusal, given, asked) => {
    expect(decideAssignment({ facts: given, input: asked, given: now })).toEqual({ ok: false, refusal })
  })
})

it('lists what is due next first, then what is over, the latest first', () => {
  const dated = ['2026-11-19', '2026-12-01', '2026-11-21', '2026-11-01'].map((day) => ({
    assignment_id: day,
    due_date: `${day}T00:00:00.000Z`,
  }))
  expect(dated.sort(compareDueNext(now)).map(({ assignment_id }) => assignment_id)).toEqual([
    '2026-11-21',
    '2026-12-01',
    '2026-11-19',
    '2026-11-01',
  ])
})
