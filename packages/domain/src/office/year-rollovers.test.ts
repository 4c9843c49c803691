import { describe, expect, test } from 'vitest'
import type { PlannedSection } from '@maktab/contracts/office/year-rollovers'
import { keptFacts, type RegisteredLearner, type TaughtClass, type YearFacts } from './year-facts.ts'
import { coursesAfter, proposeYear } from './year-proposals.ts'
import { decideRollover, type YearOrder } from './year-rollovers.ts'

const aClass = (class_id: number, grade: string, section: string, subject: string, course_id: number): TaughtClass => ({
  class_id,
  grade,
  section,
  subject,
  course_id,
  alias: null,
})
const learner = (user_id: number, class_ids: number[], some: Partial<RegisteredLearner> = {}): RegisteredLearner => ({
  user_id,
  full_name: `Learner ${user_id}`,
  grade: null,
  section: null,
  roll_number: user_id,
  class_ids,
  ...some,
})
const courses = ['1', '6', '7', '8'].flatMap((grade) =>
  ['maths', 'physics'].map((subject, at) => ({
    course_id: Number(grade) * 10 + at,
    title: `${subject} ${grade}`,
    subject,
    grade,
    language: 'en',
  })),
)
/** A school of grades 6 to 8, two subjects each but for 8, which has mathematics alone; 6 has two sections. */
const facts = (some: Partial<YearFacts> = {}): YearFacts =>
  keptFacts({
    classes: [
      aClass(1, '6', 'A', 'maths', 60),
      aClass(2, '6', 'A', 'physics', 61),
      aClass(3, '6', 'B', 'maths', 60),
      aClass(4, '7', 'A', 'maths', 70),
      aClass(5, '7', 'A', 'physics', 71),
      aClass(6, '8', 'A', 'maths', 80),
    ],
    learners: [
      learner(101, [1, 2]),
      learner(102, [1]),
      learner(103, [3]),
      learner(104, [4, 5]),
      learner(105, [6]),
      learner(106, [], { grade: '6', section: 'A' }),
    ],
    courses,
    unmarked: new Map(),
    silent: new Set(),
    moving: new Set(),
    ...some,
  })
const order = (of: YearFacts, some: Partial<YearOrder> = {}): YearOrder => ({
  teachers: 'follow',
  ...proposeYear(of),
  ...some,
})
const decide = (of = facts(), some: Partial<YearOrder> = {}) => decideRollover(order(of, some), of)
const withSection = (of: YearFacts, grade: string, section: string, some: Partial<PlannedSection>) => ({
  sections: proposeYear(of).sections.map((one) =>
    one.grade === grade && one.section === section ? { ...one, ...some } : one,
  ),
})
const kinds = (decided: ReturnType<typeof decide>) => decided.clashes.map(({ kind }) => kind)

