import { randomUUID } from 'node:crypto'
import { listScoreHistory } from '@maktab/contracts/assignments/score-history'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  assignment_id = await setWork(school)
  await handIn(school, assignment_id)
})

const { learner, teacher, otherTeacher, teacherThere } = people
const later = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)
const history = (as: Person = teacher, change: { readonly assignment_id?: string; readonly user_id?: number } = {}) =>
  call(school, listScoreHistory, { assignment_id, user_id: learner.user_id, ...change }, { as })

it('says who gave what and when, the latest first, also what came late and never counted', async () => {
  await score(school, assignment_id, 7, { given: later(-10) })
  await score(school, assignment_id, 4, { given: later(-20) })
  await value(
    school,
    scoreSubmission,
    { assignment_id, user_id: learner.user_id, class_id: classA, total_score: 10, teacher_remarks: 'Well done' },
    { as: teacher, given: later(-5) },
  )
  expect(await history()).toMatchObject({
    ok: true,
    value: {
      total: 3,
      list: [
        { score: null, teacher_remarks: 'Well done', recordings: 0, scored_on: later(-5).toISOString() },
        { score: 7, teacher_remarks: '7 of 10', scored_on: later(-10).toISOString() },
        { score: 4, scored_on: later(-20).toISOString() },
      ],
    },
  })
  const answer = await history()
  expect(answer.ok && new Set(answer.value.list.map(({ scored_by_name }) => scored_by_name)).size).toBe(1)
  expect(answer.ok && answer.value.list[0]?.scored_by_name).not.toBe('')
})

it('shows the last ten, and says how many there are', async () => {
  for (let given = 0; given < 12; given += 1)
    await score(school, assignment_id, given % 10, { given: later(given - 30) })
  const answer = await history()
  expect(answer).toMatchObject({ ok: true, value: { total: 12 } })
  expect(answer.ok && answer.value.list.map((one) => one.score)).toEqual([1, 0, 9, 8, 7, 6, 5, 4, 3, 2])
})

it('says that a score was taken back', async () => {
  await score(school, assignment_id, 7, { given: later(-10) })
  const back = { assignment_id, user_id: learner.user_id, class_id: classA, total_score: 10, is_taken_back: true }
  await value(school, scoreSubmission, back, { as: teacher, given: later(-5) })
  expect(await history()).toMatchObject({
    value: {
      list: [
        { score: null, is_taken_back: true },
        { score: 7, is_taken_back: false },
      ],
    },
  })
})

it('is empty where nothing was given', async () => {
  expect(await history()).toEqual({ ok: true, value: { list: [], total: 0 } })
})

it.each([
  ['a teacher of another class of the assignment', otherTeacher, {}],
  ['a teacher of another school', teacherThere, {}],
  ['whoever names work that there is not', teacher, { assignment_id: randomUUID() }],
  ['whoever names a learner who has none', teacher, { user_id: people.teacher.user_id }],
])('%s is told nothing', async (_who, as, change) => {
  await score(school, assignment_id, 7)
  expect(await history(as, change)).toEqual({ ok: false, refusal: 'not_found' })
})
