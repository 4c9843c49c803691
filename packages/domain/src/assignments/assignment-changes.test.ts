import { describe, expect, it } from 'vitest'
import { decideChange, restorableSince, type ChangeFacts } from './assignment-changes.ts'

const level = (level_id: string, marks: number) => ({ level_id, label: level_id, marks })
const rubric = (...marks: readonly number[]) => [
  { criterion_id: 'c', title: 'Neat', levels: marks.map((worth, index) => level(`l${index}`, worth)) },
]
const lesson = { lesson_guid: 'one', course_id: 1, title: 'Rivers', content_ids: [11, 12] }
const before: ChangeFacts['work'] = {
  assignment_type: 2,
  own_questions: 0,
  title: 'Rivers',
  description: 'Draw one.',
  class_ids: [5, 6],
  user_ids: null,
  lesson_guids: ['one'],
  cms_content_ids: [11, 12],
  start_date: '2026-03-16T04:00:00.000Z',
  due_date: '2026-03-20T04:00:00.000Z',
  closes_on: null,
  allowed_attempts: 2,
  total_score: 10,
  rubric_data: rubric(10, 5),
  attachments: [{ file_id: 'map' }],
  links: [],
}
const facts: ChangeFacts = {
  sees_assignment: true,
  work: before,
  revision: 4,
  field_revisions: {},
  classes: [
    { class_id: 5, course_id: 1 },
    { class_id: 7, course_id: 1 },
  ],
  known_class_ids: [5, 6, 7, 8],
  taught_class_ids: [5, 7],
  lessons: [{ ...lesson, auto_graded_ids: [] }],
  attached: [lesson],
  learner_ids: [21, 22],
  own_file_ids: ['map', 'mine'],
  time_zone: 'Asia/Kabul',
  highest_score: 8,
  given_levels: [{ criterion_id: 'c', level_id: 'l1' }],
  works: [{ user_id: 21, class_id: 5 }],
}
const me = { user_id: 1, device_id: 'phone' }
const given = new Date('2026-03-17T06:00:00Z')
type Input = Partial<Parameters<typeof decideChange>[0]['input']>
const decide = (input: Input, more: Partial<ChangeFacts> = {}, when = given) =>
  decideChange({
    facts: { ...facts, ...more },
    input: { drop_levels: false, extensions: [], ...input },
    writer: me,
    given: when,
  })
const answer = (input: Input, more: Partial<ChangeFacts> = {}) => {
  const decision = decide(input, more)
  return decision.ok ? decision.value.changed : decision.refusal
}

describe('a change of work', () => {
  it.each<[string, Input, ReturnType<typeof answer>, Partial<ChangeFacts>?]>([
    ['of a title changes the title alone', { title: 'Old rivers' }, ['title']],
    ['that says what stands changes nothing', { title: 'Rivers', due_date: '2026-03-20T08:30:00+04:30' }, []],
    ['by somebody who does not see the work finds none', { title: 'x' }, 'not_found', { sees_assignment: false }],
    ['may bring the due date forward to today', { due_date: '2026-03-17T10:00:00.000Z' }, ['due_date']],
    ['may not bring it to a day that is over', { due_date: '2026-03-16T10:00:00.000Z' }, 'due_before_today'],
    ['may not let it be due before its start', { due_date: '2026-03-16T03:00:00.000Z' }, 'due_before_start'],
    ['may close it after it is due', { closes_on: '2026-03-21T04:00:00.000Z' }, ['closes_on']],
    ['may not close it before', { closes_on: '2026-03-19T04:00:00.000Z' }, 'close_before_due'],
    ['may not take the total below a score', { total_score: 7, rubric_data: [] }, 'total_below_score'],
    ['keeps the rubric in step with the total', { total_score: 12 }, 'rubric_mismatch'],
    ['asks before it empties a level that was given', { rubric_data: rubric(10) }, 'rubric_in_use'],
    ['may change a level that nobody has', { rubric_data: rubric(10, 5, 2) }, ['rubric_data']],
    ['may add a class of the teacher', { class_ids: [5, 7] }, ['class_ids']],
    ['may not add a class that another teaches', { class_ids: [5, 8] }, 'not_allowed'],
    ['may not add a class that is not there', { class_ids: [5, 9] }, 'not_found'],
    ['may not take out a class with work', { class_ids: [7] }, 'class_has_work'],
    ['may not take out a learner with work', { user_ids: [22] }, 'class_has_work'],
    ['may name learners of its classes', { user_ids: [21, 22] }, ['user_ids']],
    ['may name nobody else', { user_ids: [21, 30] }, 'learner_not_in_class'],
    ['gives more time to nobody else', { extensions: [{ user_id: 30 }] }, 'learner_not_in_class'],
    [
      'may add a file of the teacher’s own',
      { attachments: [{ file_id: 'map' }, { file_id: 'mine' }] },
      ['attachments'],
    ],
    ['may not add somebody else’s', { attachments: [{ file_id: 'theirs' }] }, 'file_missing'],
    ['may not leave the work with nothing', { attachments: [], lesson_guids: [] }, 'nothing_attached'],
  ])('%s', (_, input, expected, more) => {
    expect(answer(input, more)).toEqual(expected)
  })

  it('leaves classes of colleagues in, whatever is sent', () => {
    const decision = decide({ class_ids: [5] })
    expect(decision.ok && decision.value.work.class_ids).toEqual([6, 5])
  })
  it('empties levels that are gone where that is said', () => {
    const decision = decide({ rubric_data: rubric(10), drop_levels: true })
    expect(decision.ok && decision.value.dropped_levels).toEqual([{ criterion_id: 'c', level_id: 'l1' }])
  })
})

describe('two changes of one field', () => {
  const last = (user_id: number, device_id: string | null, given_on = '2026-03-17T05:00:00.000Z') => ({
    field_revisions: { title: { revision: 4, user_id, device_id, given_on } },
  })
  it.each<[string, Input, Partial<ChangeFacts>, ReturnType<typeof answer>]>([
    ['are asked about where another made one', { title: 'x', base_revision: 3 }, last(2, 'phone'), 'revision_behind'],
    ['are asked about on another device', { title: 'x', base_revision: 3 }, last(1, 'tablet'), 'revision_behind'],
    ['count one after the other on one device', { title: 'x', base_revision: 3 }, last(1, 'phone'), ['title']],
    ['count where the first was seen', { title: 'x', base_revision: 4 }, last(2, 'phone'), ['title']],
    ['count where nobody says what was seen', { title: 'x' }, last(2, 'phone'), ['title']],
    ['merge with others', { description: 'x', base_revision: 3 }, last(2, 'phone'), ['description']],
    ['stand as was given later on one device', { title: 'x' }, last(1, 'phone', '2026-03-17T07:00:00.000Z'), []],
    ['of which one has no moment', { title: 'x' }, { field_revisions: { title: { revision: 4, ...me } } }, ['title']],
  ])('%s', (_, input, more, expected) => {
    expect(answer(input, more)).toEqual(expected)
  })
})

it('work that was taken back can be restored for thirty days', () => {
  expect(restorableSince(given)).toEqual(new Date('2026-02-15T06:00:00Z'))
})
