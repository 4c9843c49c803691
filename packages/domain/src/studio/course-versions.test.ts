import type { CourseTree, VersionState } from '@maktab/contracts/studio/course-versions'
import { describe, expect, test } from 'vitest'
import {
  decideDraft,
  decidePublish,
  decideRollBack,
  decideSave,
  decideSend,
  decideSendBack,
  treeFaults,
} from './course-versions.ts'

const writer = { mayWrite: true, mayReview: false, mayManage: false }
const reviewer = { mayWrite: false, mayReview: true, mayManage: false }
const one = '0a4f3c1e-5d1b-4f1e-8a51-000000000001'
const two = '0a4f3c1e-5d1b-4f1e-8a51-000000000002'
const lesson = (lesson_guid: string, content_ids: readonly number[], skill_ids: number[] = []) => ({
  lesson_guid,
  title: 'Lesson',
  summary: '',
  skill_ids,
  contents: content_ids.map((content_id) => ({ content_id, revision: 1 })),
})
const tree = (...lessons: ReturnType<typeof lesson>[]): CourseTree => ({
  title: 'Maths',
  subject: 'maths',
  grade: '6',
  language: 'en',
  min_completion_percentage: 75,
  counted_attempt: 'best',
  lessons,
})
const known = {
  revisions: new Map([
    [1, new Set([1])],
    [2, new Set([1, 2, 3])],
  ]),
  skill_ids: new Set([7]),
  foreign_lessons: new Set<string>(),
}
const at = (state: VersionState, version = 2, saves = 4) => ({ state, version, saves })
const seen = { version: 2, saves: 4 }
const refused = (refusal: string) => ({ ok: false, refusal })

describe('saving', () => {
  const save = (more: Partial<Parameters<typeof decideSave>[0]>) =>
    decideSave({ powers: writer, current: at('draft'), seen, tree: tree(lesson(one, [1])), known, ...more })
  test.each<[string, ReturnType<typeof save>, object]>([
    ['goes into the draft', save({}), { ok: true, value: { kind: 'draft', version: 2 } }],
    [
      'begins a version after the published one',
      save({ current: at('published') }),
      { ok: true, value: { kind: 'new' } },
    ],
    ['is for writers', save({ powers: reviewer }), refused('may_not_write')],
    ['needs a course', save({ current: undefined }), refused('not_found')],
    ['waits for the reviewers', save({ current: at('review') }), refused('draft_in_review')],
    ['is not over another saving', save({ current: at('draft', 2, 5) }), refused('draft_changed')],
    ['is not over another version', save({ current: at('published', 3, 4) }), refused('draft_changed')],
    [
      'has each lesson once',
      save({ tree: tree(lesson(one, []), lesson(one.toUpperCase(), [])) }),
      refused('tree_invalid'),
    ],
    ['has each content once', save({ tree: tree(lesson(one, [1]), lesson(two, [1])) }), refused('tree_invalid')],
    ['names contents that are there', save({ tree: tree(lesson(one, [3])) }), refused('tree_invalid')],
    ['names skills that are there', save({ tree: tree(lesson(one, [1], [8])) }), refused('tree_invalid')],
    [
      'has no lesson of another course',
      save({ known: { ...known, foreign_lessons: new Set([one]) } }),
      refused('tree_invalid'),
    ],
  ])('%s', (_what, answer, expected) => expect(answer).toEqual(expected))
  test('of a content needs no more than a draft or a published version', () => {
    expect(decideDraft({ powers: writer, current: at('published') })).toEqual({ ok: true, value: { kind: 'new' } })
    expect(decideDraft({ powers: writer, current: at('review') })).toEqual(refused('draft_in_review'))
  })
})

describe('review', () => {
  const ask = { powers: writer, current: at('draft'), seen, isComplete: true }
  test.each<[string, object, object]>([
    ['a whole draft goes to it', decideSend(ask), { ok: true, value: 'review' }],
    ['of a part does not', decideSend({ ...ask, isComplete: false }), refused('course_incomplete')],
    ['what learners see already does not', decideSend({ ...ask, current: at('published') }), refused('not_found')],
    ['once is enough', decideSend({ ...ask, current: at('review') }), refused('draft_in_review')],
    ['of what somebody changed does not', decideSend({ ...ask, current: at('draft', 2, 5) }), refused('draft_changed')],
    ['a reviewer does not send', decideSend({ ...ask, powers: reviewer }), refused('may_not_write')],
    [
      'is given back by a reviewer',
      decideSendBack({ powers: reviewer, current: at('review'), seen }),
      { ok: true, value: 'draft' },
    ],
    ['… not by a writer', decideSendBack({ powers: writer, current: at('review'), seen }), refused('may_not_review')],
    [
      '… not where there is none',
      decideSendBack({ powers: reviewer, current: at('draft'), seen }),
      refused('not_in_review'),
    ],
    [
      'is published by a reviewer',
      decidePublish({ ...ask, powers: reviewer, current: at('review') }),
      { ok: true, value: 'published' },
    ],
    ['… never from a draft', decidePublish({ ...ask, powers: reviewer }), refused('not_in_review')],
    [
      '… only as it was seen',
      decidePublish({ ...ask, powers: reviewer, current: at('review', 2, 5) }),
      refused('draft_changed'),
    ],
    [
      '… only whole',
      decidePublish({ ...ask, powers: reviewer, current: at('review'), isComplete: false }),
      refused('course_incomplete'),
    ],
    ['… not by a writer', decidePublish({ ...ask, current: at('review') }), refused('may_not_review')],
  ])('%s', (_what, answer, expected) => expect(answer).toEqual(expected))
})

test.each<[string, Partial<Parameters<typeof decideRollBack>[0]>, object]>([
  ['what learners saw comes back', {}, { ok: true, value: undefined }],
  ['for a reviewer', { powers: writer }, refused('may_not_review')],
  ['after what the reviewer saw', { published: 4 }, refused('draft_changed')],
  ['once something was published', { published: undefined }, refused('not_found')],
  ['if it is there', { target: undefined }, refused('not_found')],
  ['never a draft', { target: { version: 4, state: 'draft' } }, refused('version_not_published')],
  ['not what they see now', { target: { version: 3, state: 'published' } }, refused('version_not_published')],
])('rolling back: %s', (_what, more, expected) => {
  expect(
    decideRollBack({
      powers: reviewer,
      published: 3,
      seenPublished: 3,
      target: { version: 1, state: 'superseded' },
      ...more,
    }),
  ).toEqual(expected)
})

test('what is missing is said by its place', () => {
  expect(treeFaults(tree(lesson(one, [1])))).toEqual({ course: [], lessons: new Map() })
  const broken = { ...tree({ ...lesson(one, []), title: ' ' }, lesson(two, [1])), title: '', grade: '' }
  expect(treeFaults(broken)).toEqual({
    course: ['course_title', 'grade'],
    lessons: new Map([[one, ['lesson_title', 'lesson_empty']]]),
  })
  expect(treeFaults({ ...tree(), subject: '' }).course).toEqual(['subject', 'no_lessons'])
})
