import { deleteAssignment, updateAssignment } from '@maktab/contracts/assignments/assignment-changes'
import { remindLearners } from '@maktab/contracts/assignments/reminders'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import { listSubmissions } from '@maktab/contracts/assignments/submissions'
import { pullCampusStructure, pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, score, setWork } from '../../../test/work.ts'
import { openDueReminder } from './reminders.ts'

let school: School
let assignment_id: string
const { learner, classmate, outsider, teacher, otherTeacher } = people
/** Noon in Kabul. */
const noon = new Date('2026-03-21T07:30:00.000Z')
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  school.clock.now = noon
  await school.database.owner.deleteFrom('users_notifications').execute()
  await school.database.owner.deleteFrom('due_reminders').execute()
  assignment_id = await setWork(school, { class_ids: [classA] })
})

const hourMs = 3_600_000
const hours = (count: number) => new Date(noon.getTime() + count * hourMs).toISOString()
const at = (count: number) => {
  school.clock.now = new Date(hours(count))
}
const told = async (as: Person) =>
  (await value(school, listNotifications, { page: 1 }, { as })).list
    .filter((one) => one.assignment_id === assignment_id)
    .map(({ notification_type }) => notification_type)
const toldOf = async (as: Person, type: string) => (await told(as)).filter((one) => one === type).length
const ids = (...of: readonly Person[]) => of.map(({ user_id }) => user_id)
const remind = (user_ids: readonly number[], as: Person = teacher) =>
  call(school, remindLearners, { assignment_id, user_ids: [...user_ids] }, { as })
const answer = (count: number) => ({ ok: true, value: { told: count } })

describe('reminding', () => {
  test('tells those alone who have nothing handed in or are to do it again, in the words of their language', async () => {
    await handIn(school, assignment_id)
    expect(await remind(ids(learner, classmate, outsider))).toEqual(answer(1))
    expect(await toldOf(learner, 'work_reminder')).toBe(0)
    expect(await toldOf(outsider, 'work_reminder')).toBe(0)
    const { list } = await value(school, listNotifications, { page: 1 }, { as: classmate, language: 'en' })
    expect(list.find((one) => one.notification_type === 'work_reminder')).toMatchObject({
      title: 'Your teacher reminds you of this work',
      subject: 'Fractions around us',
      class_id: classA,
    })
    await score(school, assignment_id, 3)
    const again = { assignment_id, user_ids: ids(learner), assignment_status: 3 as const, comment: 'Once more.' }
    await value(school, returnSubmissions, again, { as: teacher })
    expect(await remind(ids(learner))).toEqual(answer(1))
  })

  test('tells a learner once in twelve hours, whoever asks, and then anew though the first is unread', async () => {
    expect(await remind(ids(learner, classmate))).toEqual(answer(2))
    at(11.9)
    expect(await remind(ids(learner, classmate))).toEqual(answer(0))
    expect(await toldOf(learner, 'work_reminder')).toBe(1)
    at(12)
    expect(await remind(ids(learner))).toEqual(answer(1))
    expect(await toldOf(learner, 'work_reminder')).toBe(2)
    const { list } = await value(school, listNotifications, { page: 1 }, { as: learner })
    const unread = list.filter((one) => one.notification_type === 'work_reminder' && !one.is_read)
    expect(unread).toHaveLength(1)
    const { list: rows } = await value(school, listSubmissions, { assignment_id }, { as: teacher })
    expect(rows.map(({ user_id, reminded_on }) => [user_id, reminded_on]).toSorted()).toEqual(
      [
        [learner.user_id, hours(12)],
        [classmate.user_id, noon.toISOString()],
      ].toSorted(),
    )
  })

  test('leaves out who is excused, and work that is closed', async () => {
    const extensions = [{ user_id: learner.user_id, due_date: null, is_excused: true }]
    await value(school, updateAssignment, { assignment_id, extensions, closes_on: hours(7 * 24) }, { as: teacher })
    expect(await remind(ids(learner, classmate))).toEqual(answer(1))
    at(8 * 24)
    expect(await remind(ids(learner, classmate))).toEqual(answer(0))
  })

  test('is refused where the work is another’s or was taken back, and reaches own classes alone', async () => {
    const refused = { ok: false, refusal: 'not_found' }
    assignment_id = await setWork(school, { class_ids: [classA, classB] })
    expect(await remind(ids(learner), people.teacherThere)).toEqual(refused)
    expect(await remind(ids(learner, classmate, outsider), otherTeacher)).toEqual(answer(1))
    expect(await remind(ids(learner, classmate, outsider))).toEqual(answer(2))
    await value(school, deleteAssignment, { assignment_id }, { as: teacher })
    expect(await remind(ids(learner))).toEqual(refused)
  })

  test('a teacher’s device has when it was, a learner’s has not', async () => {
    await remind(ids(learner))
    const works = await value(school, pullCampusStructure, { cursor: '', is_first_time: '0' }, { as: teacher })
    expect(works.tables.assignments_users).toContainEqual(
      expect.objectContaining({ assignment_id, user_id: learner.user_id, reminded_on: noon.toISOString() }),
    )
    const own = await value(school, pullLearnerStructure, { cursor: '', is_first_time: '0' }, { as: learner })
    expect(own.tables.assignments_users).toContainEqual(expect.objectContaining({ assignment_id, reminded_on: null }))
  })
})

