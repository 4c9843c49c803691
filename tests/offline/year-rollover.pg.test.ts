/** A device learns with its next pull that another school year began, and what was done on it before it learnt of that is taken. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSchoolYear } from '@maktab/contracts/office/school-years'
import { applyYear, planYear, undoYear } from '@maktab/contracts/office/year-rollovers'
import { value } from '../../apps/server/test/call.ts'
import {
  article,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../apps/server/test/school.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'

const { learner, teacher, principal } = people
const as: Person = { ...principal, role: 'campus_admin' }
let school: School
let devices: readonly Device[]

beforeAll(async () => {
  school = await openSchool()
  await school.database.owner
    .insertInto('courses')
    .values({ tenant_id: 1, course_id: 52, title: 'Mathematics 7', subject: 'maths', grade: '7', language: 'en' })
    .execute()
  devices = await Promise.all(
    [learner, teacher].map((person, at) => openDevice(school, person, chanceOf(at + 1), () => school.clock.now)),
  )
  for (const device of devices) device.network.isBad = false
})
afterAll(async () => {
  for (const device of devices) await device.close()
  await school.close()
})

const sync = () => Promise.all(devices.map((device) => device.tab().sync()))
const classesOn = async (device: Device) => {
  const answer = await device.tab().answer('listClasses', {})
  if (!answer.ok) throw new Error('The device listed no classes')
  return (answer.value as { list: { grade: string; section: string }[] }).list.map(
    ({ grade, section }) => grade + section,
  )
}

test('the new classes come, the old ones go, and work that waited for the old ones is taken', async () => {
  await value(school, addSchoolYear, { name: '1404', start_date: '2025-03-21', end_date: '2025-12-20' }, { as })
  const year = { name: '1405', start_date: '2026-03-21', end_date: '2026-12-20' }
  const { year_id } = await value(school, addSchoolYear, year, { as })
  await sync()
  expect(await Promise.all(devices.map(classesOn))).toEqual([['6A'], ['6A', '6B']])

  const plan = await value(school, planYear, { year_id }, { as })
  const order = { year_id, sections: plan.sections, renewed: plan.renewed, plan_key: plan.plan_key, typed: '1405' }
  const { rollover_id } = await value(school, applyYear, order, { as })
  // Two days later the learner has not been online.
  school.clock.now = new Date(school.clock.now.getTime() + 2 * 86_400_000)
  const work = { cms_course_id: course, class_id: classA, lesson_guid: lessonOne, content_id: article }
  const given = await devices[0]!.tab().perform('saveStatus', { ...work, content_status: 2, completion: 100 }, [])
  expect(given?.ok).toBe(true)
  expect(await devices[0]!.tab().waiting()).toHaveLength(1)
  await sync()
  await sync()
  expect(await Promise.all(devices.map(classesOn))).toEqual([['7A'], ['7A', '7B']])
  expect(await devices[0]!.tab().waiting()).toEqual([])
  expect(await devices[0]!.refused()).toEqual([])
  const kept = await school.database.owner
    .selectFrom('users_content')
    .select(['class_id', 'completion'])
    .where('user_id', '=', learner.user_id)
    .execute()
  expect(kept).toEqual([{ class_id: classA, completion: 100 }])

  await value(school, undoYear, { rollover_id }, { as })
  await sync()
  expect(await Promise.all(devices.map(classesOn))).toEqual([['6A'], ['6A', '6B']])
})
