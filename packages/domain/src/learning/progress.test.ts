import { describe, expect, it } from 'vitest'
import { lessonCompletion } from '../content/lesson-completion.ts'
import { addTime, afterAttempt, afterMarkedAnew, moveStatus, untouched, type Standing } from './progress.ts'

/** That day of March, at ten in the morning. */
const on = (day: number) => new Date(Date.UTC(2026, 2, day, 10))
const at = (change: Partial<Standing>): Standing => ({ ...untouched, ...change })

describe('the status of a content', () => {
  it.each([
    [0, 1, 1],
    [0, 2, 2],
    [1, 0, 1],
    [1, 3, 3],
    [3, 1, 3],
    [3, 2, 2],
    [2, 0, 2],
    [2, 1, 2],
    [2, 3, 2],
  ] as const)('goes from %s, asked for %s, to %s', (before, status, after) => {
    const moved = moveStatus({ progress: at({ content_status: before }), status, content_type: 'video' })
    expect(moved.content_status).toBe(after)
  })

  it.each([
    [40, 60, 60, 1],
    [60, 40, 60, 1],
    [60, 100, 100, 2],
    [0, 99.6, 99, 1],
  ])('with completion %s, asked for %s, is complete to %s', (before, completion, after, status) => {
    const moved = moveStatus({
      progress: at({ content_status: 1, completion: before }),
      status: 1,
      completion,
      content_type: 'e_book',
    })
    expect(moved).toMatchObject({ completion: after, content_status: status })
  })

  it('is complete to 100 when completed', () => {
    expect(moveStatus({ progress: at({ completion: 30 }), status: 2, content_type: 'article' }).completion).toBe(100)
  })

  it('of an assessment is left to its attempts', () => {
    const moved = moveStatus({ progress: untouched, status: 2, completion: 100, content_type: 'assessment' })
    expect(moved).toMatchObject({ content_status: 1, completion: 0 })
  })

  it('keeps where the learner stopped unless told', () => {
    const progress = at({ resume_point: '17' })
    expect(moveStatus({ progress, status: 1, content_type: 'video' }).resume_point).toBe('17')
    expect(moveStatus({ progress, status: 1, content_type: 'video', resume_point: '90' }).resume_point).toBe('90')
  })
})

describe('time', () => {
  it.each([
    [10, 110, 1],
    [3600, 3700, 1],
    [3601, 3700, 1],
    [86_400, 3700, 1],
    [0, 100, 0],
    [-5, 100, 0],
  ])('of %s seconds on 100 makes %s and status %s', (seconds, total, status) => {
    const after = addTime({ progress: at({ time_spent_in_seconds: 100 }), seconds, status: 0, content_type: 'video' })
    expect(after).toMatchObject({ time_spent_in_seconds: total, content_status: status })
  })
})

describe('after an attempt', () => {
  it.each([
    ['the first, passed', untouched, 50, { accuracy: 50, attempts: 1, content_status: 2, completion: 100 }],
    ['the first, failed', untouched, 49.9, { accuracy: 49.9, attempts: 1, content_status: 3, completion: 49.9 }],
    [
      'a better one after a failure',
      at({ content_status: 3, accuracy: 20, attempts: 1, completion: 20 }),
      80,
      { accuracy: 80, attempts: 2, content_status: 2, completion: 100 },
    ],
    [
      'a worse one after a pass',
      at({ content_status: 2, accuracy: 90, attempts: 2, completion: 100 }),
      10,
      { accuracy: 90, attempts: 3, content_status: 2, completion: 100 },
    ],
  ])('%s', (_, progress, accuracy, expected) => {
    expect(afterAttempt({ progress, accuracy, taken_on: on(1) })).toMatchObject(expected)
  })

  it.each([
    [
      'in their order',
      [
        [1, 30],
        [2, 80],
        [3, 50],
      ],
      30,
    ],
    [
      'the first arrives last, from a device that was out of reach',
      [
        [2, 80],
        [3, 50],
        [1, 30],
      ],
      30,
    ],
    [
      'one in the middle arrives last',
      [
        [1, 30],
        [3, 50],
        [2, 80],
      ],
      30,
    ],
    [
      'two of one moment: the one that came first stays',
      [
        [1, 30],
        [1, 80],
      ],
      30,
    ],
  ] as const)('the first is the one that was taken first: %s', (_, attempts, first_accuracy) => {
    const after = attempts.reduce<Standing>(
      (progress, [day, accuracy]) => afterAttempt({ progress, accuracy, taken_on: on(day) }),
      untouched,
    )
    expect(after).toMatchObject({ first_accuracy, first_taken_on: '2026-03-01T10:00:00.000Z' })
  })
})

describe('a lesson', () => {
  it.each([
    [0, 0, 4, 0, false, 0],
    [0, 1, 4, 0, false, 1],
    [2, 3, 4, 50, false, 1],
    [3, 3, 4, 75, true, 2],
    [2, 2, 3, 66.7, false, 1],
    [4, 4, 3, 100, true, 2],
    [0, 0, 0, 0, false, 0],
  ])(
    'with %s completed and %s started of %s contents',
    (completed_contents, started_contents, total_contents, completion, is_completed, content_status) => {
      const standing = lessonCompletion({
        completed_contents,
        started_contents,
        total_contents,
        min_completion_percentage: 75,
      })
      expect(standing).toMatchObject({ completion, is_completed, content_status })
    },
  )
})

describe('an attempt that is marked anew', () => {
  const after = (...accuracies: readonly number[]) =>
    accuracies.reduce(
      (progress, accuracy, index) => afterAttempt({ progress, accuracy, taken_on: on(1 + index) }),
      untouched,
    )

  it.each([
    ['upwards', [40, 20], 0, 90, { ...after(90, 20), resume_point: '' }],
    [
      'downwards, where it was the best',
      [90, 60],
      0,
      10,
      { ...after(90, 60), accuracy: 60, first_accuracy: 10, accuracy_sum: 70 },
    ],
    ['downwards, where another is better', [30, 80], 0, 20, after(20, 80)],
    ['as the latest', [30, 40], 1, 45, after(30, 45)],
    ['to a pass', [30], 0, 50, after(50)],
    [
      'from a pass: passed once, it stays completed',
      [70],
      0,
      20,
      { ...after(70), accuracy: 20, last_accuracy: 20, first_accuracy: 20, accuracy_sum: 20 },
    ],
  ] as const)('%s stands as if it had been marked so at once', (_, marked, which, accuracy, expected) => {
    const others = marked.filter((__, index) => index !== which)
    const progress = afterMarkedAnew({
      progress: after(...marked),
      before: marked[which] ?? 0,
      accuracy,
      others_best: others.length > 0 ? Math.max(...others) : null,
      is_latest: which === marked.length - 1,
      is_first: which === 0,
      taken_on: on(1 + which),
    })
    expect(progress).toEqual(expected)
  })

  it('leaves a better one of before alone', () => {
    const progress = at({
      content_status: 2,
      completion: 100,
      accuracy: 95,
      last_accuracy: 60,
      first_accuracy: 95,
      first_taken_on: on(1).toISOString(),
      accuracy_sum: 155,
      attempts: 2,
    })
    // Alone in this class; the first was made in another, before the learner moved.
    const anew = { before: 60, accuracy: 70, others_best: null, is_latest: true, is_first: true, taken_on: on(2) }
    expect(afterMarkedAnew({ progress, ...anew })).toMatchObject({
      first_accuracy: 95,
      accuracy: 95,
      last_accuracy: 70,
      accuracy_sum: 165,
      attempts: 2,
    })
  })
})
