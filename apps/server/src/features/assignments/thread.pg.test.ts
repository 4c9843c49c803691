import { randomUUID } from 'node:crypto'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { deletePost, listPosts, updatePost } from '@maktab/contracts/assignments/thread'
import type { Input } from '@maktab/contracts/call'
import { listNotifications } from '@maktab/contracts/people/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, value, type Caller } from '../../../test/call.ts'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { handIn, ownFile, setWork } from '../../../test/work.ts'

let school: School
let assignment_id: string
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  await school.database.owner.deleteFrom('users_notifications').execute()
  assignment_id = await setWork(school)
})

const { learner, classmate, teacher, otherTeacher, teacherThere, learnerThere } = people
const user_id = learner.user_id
const later = (minutes: number) => new Date(school.clock.now.getTime() + minutes * 60_000)

/** A comment as its writer sends it: a teacher's in the thread of the learner. */
const comment = (as: Person, change: Partial<Input<typeof handInSubmission>> = {}) => ({
  submission_id: randomUUID(),
  assignment_id,
  kind: 'comment' as const,
  text: `Said by ${as.username}`,
  attachments: [],
  ...(as.role === 'teacher' && { user_id }),
  ...change,
})
const say = (as: Person, change: Partial<Input<typeof handInSubmission>> = {}, caller: Caller = {}) =>
  value(school, handInSubmission, comment(as, change), { as, ...caller })
const posts = (as: Person, change: Partial<Input<typeof listPosts>> = {}) =>
  call(school, listPosts, { assignment_id, ...(as.role === 'teacher' && { user_id }), ...change }, { as })
const texts = async (as: Person, change: Partial<Input<typeof listPosts>> = {}) => {
  const answer = await posts(as, change)
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.value.list.map(({ text }) => text)
}
const told = async (as: Person) =>
  (await value(school, listNotifications, { page: 1 }, { as })).list
    .filter(({ notification_type }) => notification_type === 'private_comment')
    .map(({ assignment_id: of, learner_id, class_id }) => ({ of, learner_id, class_id }))

describe('a thread', () => {
  it('has the work and what both sides say, the oldest first, with the names of those who said it', async () => {
    await handIn(school, assignment_id, { text: 'My work' }, { given: later(-30) })
    await say(learner, { text: 'Is this right?' }, { given: later(-20) })
    await say(teacher, { text: 'Look at page 4.' }, { given: later(-10) })
    const answer = await posts(learner)
    expect(answer).toMatchObject({
      ok: true,
      value: {
        total: 3,
        list: [
          { kind: 'work', text: 'My work', author_role: 'learner', is_own: true },
          { kind: 'comment', text: 'Is this right?', author_role: 'learner', is_own: true, edited_on: null },
          { text: 'Look at page 4.', author_role: 'teacher', author_id: teacher.user_id, is_own: false },
        ],
      },
    })
    expect(answer.ok && answer.value.list.every(({ author_name }) => author_name !== '')).toBe(true)
    expect(await texts(teacher, { kind: 'comment' })).toEqual(['Is this right?', 'Look at page 4.'])
    expect(await posts(teacher, { kind: 'comment', limit: 1 })).toMatchObject({
      value: { total: 2, list: [{ text: 'Look at page 4.', is_own: true }] },
    })
  })

  it.each([
    ['a classmate', classmate, {}, []],
    ['a classmate who names the learner', classmate, { user_id }, undefined],
    ['a teacher of another class of the assignment', otherTeacher, {}, undefined],
    ['a teacher who names nobody', teacher, { user_id: undefined }, undefined],
    ['a teacher of another school', teacherThere, {}, undefined],
    ['a learner of another school', learnerThere, {}, undefined],
  ])('is closed to %s', async (_, as, change, seen) => {
    await say(learner)
    const answer = await posts(as, change)
    if (seen === undefined) expect(answer).toEqual({ ok: false, refusal: 'not_found' })
    else expect(answer).toMatchObject({ ok: true, value: { list: seen, total: 0 } })
    if (seen === undefined)
      expect(await call(school, handInSubmission, comment(as, { user_id, ...change }), { as })).toEqual({
        ok: false,
        refusal: 'not_found',
      })
  })

  it('keeps a comment once, however many arrive at once, and none under the id of another', async () => {
    const submission_id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => say(learner, { submission_id })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await texts(teacher)).toHaveLength(1)
    expect(await call(school, handInSubmission, comment(classmate, { submission_id }), { as: classmate })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })

  it.each([
    ['comment_empty', { text: ' \u200c\u200f ' }],
    ['comment_too_long', { text: 'a'.repeat(1001) }],
    ['file_missing', { attachments: [{ file_id: randomUUID(), name: 'a', mime_type: 'b', size_bytes: 1 }] }],
  ])('refuses: %s', async (refusal, change) => {
    expect(await call(school, handInSubmission, comment(learner, change), { as: learner })).toEqual({
      ok: false,
      refusal,
    })
  })

  it('has files of whoever wrote', async () => {
    const file_id = await ownFile(school, teacher, 'voice.webm')
    await say(teacher, { text: '', attachments: [{ file_id, name: 'x', mime_type: 'y', size_bytes: 1 }] })
    expect(await posts(learner)).toMatchObject({
      value: { list: [{ text: '', attachments: [{ file_id, url: expect.stringContaining(file_id) }] }] },
    })
  })
})

