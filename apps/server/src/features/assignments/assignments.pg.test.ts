import { randomUUID } from 'node:crypto'
import {
  createAssignment,
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  classA,
  classB,
  classThere,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type School,
} from '../../../test/school.ts'
import { handIn, ownFile, score, setWork } from '../../../test/work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  for (const table of [
    'score_entries',
    'submissions',
    'assignments_users',
    'assignments_classes',
    'assignments',
    'rollup_class',
  ] as const) {
    await school.database.owner.deleteFrom(table).execute()
  }
})

const linkId = randomUUID()
const day = (days: number) => new Date(school.clock.now.getTime() + days * 86_400_000).toISOString()

describe('setting work', () => {
  it('gives it to every learner of its classes, with the lesson, the file and the rubric', async () => {
    const file_id = await ownFile(school, people.teacher, 'sheet.pdf')
    const assignment_id = await setWork(school, {
      links: [{ link_id: linkId, link_type: 2, url: '<iframe src="//www.geogebra.org/m/x"></iframe>' }],
      attachments: [{ file_id, name: 'a name that is not the file’s', mime_type: 'x', size_bytes: 0 }],
    })
    const as = people.teacher
    const read = await value(school, readTaughtAssignment, { assignment_id }, { as })
    expect(read).toMatchObject({
      title: 'Fractions around us',
      total_score: 10,
      classes: [
        { class_id: classA, name: { alias: null, subject: 'maths', grade: '6', section: 'A' } },
        { class_id: classB, name: { alias: null, subject: 'maths', grade: '6', section: 'B' } },
      ],
      lessons: [
        { lesson_guid: lessonOne, class_id: classA, title: 'Lesson 1', content_ids: [article] },
        { lesson_guid: lessonOne, class_id: classB },
      ],
      attachments: [
        { file_id, name: 'sheet.pdf', mime_type: 'image/jpeg', size_bytes: 321, url: expect.stringContaining(file_id) },
      ],
    })
    expect(read.rubric_data).toHaveLength(2)
    const links = [{ link_id: linkId, link_type: 2, title: 'www.geogebra.org', url: 'https://www.geogebra.org/m/x' }]
    expect(read).toMatchObject({ links })
    expect(await value(school, readSetAssignment, { assignment_id }, { as: people.learner })).toMatchObject({ links })
    const { list } = await value(school, listTaughtAssignments, {}, { as })
    expect(list).toMatchObject([
      {
        assignment_id,
        total_students: 3,
        submitted: 0,
        class_names: [
          { subject: 'maths', grade: '6', section: 'A' },
          { subject: 'maths', grade: '6', section: 'B' },
        ],
      },
    ])
    const shares = await school.database.owner
      .selectFrom('assignments_classes')
      .select(['class_id', 'total_learners'])
      .orderBy('class_id')
      .execute()
    expect(shares).toEqual([
      { class_id: classA, total_learners: 2 },
      { class_id: classB, total_learners: 1 },
    ])
    for (const learner of [people.learner, people.classmate, people.outsider]) {
      expect((await value(school, readSetAssignment, { assignment_id }, { as: learner })).lessons).toHaveLength(1)
    }
  })

  it('twice under one id sets it once', async () => {
    const assignment_id = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => setWork(school, { assignment_id })))
    expect((await value(school, listTaughtAssignments, {}, { as: people.teacher })).list).toHaveLength(1)
  })

  it.each([
    ['not_found', { class_ids: [classA, 999] }, people.teacher],
    ['not_found', { class_ids: [classThere] }, people.teacher],
    ['not_found', {}, people.teacherThere],
    ['not_allowed', { class_ids: [classA] }, people.otherTeacher],
    ['due_before_start', { due_date: '2026-03-01T00:00:00Z' }, people.teacher],
    ['due_before_today', { start_date: '2026-03-01T00:00:00Z', due_date: '2026-03-02T00:00:00Z' }, people.teacher],
    ['content_missing', { cms_content_ids: [999] }, people.teacher],
    ['nothing_attached', { cms_content_ids: [], lesson_guids: [] }, people.teacher],
    ['content_missing', { lesson_guids: [randomUUID()] }, people.teacher],
    ['rubric_mismatch', { total_score: 11 }, people.teacher],
    [
      'file_missing',
      { attachments: [{ file_id: randomUUID(), name: 'a.pdf', mime_type: 'application/pdf', size_bytes: 1 }] },
      people.teacher,
    ],
  ] as const)('is refused: %s %j', async (refusal, change, as) => {
    const input = {
      assignment_id: randomUUID(),
      class_ids: [classA],
      cms_content_ids: [document],
      title: 'Work',
      description: 'Do it.',
      start_date: day(0),
      due_date: day(7),
      allowed_attempts: 1,
      total_score: 10,
      rubric_data: [{ criterion_id: 'c', title: 'All', levels: [{ level_id: 'l', label: 'All', marks: 10 }] }],
    }
    const changed = { ...input, ...change } as typeof input
    expect(await call(school, createAssignment, changed, { as })).toEqual({ ok: false, refusal })
  })

  it('with a file of somebody else is refused', async () => {
    const file_id = await ownFile(school, people.otherTeacher)
    const attachments = [{ file_id, name: 'a.pdf', mime_type: 'application/pdf', size_bytes: 1 }]
    await expect(setWork(school, { attachments })).rejects.toThrow('file_missing')
  })

  it('under the id of a colleague’s assignment is refused', async () => {
    const assignment_id = await setWork(school, { class_ids: [classB] }, people.otherTeacher)
    await expect(setWork(school, { assignment_id })).rejects.toThrow('not_allowed')
  })
})

