import { randomUUID } from 'node:crypto'
import { deleteAssignment, updateAssignment, updateRubric } from '@maktab/contracts/assignments/assignment-changes'
import {
  listSetAssignments,
  listTaughtAssignments,
  readSetAssignment,
  readTaughtAssignment,
} from '@maktab/contracts/assignments/assignments'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import type { Input } from '@maktab/contracts/call'
import { pullCampusStructure } from '@maktab/contracts/downloads/structure'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value, type Caller } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
const as = people.teacher
const [phone, tablet] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  assignment_id = await setWork(school)
})

const day = (days: number) => new Date(school.clock.now.getTime() + days * 86_400_000).toISOString()
type Changed = Partial<Input<typeof updateAssignment>>
const change = (part: Changed, caller: Caller = {}) =>
  call(school, updateAssignment, { assignment_id, ...part }, { as, ...caller })
const changed = (part: Changed, caller: Caller = {}) =>
  value(school, updateAssignment, { assignment_id, ...part }, { as, ...caller })
const read = () => value(school, readTaughtAssignment, { assignment_id }, { as })
const readAsLearner = () => value(school, readSetAssignment, { assignment_id }, { as: people.learner })
const figures = () =>
  school.database.owner
    .selectFrom('rollup_class')
    .select(['turned_in', 'scored', 'score_percent_sum'])
    .where('class_id', '=', classA)
    .executeTakeFirst()

