import { describe, expect, it } from 'vitest'
import {
  compareDueNext,
  decideAssignment,
  decideDates,
  rubricFits,
  rubricTotal,
  statusInWords,
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
    const outcome = decideDates({ start_date: new Date(start), due_date: new Date(due), now, time_zone: 'Asia/Kabul' })
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
const facts: AssignmentFacts = {
  classes: [
    { class_id: 10, course_id: 7 },
    { class_id: 11, course_id: 8 },
  ],
  known_class_ids: [10, 11],
  lessons: [lesson],
  own_file_ids: ['f1'],
  time_zone: 'Asia/Karachi',
}
const input = {
  class_ids: [10, 11],
  cms_content_ids: [3, 1],
  lesson_guids: ['l1'],
  attachments: [{ file_id: 'f1' }],
  start_date: '2026-11-20T00:00:00Z',
  due_date: '2026-11-27T00:00:00Z',
  total_score: 10,
  rubric_data: [],
}

describe('setting work', () => {
  it('gives each class the share of its own course, in the order of the lesson', () => {
    expect(decideAssignment({ facts, input, now })).toEqual({
      ok: true,
      value: [
        { class_id: 10, lessons: [{ ...lesson, content_ids: [1, 3], cms_course_id: 7, class_id: 10 }] },
        { class_id: 11, lessons: [] },
      ],
    })
  })

  it('attaches a lesson whole where none of its contents is named', () => {
    const outcome = decideAssignment({ facts, input: { ...input, cms_content_ids: [] }, now })
    expect(outcome.ok && outcome.value[0]?.lessons[0]?.content_ids).toEqual([1, 2, 3])
  })

  it('takes a content from the lesson that was named where two hold it', () => {
    const twin = { ...lesson, lesson_guid: 'l2', content_ids: [3, 4] }
    const guidsFor = (cms_content_ids: number[]) => {
      const outcome = decideAssignment({
        facts: { ...facts, lessons: [lesson, twin] },
        input: { ...input, cms_content_ids },
        now,
      })
      return outcome.ok && outcome.value[0]?.lessons.map(({ lesson_guid, content_ids }) => [lesson_guid, content_ids])
    }
    expect(guidsFor([3])).toEqual([['l1', [3]]])
    expect(guidsFor([3, 4])).toEqual([
      ['l1', [3]],
      ['l2', [3, 4]],
    ])
  })

  it('is content with a file alone', () => {
    expect(decideAssignment({ facts, input: { ...input, cms_content_ids: [], lesson_guids: [] }, now }).ok).toBe(true)
  })

  it.each([
    ['not_found', facts, { ...input, class_ids: [10, 99] }],
    ['not_allowed', { ...facts, classes: facts.classes.slice(0, 1) }, input],
    ['due_before_start', facts, { ...input, due_date: input.start_date }],
    ['due_before_today', facts, { ...input, start_date: '2026-10-01T00:00:00Z', due_date: '2026-11-01T00:00:00Z' }],
    ['rubric_mismatch', facts, { ...input, rubric_data: [criterion('a', 9)] }],
    ['rubric_mismatch', facts, { ...input, rubric_data: [criterion('a', 5), criterion('a', 5)] }],
    ['file_missing', facts, { ...input, attachments: [{ file_id: 'f2' }] }],
    ['content_missing', facts, { ...input, cms_content_ids: [4] }],
    ['content_missing', facts, { ...input, lesson_guids: ['l2'] }],
    ['content_missing', facts, { ...input, cms_content_ids: [], lesson_guids: [], attachments: [] }],
  ])('is refused: %s', (refusal, given, asked) => {
    expect(decideAssignment({ facts: given, input: asked, now })).toEqual({ ok: false, refusal })
  })
})

it('lists what is due next first, then what is over, the latest first', () => {
  const dated = ['2026-11-19', '2026-12-01', '2026-11-21', '2026-11-01'].map((day) => ({
    assignment_id: day,
    due_date: new Date(day),
  }))
  expect(dated.sort(compareDueNext(now)).map(({ assignment_id }) => assignment_id)).toEqual([
    '2026-11-21',
    '2026-12-01',
    '2026-11-19',
    '2026-11-01',
  ])
})

describe('the word for work', () => {
  const due = new Date('2026-11-25')
  it.each([
    [0, null, false, now, 'assigned'],
    [0, null, false, new Date('2026-11-26'), 'unsubmitted'],
    [1, null, false, now, 'turned_in'],
    [1, null, true, now, 'late'],
    [1, 7, true, now, 'graded'],
    [0, 7, false, now, 'graded'],
    [2, 7, false, now, 'returned'],
    [3, null, false, now, 'resubmission'],
  ] as const)('status %s, score %s, late %s', (assignment_status, score, is_late, moment, word) => {
    expect(statusInWords({ assignment_status, score, is_late, due_date: due, now: moment })).toBe(word)
  })
})
