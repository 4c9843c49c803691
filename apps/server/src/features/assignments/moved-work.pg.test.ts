import { deleteAssignment, updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { deletePost } from '@maktab/contracts/assignments/thread'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type School } from '../../../test/school.ts'
import { handIn, say, score, setWork } from '../../../test/work.ts'

let school: School
let told: { readonly class_id: number; readonly to: string | number }[] = []
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
  school.bus.subscribe((event) => {
    if (event.kind === 'work') told.push({ class_id: event.class_id, to: event.to })
  })
})
afterAll(() => school.close())

const { learner, teacher } = people
const ofA = (to: string | number) => [{ class_id: classA, to }]
const both = [
  { class_id: classA, to: 'everybody' },
  { class_id: classB, to: 'everybody' },
]
/** What open pages were told of meanwhile. */
async function toldBy(work: () => Promise<unknown>) {
  told = []
  await work()
  return [...told].sort((one, other) => one.class_id - other.class_id)
}

it('open pages of the classes hear that work was set and changed, handed in, marked, returned and taken back', async () => {
  expect(await toldBy(async () => (assignment_id = await setWork(school)))).toEqual(both)
  const { submission_id } = await handIn(school, assignment_id)
  expect(told).toEqual([...both, ...ofA(learner.user_id)])
  expect(await toldBy(() => say(school, assignment_id, 'Is this right?', { as: learner }))).toEqual(
    ofA(learner.user_id),
  )
  expect(
    await toldBy(() => value(school, deletePost, { post_id: submission_id, assignment_id }, { as: learner })),
  ).toEqual(ofA(learner.user_id))
  await handIn(school, assignment_id)
  expect(await toldBy(() => score(school, assignment_id, 5))).toEqual(ofA('teachers'))
  const returned = { assignment_id, user_ids: [learner.user_id], assignment_status: 2 as const }
  expect(await toldBy(() => value(school, returnSubmissions, returned, { as: teacher }))).toEqual(ofA(learner.user_id))
  expect(
    await toldBy(() => value(school, updateAssignment, { assignment_id, title: 'Halves' }, { as: teacher })),
  ).toEqual(both)
  expect(await toldBy(() => value(school, deleteAssignment, { assignment_id }, { as: teacher }))).toEqual(both)
})

it('what is refused moves nothing', async () => {
  const input = { assignment_id, user_ids: [people.classmate.user_id], assignment_status: 2 as const }
  expect(await toldBy(() => call(school, returnSubmissions, input, { as: teacher }))).toEqual([])
})
