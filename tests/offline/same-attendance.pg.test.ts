/** A class teacher who takes attendance without a network: the device says what the school says once it hears of it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClassAttendance, readStudentAttendance } from '@maktab/contracts/attendance/attendance-reports'
import { assignAttendance, readAttendance } from '@maktab/contracts/attendance/attendance-sheets'
import type { Input } from '@maktab/contracts/call'
import { call, value } from '../../apps/server/test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../apps/server/test/school.ts'
import { rebuildRollups } from '../../apps/server/src/features/insights/rollups.sql.ts'
import { chanceOf } from '../chaos/chance.ts'
import { openDevice, type Device } from '../chaos/device.ts'

const { learner, classmate, outsider, teacher, otherTeacher, principal } = people
let school: School
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  await owner.updateTable('institutions').set({ attendance_mode: 1 }).where('institution_id', '=', 10).execute()
  await owner.updateTable('users_classes').set({ joined_on: null }).execute()
  await owner.updateTable('users').set({ roll_number: 7 }).where('user_id', '=', learner.user_id).execute()
  await owner
    .insertInto('class_teachers')
    .values([
      { institution_id: 10, class_id: classA, user_id: teacher.user_id, from_date: '2026-03-01' },
      // Of no lesson there.
      {
        institution_id: 10,
        class_id: classA,
        user_id: otherTeacher.user_id,
        from_date: '2026-03-20',
        to_date: '2026-03-25',
        is_substitute: true,
      },
    ])
    .execute()
  await owner
    .insertInto('school_days')
    .values({ institution_id: 10, day: '2026-03-21', kind: 'holiday', names: '{"en": "Nawruz"}' })
    .execute()
})
afterAll(() => school.close())

const marks = (list: readonly (readonly [Person, 1 | 2 | 3 | 4])[]) =>
  list.map(([{ user_id }, attendance_status]) => ({ user_id, attendance_status }))
const sheet = (day: string, list: Parameters<typeof marks>[0], class_id = classA): Input<typeof assignAttendance> => ({
  attendance_id: randomUUID(),
  class_id,
  attendance_date: day,
  marks: marks(list),
})
let devices = 0
async function deviceOf(person: Person): Promise<Device> {
  devices += 1
  const device = await openDevice(school, person, chanceOf(devices), () => school.clock.now)
  device.network.isBad = false
  await device.tab().sync()
  return device
}

/** What the device and the school answer alike, but for the moment of the answer. */
async function isSame(device: Device, as: Person) {
  const plain = (answer: object) => ({ ...answer, as_of: '' })
  const here = async (name: 'readAttendance' | 'readClassAttendance' | 'readStudentAttendance', input: object) => {
    const answer = await device.tab().answer(name, input)
    expect(answer, name).toMatchObject({ ok: true })
    return plain((answer as { value: object }).value)
  }
  if (as.role === 'learner') {
    for (const asked of [{}, { start_date: '2026-03-01', end_date: '2026-03-20' }])
      expect(await here('readStudentAttendance', asked)).toEqual(
        plain(await value(school, readStudentAttendance, asked, { as })),
      )
    return
  }
  for (const asked of [
    {},
    { class_id: classA },
    ...(as === teacher ? [{ class_id: classA, attendance_date: '2026-03-18' }] : []),
    { class_id: classA, attendance_date: '2026-03-20' },
  ])
    expect(await here('readAttendance', asked)).toEqual(plain(await value(school, readAttendance, asked, { as })))
  for (const sort of ['name', 'roll_number', 'attendance'] as const) {
    const asked = { class_id: classA, start_date: '2026-03-10', end_date: '2026-03-21', sort }
    expect(await here('readClassAttendance', asked)).toEqual(
      plain(await value(school, readClassAttendance, asked, { as })),
    )
  }
}

test('a device takes attendance without a network, and says the same as the school before and after it is sent', async () => {
  await value(school, assignAttendance, sheet('2026-03-17', [[classmate, 2]]), { as: principal })
  await value(
    school,
    assignAttendance,
    sheet('2026-03-18', [
      [classmate, 2],
      [learner, 3],
    ]),
    { as: principal },
  )
  const device = await deviceOf(teacher)
  await isSame(device, teacher)
  const given = await device.tab().perform(
    'assignAttendance',
    sheet('2026-03-21', [
      [classmate, 2],
      [learner, 1],
    ]),
    [],
  )
  expect(given).toMatchObject({
    ok: true,
    value: { counts: { present: 1, absent: 1, unmarked: 0 }, set_aside: [], is_extra_day: true },
  })
  const before = await device.tab().answer('readAttendance', { class_id: classA })
  expect(before).toMatchObject({
    ok: true,
    value: {
      is_school_day: false,
      classes: [{ class_id: classA, state: 'taken' }, { class_id: classB }],
      to_follow: [{ user_id: classmate.user_id, days_absent_in_row: 3 }],
    },
  })
  expect(await device.tab().sync()).toMatchObject({ waiting: 0, refused: 0 })
  await isSame(device, teacher)
  const ofLearner = await deviceOf(learner)
  await isSame(ofLearner, learner)
})

