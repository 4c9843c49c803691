import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import {
  listNotifications,
  readNotifications,
  resolveLink,
  resubscribe,
  setPush,
  unsubscribe,
} from '@maktab/contracts/people/notifications'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'
import { notify } from './notifications.sql.ts'

let school: School
const { learner, classmate, outsider, teacher, learnerThere, teacherThere } = people
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(() => school.database.owner.deleteFrom('users_notifications').execute())

const told = (as: Person, language: 'en' | 'pu' = 'en') =>
  value(school, listNotifications, { page: 1 }, { as, language })

describe('being told', () => {
  test('of work that was set: every learner it is for, and nobody else', async () => {
    const assignment_id = await setWork(school, { title: 'Fractions around us', class_ids: [classA] })
    expect(await told(learner)).toMatchObject({
      unread: 1,
      total_pages: 1,
      list: [
        {
          notification_type: 'work_set',
          title: 'New assignment',
          subject: 'Fractions around us',
          assignment_id,
          class_id: classA,
          is_read: false,
          created_on: school.clock.now.toISOString(),
        },
      ],
    })
    expect((await told(learner, 'pu')).list[0]?.title).toBe('نوې دنده')
    expect((await told(classmate)).list).toHaveLength(1)
    for (const other of [outsider, teacher, learnerThere]) expect((await told(other)).list, other.username).toEqual([])
  })
  test('once, when the same command arrives again', async () => {
    const assignment_id = randomUUID()
    await setWork(school, { assignment_id })
    await setWork(school, { assignment_id })
    expect((await told(learner)).list).toHaveLength(1)
  })
  test('of work that was returned, or is to be done again', async () => {
    const assignment_id = await setWork(school)
    await handIn(school, assignment_id)
    await score(school, assignment_id, 7)
    const back = (assignment_status: 2 | 3) =>
      value(
        school,
        returnSubmissions,
        { assignment_id, user_ids: [learner.user_id], assignment_status },
        { as: teacher },
      )
    school.clock.now = new Date(school.clock.now.getTime() + 1000)
    await back(3)
    school.clock.now = new Date(school.clock.now.getTime() + 1000)
    await back(2)
    expect((await told(learner)).list.map(({ notification_type }) => notification_type)).toEqual([
      'work_returned',
      'work_to_redo',
      'work_set',
    ])
    expect((await told(classmate)).list.map(({ notification_type }) => notification_type)).toEqual(['work_set'])
  })
  test('of work that was handed in: whoever teaches the class, once until they read it', async () => {
    const assignment_id = await setWork(school, { title: 'Fractions around us', class_ids: [classA] })
    await handIn(school, assignment_id)
    await handIn(school, assignment_id, {}, { as: classmate })
    const { list, unread } = await told(teacher)
    expect(unread).toBe(1)
    expect(list).toMatchObject([
      {
        notification_type: 'work_handed_in',
        title: 'Work was handed in',
        subject: 'Fractions around us',
        assignment_id,
        class_id: classA,
      },
    ])
    expect((await told(teacherThere)).list).toEqual([])
    await value(
      school,
      readNotifications,
      { users_notification_ids: list.map(({ users_notification_id }) => users_notification_id) },
      { as: teacher },
    )
    await handIn(school, assignment_id)
    expect((await told(teacher)).list.map(({ is_read }) => is_read).toSorted()).toEqual([false, true])
  })
  test('once of the same, until it is read', async () => {
    const assignment_id = await setWork(school, { class_ids: [classA] })
    await handIn(school, assignment_id)
    await score(school, assignment_id, 7)
    const back = () =>
      value(
        school,
        returnSubmissions,
        { assignment_id, user_ids: [learner.user_id], assignment_status: 2 },
        { as: teacher },
      )
    await back()
    await back()
    const returned = async () =>
      (await told(learner)).list.filter(({ notification_type }) => notification_type === 'work_returned')
    const [first] = await returned()
    expect(await returned()).toHaveLength(1)
    await value(school, readNotifications, { users_notification_ids: [first!.users_notification_id] }, { as: learner })
    await back()
    expect(await returned()).toHaveLength(2)
  })
  test('of what is about no assignment: once of a class, until it is read', async () => {
    const { tenant_id, institution_id, user_id } = learner
    const tell = (class_id: number | null) =>
      school.database.doors.inSchool(learner, (db) =>
        notify(db, {
          tenant_id,
          institution_id,
          user_ids: [user_id],
          role: 'learner',
          notification_type: 'work_set',
          subject: 'Science 7 A',
          assignment_id: null,
          class_id,
          now: school.clock.now,
        }),
      )
    for (const class_id of [classA, classA, classB, null, null]) await tell(class_id)
    expect((await told(learner)).list.map(({ class_id }) => class_id).toSorted()).toEqual([classA, classB, null])
  })
  test('page by page, the newest first; reading counts down, and another’s stays unread', async () => {
    for (let times = 0; times < 21; times++) await setWork(school, { class_ids: [classA] })
    const { list, total_pages, unread } = await told(learner)
    expect([list.length, total_pages, unread]).toEqual([20, 2, 21])
    expect((await value(school, listNotifications, { page: 2 }, { as: learner })).list).toHaveLength(1)
    const users_notification_ids = list.map(({ users_notification_id }) => users_notification_id)
    expect(await value(school, readNotifications, { users_notification_ids }, { as: classmate })).toEqual({
      unread: 21,
    })
    expect((await told(learner)).unread).toBe(21)
    expect(await value(school, readNotifications, { users_notification_ids }, { as: learner })).toEqual({ unread: 1 })
    expect((await told(learner)).list.every(({ is_read }) => is_read)).toBe(true)
  })
})