describe('changing work', () => {
  it('changes what is named and nothing else, tells its learners once, and counts the revisions', async () => {
    const before = await read()
    expect(await changed({ due_date: day(9), title: 'Fractions at home' })).toEqual({ assignment_id, revision: 2 })
    expect(await read()).toEqual({ ...before, due_date: day(9), title: 'Fractions at home', revision: 2 })
    expect(await changed({ title: 'Fractions at home' })).toEqual({ assignment_id, revision: 2 })
    await changed({ due_date: day(10) })
    const { list } = await value(school, listNotifications, { page: 1 }, { as: people.learner })
    const told = list.filter((one) => one.assignment_id === assignment_id).map((one) => one.notification_type)
    expect(told.toSorted()).toEqual(['work_changed', 'work_set'])
  })

  it('moves the start of work that did not begin, and its class waits for the new one', async () => {
    assignment_id = await setWork(school, { start_date: day(1) })
    await changed({ start_date: day(3) })
    const { starts_on } = await school.database.owner
      .selectFrom('scheduled_work')
      .select('starts_on')
      .where('assignment_id', '=', assignment_id)
      .executeTakeFirstOrThrow()
    expect(new Date(starts_on).toISOString()).toBe(day(3))
    expect(await read()).toMatchObject({ start_date: day(3) })
  })

  it('says anew who is late, by the learner’s own date where there is one', async () => {
    school.clock.now = new Date(Date.parse(day(0)) + 1_000)
    const due = new Date(school.clock.now.getTime() + 60_000)
    await changed({ due_date: due.toISOString() })
    await handIn(
      school,
      assignment_id,
      {},
      { given: new Date(due.getTime() + 60_000), sent: new Date(due.getTime() + 60_000) },
    )
    expect(await readAsLearner()).toMatchObject({ is_late: false })
    school.clock.now = new Date(due.getTime() + 120_000)
    await handIn(school, assignment_id, {}, { as: people.classmate })
    const isLate = async () =>
      (await value(school, readSetAssignment, { assignment_id }, { as: people.classmate })).is_late
    expect(await isLate()).toBe(true)
    await changed({ due_date: day(2) })
    expect(await isLate()).toBe(false)
    await changed({ due_date: new Date(due.getTime() + 1).toISOString() })
    expect(await isLate()).toBe(true)
    const { user_id } = people.classmate
    await changed({ extensions: [{ user_id, due_date: day(3), is_excused: false }] })
    expect(await isLate()).toBe(false)
    await changed({ extensions: [{ user_id, due_date: null, is_excused: false }] })
    expect(await isLate()).toBe(true)
    await changed({ extensions: [{ user_id, due_date: null, is_excused: true }] })
    expect(await isLate()).toBe(false)
    expect((await read()).extensions).toEqual([{ user_id, due_date: null, is_excused: true }])
  })

  it('keeps scores under another total, and counts them by it', async () => {
    await handIn(school, assignment_id)
    const empty = (await figures())!
    await score(school, assignment_id, 8)
    expect((await figures())!.score_percent_sum - empty.score_percent_sum).toBeCloseTo(80)
    expect(await change({ total_score: 7, rubric_data: [] })).toMatchObject({ ok: false, refusal: 'total_below_score' })
    expect(await change({ total_score: 16, rubric_data: [] })).toMatchObject({ ok: false, refusal: 'rubric_in_use' })
    await changed({ total_score: 16, rubric_data: [], drop_levels: true })
    expect((await figures())!.score_percent_sum - empty.score_percent_sum).toBeCloseTo(50)
    const [work] = (await value(school, listSubmissions, { assignment_id, class_id: classA }, { as })).list.filter(
      (one) => one.user_id === people.learner.user_id,
    )
    expect(work).toMatchObject({ score: 8, rubric_levels: {}, total_score: 16 })
  })

  it('changes the rubric with its total by a call of its own', async () => {
    const rubric_data = [{ criterion_id: 'n', title: 'Neat', levels: [{ level_id: 'y', label: 'Yes', marks: 5 }] }]
    expect(await call(school, updateRubric, { assignment_id, rubric_data }, { as })).toMatchObject({
      refusal: 'rubric_mismatch',
    })
    await value(school, updateRubric, { assignment_id, rubric_data, total_score: 5 }, { as })
    expect(await read()).toMatchObject({ rubric_data, total_score: 5 })
  })

  it('of two teachers merges what they changed apart, and asks about what both changed', async () => {
    const { revision: base_revision } = await read()
    await changed({ base_revision, title: 'One title' }, { device_id: phone })
    await changed({ base_revision, description: 'Other words.' }, { device_id: tablet })
    expect(await read()).toMatchObject({ title: 'One title', description: 'Other words.' })
    expect(await change({ base_revision, title: 'Other title' }, { device_id: tablet })).toMatchObject({
      refusal: 'revision_behind',
    })
    expect(await change({ base_revision, title: 'One title' }, { device_id: tablet })).toMatchObject({ ok: true })
    expect(await change({ base_revision, title: 'My own second thought' }, { device_id: phone })).toMatchObject({
      ok: true,
    })
  })

  it('gives it to a class that is added, and takes it from one in which nothing was done', async () => {
    const ofB = () => value(school, listSetAssignments, {}, { as: people.outsider })
    const isThere = async () => (await ofB()).list.some((one) => one.assignment_id === assignment_id)
    const { cursor } = await value(school, pullCampusStructure, { cursor: '', is_first_time: '1' }, { as })
    await changed({ class_ids: [classA] })
    expect(await isThere()).toBe(false)
    const pulled = await value(school, pullCampusStructure, { cursor, is_first_time: '0' }, { as })
    expect(pulled.tables.assignments).toMatchObject([{ assignment_id, class_ids: [classA] }])
    await changed({ class_ids: [classA, classB] })
    expect(await isThere()).toBe(true)
    expect((await read()).lessons.map(({ class_id }) => class_id)).toEqual([classA, classB])
    await handIn(school, assignment_id, {}, { as: people.outsider })
    expect(await change({ class_ids: [classA] })).toMatchObject({ refusal: 'class_has_work' })
    const shares = await school.database.owner
      .selectFrom('assignments_classes')
      .select(['class_id', 'total_learners'])
      .where('assignment_id', '=', assignment_id)
      .orderBy('class_id')
      .execute()
    expect(shares).toEqual([
      { class_id: classA, total_learners: 2 },
      { class_id: classB, total_learners: 1 },
    ])
  })

  it('is for chosen learners, and for everybody again', async () => {
    const asked = async () =>
      (await value(school, listSubmissions, { assignment_id }, { as })).list.map(({ user_id }) => user_id).toSorted()
    const all = await asked()
    await changed({ user_ids: [people.learner.user_id] })
    expect(await asked()).toEqual([people.learner.user_id])
    expect(await change({ user_ids: [people.teacher.user_id] })).toMatchObject({ refusal: 'learner_not_in_class' })
    await changed({ user_ids: null })
    expect(await asked()).toEqual(all)
  })

  it.each([
    ['not_found', {}, people.teacherThere],
    ['due_before_start', { due_date: '2026-03-01T00:00:00Z' }, as],
    ['start_before_today', { start_date: '2026-03-01T00:00:00Z' }, as],
    ['nothing_attached', { cms_content_ids: [], lesson_guids: [] }, as],
    ['content_missing', { cms_content_ids: [999] }, as],
    ['not_found', { class_ids: [classA, 999] }, as],
    ['rubric_mismatch', { total_score: 11 }, as],
    ['file_missing', { attachments: [{ file_id: randomUUID(), name: 'a', mime_type: 'x/y', size_bytes: 1 }] }, as],
    ['close_before_due', { closes_on: '2026-03-21T09:00:00Z' }, as],
  ] as const)('is refused: %s %j', async (refusal, part, who) => {
    expect(await change(part as Changed, { as: who })).toMatchObject({ ok: false, refusal })
  })
})

