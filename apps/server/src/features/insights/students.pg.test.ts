import { randomUUID } from 'node:crypto'
import {
  listLearnersPerformance,
  listStudents,
  listStudentSubjects,
  readStudentBands,
  readStudentSummary,
  readStudentTime,
} from '@maktab/contracts/insights/students'
import type { Input } from '@maktab/contracts/call'
import { bandOf, isBehind } from '@maktab/domain/insights/behind'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type School } from '../../../test/school.ts'

let school: School
const { principal } = people
const list = (input: Input<typeof listStudents> = {}) => value(school, listStudents, input, { as: principal })
const names = async (input: Input<typeof listStudents> = {}) =>
  (await list(input)).report.map(({ full_name }) => full_name)

/** Learners 7001… of class A: the n-th has n attempts of n × 10 per cent, has handed in nothing of what was due, and was heard of n days ago. */
const many = 24
const added = Array.from({ length: many }, (_, index) => index + 1)
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  const user = (n: number) => 7000 + n
  await owner
    .insertInto('users')
    .values(
      added.map((n) => ({
        institution_id: 10,
        user_id: user(n),
        username: `added.${n}`,
        full_name: `Zz ${String(n).padStart(2, '0')}`,
        roles: ['learner'],
        active_role: 'learner',
        current_language: 'en',
      })),
    )
    .execute()
  await owner
    .insertInto('users_classes')
    .values(added.map((n) => ({ institution_id: 10, class_id: classA, user_id: user(n), role: 'learner' })))
    .execute()
  const work = (n: number) => ({
    institution_id: 10,
    class_id: classA,
    user_id: user(n),
    attempts: n,
    accuracy_sum: n * Math.min(100, n * 5),
    lessons_completed: n % 2,
    time_spent_in_seconds: n * 60,
  })
  await owner.insertInto('rollup_learner_class').values(added.slice(1).map(work)).execute()
  await owner
    .insertInto('rollup_learner_day')
    .values(added.slice(1).map((n) => ({ ...work(n), day: n > 20 ? '2026-03-20' : '2026-01-10' })))
    .execute()
  await owner
    .insertInto('devices')
    .values(
      added.slice(1).map((n) => ({
        institution_id: 10,
        device_id: randomUUID(),
        user_id: user(n),
        first_seen_on: '2025-01-01T00:00:00Z',
        last_synced_on: new Date(school.clock.now.getTime() - n * 86_400_000),
      })),
    )
    .execute()
})
afterAll(() => school.close())

describe('learners of a school', () => {
  test('stand twenty a page by name, also those without a class, and none of another school', async () => {
    const first = await list()
    expect([first.total, first.total_pages, first.report.length]).toEqual([many + 3, 2, 20])
    expect(await list({ page: 0 })).toEqual(first)
    const { report } = await list({ page: 2 })
    expect(report.map(({ full_name }) => full_name).at(-1)).toBe('Zz 24')
    expect(new Set([...first.report, ...report].map(({ user_id }) => user_id)).size).toBe(many + 3)
  })
  test('are put in order as a whole, few attempts and no figure last in both directions', async () => {
    const best = await names({ sort: 'score', direction: 'descending', search_string: 'zz' })
    expect(best.slice(0, 3)).toEqual(['Zz 20', 'Zz 21', 'Zz 22'])
    const weakest = await list({ sort: 'score', search_string: 'ZZ' })
    expect(
      weakest.report.slice(0, 2).map(({ full_name, lessons_avg_accuracy }) => [full_name, lessons_avg_accuracy]),
    ).toEqual([
      ['Zz 10', 50],
      ['Zz 11', 55],
    ])
    // Below ten attempts: shown, and after all others
    const last = await list({ sort: 'score', search_string: 'zz', page: 2 })
    expect(last.report.map(({ lessons_avg_accuracy_of }) => lessons_avg_accuracy_of)).toEqual([6, 7, 8, 9])
  })
  test('who was never heard of has no completion and stands last, whichever way the list goes', async () => {
    for (const direction of ['ascending', 'descending'] as const) {
      const { report } = await list({ sort: 'completion', direction, page: 2 })
      const nothing = report.filter(({ lesson_completion }) => lesson_completion === null)
      expect(nothing.length).toBeGreaterThan(0)
      expect(report.slice(-nothing.length)).toEqual(nothing)
    }
    const { report } = await list({ only: 'never_heard', search_string: 'zz' })
    expect(report).toMatchObject([
      { full_name: 'Zz 01', lesson_completion: null, lesson_completion_of: 2, synced_on: null, reasons: ['silent'] },
    ])
  })
  test('are of the classes and of the days that are named', async () => {
    expect((await list({ section: 'B' })).total).toBe(1)
    expect((await list({ class_id: classB, subject: 'Mathematics' })).total).toBe(1)
    expect((await list({ subject: 'Physics' })).total).toBe(0)
    const { report } = await list({ search_string: 'zz 2', start_date: '2026-03-01' })
    expect(report.map(({ lessons_avg_accuracy_of }) => lessons_avg_accuracy_of)).toEqual([0, 21, 22, 23, 24])
    expect(await call(school, listStudents, { start_date: '2026-04-01' }, { as: principal })).toMatchObject({
      refusal: 'start_after_today',
    })
  })
  test('stand in the bands that the rule names, and each number is that of its list', async () => {
    const { bands, learners_behind, learners_silent, ...heard } = await value(
      school,
      readStudentBands,
      {},
      { as: principal },
    )
    const everybody = [...(await list()).report, ...(await list({ page: 2 })).report]
    const ruled = (band: string) =>
      everybody.filter((one) => {
        const attempts = one.lessons_avg_accuracy_of
        return bandOf({ attempts, accuracy_sum: (one.lessons_avg_accuracy ?? 0) * attempts }) === band
      }).length
    for (const [band, number] of Object.entries(bands)) {
      expect([band, number]).toEqual([band, ruled(band)])
      expect((await list({ only: band as keyof typeof bands })).total).toBe(number)
    }
    expect(bands).toEqual({ to_40: 0, to_60: 3, to_80: 4, above_80: 8, not_measured: 12 })
    expect((await list({ only: 'behind' })).total).toBe(learners_behind)
    expect(everybody.filter(({ reasons }) => isBehind(reasons)).length).toBe(learners_behind)
    expect((await list({ only: 'silent' })).total).toBe(learners_silent)
    expect(everybody.filter(({ reasons }) => reasons.includes('silent')).length).toBe(learners_silent)
    expect(heard).toMatchObject({
      as_of: '2026-03-21T08:00:00.000Z',
      learners_total: many + 3,
      learners_heard: 10,
      learners_never_heard: 4,
      devices_put_away: 0,
    })
    expect(heard.learners_total - heard.learners_heard).toBe(learners_silent)
  })
  test('a device that is silent for ninety days is put away', async () => {
    school.clock.now = new Date('2026-06-15T08:00:00.000Z')
    const { devices_total, devices_put_away } = await list()
    school.clock.now = new Date('2026-03-21T08:00:00.000Z')
    expect([devices_total, devices_put_away]).toEqual([3, 20])
  })
})