describe('what is proposed', () => {
  test('every section goes to the next grade, the last leaves, and what nobody comes into begins anew', () => {
    expect(proposeYear(facts({ courses: courses.filter(({ grade }) => grade !== '1') }))).toEqual({
      sections: [
        { grade: '6', section: 'A', to: { grade: '7', section: 'A' }, courses: [], exceptions: [] },
        { grade: '6', section: 'B', to: { grade: '7', section: 'B' }, courses: [], exceptions: [] },
        { grade: '7', section: 'A', to: { grade: '8', section: 'A' }, courses: [], exceptions: [] },
        { grade: '8', section: 'A', to: 'graduate', courses: [], exceptions: [] },
      ],
      renewed: [
        { grade: '6', section: 'A' },
        { grade: '6', section: 'B' },
      ],
    })
  })
  test('a school that grows goes on where it has courses; a grade without a number begins again', () => {
    const { sections, renewed } = proposeYear(
      keptFacts(facts({ classes: [aClass(1, 'صنف هفتم', 'A', 'maths', 70), aClass(2, 'Nursery', 'A', 'maths', 10)] })),
    )
    expect(sections.map(({ to }) => to)).toEqual([
      { grade: '8', section: 'A' },
      { grade: 'Nursery', section: 'A' },
    ])
    expect(renewed).toEqual([{ grade: '7', section: 'A' }])
  })
  test.each([
    ['the course of its subject that the new section is taught from', aClass(1, '6', 'A', 'maths', 60), [], 70],
    ['one that another section of the grade is taught from', aClass(3, '6', 'B', 'physics', 61), [], 71],
    ['that of its subject however it is written', aClass(9, '7', 'A', 'ریاضی', 999), [], 80],
    [
      'the one in its language',
      aClass(5, '7', 'A', 'physics', 71),
      [{ ...courses[7]!, course_id: 7, language: 'ps' }],
      81,
    ],
    ['none where the campus has none', aClass(9, '8', 'A', 'maths', 80), [], null],
  ] as const)('a class goes on with %s', (_name, of, more, expected) => {
    const to = { grade: String(Number(of.grade) + 1), section: of.section }
    expect(coursesAfter(facts({ courses: [...more, ...courses] }))(of, to)).toBe(expected)
  })
  // Grade 7 is taught from courses that were written for other grades, as many a campus does.
  const borrowed = [aClass(11, '7', 'A', 'maths', 60), aClass(12, '7', 'B', 'maths', 80)]
  test.each([
    ['the one of the new section comes first', borrowed, 'A', courses, 60],
    ['each section has its own', borrowed, 'B', courses, 80],
    ['that of another section comes before one written for the grade', borrowed.slice(1), 'A', courses, 80],
    ['one written for the grade follows where no section is taught in the subject', [], 'A', courses, 70],
    ['it is enough where none is written for the grade', borrowed, 'A', courses.slice(0, 4), 60],
  ] as const)('of courses for other grades, %s', (_name, taught, section, known, expected) => {
    const of = aClass(1, '6', section, 'maths', 60)
    expect(coursesAfter(facts({ classes: [of, ...taught], courses: known }))(of, { grade: '7', section })).toBe(
      expected,
    )
  })
})