describe('changes of one device that arrive in another order than they were given in', () => {
  const at = (minutes: number) => {
    const given = new Date(school.clock.now.getTime() - 3_600_000 + minutes * 60_000)
    return { given, sent: school.clock.now, command_id: randomUUID(), device_id: phone }
  }
  it('leave in each field what was given last', async () => {
    await changed({ title: 'Given last', description: 'Given first.' }, at(2))
    await changed({ title: 'Given before', description: 'Given again.' }, at(1))
    expect(await read()).toMatchObject({ title: 'Given last', description: 'Given first.' })
    await changed({ title: 'Given after all' }, at(3))
    expect(await read()).toMatchObject({ title: 'Given after all' })
  })
  it('leave work deleted or restored as was said last', async () => {
    const say = (restore: boolean, minutes: number) =>
      value(school, deleteAssignment, { assignment_id, restore }, { as, ...at(minutes) })
    await say(false, 1)
    await say(true, 3)
    expect(await say(false, 2)).toEqual({ assignment_id, deleted_on: null })
    expect(await say(false, 4)).toMatchObject({ deleted_on: school.clock.now.toISOString() })
  })
})

describe('taking work back', () => {
  const take = (restore = false, who = as) => call(school, deleteAssignment, { assignment_id, restore }, { as: who })

  it('hides it, tells its learners, and gives it back within thirty days with what arrived meanwhile', async () => {
    const before = (await figures()) ?? { turned_in: 0 }
    expect(await take()).toMatchObject({ ok: true, value: { deleted_on: school.clock.now.toISOString() } })
    expect(await call(school, readSetAssignment, { assignment_id }, { as: people.learner })).toMatchObject({
      refusal: 'not_found',
    })
    const listed = async (state?: 'deleted') =>
      (await value(school, listTaughtAssignments, { ...(state && { state }) }, { as })).list.some(
        (one) => one.assignment_id === assignment_id,
      )
    expect([await listed(), await listed('deleted')]).toEqual([false, true])
    const { list } = await value(school, listNotifications, { page: 1 }, { as: people.learner })
    expect(list.some((one) => one.notification_type === 'work_cancelled')).toBe(true)
    // Given before it was known.
    await handIn(school, assignment_id)
    await score(school, assignment_id, 4)
    expect((await figures()) ?? { turned_in: 0 }).toEqual(before)
    expect(await take(true)).toMatchObject({ ok: true, value: { deleted_on: null } })
    expect((await figures())!.turned_in).toBe(before.turned_in + 1)
    expect((await readAsLearner()).submissions).toHaveLength(1)
    expect([await listed(), await listed('deleted')]).toEqual([true, false])
  })

  it('happens once however often it is said, and is not there for another school', async () => {
    expect(await take(false, people.teacherThere)).toMatchObject({ refusal: 'not_found' })
    const first = await take()
    school.clock.now = new Date(school.clock.now.getTime() + 1_000)
    expect(await take()).toEqual(first)
    expect(await take(true)).toEqual(await take(true))
  })

  it('ends after thirty days', async () => {
    await take()
    const { now } = school.clock
    school.clock.now = new Date(now.getTime() + 30 * 86_400_000)
    expect(await take(true)).toMatchObject({ refusal: 'not_found' })
    school.clock.now = now
  })
})
