import { randomUUID } from 'node:crypto'
import { listTaughtAssignments, readSetAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission, listSubmissions } from '@maktab/contracts/assignments/submissions'
import { returnSubmissions, scoreSubmission } from '@maktab/contracts/assignments/scores'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { classA, classB, openSchool, people, type School } from '../../../test/school.ts'
import { handIn, ownFile, score, setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.deleteFrom('rollup_class').execute()
  assignment_id = await setWork(school)
})

const later = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)
const dayMinutes = 24 * 60
const learner = { as: people.learner }
const teacher = { as: people.teacher }
const user_id = people.learner.user_id
const ownWork = () => value(school, readSetAssignment, { assignment_id }, learner)
const marked = async () => {
  const { list } = await value(school, listSubmissions, { assignment_id }, teacher)
  return list.find((work) => work.user_id === user_id)!
}
const giveBack = (assignment_status: 2 | 3 = 2, user_ids = [user_id]) =>
  call(school, returnSubmissions, { assignment_id, user_ids, assignment_status }, teacher)
const rollup = async () =>
  school.database.owner.selectFrom('rollup_class').selectAll().where('class_id', '=', classA).executeTakeFirst()

describe('handing in', () => {
  it('keeps text and files, for the learner and for the teacher', async () => {
    const file_id = await ownFile(school, people.learner)
    const handed = await handIn(school, assignment_id, {
      attachments: [{ file_id, name: 'photo.jpg', mime_type: 'image/png', size_bytes: 1 }],
    })
    expect(handed).toMatchObject({
      attempt_number: 1,
      handed_in_on: school.clock.now.toISOString(),
      is_late: false,
      is_extra: false,
    })
    const own = await ownWork()
    expect(own).toMatchObject({ assignment_status: 1, attempts_used: 1, is_late: false })
    expect(own.submissions).toMatchObject([
      {
        text: 'Half a bread, a quarter of an hour.',
        attachments: [{ file_id, mime_type: 'image/jpeg', size_bytes: 321 }],
      },
    ])
    expect((await marked()).submissions).toMatchObject([
      { submission_id: handed.submission_id, attachments: [{ file_id, url: expect.stringContaining(file_id) }] },
    ])
  })

  it('happens once under one submission, with or without the command’s id, however many arrive at once', async () => {
    const submission_id = randomUUID()
    const command_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        handIn(school, assignment_id, { submission_id }, index % 2 ? { command_id } : {}),
      ),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await ownWork()).submissions).toHaveLength(1)
    expect((await rollup())?.turned_in).toBe(1)
  })

  it('late or beyond the allowed attempts is kept and marked, the latest first', async () => {
    await handIn(school, assignment_id)
    await handIn(school, assignment_id)
    const now = school.clock.now
    school.clock.now = later(8 * dayMinutes)
    const extra = await handIn(school, assignment_id)
    school.clock.now = now
    expect(extra).toMatchObject({ attempt_number: 3, is_late: true, is_extra: true })
    expect((await marked()).submissions.map(({ attempt_number }) => attempt_number)).toEqual([3, 2, 1])
    expect((await ownWork()).is_late).toBe(false)
    expect((await rollup())?.turned_in).toBe(1)
  })

  it('first in time counts as in time, however late its improvement, and in whichever order they arrive', async () => {
    const now = school.clock.now
    school.clock.now = later(9 * dayMinutes)
    await handIn(school, assignment_id)
    expect((await ownWork()).is_late).toBe(true)
    await handIn(school, assignment_id, {}, { given: new Date(now.getTime() + dayMinutes * 60_000) })
    school.clock.now = now
    expect(await ownWork()).toMatchObject({ is_late: false, attempts_used: 2 })
  })

  it('in time without a network is in time, however wrong the clock of the device', async () => {
    const now = school.clock.now
    school.clock.now = later(9 * dayMinutes)
    const sent = new Date('2019-01-09T00:00:00Z')
    const handed = await handIn(school, assignment_id, {}, { given: new Date('2019-01-05T00:00:00Z'), sent })
    school.clock.now = now
    expect(handed).toMatchObject({ is_late: false, handed_in_on: later(5 * dayMinutes).toISOString() })
  })

  it('numbers what arrives at once one by one', async () => {
    const handed = await Promise.all(Array.from({ length: 5 }, () => handIn(school, assignment_id)))
    expect(handed.map(({ attempt_number }) => attempt_number).sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('of what was asked for again is not extra', async () => {
    await handIn(school, assignment_id)
    await handIn(school, assignment_id)
    expect(await giveBack(3)).toMatchObject({ ok: true })
    expect((await ownWork()).assignment_status).toBe(3)
    expect(await handIn(school, assignment_id)).toMatchObject({ attempt_number: 3, is_extra: false })
    expect((await ownWork()).assignment_status).toBe(1)
  })

  it('of what was asked for again waits for its teacher, who is told of it, and keeps the reason in sight', async () => {
    const taught = async () =>
      (await value(school, listTaughtAssignments, {}, teacher)).list.find((one) => one.assignment_id === assignment_id)
    const first = await handIn(school, assignment_id)
    await score(school, assignment_id, 5)
    expect(await taught()).toMatchObject({ submitted: 1, scored: 1, to_mark: 0 })
    const input = {
      assignment_id,
      user_ids: [user_id],
      assignment_status: 3 as const,
      teacher_remarks: 'Draw the rain.',
    }
    expect(await call(school, returnSubmissions, input, teacher)).toMatchObject({ ok: true })
    expect(await ownWork()).toMatchObject({ assignment_status: 3, teacher_remarks: 'Draw the rain.' })
    school.clock.now = later(1)
    expect(await handIn(school, assignment_id)).toMatchObject({ attempt_number: first.attempt_number + 1 })
    expect(await taught()).toMatchObject({ submitted: 1, to_mark: 1 })
    expect(await ownWork()).toMatchObject({ assignment_status: 1, teacher_remarks: 'Draw the rain.' })
    const told = await value(school, listNotifications, { page: 1 }, teacher)
    expect(told.list.map(({ notification_type }) => notification_type)).toContain('work_handed_in_again')
  })

  it.each([
    ['nothing_handed_in', { text: '  ' }, people.learner],
    [
      'file_missing',
      { attachments: [{ file_id: randomUUID(), name: 'a', mime_type: 'b', size_bytes: 1 }] },
      people.learner,
    ],
    [
      'too_many_files',
      {
        attachments: Array.from({ length: 11 }, () => ({
          file_id: randomUUID(),
          name: 'a.jpg',
          mime_type: 'image/jpeg',
          size_bytes: 1,
        })),
      },
      people.learner,
    ],
    ['not_found', { assignment_id: randomUUID() }, people.learner],
    ['not_found', {}, people.learnerThere],
  ])('is refused: %s', async (refusal, change, as) => {
    const input = { submission_id: randomUUID(), assignment_id, text: 'work', attachments: [], ...change }
    expect(await call(school, handInSubmission, input, { as })).toEqual({ ok: false, refusal })
  })

  it('is refused with one file twice, with the file of another, and under the id of another’s work', async () => {
    const [own, other] = [await ownFile(school, people.learner), await ownFile(school, people.classmate)]
    const attached = (file_id: string) => ({ file_id, name: 'a', mime_type: 'b', size_bytes: 1 })
    await expect(handIn(school, assignment_id, { attachments: [attached(own), attached(own)] })).rejects.toThrow(
      'duplicate_file',
    )
    await expect(handIn(school, assignment_id, { attachments: [attached(other)] })).rejects.toThrow('file_missing')
    const { submission_id } = await handIn(school, assignment_id, {}, { as: people.classmate })
    await expect(handIn(school, assignment_id, { submission_id })).rejects.toThrow('not_found')
    expect((await ownWork()).submissions).toEqual([])
  })

  it('is kept while the school’s clock stands before the start, as handed in at the start', async () => {
    const start_date = later(dayMinutes).toISOString()
    const future = await setWork(school, { start_date })
    expect(await handIn(school, future)).toMatchObject({ handed_in_on: start_date, is_late: false })
  })
})

describe('scoring', () => {
  it('is the teacher’s alone to see until it is returned, and again when it is changed after that', async () => {
    await handIn(school, assignment_id)
    await score(school, assignment_id, 7)
    const hidden = { score: null, teacher_remarks: '', rubric_levels: {} }
    const seven = { score: 7, teacher_remarks: '7 of 10', rubric_levels: { c1: 'l2' } }
    expect(await ownWork()).toMatchObject(hidden)
    expect(await marked()).toMatchObject({ ...seven, returned_on: null })
    expect(await giveBack()).toMatchObject({ ok: true, value: { user_ids: [user_id] } })
    expect(await ownWork()).toMatchObject({ ...seven, assignment_status: 2 })
    const now = school.clock.now
    school.clock.now = later(1)
    await score(school, assignment_id, 8)
    expect(await ownWork()).toMatchObject(hidden)
    await giveBack()
    expect(await ownWork()).toMatchObject({ score: 8 })
    school.clock.now = now
  })

  it.each([
    ['in order', [1, 2]],
    ['the earlier one last', [2, 1]],
  ])('twice, %s: the one given later counts, both are kept', async (_, order) => {
    for (const minute of order) await score(school, assignment_id, minute, { given: later(minute - 10) })
    expect(await marked()).toMatchObject({ score: 2, teacher_remarks: '2 of 10', scored_on: later(-8).toISOString() })
    const entries = await school.database.owner
      .selectFrom('score_entries')
      .select('score')
      .where('assignment_id', '=', assignment_id)
      .orderBy('score')
      .execute()
    expect(entries.map((entry) => entry.score)).toEqual([1, 2])
    expect(await rollup()).toMatchObject({ scored: 1, score_percent_sum: 20 })
  })

  it('at once by many keeps all, and shows the latest', async () => {
    const answers = await Promise.all(
      [3, 9, 1, 5, 8, 2, 7, 4, 6].map((marks) =>
        score(school, assignment_id, marks, { given: later(marks - 10), command_id: randomUUID() }),
      ),
    )
    expect(answers).toHaveLength(9)
    expect((await marked()).score).toBe(9)
    expect((await rollup())?.score_percent_sum).toBeCloseTo(90)
  })

  it('once under one command', async () => {
    const command_id = randomUUID()
    await Promise.all(Array.from({ length: 5 }, () => score(school, assignment_id, 4, { command_id })))
    const entries = await school.database.owner
      .selectFrom('score_entries')
      .select('score_entry_id')
      .where('assignment_id', '=', assignment_id)
      .execute()
    expect(entries).toEqual([{ score_entry_id: command_id }])
  })

  it('keeps a remark without a score: the work still waits, and a score given before it takes its place beside the remark', async () => {
    await handIn(school, assignment_id)
    const said = { assignment_id, user_id, class_id: classA, total_score: 10, teacher_remarks: 'Show your drawing.' }
    const remark = await value(school, scoreSubmission, said, { ...teacher, given: later(-2) })
    expect(remark).toMatchObject({ score: null, scored_on: later(-2).toISOString() })
    expect(await marked()).toMatchObject({ score: null, teacher_remarks: 'Show your drawing.' })
    const { list } = await value(school, listTaughtAssignments, {}, teacher)
    expect(list.find((one) => one.assignment_id === assignment_id)).toMatchObject({ scored: 0, to_mark: 1 })
    expect(await rollup()).toMatchObject({ scored: 0, score_percent_sum: 0 })

    expect((await score(school, assignment_id, 7, { given: later(-5) })).score).toBe(7)
    expect(await marked()).toMatchObject({ score: 7, teacher_remarks: 'Show your drawing.' })
    expect(await rollup()).toMatchObject({ scored: 1, score_percent_sum: 70 })
    await value(school, scoreSubmission, { ...said, teacher_remarks: 'Better.' }, teacher)
    expect(await marked()).toMatchObject({ score: 7, teacher_remarks: 'Better.' })
    expect(await rollup()).toMatchObject({ scored: 1, score_percent_sum: 70 })
  })

  it.each([
    ['score_above_total', { score: 10.01 }, people.teacher],
    ['rubric_mismatch', { rubric_levels: { c1: 'l9' } }, people.teacher],
    ['not_found', { class_id: classB }, people.teacher],
    ['not_found', { user_id: people.learnerThere.user_id }, people.teacher],
    ['not_found', {}, people.teacherThere],
    ['not_allowed', {}, people.otherTeacher],
  ])('is refused: %s %j', async (refusal, change, as) => {
    const input = { assignment_id, user_id, class_id: classA, score: 5, total_score: 20, ...change }
    expect(await call(school, scoreSubmission, input, { as })).toEqual({ ok: false, refusal })
    expect((await marked()).score).toBeNull()
  })
})

describe('an older score that arrives within a minute of a later one by the same teacher', () => {
  const device_id = randomUUID()
  it.each([
    ['corrects it where it comes from the same device', device_id, 6],
    ['does not replace it where it comes from another device', randomUUID(), 8],
    ['does not replace it where the device is unknown', undefined, 8],
  ])('%s', async (_title, second, shown) => {
    await score(school, assignment_id, 8, { given: later(0), device_id })
    await score(school, assignment_id, 6, { given: later(-0.5), ...(second !== undefined && { device_id: second }) })
    expect((await marked()).score).toBe(shown)
    const kept = await school.database.owner
      .selectFrom('score_entries')
      .select('score')
      .where('assignment_id', '=', assignment_id)
      .orderBy('score')
      .execute()
    expect(kept.map((one) => one.score)).toEqual([6, 8])
  })

  it('does not replace it where both devices are unknown', async () => {
    await score(school, assignment_id, 8, { given: later(0) })
    await score(school, assignment_id, 6, { given: later(-0.5) })
    expect((await marked()).score).toBe(8)
  })
})

describe('a score that the giver of the one that counts had not seen', () => {
  const [computer, phone] = [randomUUID(), randomUUID()]
  const other = async () => (await marked()).other_score

  it('is told to the class’s teachers, with who gave it, until one of them has scored again', async () => {
    await score(school, assignment_id, 8, { given: later(-20), device_id: computer, seen_on: null })
    expect(await other()).toBeUndefined()
    await score(school, assignment_id, 6, { given: later(-10), device_id: phone, seen_on: null })
    const told = {
      score: 8,
      teacher_remarks: '8 of 10',
      rubric_levels: { c1: 'l2' },
      scored_by_name: people.teacher.username,
      scored_on: later(-20).toISOString(),
    }
    expect({ ...(await other()), scored_by_name: told.scored_by_name }).toEqual(told)
    expect((await other())?.scored_by_name).not.toBe('')
    const seen_on = (await marked()).scored_on
    await score(school, assignment_id, 8, { given: later(-5), device_id: phone, seen_on })
    expect(await other()).toBeUndefined()
    expect((await marked()).score).toBe(8)
  })

  it('is told where it was given earlier and arrives later', async () => {
    await score(school, assignment_id, 6, { given: later(-10), device_id: computer, seen_on: null })
    await score(school, assignment_id, 8, { given: later(-20), device_id: phone, seen_on: null })
    expect(await marked()).toMatchObject({ score: 6, other_score: { score: 8 } })
  })

  it.each([
    ['was seen', { device_id: phone, seen_on: later }, 6],
    ['is the same', { device_id: phone, seen_on: null }, 8],
    ['was given on the same device', { device_id: computer, seen_on: null }, 6],
    ['comes below one of an older version', { device_id: phone }, 6],
  ])('is not told where it %s', async (_title, { device_id, seen_on }: Second, second) => {
    const seen = typeof seen_on === 'function' ? seen_on(-20).toISOString() : seen_on
    await score(school, assignment_id, 8, { given: later(-20), device_id: computer, seen_on: null })
    await score(school, assignment_id, second, {
      given: later(-10),
      device_id,
      ...(seen !== undefined && { seen_on: seen }),
    })
    expect((await marked()).score).toBe(second)
    expect(await other()).toBeUndefined()
  })
})
interface Second {
  readonly device_id: string
  readonly seen_on?: null | typeof later
}

describe('returning', () => {
  it('is for all that are named, or for none', async () => {
    await score(school, assignment_id, 5)
    expect(await giveBack(2, [user_id, people.classmate.user_id])).toEqual({ ok: false, refusal: 'nothing_to_return' })
    expect((await ownWork()).assignment_status).toBe(0)
  })

  it.each([
    ['not_found', people.teacher, [people.learnerThere.user_id]],
    ['not_found', people.teacherThere, [user_id]],
    ['not_allowed', people.otherTeacher, [user_id]],
  ])('is refused: %s', async (refusal, as, user_ids) => {
    await score(school, assignment_id, 5)
    expect(await call(school, returnSubmissions, { assignment_id, user_ids, assignment_status: 2 }, { as })).toEqual({
      ok: false,
      refusal,
    })
  })
})

describe('the marking list', () => {
  it('has every learner of the teacher’s classes by name, also who handed in nothing', async () => {
    const names = async (class_id?: number) => {
      const { list } = await value(
        school,
        listSubmissions,
        class_id === undefined ? { assignment_id } : { assignment_id, class_id },
        teacher,
      )
      return list.map(({ full_name }) => full_name)
    }
    expect(await names()).toEqual(['Hewad', 'Spogmai', 'Zarghuna'])
    expect(await names(classA)).toEqual(['Spogmai', 'Zarghuna'])
  })

  it('has no one of a class that the teacher does not teach', async () => {
    const { list } = await value(school, listSubmissions, { assignment_id }, { as: people.otherTeacher })
    expect(list.map(({ full_name }) => full_name)).toEqual(['Hewad'])
    expect(
      await call(school, listSubmissions, { assignment_id, class_id: classA }, { as: people.otherTeacher }),
    ).toEqual({ ok: false, refusal: 'not_found' })
    expect(await call(school, listSubmissions, { assignment_id }, { as: people.teacherThere })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })
})