test('a substitute who teaches nothing there takes it on a device, and two devices meet in one sheet', async () => {
  school.clock.now = new Date('2026-03-22T05:00:00.000Z')
  const one = await deviceOf(teacher)
  const other = await deviceOf(otherTeacher)
  const day = '2026-03-22'
  expect(
    await other.tab().perform(
      'assignAttendance',
      sheet(day, [
        [learner, 2],
        [classmate, 1],
      ]),
      [],
    ),
  ).toMatchObject({
    ok: true,
  })
  school.clock.now = new Date('2026-03-22T05:10:00.000Z')
  expect(await one.tab().perform('assignAttendance', sheet(day, [[learner, 3]]), [])).toMatchObject({ ok: true })
  // The one that was given later comes first.
  await one.tab().sync()
  await other.tab().sync()
  await one.tab().sync()
  const early = { class_id: classA, attendance_date: '2026-03-18' }
  expect(await other.tab().answer('readAttendance', early)).toEqual({ ok: false, refusal: 'not_found' })
  expect(await call(school, readAttendance, early, { as: otherTeacher })).toEqual({ ok: false, refusal: 'not_found' })
  for (const [device, as] of [
    [one, teacher],
    [other, otherTeacher],
  ] as const) {
    await isSame(device, as)
    expect(await device.tab().answer('readAttendance', { class_id: classA })).toMatchObject({
      value: {
        sheet: {
          list: [
            { user_id: learner.user_id, attendance_status: 3, given_by_name: 'Teacher' },
            { user_id: classmate.user_id, attendance_status: 1, given_by_name: 'Teacher.b' },
          ],
        },
      },
    })
  }
  const entries = await school.database.owner.selectFrom('attendance_entries').select('user_id').execute()
  expect(entries).toHaveLength(8)
})

test('what a device may not decide it refuses as the school does', async () => {
  const device = await deviceOf(teacher)
  const perform = (input: Input<typeof assignAttendance>) => device.tab().perform('assignAttendance', input, [])
  expect(await perform(sheet('2026-03-23', [[learner, 1]]))).toEqual({ ok: false, refusal: 'attendance_in_future' })
  expect(await perform(sheet('2026-03-14', [[learner, 1]]))).toEqual({ ok: false, refusal: 'attendance_closed' })
  expect(await perform(sheet('2026-03-22', []))).toEqual({ ok: false, refusal: 'nothing_marked' })
  expect(await perform(sheet('2026-03-22', [[outsider, 1]]))).toMatchObject({
    ok: true,
    value: { set_aside: [{ user_id: outsider.user_id, why: 'not_in_class' }] },
  })
  await device.tab().sync()
})

test('the figures that the marks keep are those that a rebuild finds', async () => {
  const days = () =>
    school.database.owner
      .selectFrom('rollup_class_day')
      .select(['class_id', 'day', 'attended', 'attendance_marked'])
      .where('attendance_marked', '>', 0)
      .orderBy('class_id')
      .orderBy('day')
      .execute()
  const chance = chanceOf(7)
  const everybody = [learner, classmate] as const
  for (let turn = 0; turn < 40; turn += 1) {
    const list = everybody.filter(() => chance.is(0.7)).map((one) => [one, (1 + chance.below(4)) as 1] as const)
    if (list.length === 0) continue
    const given = new Date(school.clock.now.getTime() - chance.below(3_600_000))
    await value(school, assignAttendance, sheet(`2026-03-${15 + chance.below(8)}`, list), {
      as: chance.is(0.5) ? teacher : principal,
      given,
    })
  }
  const kept = await days()
  await school.database.doors.inSchool(principal, (db) => rebuildRollups(db, 10, school.clock.now))
  expect(kept.length).toBeGreaterThan(6)
  expect(await days()).toEqual(kept)
})
