import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { listLessons } from '@maktab/contracts/content/lessons'
import { carryProgress } from '@maktab/contracts/learning/carried-progress'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { setMoves } from '@maktab/contracts/office/moves'
import { listOfficeClasses, updateOfficeClass } from '@maktab/contracts/office/office-classes'
import { addSchoolYear, listSchoolYears } from '@maktab/contracts/office/school-years'
import { applyYear, listYearRollovers, planYear, undoYear } from '@maktab/contracts/office/year-rollovers'
import type { Input } from '@maktab/contracts/call'
import { listClasses } from '@maktab/contracts/schools/classes'
import { listOfficeChanges } from '@maktab/contracts/schools/office-changes'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import {
  article,
  classA,
  classB,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'

const { learner, classmate, outsider, teacher, principal } = people
const as: Person = { ...principal, role: 'campus_admin' }
const refused = (refusal: string) => ({ ok: false, refusal })
const [next, day] = [52, 86_400_000]

let school: School
let to: number
beforeEach(async () => {
  await (school as School | undefined)?.close()
  school = await openSchool()
  await school.database.owner
    .insertInto('courses')
    .values({ tenant_id: 1, course_id: next, title: 'Mathematics 7', subject: 'maths', grade: '7', language: 'en' })
    .execute()
  await sql`update users set roll_number = 7, section = 'A' where user_id = ${learner.user_id}`.execute(
    school.database.owner,
  )
  await sql`insert into class_teachers (institution_id, class_id, user_id, from_date)
    values (10, ${classA}, ${teacher.user_id}, '2025-09-01')`.execute(school.database.owner)
  await value(school, addSchoolYear, { name: '1404', start_date: '2025-03-21', end_date: '2025-12-20' }, { as })
  to = (await value(school, addSchoolYear, { name: '۱۴۰۵', start_date: '2026-03-21', end_date: '2026-12-20' }, { as }))
    .year_id
})
afterAll(() => school.close())

type Order = Omit<Input<typeof planYear>, 'year_id'>
const plan = (order: Order = {}) => value(school, planYear, { year_id: to, ...order }, { as })
/** As a screen does it: what was shown is what is ordered. */
async function orderOf(order: Order = {}) {
  const { sections, renewed, teachers, plan_key } = await plan(order)
  const asked = sections.map(({ grade, section, to: target, courses, exceptions }) => ({
    grade,
    section,
    to: target,
    courses,
    exceptions: exceptions.map(({ full_name: _name, ...one }) => one),
  }))
  return { year_id: to, sections: asked, renewed, teachers, plan_key, typed: '1405' }
}
const apply = async (order: Order = {}) => value(school, applyYear, await orderOf(order), { as })
/** The learner learns course 51 once more, the only one here that has lessons. */
async function applyWithRepeater() {
  const { sections } = await plan()
  const exceptions = [{ user_id: learner.user_id, outcome: 'repeat' as const }]
  return apply({ sections: [{ ...sections[0]!, exceptions }, sections[1]!], renewed: sections })
}
const undo = (rollover_id: number) => call(school, undoYear, { rollover_id }, { as })
const inDays = (days: number) => new Date(school.clock.now.getTime() + days * day)
const placesOf = async (who: Person) =>
  (await value(school, listClasses, {}, { as: who })).list.map(({ grade, section }) => `${grade}${section}`)
const work = (class_id: number, given = school.clock.now) =>
  call(
    school,
    saveStatus,
    {
      cms_course_id: course,
      class_id,
      lesson_guid: lessonOne,
      content_id: article,
      content_status: 2,
      completion: 100,
    },
    { as: learner, given, command_id: randomUUID() },
  )
const classNow = async (grade: string, section: string) =>
  (await value(school, listOfficeClasses, { grade, section }, { as })).list[0]!

/** Everything that a rollover touches, but for the number of the transaction that wrote it. */
async function rows() {
  const read = async (table: string, where = sql`true`) =>
    (
      await sql<{
        row: object
      }>`select to_jsonb(t) - 'changed_xid' as row from ${sql.table(table)} t where ${where} order by 1`.execute(
        school.database.owner,
      )
    ).rows.map(({ row }) => row)
  const kept = sql`t.class_id in (select class_id from classes where not is_deleted)`
  return {
    classes: await read('classes', sql`not is_deleted`),
    members: await read('users_classes', kept),
    class_teachers: await read('class_teachers', kept),
    years: await read('school_years'),
    users: await read('users'),
  }
}

describe('a plan', () => {
  test('says what would happen before anything does', async () => {
    const before = await rows()
    const shown = await plan()
    expect(shown.sections).toMatchObject([
      {
        grade: '6',
        section: 'A',
        learners: 2,
        to: { grade: '7', section: 'A' },
        classes: [{ class_id: classA, course_id: course, to_course_id: next }],
      },
      { grade: '6', section: 'B', learners: 1, to: { grade: '7', section: 'B' }, classes: [{ to_course_id: next }] },
    ])
    expect(shown.renewed).toEqual([
      { grade: '6', section: 'A' },
      { grade: '6', section: 'B' },
    ])
    expect(shown.courses.map(({ course_id }) => course_id)).toEqual([course, next])
    expect(shown.counts).toMatchObject({ rising: 3, graduating: 0, classes_ended: 2, classes_made: 4 })
    expect(shown.clashes).toEqual([])
    expect(await rows()).toEqual(before)
  })
  test('tells of unmarked work, silent devices and moves that wait', async () => {
    const assignment_id = randomUUID()
    await set(assignment_id)
    await handIn(assignment_id)
    await sql`insert into devices (institution_id, device_id, user_id, first_seen_on, last_synced_on)
      values (10, ${randomUUID()}, ${classmate.user_id}, ${inDays(-30)}, ${inDays(-8)}), (10, ${randomUUID()}, ${outsider.user_id}, ${inDays(-30)}, ${inDays(-6)})`.execute(
      school.database.owner,
    )
    await sql`insert into pending_migrations (tenant_id, user_id, migration_type, from_institution, to_institution, grade, from_section, to_section, classes, set_by, set_on)
      values (1, ${outsider.user_id}, 0, 10, 10, '6', 'B', 'A', '[]', ${as.user_id}, now())`.execute(
      school.database.owner,
    )
    expect((await plan()).clashes.map(({ kind, section, count }) => [kind, section, count])).toEqual([
      ['work_unmarked', 'A', 1],
      ['devices_silent', 'A', 1],
      ['moves_pending', 'B', 1],
    ])
  })
  test('is for a year that comes after the current one, in a campus in reach', async () => {
    const [, current] = (await value(school, listSchoolYears, {}, { as })).list
    expect(await call(school, planYear, { year_id: current!.year_id }, { as })).toEqual(refused('year_not_next'))
    expect(await call(school, planYear, { year_id: to, institution_id: 20 }, { as })).toEqual(refused('not_found'))
    const schoolAdmin: Person = { ...principal, role: 'school_admin' }
    expect(await call(school, planYear, { year_id: to, institution_id: 20 }, { as: schoolAdmin })).toEqual(
      refused('year_not_next'),
    )
  })
})

async function set(assignment_id: string): Promise<void> {
  await value(
    school,
    createAssignment,
    {
      assignment_id,
      class_ids: [classA],
      title: 'Work',
      description: 'Do it.',
      start_date: '2026-03-21T00:00:00.000Z',
      due_date: '2026-03-25T00:00:00.000Z',
      allowed_attempts: 1,
      total_score: 20,
      rubric_data: [],
      cms_content_ids: [article],
    },
    { as: teacher },
  )
}
const handIn = (assignment_id: string, given = school.clock.now) =>
  value(
    school,
    handInSubmission,
    { assignment_id, submission_id: randomUUID(), text: 'Done', attachments: [] },
    { as: learner, given, command_id: randomUUID() },
  )

describe('a year that follows', () => {
  test('has its classes, learners, teachers and class teachers; the old one stands in the archive', async () => {
    const { rollover_id, counts } = await apply()
    expect(counts).toMatchObject({ rising: 3, classes_ended: 2, classes_made: 4 })
    expect([await placesOf(learner), await placesOf(outsider), await placesOf(teacher)]).toEqual([
      ['7A'],
      ['7B'],
      ['7A', '7B'],
    ])
    const made = await classNow('7', 'A')
    expect(made).toMatchObject({
      subject: 'maths',
      course_id: next,
      start_date: '2026-03-21',
      end_date: '2026-12-20',
      total_students: 2,
      class_teacher: { user_id: teacher.user_id },
    })
    expect(made.class_code).toMatch(/^[A-Z0-9]{8}$/)
    expect(await classNow('6', 'A')).toMatchObject({ total_students: 0, teachers: [] })
    const archive = await value(school, listOfficeClasses, { state: 'archived' }, { as })
    expect(archive.list).toMatchObject([
      { class_id: classA, end_date: '2026-03-20', total_students: 2, archived_on: school.clock.now.toISOString() },
      { class_id: classB, total_students: 1 },
    ])
    const register =
      await sql`select grade, section, roll_number from users where user_id = ${learner.user_id}`.execute(
        school.database.owner,
      )
    expect(register.rows).toEqual([{ grade: '7', section: 'A', roll_number: 7 }])
    expect((await value(school, listSchoolYears, {}, { as })).list).toMatchObject([
      { name: '۱۴۰۵', is_current: true, classes: 4, archived_classes: 0 },
      { name: '1404', is_current: false, classes: 0, archived_classes: 2 },
    ])
    expect((await value(school, listYearRollovers, {}, { as })).list).toMatchObject([{ rollover_id, undone_on: null }])
    const { list } = await value(school, listOfficeChanges, { noun: 'user', noun_id: String(learner.user_id) }, { as })
    expect(list).toMatchObject([
      {
        action: 'promote',
        before: { section: 'A', roll_number: 7 },
        after: { outcome: 'rise', grade: '7', section: 'A' },
      },
    ])
  })
  test('loses nothing of the old one: what devices still send is taken, and marked', async () => {
    const assignment_id = randomUUID()
    await set(assignment_id)
    await apply()
    const applied = school.clock.now
    school.clock.now = inDays(3)
    expect((await work(classA, new Date(applied.getTime() - 60_000))).ok).toBe(true)
    // Given after it, on a device that did not know yet.
    expect((await work(classA, new Date(applied.getTime() + day))).ok).toBe(true)
    await handIn(assignment_id, new Date(applied.getTime() + day))
    const { rows: standing } =
      await sql`select assignment_status from assignments_users where user_id = ${learner.user_id}`.execute(
        school.database.owner,
      )
    expect(standing).toEqual([{ assignment_status: 1 }])
  })
  test('has what begins in a grade for all who come into it', async () => {
    await sql`with course as (insert into courses (tenant_id, title, subject, grade, language) values (1, 'Science', 'science', '7', 'en') returning *)
      insert into classes (institution_id, grade, section, subject, course_id)
      select 10, grade, 'A', subject, course_id from course`.execute(school.database.owner)
    expect((await plan()).sections[0]!.begun).toMatchObject([{ subject: 'science', alias: null }])
    await apply()
    const { list } = await value(school, listClasses, {}, { as: learner })
    expect(list.map(({ subject }) => subject)).toEqual(['maths', 'science'])
  })
  test('takes learners elsewhere as the plan says, and a repeater may bring progress along', async () => {
    await work(classA)
    const { sections } = await plan()
    const exceptions = [
      { user_id: learner.user_id, outcome: 'repeat' as const, to_section: 'B' },
      { user_id: classmate.user_id, outcome: 'leave' as const },
    ]
    await apply({
      sections: [
        { ...sections[0]!, exceptions },
        { ...sections[1]!, to: 'graduate' },
      ],
      renewed: sections,
    })
    expect([await placesOf(learner), await placesOf(classmate), await placesOf(outsider)]).toEqual([['6B'], [], []])
    const { rows: promoted } =
      await sql`select outcome, from_roll_number, to_grade, to_section, to_roll_number from promotions order by user_id`.execute(
        school.database.owner,
      )
    expect(promoted).toEqual([
      { outcome: 'repeat', from_roll_number: 7, to_grade: '6', to_section: 'B', to_roll_number: null },
      { outcome: 'leave', from_roll_number: null, to_grade: '6', to_section: null, to_roll_number: null },
      { outcome: 'graduate', from_roll_number: null, to_grade: '6', to_section: null, to_roll_number: null },
    ])
    const { class_id, class_code } = await classNow('6', 'B')
    const { rows: codes } = await sql<{
      class_code: string
    }>`select class_code from classes where class_id = ${classA}`.execute(school.database.owner)
    await value(
      school,
      carryProgress,
      { user_id: learner.user_id, from_class_code: codes[0]!.class_code, to_class_code: class_code },
      { as: learner },
    )
    const lessons = await value(school, listLessons, { course_id: course, class_id }, { as: learner })
    expect(lessons.list[0]).toMatchObject({ completion: 50 })
  })
  test('is a record that no move changes: whoever repeats and goes to another section stays in the classes of the old year', async () => {
    await applyWithRepeater()
    await value(
      school,
      setMoves,
      { user_ids: [learner.user_id], grade: '6', to_section: 'B', is_at_once: true },
      { as },
    )
    expect(await placesOf(learner)).toEqual(['6B'])
    const { list } = await value(school, listOfficeClasses, { class_id: classA }, { as })
    expect(list[0]).toMatchObject({ is_active: false, total_students: 2 })
    expect((await work(classA)).ok).toBe(true)
  })
  test('begins once, as it was shown, and only where nothing stands in the way', async () => {
    const order = await orderOf()
    const begin = (some: object = {}) => call(school, applyYear, { ...order, ...some }, { as })
    expect(await begin({ typed: '1404' })).toEqual(refused('typed_name_wrong'))
    expect(await begin({ teachers: 'none' })).toEqual(refused('year_plan_changed'))
    await sql`update users_classes set is_deleted = true where user_id = ${classmate.user_id}`.execute(
      school.database.owner,
    )
    expect(await begin()).toEqual(refused('year_plan_changed'))
    const blocked = await orderOf({
      sections: [{ ...order.sections[0]!, to: { grade: '6', section: 'B' } }],
      renewed: [],
    })
    expect(await call(school, applyYear, blocked, { as })).toEqual(refused('year_clashes'))
    const fresh = await orderOf()
    const answers = await Promise.all([1, 2, 3].map(() => call(school, applyYear, fresh, { as })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await placesOf(learner)).toEqual(['7A'])
  })
})

describe('taken back', () => {
  test('everything is as it was, and the year may begin again', async () => {
    const before = await rows()
    const { rollover_id } = await apply({ teachers: 'stay' })
    expect(await rows()).not.toEqual(before)
    school.clock.now = inDays(13)
    const undone = await undo(rollover_id)
    expect(undone).toMatchObject({
      ok: true,
      value: { undone_on: school.clock.now.toISOString(), undoable_until: null },
    })
    expect(await rows()).toEqual(before)
    expect((await value(school, listOfficeClasses, { state: 'deleted' }, { as })).total).toBe(0)
    expect([await placesOf(learner), await placesOf(teacher)]).toEqual([['6A'], ['6A', '6B']])
    expect(await undo(rollover_id)).toEqual(refused('year_not_undoable'))
    const again = await apply()
    expect(await placesOf(learner)).toEqual(['7A'])
    expect(await undo(rollover_id)).toEqual(refused('year_not_undoable'))
    expect((await undo(again.rollover_id)).ok).toBe(true)
    expect(await rows()).toEqual(before)
  })
  test.each<[string, () => Promise<unknown>]>([
    ['a learner did something', async () => work((await classNow('6', 'A')).class_id)],
    [
      'the office changed a class',
      async () => {
        const { class_id, version } = await classNow('7', 'A')
        return value(school, updateOfficeClass, { class_id, version, alias: 'Stars' }, { as })
      },
    ],
    [
      'a learner left a class',
      async () => {
        const { class_id, version } = await classNow('7', 'A')
        return value(school, updateOfficeClass, { class_id, version, remove_user_ids: [classmate.user_id] }, { as })
      },
    ],
    [
      'the register says something else',
      () => sql`update users set section = 'Z' where user_id = ${learner.user_id}`.execute(school.database.owner),
    ],
  ])('not after %s', async (_name, happen) => {
    const { rollover_id } = await applyWithRepeater()
    school.clock.now = inDays(1)
    await happen()
    const after = await rows()
    expect(await undo(rollover_id)).toEqual(refused('year_begun'))
    expect(await rows()).toEqual(after)
  })
  test('not after fourteen days, nor from another campus', async () => {
    const { rollover_id } = await apply()
    expect(await call(school, undoYear, { rollover_id, institution_id: 20 }, { as })).toEqual(refused('not_found'))
    expect(await undo(rollover_id + 1)).toEqual(refused('not_found'))
    school.clock.now = inDays(14)
    expect(await undo(rollover_id)).toEqual(refused('year_not_undoable'))
  })
  test('work of the new year that arrives afterwards is kept', async () => {
    const { rollover_id } = await applyWithRepeater()
    const { class_id } = await classNow('6', 'A')
    const given = school.clock.now
    school.clock.now = inDays(1)
    await undo(rollover_id)
    expect((await work(class_id, given)).ok).toBe(true)
    expect((await work(class_id)).ok).toBe(false)
  })
})
