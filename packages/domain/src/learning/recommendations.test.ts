import { describe, expect, test } from 'vitest'
import { recommend, recommendBeside, reviewAfterDays, type KnownLesson } from './recommendations.ts'

const now = new Date('2026-04-20T08:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const lesson = (position: number, change: Partial<KnownLesson> = {}): KnownLesson => ({
  class_id: 1,
  course_id: 5,
  lesson_guid: `l${position}`,
  title: `Lesson ${position}`,
  position,
  content_status: 0,
  completion: 0,
  accuracy: null,
  worked_on: null,
  ...change,
})
const done = (position: number, accuracy: number | null, days: number, change: Partial<KnownLesson> = {}) =>
  lesson(position, { content_status: 2, completion: 100, accuracy, worked_on: daysAgo(days), ...change })
const begun = (position: number, days: number, change: Partial<KnownLesson> = {}) =>
  lesson(position, { content_status: 1, completion: 40, worked_on: daysAgo(days), ...change })
const nothing = { assigned: [], class_now: [], now }
const said = (list: readonly { readonly reason: string; readonly lesson: KnownLesson }[]) =>
  list.map(
    ({ reason, lesson: { lesson_guid, class_id } }) =>
      `${reason} ${lesson_guid}${class_id === 1 ? '' : ` of ${class_id}`}`,
  )

test.each([
  [null, 16],
  [0, 1],
  [60.4, 1],
  [60.5, 3],
  [61, 3],
  [69.9, 3],
  [70, 7],
  [80, 16],
  [89, 16],
  [90, 35],
  [100, 35],
])('%s per cent is looked at again after %s days', (accuracy, days) => {
  expect(reviewAfterDays(accuracy)).toBe(days)
})

describe('what a learner is recommended', () => {
  test('all reasons, in their order', () => {
    const lessons = [
      done(1, 95, 40),
      done(2, 55, 0.5),
      begun(3, 2),
      lesson(4),
      lesson(5),
      lesson(1, { class_id: 2, lesson_guid: 'm1' }),
      lesson(2, { class_id: 2, lesson_guid: 'm2' }),
    ]
    const list = recommend({
      lessons,
      assigned: [{ class_id: 1, lesson_guid: 'l5', title: 'Homework', due_date: daysAgo(-3) }],
      class_now: [{ class_id: 1, lesson_guid: 'l4' }],
      now,
    })
    expect(said(list)).toEqual(['assigned l5', 'unfinished l3', 'weak l2', 'class_now l4', 'review l1', 'next m1 of 2'])
    expect(list[0]).toMatchObject({ about: 'Homework', due_date: daysAgo(-3) })
    expect(list[4]).toMatchObject({ days: 40 })
  })

  test.each([
    [
      'one who begins: the first lesson of each class',
      [lesson(1), lesson(2), lesson(1, { class_id: 2, lesson_guid: 'm1' })],
      ['next l1', 'next m1 of 2'],
    ],
    ['after the furthest completed one, not before it', [lesson(1), done(2, 100, 1), lesson(3)], ['next l3']],
    [
      'the latest of those under way first, and two at most',
      [begun(1, 5), begun(2, 1), begun(3, 9)],
      ['unfinished l2', 'unfinished l1'],
    ],
    [
      'one that was failed is not finished',
      [lesson(1, { content_status: 3, worked_on: daysAgo(1) })],
      ['unfinished l1'],
    ],
    ['the weakest first', [done(1, 60.4, 0), done(2, 30, 0)], ['weak l2', 'weak l1']],
    ['what reports round to 61 per cent is not weak', [done(1, 60.5, 0), done(2, 60.9, 0)], []],
    ['not before its time', [done(1, 100, 34)], []],
    ['the longest overdue first', [done(1, 100, 36), done(2, 75, 30)], ['review l2', 'review l1']],
    ['of a video, after sixteen days', [done(1, null, 16), done(2, null, 15)], ['review l1']],
    ['everything done and fresh', [done(1, 90, 2), done(2, 90, 2)], []],
    ['no lessons', [], []],
  ] as const)('%s', (_what, lessons, expected) => {
    expect(said(recommend({ ...nothing, lessons }))).toEqual(expected)
  })

  test('work on a lesson that is completed, or of a class that was left, is none', () => {
    const assigned = [
      { class_id: 1, lesson_guid: 'l1', title: 'Done', due_date: now },
      { class_id: 9, lesson_guid: 'l2', title: 'Gone', due_date: now },
    ]
    expect(said(recommend({ ...nothing, lessons: [done(1, 90, 1)], assigned }))).toEqual([])
  })

  test('a lesson of two works is recommended for the sooner one', () => {
    const assigned = [
      { class_id: 1, lesson_guid: 'l1', title: 'Later', due_date: daysAgo(-9) },
      { class_id: 1, lesson_guid: 'l1', title: 'Sooner', due_date: daysAgo(-1) },
    ]
    const list = recommend({ ...nothing, lessons: [begun(1, 1)], assigned })
    expect(list.map(({ about }) => about)).toEqual(['Sooner'])
  })

  test('what the class does now is only said to who has not begun it', () => {
    const class_now = [{ class_id: 1, lesson_guid: 'l1' }]
    expect(said(recommend({ ...nothing, lessons: [begun(1, 1)], class_now }))).toEqual(['unfinished l1'])
  })

  test('no more than six', () => {
    const lessons = Array.from({ length: 5 }, (_, at) => [
      begun(1, at, { class_id: at + 1 }),
      done(2, 20, 2, { class_id: at + 1 }),
      done(3, 95, 90, { class_id: at + 1 }),
      lesson(4, { class_id: at + 1 }),
    ]).flat()
    expect(recommend({ ...nothing, lessons })).toHaveLength(6)
  })
})

describe('beside a lesson', () => {
  const beside = (
    lessons: readonly KnownLesson[],
    skills: readonly { class_id: number; lesson_guid: string; skill: string }[] = [],
  ) => recommendBeside({ lessons, skills, class_id: 1, lesson_guid: 'l3' })

  test.each([
    [
      'weak in it: what comes before and is not firm, the nearest first',
      [done(1, 40, 9), lesson(2), done(3, 50, 1), lesson(4)],
      ['earlier l2', 'earlier l1', 'next l4'],
    ],
    ['firm in it: only on', [done(1, 40, 9), lesson(2), done(3, 80, 1), lesson(4)], ['next l4']],
    ['the last lesson of a course', [done(3, 80, 1)], []],
    [
      'the next is completed already: the one after it',
      [done(3, 80, 1), done(4, 90, 1), lesson(5), lesson(6)],
      ['next l5'],
    ],
    ['all that follow are completed', [done(3, 80, 1), done(4, 90, 1)], []],
    ['the lesson is of another class', [lesson(3, { class_id: 7 })], []],
  ] as const)('%s', (_what, lessons, expected) => {
    expect(said(beside(lessons))).toEqual(expected)
  })

  test('what trains the same skill, in another class, too', () => {
    const skills = [
      { class_id: 2, lesson_guid: 'm1', skill: 'Equivalent fractions' },
      { class_id: 1, lesson_guid: 'l3', skill: 'Equivalent fractions' },
    ]
    const list = beside([done(3, 80, 1), lesson(1, { class_id: 2, lesson_guid: 'm1' })], skills)
    expect(said(list)).toEqual(['skill m1 of 2'])
    expect(list[0]?.about).toBe('Equivalent fractions')
  })
})