describe('a link', () => {
  const { tenant_id, institution_id, user_id } = learner
  const assignment = randomUUID()
  const resolve = (code: string, as: Person = learner) => call(school, resolveLink, { code }, { as })

  test('leads the person it was made for where it says', async () => {
    const { links } = school.notifying
    const owner = { tenant_id, institution_id, user_id }
    const { now } = school.clock
    const nothing = { assignment_id: null, class_id: null, event_id: null, email: null }
    expect(await resolve(links.sign({ ...owner, purpose: 'assignment', target: assignment }, now))).toEqual({
      ok: true,
      value: { ...nothing, purpose: 'assignment', assignment_id: assignment },
    })
    expect(await resolve(links.sign({ ...owner, purpose: 'class', target: classA }, now))).toEqual({
      ok: true,
      value: { ...nothing, purpose: 'class', class_id: classA },
    })
    expect(await resolve(links.sign({ ...owner, purpose: 'event', target: assignment }, now))).toEqual({
      ok: true,
      value: { ...nothing, purpose: 'event', event_id: assignment },
    })
    expect(await resolve(links.sign({ ...owner, purpose: 'unsubscribe' }, now))).toEqual({
      ok: true,
      value: { ...nothing, purpose: 'unsubscribe', email: 'zarghuna@school.example' },
    })
  })
  test('is refused to anybody else, and when it is forged or old', async () => {
    const { links } = school.notifying
    const { now } = school.clock
    const code = links.sign({ tenant_id, institution_id, user_id, purpose: 'class', target: classA }, now)
    expect(await resolve(code, classmate)).toEqual({ ok: false, refusal: 'link_not_yours' })
    expect(await resolve(code, learnerThere)).toEqual({ ok: false, refusal: 'link_not_yours' })
    expect(await resolve(code.replace(`.${classA}.`, '.102.'))).toEqual({ ok: false, refusal: 'link_invalid' })
    expect(
      await resolve(links.sign({ tenant_id, institution_id, user_id, purpose: 'class', target: classA }, new Date(0))),
    ).toEqual({ ok: false, refusal: 'link_invalid' })
  })
})

describe('no more mails', () => {
  const isUnsubscribed = async ({ user_id }: Person) =>
    (
      await school.database.owner
        .selectFrom('users')
        .select('is_unsubscribed')
        .where('user_id', '=', user_id)
        .executeTakeFirstOrThrow()
    ).is_unsubscribed

  test('with the code of the mail; every other answer is the same and changes nothing', async () => {
    const { links } = school.notifying
    const sign = ({ tenant_id, institution_id, user_id }: Person) =>
      links.sign({ tenant_id, institution_id, user_id, purpose: 'unsubscribe' }, school.clock.now)
    const end = (email: string, code?: string, host = 'localhost') =>
      value(school, unsubscribe, { email, ...(code ? { code } : {}) }, { host })
    const address = 'zarghuna@school.example'
    const without = [
      await end(address),
      await end('nobody@school.example'),
      await end(address, 'nonsense'),
      await end(address, sign(classmate)),
      await end(address, sign(learner), 'senf.localhost'),
    ]
    expect(without).toEqual(without.map(() => ({})))
    expect([await isUnsubscribed(learner), await isUnsubscribed(classmate)]).toEqual([false, false])
    expect(await end(address.toUpperCase(), sign(learner))).toEqual({})
    expect([await isUnsubscribed(learner), await isUnsubscribed(classmate)]).toEqual([true, false])
  })
  test('is taken back with the same code, and with no other', async () => {
    const { links } = school.notifying
    const sign = ({ tenant_id, institution_id, user_id }: Person) =>
      links.sign({ tenant_id, institution_id, user_id, purpose: 'unsubscribe' }, school.clock.now)
    const again = (code: string) => value(school, resubscribe, { email: 'zarghuna@school.example', code })
    await value(school, unsubscribe, { email: 'zarghuna@school.example', code: sign(learner) })
    expect([await again(sign(classmate)), await again('nonsense'), await isUnsubscribed(learner)]).toEqual([
      {},
      {},
      true,
    ])
    expect([await again(sign(learner)), await isUnsubscribed(learner)]).toEqual([{}, false])
  })
})

test('a browser is registered at a known push service only', async () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const set = (endpoint: string) =>
    call(
      school,
      setPush,
      { pid: JSON.stringify({ endpoint, expirationTime: null, keys }), type: 'web' },
      { as: learner },
    )
  expect(await set('https://fcm.googleapis.com/fcm/send/abc')).toEqual({ ok: true, value: { is_registered: true } })
  for (const endpoint of ['http://127.0.0.1:8080/api/x', 'https://169.254.169.254/', 'https://evil.example/push'])
    expect(await set(endpoint), endpoint).toEqual({ ok: false, refusal: 'push_refused' })
  expect(await call(school, setPush, { pid: 'x', type: 'web' }, { as: learner })).toEqual({
    ok: false,
    refusal: 'push_refused',
  })
})
