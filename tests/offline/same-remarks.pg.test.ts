/** A teacher's bank of remarks is the same on their device and at school, whatever each has heard of the other. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { listRemarks, saveRemark } from '@maktab/contracts/assignments/remarks'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { value } from '../../apps/server/test/call.ts'
import { article, classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const assignment_id = randomUUID()
const { learner, classmate, teacher } = people
const mark = { assignment_id, class_id: classA, score: 15, total_score: 20 }

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
  await value(school, createAssignment, { ...written, assignment_id, class_ids: [classA] }, { as: teacher })
  const remark = { ...mark, user_id: learner.user_id, teacher_remarks: 'Well done.\nShow the units.' }
  await value(school, scoreSubmission, remark, { as: teacher })
  await value(school, saveRemark, { text: 'Look at page 4.', is_saved: true }, { as: teacher })
})
afterAll(() => school.close())

test('what was said and saved at school and on the device is offered alike, before and after it was sent', async () => {
  const device = await openDevice(school, teacher, chanceOf(1), () => school.clock.now)
  device.network.isBad = false
  const tab = device.tab()
  await tab.sync()
  const atSchool = () => value(school, listRemarks, {}, { as: teacher })
  const here = async () => ((await tab.answer('listRemarks', {})) as { readonly value: unknown }).value
  const texts = ({ list }: Awaited<ReturnType<typeof atSchool>>) =>
    list.map(({ text, is_saved }) => (is_saved ? `* ${text}` : text))
  expect(texts(await atSchool())).toEqual(['* Look at page 4.', 'Well done.', 'Show the units.'])
  expect(await here()).toEqual(await atSchool())

  school.clock.now = new Date(school.clock.now.getTime() + 60_000)
  const remark = { ...mark, user_id: classmate.user_id, teacher_remarks: 'A good drawing.' }
  await tab.perform('scoreSubmission', remark, [])
  await tab.perform('saveRemark', { text: 'Show the units. ', is_saved: true }, [])
  await tab.perform('saveRemark', { text: 'Look at page 4.', is_saved: false }, [])
  const expected = ['* Show the units.', 'A good drawing.', 'Well done.']
  expect(texts((await here()) as Awaited<ReturnType<typeof atSchool>>)).toEqual(expected)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  expect(texts(await atSchool())).toEqual(expected)
  expect(await here()).toEqual(await atSchool())
})