describe('a day before it is due', () => {
  const look = async () => {
    const job = openDueReminder({
      doors: school.database.doors,
      clock: () => school.clock.now,
      onFailure: (error) => {
        throw error
      },
    })
    const count = await job.runDue()
    await job.close()
    return count
  }
  const soon = (as: Person) => toldOf(as, 'work_due_soon')

  test('learners who have not handed in are told, once', async () => {
    await handIn(school, assignment_id)
    at(6 * 24 - 0.01)
    expect(await look()).toBe(0)
    at(6 * 24)
    expect(await look()).toBe(1)
    expect([await soon(learner), await soon(classmate)]).toEqual([0, 1])
    expect(await look()).toBe(0)
    expect(await soon(classmate)).toBe(1)
  })

  test('each is told by their own date, and who is excused never', async () => {
    const extensions = [
      { user_id: learner.user_id, due_date: hours(9 * 24), is_excused: false },
      { user_id: classmate.user_id, due_date: null, is_excused: true },
    ]
    await value(school, updateAssignment, { assignment_id, extensions }, { as: teacher })
    at(6 * 24)
    await look()
    expect([await soon(learner), await soon(classmate)]).toEqual([0, 0])
    at(8 * 24)
    await look()
    expect([await soon(learner), await soon(classmate)]).toEqual([1, 0])
  })

  test('nobody is told at night: it waits for the morning of the school', async () => {
    // Due at 23:00 in Kabul; a day before it is 23:00 too.
    await value(school, updateAssignment, { assignment_id, due_date: hours(7 * 24 + 11) }, { as: teacher })
    at(6 * 24 + 11)
    expect(await look()).toBe(1)
    expect(await soon(learner)).toBe(0)
    expect(await look()).toBe(0)
    // Six in the morning.
    at(6 * 24 + 18)
    expect(await look()).toBe(1)
    expect(await soon(learner)).toBe(1)
  })

  test('of a date that moved they are told by the new one, of one within a day not at all', async () => {
    await value(school, updateAssignment, { assignment_id, due_date: hours(10 * 24) }, { as: teacher })
    at(6 * 24)
    expect(await look()).toBe(0)
    await value(school, updateAssignment, { assignment_id, due_date: hours(6 * 24 + 5) }, { as: teacher })
    at(6 * 24 + 1)
    expect(await look()).toBe(0)
    expect(await soon(learner)).toBe(0)
  })

  test('nobody is told of work that was taken back, and of restored work they are', async () => {
    await value(school, deleteAssignment, { assignment_id }, { as: teacher })
    at(24)
    await value(school, deleteAssignment, { assignment_id, restore: true }, { as: teacher })
    at(6 * 24)
    await look()
    expect(await soon(learner)).toBe(1)
    assignment_id = await setWork(school, { class_ids: [classA] })
    await value(school, deleteAssignment, { assignment_id }, { as: teacher })
    at(12 * 24)
    expect(await look()).toBe(1)
    expect(await soon(learner)).toBe(0)
  })

  test('nor after it is due, where the server stood still', async () => {
    at(7 * 24 + 1)
    expect(await look()).toBe(1)
    expect(await soon(learner)).toBe(0)
  })
})
