import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { classA, openSchool, people, type Person, type School } from '../../../test/school.ts'
import { attachmentReaders } from './attachment-readers.ts'

let school: School
const handedIn = randomUUID()
const handedOut = randomUUID()
const unused = randomUUID()
const face = randomUUID()
const [askedWith, answeredWith, takenBack] = [randomUUID(), randomUUID(), randomUUID()]

beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  const at = school.clock.now
  const file = (file_id: string, user_id: number) => ({
    institution_id: 10,
    file_id,
    user_id,
    sha256: 'a'.repeat(64),
    name: 'a.txt',
    mime_type: 'text/plain',
    size_bytes: 1,
    created_on: at,
  })
  const kept = (file_id: string) =>
    JSON.stringify([{ file_id, name: 'a.txt', mime_type: 'text/plain', size_bytes: 1, sha256: 'a'.repeat(64) }])
  await owner
    .insertInto('files')
    .values([
      file(handedIn, people.learner.user_id),
      file(unused, people.learner.user_id),
      file(face, people.learner.user_id),
      file(handedOut, people.teacher.user_id),
      file(askedWith, people.learner.user_id),
      file(answeredWith, people.teacher.user_id),
      file(takenBack, people.teacher.user_id),
    ])
    .execute()
  await owner
    .updateTable('users')
    .set({ profile_file_id: face })
    .where('user_id', '=', people.learner.user_id)
    .execute()
  const assignment_id = randomUUID()
  const work = { institution_id: 10, assignment_id }
  await owner
    .insertInto('assignments')
    .values({
      ...work,
      created_by: people.teacher.user_id,
      title: 'Fractions',
      description: 'Draw',
      assignment_type: 2,
      start_date: at,
      due_date: at,
      allowed_attempts: 1,
      total_score: 10,
      rubric_data: '[]',
      attachments: kept(handedOut),
      created_on: at,
    })
    .execute()
  await owner
    .insertInto('assignments_classes')
    .values({ ...work, class_id: classA, total_learners: 2 })
    .execute()
  for (const { user_id } of [people.learner, people.classmate])
    await owner
      .insertInto('assignments_users')
      .values({ ...work, user_id, class_id: classA })
      .execute()
  await owner
    .insertInto('submissions')
    .values({
      ...work,
      submission_id: randomUUID(),
      user_id: people.learner.user_id,
      attempt_number: 1,
      text: '',
      attachments: kept(handedIn),
      handed_in_on: at,
      received_on: at,
      is_late: false,
      is_extra: false,
    })
    .execute()
  const said = (author: Person, file_id: string, is_deleted = false) => ({
    ...work,
    comment_id: randomUUID(),
    user_id: people.learner.user_id,
    author_id: author.user_id,
    text: '',
    attachments: kept(file_id),
    given_on: at,
    is_deleted,
  })
  await owner
    .insertInto('assignment_comments')
    .values([
      said(people.learner, askedWith),
      said(people.teacher, answeredWith),
      said(people.teacher, takenBack, true),
    ])
    .execute()
})
afterAll(() => school.close())

const { learner, classmate, outsider, teacher, otherTeacher, principal, learnerThere, teacherThere } = people

test.each<[string, string, readonly Person[]]>([
  ['work that was handed in', handedIn, [learner, teacher]],
  ['what a learner asked with in their private thread', askedWith, [learner, teacher]],
  ['what a teacher answered with there', answeredWith, [learner, teacher]],
  ['what hung on a comment that was taken back', takenBack, [teacher]],
  ['what hangs on an assignment', handedOut, [learner, classmate, teacher]],
  ['a file that nothing uses', unused, [learner]],
  [
    'a profile picture: the whole school, and no other',
    face,
    [learner, classmate, outsider, teacher, otherTeacher, principal],
  ],
  ['a file that is not there', randomUUID(), []],
  ['what is no id at all', '../../etc/passwd', []],
])('%s is read by those it is meant for', async (_what, file_id, readers) => {
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  const everyone: readonly Person[] = [
    learner,
    classmate,
    outsider,
    teacher,
    otherTeacher,
    principal,
    learnerThere,
    teacherThere,
  ]
  const answers = await Promise.all(everyone.map(async (person) => [person.username, await mayRead(person, file_id)]))
  expect(answers).toEqual(everyone.map((person) => [person.username, readers.includes(person)]))
})

test('a picture that was taken down is its owner’s alone again, and one of somebody else’s file is nobody’s face', async () => {
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  const { owner } = school.database
  const wear = (user_id: number, profile_file_id: string | null) =>
    owner.updateTable('users').set({ profile_file_id }).where('user_id', '=', user_id).execute()
  await wear(learner.user_id, null)
  expect([await mayRead(classmate, face), await mayRead(learner, face)]).toEqual([false, true])
  await wear(outsider.user_id, face)
  expect(await mayRead(classmate, face)).toBe(false)
  await wear(outsider.user_id, null)
  await wear(learner.user_id, face)
})

test('learners read what hangs on scheduled work from its start on, teachers of the class before', async () => {
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  const now = school.clock.now
  const { owner } = school.database
  const { institution_id, assignment_id } = await owner.selectFrom('assignments').selectAll().executeTakeFirstOrThrow()
  await owner
    .insertInto('scheduled_work')
    .values({ tenant_id: 1, institution_id, assignment_id, starts_on: now })
    .execute()
  school.clock.now = new Date(now.getTime() - 1)
  expect([await mayRead(learner, handedOut), await mayRead(teacher, handedOut)]).toEqual([false, true])
  school.clock.now = now
  expect(await mayRead(learner, handedOut)).toBe(true)
  // It began: a clock that falls back closes it no more.
  await owner.deleteFrom('scheduled_work').execute()
  school.clock.now = new Date(now.getTime() - 1)
  expect(await mayRead(learner, handedOut)).toBe(true)
  school.clock.now = now
})

test('whoever left the class reads what was handed out there no more', async () => {
  const mayRead = attachmentReaders(school.database.doors, () => school.clock.now)
  const { owner } = school.database
  const setLeft = (is_deleted: boolean) =>
    owner.updateTable('users_classes').set({ is_deleted }).where('user_id', '=', classmate.user_id).execute()
  await setLeft(true)
  expect(await mayRead(classmate, handedOut)).toBe(false)
  await setLeft(false)
  expect(await mayRead(classmate, handedOut)).toBe(true)
})
