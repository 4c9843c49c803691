import { describe, expect, it } from 'vitest'
import { decideReminder, dueSoonOn, quietUntil, type RemindFacts, type WorkToRemind } from './reminders.ts'

const now = new Date('2026-11-20T08:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)

describe('reminding learners', () => {
  const work: WorkToRemind = {
    user_id: 7,
    teaches_class: true,
    assignment_status: 0,
    is_excused: false,
    due_date: hours(20),
    reminded_on: null,
  }
  const facts: RemindFacts = { sees_assignment: true, start_date: hours(-48), closes_on: null, works: [work] }
  const remind = (of: Partial<WorkToRemind>, part: Partial<RemindFacts> = {}) =>
    decideReminder({ facts: { ...facts, ...part, works: [{ ...work, ...of }] }, now })

  it.each([
    ['who handed in nothing', {}, {}, true],
    ['who is to do it again', { assignment_status: 3 }, {}, true],
    ['who handed in', { assignment_status: 1 }, {}, false],
    ['who has it back', { assignment_status: 2 }, {}, false],
    ['who is excused', { is_excused: true }, {}, false],
    ['who is in another’s class', { teaches_class: false }, {}, false],
    ['who was reminded twelve hours ago', { reminded_on: hours(-12) }, {}, true],
    ['who was reminded a moment less than twelve hours ago', { reminded_on: new Date(+hours(-12) + 1) }, {}, false],
    ['who was reminded by a clock that ran ahead', { reminded_on: hours(1) }, {}, false],
    ['who is late', { due_date: hours(-1) }, {}, true],
    ['before it closes', { due_date: hours(-2) }, { closes_on: now }, true],
    ['after it closed', { due_date: hours(-2) }, { closes_on: hours(-1) }, false],
    ['after it closed for the others alone', { due_date: hours(2) }, { closes_on: hours(-1) }, true],
    ['before it begins', {}, { start_date: hours(1) }, false],
  ] as const)('%s', (_, of, part, isReminded) => {
    expect(remind(of, part)).toEqual({ ok: true, value: { user_ids: isReminded ? [7] : [] } })
  })

  it('is refused for work that the teacher does not see', () => {
    expect(remind({}, { sees_assignment: false })).toEqual({ ok: false, refusal: 'not_found' })
  })
})

it.each([
  // Kabul is four and a half hours ahead.
  ['2026-11-20T16:29:59Z', undefined],
  ['2026-11-20T16:30:00Z', '2026-11-21T01:30:00.000Z'],
  ['2026-11-20T23:59:30Z', '2026-11-21T01:30:00.000Z'],
  ['2026-11-21T01:29:59Z', '2026-11-21T01:30:00.000Z'],
  ['2026-11-21T01:30:00Z', undefined],
])('at %s a school in Kabul is quiet until %s', (moment, until) => {
  expect(quietUntil(new Date(moment), 'Asia/Kabul')?.toISOString()).toBe(until)
})

it.each([
  [24.1, 0.1],
  [24, undefined],
  [3, undefined],
])('work that is due in %s hours is told of in %s', (due, told) => {
  expect(dueSoonOn(hours(due), now)).toEqual(told === undefined ? undefined : hours(told))
})