describe('what happens', () => {
  test('classes are made once for each section and course, and learners come where their classes lead', () => {
    const { made, promotions, ended, counts, clashes } = decide()
    expect(
      made.map(({ grade, section, course_id, from_class_ids }) => [grade, section, course_id, from_class_ids]),
    ).toEqual([
      ['7', 'A', 70, [1]],
      ['7', 'A', 71, [2]],
      ['7', 'B', 70, [3]],
      ['8', 'A', 80, [4]],
      ['8', 'A', 81, [5]],
      ['6', 'A', 60, []],
      ['6', 'A', 61, []],
      ['6', 'B', 60, []],
    ])
    const joins = Object.fromEntries(promotions.map((one) => [one.user_id, [one.outcome, ...one.joins]]))
    // 106 stands in the register alone, and comes into every class of the section.
    expect(joins).toEqual({
      101: ['rise', 0, 1],
      102: ['rise', 0],
      103: ['rise', 2],
      104: ['rise', 3, 4],
      105: ['graduate'],
      106: ['rise', 0, 1],
    })
    expect(ended).toEqual([1, 2, 3, 4, 5, 6])
    expect(counts).toEqual({
      rising: 5,
      other_section: 0,
      repeating: 0,
      graduating: 1,
      leaving: 0,
      classes_ended: 6,
      classes_made: 8,
    })
    expect(clashes).toEqual([])
  })
  test('two sections that become one have a class for each course, and the learners of both', () => {
    const of = facts()
    const { made, promotions } = decide(of, withSection(of, '6', 'B', { to: { grade: 'Class 7', section: 'A' } }))
    expect(made.filter(({ grade }) => grade === '7').map(({ from_class_ids }) => from_class_ids)).toEqual([[1, 3], [2]])
    expect(promotions.find(({ user_id }) => user_id === 103)).toMatchObject({
      to: { grade: '7', section: 'A' },
      joins: [0],
    })
  })
  test('a learner repeats in any section, goes to another one, or leaves; their number stays behind', () => {
    const of = facts()
    const plan = withSection(of, '6', 'A', {
      exceptions: [
        { user_id: 101, outcome: 'repeat', to_section: 'B' },
        { user_id: 102, outcome: 'other_section', to_section: 'B' },
        { user_id: 106, outcome: 'leave' },
      ],
    })
    const { promotions, counts } = decide(of, plan)
    expect(promotions.slice(0, 3)).toEqual([
      {
        user_id: 101,
        outcome: 'repeat',
        from: { grade: '6', section: 'A' },
        to: { grade: '6', section: 'B' },
        roll_number: null,
        joins: [7],
      },
      {
        user_id: 102,
        outcome: 'other_section',
        from: { grade: '6', section: 'A' },
        to: { grade: '7', section: 'B' },
        roll_number: null,
        joins: [2],
      },
      { user_id: 106, outcome: 'leave', from: { grade: '6', section: 'A' }, to: null, roll_number: null, joins: [] },
    ])
    expect(counts).toMatchObject({ rising: 2, repeating: 1, other_section: 1, leaving: 1, graduating: 1 })
  })
  test('a name of its own goes along, unless it says the old grade', () => {
    const named = (alias: string) => ({ ...aClass(1, '6', 'A', 'maths', 60), alias })
    const aliasOf = (alias: string) =>
      decide(facts({ classes: [named(alias)], learners: [] })).made.map((one) => one.alias)
    // The first follows it, the second is made anew for whoever comes into grade 6.
    expect(aliasOf('Stars')).toEqual(['Stars', 'Stars'])
    expect(aliasOf('صنف ۶ الف')).toEqual([null, 'صنف ۶ الف'])
    expect(aliasOf('Room 16')).toEqual(['Room 16', 'Room 16'])
  })
  test.each([
    ['follow', [1]],
    ['stay', [4]],
    ['none', []],
  ] as const)('teachers who %s', (teachers, expected) => {
    const { made } = decide(facts(), { teachers })
    expect(made[0]!.teacher_class_ids).toEqual(expected)
    expect(made[5]!.teacher_class_ids).toEqual(teachers === 'stay' ? [1] : [])
  })
  // Many a subject begins in a grade: no class of the one before goes on with it.
  test('a subject that the next grade is taught and this one is not begins there, for all who come', () => {
    const of = facts({
      classes: [
        aClass(1, '6', 'A', 'maths', 60),
        aClass(4, '7', 'A', 'ریاضی', 999),
        aClass(5, '7', 'A', 'physics', 71),
        aClass(6, '8', 'A', 'maths', 80),
      ],
      learners: [
        learner(101, [1]),
        learner(104, [5]),
        learner(105, [6]),
        learner(106, [], { grade: '6', section: 'A' }),
      ],
    })
    const { sections, made, promotions, clashes } = decide(of)
    expect(sections.map(({ begun }) => begun.map(({ class_id }) => class_id))).toEqual([[5], [], []])
    expect(made.filter(({ grade }) => grade === '7')).toMatchObject([
      { section: 'A', course_id: 70, from_class_ids: [1], teacher_class_ids: [1] },
      { section: 'A', course_id: 71, from_class_ids: [], teacher_class_ids: [], like_class_id: 5 },
    ])
    const joins = promotions.map(({ user_id, joins: at }) => [user_id, at.map((one) => made[one]!.course_id)])
    expect(joins).toEqual([
      [101, [70, 71]],
      [106, [70, 71]],
      [104, [81]],
      [105, []],
    ])
    expect(clashes).toEqual([])
  })
  test('a learner whose classes go on with nothing comes into what begins in the next grade', () => {
    const of = facts({
      classes: [aClass(1, '6', 'A', 'Pashto', 50), aClass(4, '7', 'A', 'maths', 70)],
      learners: [learner(101, [1])],
    })
    const { promotions, clashes } = decide(of)
    expect(promotions[0]!.joins).toHaveLength(1)
    expect(clashes.map(({ kind }) => kind)).toEqual(['course_missing'])
  })
  test('a class for which the office says that nothing follows is not made, and is no clash', () => {
    const of = facts()
    const { made, clashes } = decide(of, withSection(of, '6', 'A', { courses: [{ class_id: 2, course_id: null }] }))
    expect(made.filter(({ grade, section }) => grade === '7' && section === 'A')).toHaveLength(1)
    expect(clashes).toEqual([])
    const elsewhere = decide(of, withSection(of, '6', 'A', { courses: [{ class_id: 2, course_id: 70 }] })).made
    expect(elsewhere.filter(({ grade, section }) => grade === '7' && section === 'A')).toMatchObject([
      { course_id: 70, from_class_ids: [1, 2] },
    ])
  })
})

