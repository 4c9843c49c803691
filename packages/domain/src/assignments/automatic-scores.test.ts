import { describe, expect, it } from 'vitest'
import { autoScore, countWork, type CountedContent, type CountedTry, type WorkToCount } from './automatic-scores.ts'

const start = new Date('2026-11-20T08:00:00Z')
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const attempt = (accuracy: number, minutes: number, change: Partial<CountedTry> = {}): CountedTry => ({
  accuracy,
  taken_on: later(minutes),
  is_waiting: false,
  correct_questions: accuracy / 10,
  total_questions: 10,
  ...change,
})
const content = (...attempts: CountedTry[]): CountedContent => ({ counted_attempt: 'best', attempts })
const waiting = { is_waiting: true }

describe('work that scores itself', () => {
  const three = content(attempt(40, 1), attempt(90, 2), attempt(50, 3))
  it.each<[string, CountedContent[], number, number | null, number | null]>([
    [
      'with one attempt at each content is their mean of the total marks',
      [content(attempt(100, 5)), content(attempt(50, 9))],
      2,
      15,
      9,
    ],
    ['counts the best attempt', [three], 3, 18, 1],
    ['counts the last attempt', [{ ...three, counted_attempt: 'last' }], 3, 10, 1],
    ['counts the mean of all attempts', [{ ...three, counted_attempt: 'average' }], 3, 12, 1],
    ['counts no attempt beyond those that are allowed', [{ ...three, counted_attempt: 'last' }], 2, 18, 1],
    [
      'counts a content without an attempt as nothing, and is not handed in',
      [content(attempt(100, 5)), content()],
      2,
      10,
      null,
    ],
    ['has two decimals', [content(attempt(33.3, 1)), content(attempt(66.7, 1)), content(attempt(0, 1))], 1, 6.67, 1],
    ['has no score while an answer waits', [content(attempt(100, 5)), content(attempt(0, 6, waiting))], 2, null, 6],
    [
      'keeps the score of an attempt while a later one waits',
      [content(attempt(70, 5), attempt(0, 6, waiting))],
      2,
      14,
      5,
    ],
    [
      'waits for an attempt that counts, not for one that does not',
      [content(attempt(70, 5), attempt(0, 6, waiting))],
      1,
      14,
      5,
    ],
    ['without contents has no score', [], 2, null, null],
  ])('%s', (_, contents, allowed_attempts, score, minutes) => {
    expect(autoScore({ contents, allowed_attempts, total_score: 20 })).toMatchObject({
      score,
      handed_in_on: minutes === null ? null : later(minutes),
    })
  })

  it('tells correct of total questions of the best attempt at each content', () => {
    const contents = [content(attempt(40, 1), attempt(90, 2)), content(attempt(50, 3)), content(attempt(0, 4, waiting))]
    expect(autoScore({ contents, allowed_attempts: 1, total_score: 20 })).toMatchObject({
      correct_questions: 14,
      total_questions: 20,
    })
  })
})

describe('where a learner stands after an attempt', () => {
  const now = later(60)
  const fresh: WorkToCount = {
    contents: [content(attempt(80, 10))],
    allowed_attempts: 2,
    due_date: later(30),
    is_excused: false,
    total_score: 20,
    is_returned_by_teacher: false,
    has_entries: false,
    assignment_status: 0,
    first_handed_in_on: null,
    is_late: false,
    score: null,
    automatic_score: null,
    is_score_automatic: false,
    scored_on: null,
    returned_on: null,
    correct_questions: 0,
    total_questions: 0,
  }
  const counted = {
    assignment_status: 2,
    first_handed_in_on: later(10),
    score: 12,
    automatic_score: 12,
    is_score_automatic: true,
    scored_on: later(11),
    returned_on: later(11),
  } as const
  const own = { score: 5, is_score_automatic: false, has_entries: true, scored_on: later(20) } as const

  it.each<[string, Partial<WorkToCount>, object]>([
    [
      'all done: handed in, scored and returned at once',
      {},
      {
        assignment_status: 2,
        first_handed_in_on: later(10),
        is_late: false,
        score: 16,
        automatic_score: 16,
        is_score_automatic: true,
        scored_on: now,
        returned_on: now,
      },
    ],
    [
      'one left: nothing yet',
      { contents: [content(attempt(80, 10)), content()] },
      { assignment_status: 0, first_handed_in_on: null, score: null, automatic_score: null, returned_on: null },
    ],
    ['done after it was due', { due_date: later(5) }, { is_late: true, score: 16 }],
    ['done after it was due by who is excused', { due_date: later(5), is_excused: true }, { is_late: false }],
    [
      'an answer waits: handed in without a score',
      { contents: [content(attempt(0, 10, waiting))] },
      { assignment_status: 1, first_handed_in_on: later(10), score: null, scored_on: null, returned_on: null },
    ],
    ['done better', counted, { assignment_status: 2, score: 16, scored_on: now, returned_on: now }],
    [
      'the same again',
      { ...counted, score: 16, automatic_score: 16 },
      { score: 16, scored_on: later(11), returned_on: later(11) },
    ],
    [
      'a score of a teacher stays, and what the attempts came to is kept beside it',
      { ...counted, ...own },
      { score: 5, automatic_score: 16, is_score_automatic: false, scored_on: later(20), returned_on: later(11) },
    ],
    [
      'a score that a teacher gave before anything was done stays unreturned',
      own,
      { assignment_status: 1, score: 5, automatic_score: 16, returned_on: null },
    ],
    [
      'a remark that a teacher wrote before goes with it',
      { has_entries: true, scored_on: later(90) },
      { assignment_status: 2, score: 16, scored_on: later(90), returned_on: later(90) },
    ],
    [
      'a remark that was not returned stays so',
      { ...counted, has_entries: true, scored_on: later(20) },
      { assignment_status: 2, score: 16, scored_on: later(20), returned_on: later(11) },
    ],
    [
      'asked for again, and not tried since',
      { ...counted, assignment_status: 3, returned_on: later(12), has_entries: true },
      { assignment_status: 3, returned_on: later(12) },
    ],
    [
      'asked for again, and tried since',
      { ...counted, assignment_status: 3, returned_on: later(9), has_entries: true },
      { assignment_status: 2, score: 16, returned_on: now },
    ],
    [
      'asked for again with a score of a teacher, and tried since: it waits to be marked',
      { ...counted, ...own, assignment_status: 3, returned_on: later(9) },
      { assignment_status: 1, score: 5, returned_on: later(9) },
    ],
    [
      'a test was added to what was handed in: it counts as nothing until it is done',
      { ...counted, contents: [content(attempt(80, 10)), content()] },
      { assignment_status: 2, first_handed_in_on: later(10), score: 8 },
    ],
  ])('%s', (_, change, expected) => {
    expect(countWork({ ...fresh, ...change }, now)).toMatchObject(expected)
  })

  it('has a score that its learner does not see yet, where the teacher returns it', () => {
    const held = countWork({ ...fresh, is_returned_by_teacher: true }, now)
    expect(held).toMatchObject({ assignment_status: 1, score: 16, is_score_automatic: true, returned_on: null })
    const returned = {
      ...fresh,
      ...held,
      assignment_status: 2 as const,
      returned_on: now,
      is_returned_by_teacher: true,
    }
    expect(countWork(returned, later(90))).toMatchObject({ assignment_status: 2, returned_on: now })
  })
})
