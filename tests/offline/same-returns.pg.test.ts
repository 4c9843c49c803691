/** Work that a teacher's device returns is returned so at school, and a class has the same marks on both. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssignment, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { readMarksGrid } from '@maktab/contracts/assignments/marks-grid'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { call, value } from '../../apps/server/test/call.ts'
import { article, classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const assignment_id = randomUUID()
const { learner, classmate } = people

let school: School
beforeAll(async () => {
  school = await openSchool()
  const written = {
    title: 'Work',
    description: 'Do it.',
    start_date: '2026-03-21T00:00:00.000Z',
    due_date: '2026-03-25T00:00:00.000Z',
    allowed_attempts: 1,
    total_score: 20,
    rubric_data: [],
    cms_content_ids: [article],
  }
  await value(school, createAssignment, { ...written, assignment_id, class_ids: [classA] }, { as: people.teacher })
  const work = { submission_id: randomUUID(), assignment_id, text: 'Done.', attachments: [] }
  await value(school, handInSubmission, work, { as: learner })
  const mark = { assignment_id, class_id: classA, score: 15, total_score: 20, teacher_remarks: 'Well done' }
  await value(school, scoreSubmission, { ...mark, user_id: learner.user_id }, { as: people.teacher })
})
afterAll(() => school.close())

test('with a comment below the remark, and without those who handed in nothing', async () => {
  const device = await openDevice(school, people.teacher, chanceOf(1), () => school.clock.now)
  device.network.isBad = false
  const tab = device.tab()
  await tab.sync()
  const input = { assignment_id, user_ids: [classmate.user_id, learner.user_id], comment: 'Look at page 3.' }
  expect(await tab.perform('returnSubmissions', { ...input, assignment_status: 3, comment: '' }, [])).toEqual({
    ok: false,
    refusal: 'nothing_to_return',
  })
  const skipping = { ...input, assignment_status: 2, unready: 'skip' }
  expect(await tab.perform('returnSubmissions', { ...skipping, assignment_status: 3, comment: ' ' }, [])).toEqual({
    ok: false,
    refusal: 'comment_required',
  })
  expect(await tab.perform('returnSubmissions', skipping, [])).toMatchObject({
    value: { user_ids: [learner.user_id], skipped: [{ user_id: classmate.user_id, why: 'nothing_handed_in' }] },
  })
  const before = await tab.answer('listSubmissions', { assignment_id })
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(await tab.answer('listSubmissions', { assignment_id })).toEqual(before)
  expect(await value(school, listSubmissions, { assignment_id }, { as: people.teacher })).toEqual(
    (before as { readonly value: unknown }).value,
  )
  expect(await value(school, readSetAssignment, { assignment_id }, { as: learner })).toMatchObject({
    assignment_status: 2,
    teacher_remarks: 'Well done\n\nLook at page 3.',
  })
})

test('the grid of marks is the same, and nobody has that of a class which they do not teach', async () => {
  const device = await openDevice(school, people.teacher, chanceOf(2), () => school.clock.now)
  device.network.isBad = false
  const tab = device.tab()
  await tab.sync()
  const grid = await value(school, readMarksGrid, { class_id: classA }, { as: people.teacher })
  expect(grid).toMatchObject({
    assignments: [{ assignment_id, title: 'Work', total_score: 20 }],
    marks: expect.arrayContaining([
      expect.objectContaining({ user_id: learner.user_id, score: 15, is_handed_in: true }),
      expect.objectContaining({ user_id: classmate.user_id, score: null, is_handed_in: false }),
    ]),
  })
  expect(await tab.answer('readMarksGrid', { class_id: classA })).toEqual({ ok: true, value: grid })
  const elsewhere = { class_id: 999 }
  const refused = { ok: false, refusal: 'not_found' }
  expect(await call(school, readMarksGrid, elsewhere, { as: people.teacher })).toEqual(refused)
  expect(await tab.answer('readMarksGrid', elsewhere)).toEqual(refused)
})
