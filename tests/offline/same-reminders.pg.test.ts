/** A teacher who reminds without a network: the device says whom, and the school tells them, each once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTaughtAssignment } from '@maktab/contracts/assignments/assignments'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { value } from '../../apps/server/test/call.ts'
import { classA, openSchool, people, type School } from '../../apps/server/test/school.ts'
import { handIn, setWork } from '../../apps/server/test/work.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice } from '../chaos/device.ts'

const { learner, classmate, teacher } = people
let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

test('whom a device reminds, but who handed in meanwhile, is told at school, and both say when', async () => {
  const assignment_id = await setWork(school, { class_ids: [classA] })
  const device = await openDevice(school, teacher, chanceOf(1), () => school.clock.now)
  device.network.isBad = false
  const tab = device.tab()
  await tab.sync()
  const all = { assignment_id, user_ids: [learner.user_id, classmate.user_id] }
  expect(await tab.perform('remindLearners', all, [])).toEqual({ ok: true, value: { told: 2 } })
  expect(await tab.perform('remindLearners', all, [])).toEqual({ ok: true, value: { told: 0 } })
  expect(await tab.answer('listSubmissions', { assignment_id })).toMatchObject({
    value: { list: [{ reminded_on: expect.any(String) }, { reminded_on: expect.any(String) }] },
  })
  await handIn(school, assignment_id)
  expect(await tab.sync()).toMatchObject({ waiting: 0, refused: 0 })
  const told = async (as: typeof learner) =>
    (await value(school, listNotifications, { page: 1 }, { as })).list.filter(
      (one) => one.notification_type === 'work_reminder',
    ).length
  expect([await told(learner), await told(classmate)]).toEqual([0, 1])
  const here = await tab.answer('listSubmissions', { assignment_id })
  expect(here).toEqual({ ok: true, value: await value(school, listSubmissions, { assignment_id }, { as: teacher }) })
  expect(here).toMatchObject({
    value: {
      list: expect.arrayContaining([
        expect.objectContaining({ user_id: learner.user_id, reminded_on: null }),
        expect.objectContaining({ user_id: classmate.user_id, reminded_on: school.clock.now.toISOString() }),
      ]),
    },
  })
  const whole = await tab.answer('readTaughtAssignment', { assignment_id })
  expect(whole).toEqual({
    ok: true,
    value: await value(school, readTaughtAssignment, { assignment_id }, { as: teacher }),
  })
  expect(whole).toMatchObject({ value: { classes: [{ class_id: classA, language: expect.any(String) }] } })
  const foreign = { assignment_id: crypto.randomUUID(), user_ids: [1] }
  expect(await tab.perform('remindLearners', foreign, [])).toEqual({ ok: false, refusal: 'not_found' })
})