describe('clashes', () => {
  const of = facts()
  const section6A = proposeYear(of).sections[0]!
  const big = Array.from({ length: 61 }, (_, at) => learner(200 + at, [3]))
  test.each<[string, Partial<YearFacts>, Partial<YearOrder>, object[]]>([
    [
      'a section that is there no more',
      {},
      { sections: [{ ...section6A, grade: '9' }], renewed: [] },
      [{ kind: 'section_unknown', grade: '9', is_blocking: true }],
    ],
    [
      'a target that goes on being taught',
      {},
      { sections: [section6A], renewed: [] },
      [{ kind: 'target_exists', grade: '7', section: 'A', count: 2, is_blocking: true }],
    ],
    [
      'a section that begins anew and does not end',
      {},
      { sections: [], renewed: [{ grade: 'صنف ۸', section: 'A' }] },
      [{ kind: 'target_exists', grade: '8', count: 1 }],
    ],
    [
      'a course that the campus has not',
      {},
      withSection(of, '6', 'A', { courses: [{ class_id: 1, course_id: 999 }] }),
      [{ kind: 'course_unknown', count: 1, names: ['maths'], is_blocking: true }],
    ],
    [
      'a learner of another section',
      {},
      withSection(of, '6', 'A', { exceptions: [{ user_id: 103, outcome: 'leave' }] }),
      [{ kind: 'learner_unknown', names: ['Learner 103'], is_blocking: true }],
    ],
    [
      'another section that is not named',
      {},
      withSection(of, '6', 'A', { exceptions: [{ user_id: 101, outcome: 'other_section' }] }),
      [{ kind: 'section_missing', names: ['Learner 101'], is_blocking: true }, { kind: 'without_class' }],
    ],
    [
      'a course that is missing for the next grade',
      { courses: courses.filter(({ course_id }) => course_id !== 81) },
      {},
      [{ kind: 'course_missing', grade: '7', names: ['physics'], is_blocking: false }],
    ],
    [
      'a learner for whom there is no class',
      {},
      withSection(of, '6', 'A', { exceptions: [{ user_id: 101, outcome: 'repeat', to_section: 'Z' }] }),
      [{ kind: 'without_class', grade: '6', section: 'Z', names: ['Learner 101'], is_blocking: false }],
    ],
    [
      'more than sixty in a section',
      { learners: big },
      {},
      [{ kind: 'section_large', grade: '7', section: 'B', count: 61, is_blocking: false }],
    ],
    [
      'a learner in two sections',
      { learners: [learner(107, [1, 2, 3])] },
      {},
      [{ kind: 'two_sections', grade: '6', section: 'A', names: ['Learner 107'], is_blocking: false }],
    ],
    [
      'work that nobody marked',
      {
        unmarked: new Map([
          [4, 3],
          [5, 2],
        ]),
      },
      {},
      [{ kind: 'work_unmarked', grade: '7', count: 5, names: ['maths', 'physics'], is_blocking: false }],
    ],
    [
      'devices that were not in touch',
      { silent: new Set([101, 104, 999]) },
      {},
      [
        { kind: 'devices_silent', grade: '6', count: 1 },
        { kind: 'devices_silent', grade: '7', count: 1 },
      ],
    ],
    [
      'moves that wait',
      { moving: new Set([103]) },
      {},
      [{ kind: 'moves_pending', section: 'B', names: ['Learner 103'] }],
    ],
  ])('%s', (_name, some, planned, expected) => {
    const all = facts(some)
    const { clashes } = decideRollover(order(all, planned), all)
    expect(clashes).toEqual(expected.map((one) => expect.objectContaining(one) as object))
  })
  test('a plan for one section alone stands in the way of nobody where its target ends, too', () => {
    const [first, , seventh] = proposeYear(of).sections
    expect(kinds(decide(of, { sections: [first!, { ...seventh!, to: 'graduate' }], renewed: [] }))).toEqual([])
  })
})

describe('the section of a learner', () => {
  const homeIn = (one: RegisteredLearner) =>
    decide(facts({ learners: [one] })).promotions.map(({ from }) => from.section)
  test.each([
    [
      'is that of the register where they have a class in it',
      learner(1, [1, 2, 3], { grade: '۶', section: ' B ' }),
      ['B'],
    ],
    [
      'is that of most of their classes where the register says another',
      learner(1, [1, 2, 3], { grade: '7', section: 'A' }),
      ['A'],
    ],
    ['is unknown where nothing says it', learner(1, []), []],
  ])('%s', (_name, one, expected) => {
    expect(homeIn(one)).toEqual(expected)
  })
})