describe('who is told', () => {
  it('the teachers of the class, for each learner once until they read it, and the learner of what a teacher says', async () => {
    await say(learner)
    await say(learner)
    await say(classmate)
    const place = { of: assignment_id, class_id: classA }
    expect((await told(teacher)).toSorted((one, other) => Number(one.learner_id) - Number(other.learner_id))).toEqual(
      [user_id, classmate.user_id].toSorted((one, other) => one - other).map((id) => ({ ...place, learner_id: id })),
    )
    expect(await told(otherTeacher)).toEqual([])
    await say(teacher)
    expect(await told(learner)).toEqual([{ ...place, learner_id: null }])
    expect(await told(classmate)).toEqual([])
  })
})

describe('what is given late', () => {
  it('stands though the work was deleted meanwhile, and is told to nobody', async () => {
    await school.database.owner
      .updateTable('assignments')
      .set({ is_deleted: true })
      .where('assignment_id', '=', assignment_id)
      .execute()
    await say(learner, { text: 'Asked on the way home' })
    expect(await told(teacher)).toEqual([])
    expect(await texts(teacher)).toEqual(['Asked on the way home'])
  })

  it('stands though the learner or the teacher left the class meanwhile', async () => {
    const setLeft = (who: Person, is_deleted: boolean, left_on: Date | null) =>
      school.database.owner
        .updateTable('users_classes')
        .set({ is_deleted, left_on })
        .where('class_id', '=', classA)
        .where('user_id', '=', who.user_id)
        .execute()
    await setLeft(learner, true, later(0))
    await say(teacher, { text: 'Good luck there.' })
    await say(learner, { text: 'Thank you.' })
    await setLeft(teacher, true, later(-5))
    await say(teacher, { text: 'Said before I left.' }, { given: later(-10) })
    const after = { as: teacher, given: later(-1) }
    expect(await call(school, handInSubmission, comment(teacher), after)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await posts(teacher)).toEqual({ ok: false, refusal: 'not_found' })
    expect((await texts(learner)).toSorted()).toEqual(['Good luck there.', 'Said before I left.', 'Thank you.'])
    await setLeft(learner, false, null)
    await setLeft(teacher, false, null)
  })
})

describe('changing and taking back', () => {
  const kept = async (comment_id: string) =>
    school.database.owner
      .selectFrom('assignment_comments')
      .selectAll()
      .where('comment_id', '=', comment_id)
      .executeTakeFirstOrThrow()

  it('changes the words of an own comment; the earlier ones are kept, and the later change counts', async () => {
    const { submission_id: post_id } = await say(learner, { text: 'First' }, { given: later(-9) })
    const change = (text: string, given: Date, as = learner) =>
      call(school, updatePost, { post_id, assignment_id, text }, { as, given })
    expect(await change('Third', later(-3))).toEqual({ ok: true, value: { edited_on: later(-3).toISOString() } })
    expect(await change('Second', later(-6))).toEqual({ ok: true, value: { edited_on: later(-3).toISOString() } })
    expect(await posts(teacher)).toMatchObject({
      value: { list: [{ text: 'Third', edited_on: later(-3).toISOString() }] },
    })
    expect((await kept(post_id)).earlier_texts).toMatchObject([{ text: 'First' }, { text: 'Second' }])
    expect(await change('Not mine', later(0), teacher)).toEqual({ ok: false, refusal: 'not_found' })
    expect(await change('Not mine', later(0), classmate)).toEqual({ ok: false, refusal: 'not_found' })
  })

  it.each([
    ['its author', learner, true],
    ['a teacher of the class', teacher, true],
    ['a classmate', classmate, false],
    ['a teacher of another class', otherTeacher, false],
    ['a teacher of another school', teacherThere, false],
  ])('takes a comment back: %s', async (_, as, may) => {
    const { submission_id: post_id } = await say(learner, { text: 'Oh no' })
    const taken = { post_id, assignment_id }
    expect(await call(school, deletePost, taken, { as })).toEqual(
      may ? { ok: true, value: { post_id } } : { ok: false, refusal: 'not_found' },
    )
    expect(await texts(teacher)).toEqual(may ? [] : ['Oh no'])
    expect(await kept(post_id)).toMatchObject({ text: 'Oh no', is_deleted: may })
    if (may) expect(await call(school, deletePost, taken, { as })).toMatchObject({ ok: true })
  })

  it('a learner does not take back what a teacher said', async () => {
    const { submission_id: post_id } = await say(teacher)
    expect(await call(school, deletePost, { post_id, assignment_id }, { as: learner })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })
})