describe('a teacher’s list', () => {
  it('is paged by twenty, the newest due date first, a calendar whole', async () => {
    for (let index = 0; index < 23; index += 1) await setWork(school, { class_ids: [classA], due_date: day(1 + index) })
    const as = people.teacher
    const first = await value(school, listTaughtAssignments, {}, { as })
    expect([first.list.length, first.total_pages]).toEqual([20, 2])
    expect(first.list.map(({ due_date }) => due_date)).toEqual(
      first.list
        .map(({ due_date }) => due_date)
        .sort()
        .reverse(),
    )
    const second = await value(school, listTaughtAssignments, { page: 2 }, { as })
    expect([second.list.length, second.total_pages]).toEqual([3, 2])
    expect(await value(school, listTaughtAssignments, { page: 3 }, { as })).toEqual({ list: [], total_pages: 2 })
    expect((await value(school, listTaughtAssignments, { is_calendar_view: true }, { as })).list).toHaveLength(23)
    expect(
      (await value(school, listTaughtAssignments, { start_date: day(1), end_date: day(3) }, { as })).list,
    ).toHaveLength(3)
  })

  it('counts the class that was asked for', async () => {
    const assignment_id = await setWork(school)
    await handIn(school, assignment_id)
    await score(school, assignment_id, 7)
    const as = people.teacher
    const countsOf = async (class_id?: number) => {
      const { list } = await value(school, listTaughtAssignments, class_id === undefined ? {} : { class_id }, { as })
      return list.map(({ total_students, submitted, scored, returned }) => [
        total_students,
        submitted,
        scored,
        returned,
      ])
    }
    expect(await countsOf()).toEqual([[3, 1, 1, 0]])
    expect(await countsOf(classA)).toEqual([[2, 1, 1, 0]])
    expect(await countsOf(classB)).toEqual([[1, 0, 0, 0]])
    expect(await countsOf(classThere)).toEqual([])
  })

  it('has what a colleague set for a class of theirs, with that class alone', async () => {
    const assignment_id = await setWork(school)
    await handIn(school, assignment_id)
    const as = people.otherTeacher
    const { list } = await value(school, listTaughtAssignments, {}, { as })
    expect(list).toMatchObject([{ assignment_id, class_ids: [classB], total_students: 1, submitted: 0, to_mark: 0 }])
    expect(list[0]?.class_names).toHaveLength(1)
    expect((await value(school, listTaughtAssignments, {}, { as: people.teacher })).list).toMatchObject([
      { class_ids: [classA, classB], to_mark: 1 },
    ])
  })

  it('has all that waits to be marked, what was due longest ago first, however much was set since', async () => {
    const waiting = [
      await setWork(school, { class_ids: [classA], due_date: day(2) }),
      await setWork(school, { class_ids: [classA], due_date: day(1) }),
    ]
    for (let index = 0; index < 20; index += 1) await setWork(school, { class_ids: [classA], due_date: day(9) })
    for (const assignment_id of waiting) await handIn(school, assignment_id)
    const asked = { state: 'to_mark' } as const
    const { list, total_pages } = await value(school, listTaughtAssignments, asked, { as: people.teacher })
    expect([list.map((one) => one.assignment_id), total_pages]).toEqual([waiting.toReversed(), 1])
    expect((await value(school, listTaughtAssignments, asked, { as: people.otherTeacher })).list).toEqual([])
  })

  it('is empty for colleagues, and what they do not teach is not there', async () => {
    const assignment_id = await setWork(school, { class_ids: [classA] })
    expect((await value(school, listTaughtAssignments, {}, { as: people.otherTeacher })).list).toEqual([])
    for (const as of [people.otherTeacher, people.teacherThere]) {
      expect(await call(school, readTaughtAssignment, { assignment_id }, { as })).toEqual({
        ok: false,
        refusal: 'not_found',
      })
    }
  })

  it('opens what was set for a class of theirs by somebody else', async () => {
    const assignment_id = await setWork(school)
    expect(
      (await value(school, readTaughtAssignment, { assignment_id }, { as: people.otherTeacher })).assignment_id,
    ).toBe(assignment_id)
  })
})

describe('a learner’s list', () => {
  it('begins with what is due next', async () => {
    const [far, near, over] = [
      await setWork(school, { due_date: day(9) }),
      await setWork(school, { due_date: day(2) }),
      await setWork(school, { due_date: day(1) }),
    ]
    school.clock.now = new Date(day(1.5))
    const { list } = await value(school, listSetAssignments, {}, { as: people.learner })
    expect(list.map(({ assignment_id }) => assignment_id)).toEqual([near, far, over])
    expect(list[0]).toMatchObject({
      class_id: classA,
      class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
      assignment_status: 0,
      score: null,
      is_late: false,
    })
    expect((await value(school, listSetAssignments, { class_id: classB }, { as: people.learner })).list).toEqual([])
    expect(
      (await value(school, listSetAssignments, { start_date: day(0), end_date: day(1) }, { as: people.learner })).list,
    ).toHaveLength(1)
  })

  it('holds nothing of other classes and schools', async () => {
    const assignment_id = await setWork(school, {
      class_ids: [classA],
      cms_content_ids: [document],
      lesson_guids: [lessonTwo],
    })
    for (const as of [people.outsider, people.learnerThere]) {
      expect((await value(school, listSetAssignments, {}, { as })).list).toEqual([])
      expect(await call(school, readSetAssignment, { assignment_id }, { as })).toEqual({
        ok: false,
        refusal: 'not_found',
      })
    }
  })
})
