import { listRemarks, saveRemark } from '@maktab/contracts/assignments/remarks'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, value, type Caller } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { setWork } from '../../../test/work.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.deleteFrom('saved_remarks').execute()
  await school.database.owner.updateTable('assignments_users').set({ teacher_remarks: '' }).execute()
})

const { learner, classmate, teacher, otherTeacher, teacherThere } = people
const later = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)
const save = (text: string, is_saved = true, caller: Partial<Caller> = {}) =>
  value(school, saveRemark, { text, is_saved }, { as: teacher, ...caller })
const offered = async (as: Person = teacher) =>
  (await value(school, listRemarks, {}, { as })).list.map(({ text, is_saved }) => (is_saved ? `* ${text}` : text))
const remark = (assignment_id: string, teacher_remarks: string, { user_id }: Person, given: Date) =>
  value(
    school,
    scoreSubmission,
    { assignment_id, user_id, class_id: classA, score: 5, total_score: 10, teacher_remarks },
    { as: teacher, given },
  )

it('offers the lines of what a teacher said last, and what was replaced no more', async () => {
  const assignment_id = await setWork(school)
  await remark(assignment_id, 'Show the un', learner, later(-30))
  await remark(assignment_id, 'Show the units.\nWell done.', learner, later(-20))
  await remark(assignment_id, 'Well done.', classmate, later(-10))
  expect(await offered()).toEqual(['Well done.', 'Show the units.'])
  expect(await offered(otherTeacher)).toEqual([])
  expect(await offered(teacherThere)).toEqual([])
})

it('keeps what is saved until it is let go, for its teacher alone', async () => {
  const assignment_id = await setWork(school)
  await remark(assignment_id, 'Well done.', learner, later(-10))
  expect(await save('  Look at page 4. ')).toEqual({ text: 'Look at page 4.', is_saved: true })
  await save('Well done.')
  expect(await offered()).toEqual(['* Look at page 4.', '* Well done.'])
  expect(await offered(otherTeacher)).toEqual([])
  await save('Well done.', false)
  expect(await offered()).toEqual(['* Look at page 4.', 'Well done.'])
})

it('of two commands about one remark the one given later counts, whichever arrives last', async () => {
  await save('Good', true, { given: later(-5) })
  expect(await save('Good', false, { given: later(-9) })).toEqual({ text: 'Good', is_saved: true })
  expect(await offered()).toEqual(['* Good'])
  await save('Good', false, { given: later(-4) })
  expect(await offered()).toEqual([])
})

it.each([
  ['nothing', ' '],
  ['more than three hundred letters', 'a'.repeat(301)],
])('takes no remark of %s', async (_case, text) => {
  expect(await call(school, saveRemark, { text, is_saved: true }, { as: teacher })).toMatchObject({ ok: false })
})
