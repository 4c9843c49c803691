import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { listWorkReport } from '@maktab/contracts/insights/work-reports'
import { listAssignmentReport } from '@maktab/contracts/insights/assignment-reports'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { article, classA, classB, lessonOne, openSchool, people, type School } from '../../../test/school.ts'

const { learner, classmate, outsider, teacher } = people
const [returned, late, waiting] = [randomUUID(), randomUUID(), randomUUID()]

let school: School
beforeAll(async () => {
  school = await openSchool()
  const set = (assignment_id: string, title: string, start_date: string, due_date: string) =>
    value(
      school,
      createAssignment,
      {
        assignment_id,
        class_ids: [classA],
        cms_content_ids: [article],
        lesson_guids: [lessonOne],
        title,
        description: 'Do it.',
        start_date,
        due_date,
        allowed_attempts: 1,
        total_score: 20,
        rubric_data: [],
      },
      { as: teacher },
    )
  const handIn = (assignment_id: string) =>
    value(
      school,
      handInSubmission,
      { submission_id: randomUUID(), assignment_id, text: 'Here.', attachments: [] },
      { as: learner },
    )
  school.clock.now = new Date('2026-03-10T08:00:00Z')
  // Half past nine in the evening of the ninth in UTC is the tenth in Kabul.
  await set(returned, 'Returned', '2026-03-09T21:30:00.000Z', '2026-03-12T08:00:00.000Z')
  await set(late, 'Late', '2026-03-11T08:00:00.000Z', '2026-03-13T08:00:00.000Z')
  await set(waiting, 'Waiting', '2026-03-15T08:00:00.000Z', '2026-03-25T08:00:00.000Z')
  await set(randomUUID(), 'Not begun', '2026-04-15T08:00:00.000Z', '2026-04-25T08:00:00.000Z')
  await handIn(returned)
  await value(
    school,
    scoreSubmission,
    {
      assignment_id: returned,
      user_id: learner.user_id,
      class_id: classA,
      score: 15,
      total_score: 20,
      teacher_remarks: '',
      rubric_levels: {},
    },
    { as: teacher },
  )
  await value(
    school,
    returnSubmissions,
    { assignment_id: returned, user_ids: [learner.user_id], assignment_status: 2 },
    { as: teacher },
  )
  school.clock.now = new Date('2026-03-20T08:00:00Z')
  await handIn(late)
  await value(
    school,
    scoreSubmission,
    {
      assignment_id: late,
      user_id: learner.user_id,
      class_id: classA,
      score: 1,
      total_score: 20,
      teacher_remarks: '',
      rubric_levels: {},
    },
    { as: teacher },
  )
})
afterAll(() => school.close())

const report = (
  input: Partial<Parameters<typeof value<typeof listAssignmentReport>>[2]> = {},
  as: typeof learner | typeof classmate | typeof outsider = learner,
) => call(school, listAssignmentReport, input, { as })
const titlesOf = async (input: Parameters<typeof report>[0]) => {
  const answer = await report(input)
  return answer.ok ? answer.value.report.map(({ title }) => title) : answer.refusal
}

test('assignments that began, the latest due first, and what they come to; a score that was not returned tells nothing', async () => {
  expect(await report()).toMatchObject({
    ok: true,
    value: {
      report: [
        { title: 'Waiting', assignment_status: 0, score: null },
        { title: 'Late', assignment_status: 1, is_late: true, score: null },
        {
          title: 'Returned',
          assignment_status: 2,
          score: 15,
          class_name: { subject: 'maths', grade: '6', section: 'A' },
        },
      ],
      total_pages: 1,
      assignments_total: 3,
      avg_assignments_turnedin: 66.7,
      assignments_total_completed: 1,
      assignments_late: 1,
      avg_assignment_accuracy: 75,
    },
  })
})

test('of days of the school', async () => {
  expect(await titlesOf({ start_date: '2026-03-10', end_date: '2026-03-11' })).toEqual(['Late', 'Returned'])
  expect(await titlesOf({ start_date: '2026-03-11' })).toEqual(['Waiting', 'Late'])
  expect(await titlesOf({ end_date: '2026-03-09' })).toEqual([])
})

test('a page beyond the last is empty, and still says what all of them come to', async () => {
  expect(await report({ page: 2 })).toMatchObject({ ok: true, value: { report: [], assignments_total: 3 } })
})

test('of one class of the learner’s', async () => {
  expect(await titlesOf({ class_id: classA })).toHaveLength(3)
  expect(await titlesOf({ class_id: classB })).toBe('not_found')
})

test('each learner their own', async () => {
  expect(await report({}, classmate)).toMatchObject({
    ok: true,
    value: { assignments_total: 3, avg_assignments_turnedin: 0, avg_assignment_accuracy: null },
  })
  expect(await report({}, outsider)).toMatchObject({
    ok: true,
    value: { assignments_total: 0, avg_assignments_turnedin: null },
  })
})

test('days to come, and an end before its start, are refused', async () => {
  expect(await titlesOf({ start_date: '2026-03-21' })).toBe('start_after_today')
  expect(await titlesOf({ end_date: '2026-03-21' })).toBe('end_after_today')
  expect(await titlesOf({ start_date: '2026-03-12', end_date: '2026-03-11' })).toBe('start_after_end')
})

test('a teacher sees how the work of their classes went: who handed in, how late, and how the scores lie', async () => {
  const all = await value(school, listWorkReport, {}, { as: teacher })
  expect(all).toMatchObject({ assignments_total: 3, avg_assignment_accuracy: 40, total_pages: 1 })
  expect(all.report.map(({ title }) => title)).toEqual(['Waiting', 'Late', 'Returned'])
  expect(all.report.find(({ title }) => title === 'Returned')).toMatchObject({
    turned_in: 1,
    on_time: 1,
    late: 0,
    scored: 1,
    returned: 1,
    avg_score: 75,
    distribution: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
  })
  const one = await value(school, listWorkReport, { class_id: classA, assignment_id: late }, { as: teacher })
  expect(one).toMatchObject({ report: [{ assignment_id: late, late: 1 }], assignments_late: 1 })
  const inSpan = await value(school, listWorkReport, { start_date: '2026-03-11' }, { as: teacher })
  expect(inSpan.report.map(({ title }) => title)).toEqual(['Waiting', 'Late'])
})

test.each([
  ['class of others', { class_id: 999 }, 'not_found'],
  ['work of others', { assignment_id: randomUUID() }, 'not_found'],
  ['start to come', { start_date: '2027-01-01' }, 'start_after_today'],
  ['end before its start', { start_date: '2026-03-12', end_date: '2026-03-11' }, 'start_after_end'],
])('the report of a teacher is refused: %s', async (_, asked, refusal) => {
  expect(await call(school, listWorkReport, asked, { as: teacher })).toEqual({ ok: false, refusal })
})