describe('the learners of a campus', () => {
  test('are shown to its principal, and to nobody of a school beyond reach', async () => {
    expect((await value(school, listLearnersPerformance, { institution_id: 10 }, { as: principal })).total).toBe(
      many + 3,
    )
    expect(await call(school, listLearnersPerformance, { institution_id: 20 }, { as: principal })).toMatchObject({
      refusal: 'not_found',
    })
    const admin = { ...principal, role: 'campus_admin' as const }
    expect((await value(school, listLearnersPerformance, {}, { as: admin })).total).toBe(many + 3)
    expect(await call(school, listLearnersPerformance, { institution_id: 20 }, { as: admin })).toMatchObject({
      refusal: 'not_found',
    })
    const head = { ...principal, role: 'network_head' as const }
    expect(await call(school, listLearnersPerformance, {}, { as: head })).toMatchObject({ refusal: 'role_not_allowed' })
  })
})

describe('one learner of a school', () => {
  const of = { user_id: 7024 }
  test('is told over all classes together', async () => {
    expect(await value(school, readStudentSummary, of, { as: principal })).toMatchObject({
      full_name: 'Zz 24',
      lessons_completions: 0,
      lesson_completion: 0,
      lesson_completion_of: 2,
      lessons_avg_accuracy: 100,
      lessons_avg_accuracy_of: 24,
      attendance_avg: null,
      time_spent_in_seconds: 1440,
      // A device that is silent for 24 days, and work of yesterday without it.
      reasons: [],
    })
    const time = await value(school, readStudentTime, { ...of, start_date: '2026-03-19' }, { as: principal })
    expect([time.total_time_spent_in_seconds, time.report.length, time.is_month_wise]).toEqual([1440, 3, false])
  })
  test('keeps the class that they left', async () => {
    const member = school.database.owner.updateTable('users_classes').where('user_id', '=', 7024)
    await member.set({ is_deleted: true }).execute()
    const { report } = await value(school, listStudentSubjects, of, { as: principal })
    expect(report).toMatchObject([
      { class_id: classA, is_left: true, avg_accuracy_lessons: 100, avg_accuracy_lessons_of: 24 },
    ])
    expect((await list({ search_string: 'zz 24' })).report).toMatchObject([{ classes: [], lessons_avg_accuracy: null }])
    await member.set({ is_deleted: false }).execute()
  })
  test.each([
    [readStudentSummary, people.learnerThere.user_id],
    [listStudentSubjects, people.learnerThere.user_id],
    [readStudentTime, people.teacher.user_id],
  ])('of another school, or no learner, is not there', async (asked, user_id) => {
    expect(await call(school, asked, { user_id }, { as: principal })).toMatchObject({ refusal: 'not_found' })
  })
})
