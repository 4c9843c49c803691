import { describe, expect, test } from 'vitest'
import {
  attendanceMode,
  countMarks,
  decideMarks,
  decideSheet,
  periodOf,
  type SheetFacts,
  type StandingMark,
} from './attendance-sheets.ts'

const given = new Date('2026-03-21T04:00:00Z')
const classTeacher: SheetFacts = {
  mode: 1,
  mode_on: null,
  today: '2026-03-21',
  edit_days: 7,
  is_office: false,
  keeps_register: true,
  is_class_teacher: true,
  has_class_teacher: true,
  teaches: true,
}
const office = { ...classTeacher, is_office: true, is_class_teacher: false, teaches: false }
const otherTeacher = { ...classTeacher, is_class_teacher: false }

test.each([
  ['of the tenant where the campus says nothing', null, 1, 1],
  ['of the campus before its tenant', 0, 2, 0],
  ['of the campus where the tenant has none', 2, 0, 2],
  ['once a day where its number is not known', 7, 0, 1],
  ['none below 0', null, -1, 0],
])('the mode is %s', (_, campus, tenant, mode) => {
  expect(attendanceMode(campus, tenant)).toBe(mode)
})

test('a lesson has its number, a day has none', () => {
  expect([periodOf(1, 4), periodOf(2, 0), periodOf(2, 4)]).toEqual([0, 1, 4])
})

describe('who marks which sheet', () => {
  test.each([
    ['the class teacher marks today', classTeacher, '2026-03-21', null],
    ['the class teacher marks the last of the days', classTeacher, '2026-03-14', null],
    ['the class teacher is too late a day after', classTeacher, '2026-03-13', 'attendance_closed'],
    ['an office is never too late', office, '2025-04-01', null],
    ['nobody marks tomorrow', office, '2026-03-22', 'attendance_in_future'],
    ['another teacher of the class does not mark', otherTeacher, '2026-03-21', 'not_class_teacher'],
    ['any teacher marks where nobody is named', { ...otherTeacher, has_class_teacher: false }, '2026-03-21', null],
    [
      'a teacher of another class does not mark where nobody is named',
      { ...otherTeacher, has_class_teacher: false, teaches: false },
      '2026-03-21',
      'not_class_teacher',
    ],
    ['every teacher of the class marks lessons', { ...otherTeacher, mode: 2 }, '2026-03-21', null],
    [
      'a substitute who does not teach the class marks',
      { ...classTeacher, teaches: false, has_class_teacher: true },
      '2026-03-21',
      null,
    ],
    [
      'a class without the register is not marked',
      { ...classTeacher, keeps_register: false },
      '2026-03-21',
      'register_elsewhere',
    ],
    ['lessons are marked in every class', { ...classTeacher, mode: 2, keeps_register: false }, '2026-03-21', null],
    ['a campus without attendance marks nobody', { ...office, mode: 0 }, '2026-03-21', 'attendance_off'],
    [
      'what was given before a campus stopped is taken',
      { ...classTeacher, mode: 0, mode_on: new Date('2026-03-21T05:00:00Z') },
      '2026-03-21',
      null,
    ],
    [
      'what was given after a campus stopped is not',
      { ...classTeacher, mode: 0, mode_on: given },
      '2026-03-21',
      'attendance_off',
    ],
  ] as const)('%s', (_, facts, attendance_date, refusal) => {
    const decision = decideSheet({ facts, attendance_date, given })
    expect(decision.ok ? null : decision.refusal).toBe(refusal)
  })
})

describe('which mark counts', () => {
  const entry = '0a4f3c1e-5d1b-4f1e-8a51-00000000000b'
  const standing = (given_on: string, more: Partial<StandingMark> = {}): ReadonlyMap<number, StandingMark> =>
    new Map([
      [
        7,
        {
          attendance_status: 2,
          given_on: new Date(given_on),
          entry_id: '0a4f3c1e-5d1b-4f1e-8a51-00000000000a',
          given_by_name: 'Nasrin',
          is_own: false,
          ...more,
        },
      ],
    ])
  const decide = (
    current: ReadonlyMap<number, StandingMark>,
    { marks = [7], members = [7] }: { marks?: number[]; members?: number[] } = {},
  ) =>
    decideMarks({
      members: new Set(members),
      standing: current,
      marks: marks.map((user_id) => ({ user_id, attendance_status: 1 as const })),
      given,
      entry_id: entry,
    })

  test.each([
    ['the first', new Map(), true],
    ['the one given later', standing('2026-03-21T03:59:00Z'), true],
    ['not the one given earlier', standing('2026-03-21T04:01:00Z'), false],
    ['at one moment the greater entry', standing('2026-03-21T04:00:00Z'), true],
    ['at one moment not the smaller entry', standing('2026-03-21T04:00:00Z', { entry_id: 'f' }), false],
    ['one of before entries were kept, less than any other', standing('2026-03-21T04:00:00Z', { entry_id: '' }), true],
    [
      'of one device the one that arrives later, where the first looks later for a slow way',
      standing('2026-03-21T04:00:30Z', { is_own: true }),
      true,
    ],
  ])('%s', (_, current, counts) => {
    const decision = decide(current)
    expect(decision.ok && decision.value.marks.map((mark) => mark.counts)).toEqual([counts])
    expect(decision.ok && decision.value.set_aside).toEqual(
      counts ? [] : [{ user_id: 7, why: 'later_mark', attendance_status: 2, given_by_name: 'Nasrin' }],
    )
  })

  test('a mark of who is not of the class is kept and set aside', () => {
    const decision = decide(new Map(), { marks: [7, 8] })
    expect(decision).toMatchObject({
      ok: true,
      value: {
        marks: [
          { user_id: 7, counts: true },
          { user_id: 8, counts: false },
        ],
        set_aside: [{ user_id: 8, why: 'not_in_class', attendance_status: 0, given_by_name: null }],
      },
    })
  })

  test('no mark, and a learner twice, are refused', () => {
    expect(decide(new Map(), { marks: [] })).toEqual({ ok: false, refusal: 'nothing_marked' })
    expect(decide(new Map(), { marks: [7, 7] })).toEqual({ ok: false, refusal: 'learner_twice' })
  })
})

test('who is not marked is counted as unmarked', () => {
  expect(countMarks([1, 1, 2, 0, 3, 4, 0])).toEqual({ present: 2, absent: 1, late: 1, leave: 1, unmarked: 2 })
})
