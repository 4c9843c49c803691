import type { Output } from '@maktab/contracts/call'
import { returnSubmissions } from '@maktab/contracts/assignments/scores'
import {
  pullCampusStructure,
  pullLearnerStructure,
  tables,
  type TableName,
} from '@maktab/contracts/downloads/structure'
import { saveTime } from '@maktab/contracts/learning/progress'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  classThere,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { readersWith } from './structure.ts'
import { pullRoleOf, sources } from './pull.sql.ts'
import { handIn, ownFile, score, setWork } from '../../../test/work.ts'

type Answer = Output<typeof pullLearnerStructure>

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())
beforeEach(async () => {
  for (const table of [
    'score_entries',
    'submissions',
    'assignments_users',
    'assignments_classes',
    'assignments',
    'users_content',
    'users_lessons',
  ] as const) {
    await school.database.owner.deleteFrom(table).execute()
  }
})

const pull = (as: Person, cursor = ''): Promise<Answer> =>
  value(
    school,
    as.role === 'learner' ? pullLearnerStructure : pullCampusStructure,
    { cursor, is_first_time: cursor ? '0' : '1' },
    { as },
  )

/** How many rows came, by table; tables without any are left out. */
const counts = ({ tables: pulled }: Answer) =>
  Object.fromEntries(
    (Object.keys(tables) as TableName[]).map((name) => [name, pulled[name].length]).filter(([, rows]) => rows !== 0),
  )

const minuteOn = {
  content_id: article,
  cms_course_id: course,
  lesson_guid: lessonOne,
  class_id: classA,
  content_status: 1,
  content_type: 'article',
  total_time_in_seconds: 60,
} as const

describe('the first pull', () => {
  it('of a learner brings their classes, courses and their own work', async () => {
    const file_id = await ownFile(school, people.learner)
    const assignment_id = await setWork(school)
    await handIn(school, assignment_id, {
      attachments: [{ file_id, name: 'photo.jpg', mime_type: 'image/jpeg', size_bytes: 321 }],
    })
    await handIn(school, assignment_id, {}, { as: people.classmate })
    await value(school, saveTime, minuteOn, { as: people.learner })
    const answer = await pull(people.learner)
    expect(answer.is_complete).toBe(true)
    expect(counts(answer)).toEqual({
      users: 1,
      classes: 1,
      stream_classes: 1,
      users_classes: 1,
      courses: 1,
      courses_lessons: 2,
      lessons_content: 3,
      users_content: 1,
      assignments: 1,
      assignments_users: 1,
      submissions: 1,
      users_notifications: 1,
    })
    expect(answer.tables.classes[0]).toMatchObject({ class_id: classA, teacher_name: 'Teacher', is_deleted: false })
    expect(answer.tables.assignments[0]).toMatchObject({
      assignment_id,
      class_ids: [classA],
      lessons: [{ lesson_guid: lessonOne, class_id: classA }],
    })
    expect(answer.tables.assignments_users[0]).toMatchObject({ user_id: people.learner.user_id, assignment_status: 1 })
    expect(answer.tables.submissions[0]?.attachments).toMatchObject([
      { file_id, url: expect.stringContaining(file_id) },
    ])
    expect(answer.tables.users_content[0]).toMatchObject({ content_id: article, time_spent_in_seconds: 60 })
  })

  it('of a teacher brings the people and the work of their classes', async () => {
    const assignment_id = await setWork(school)
    await handIn(school, assignment_id)
    await handIn(school, assignment_id, {}, { as: people.outsider })
    const whole = await pull(people.teacher)
    expect(counts(whole)).toEqual({
      users: 5,
      classes: 2,
      stream_classes: 2,
      users_classes: 6,
      courses: 1,
      courses_lessons: 2,
      lessons_content: 3,
      assignments: 1,
      assignments_users: 3,
      submissions: 2,
      users_notifications: 2,
      learner_standings: 3,
      class_days: 2,
    })
    expect(whole.tables.assignments[0]).toMatchObject({
      class_ids: [classA, classB],
      lessons: [{ class_id: classA }, { class_id: classB }],
    })
    const other = await pull(people.otherTeacher)
    expect(other.tables.assignments_users.map(({ user_id }) => user_id)).toEqual([people.outsider.user_id])
    expect(other.tables.submissions).toHaveLength(1)
  })

  it.each(['principal', 'campus_admin'] as const)(
    'of a %s brings the classes and courses of the school, and nothing of the people in it',
    async (role) => {
      await handIn(school, await setWork(school))
      await value(school, saveTime, minuteOn, { as: people.learner })
      const answer = await pull({ ...people.principal, role })
      expect(counts(answer)).toEqual({ users: 1, classes: 2, courses: 1, courses_lessons: 2, lessons_content: 3 })
      expect(answer.tables.users).toMatchObject([{ user_id: people.principal.user_id }])
      expect(answer.tables.classes.map(({ class_id }) => class_id)).toEqual([classA, classB])
      for (const { username } of [people.learner, people.classmate, people.learnerThere])
        expect(JSON.stringify(answer.tables)).not.toContain(username)
      const there = await pull({ ...people.principalThere, role })
      expect(there.tables.classes.map(({ class_id }) => class_id)).toEqual([classThere])
      expect(there.tables.users).toMatchObject([{ user_id: people.principalThere.user_id }])
    },
  )

  it('of who runs a school leaves out archived classes; one that is archived later comes as deleted', async () => {
    const as = people.principal
    const before = await pull(as)
    const archive = (is_active: boolean) =>
      school.database.owner.updateTable('classes').set({ is_active }).where('class_id', '=', classB).execute()
    await archive(false)
    expect((await pull(as)).tables.classes.map(({ class_id }) => class_id)).toEqual([classA])
    expect((await pull(as, before.cursor)).tables.classes).toMatchObject([{ class_id: classB, is_deleted: true }])
    await archive(true)
    expect((await pull(as, before.cursor)).tables.classes).toMatchObject([{ class_id: classB, is_deleted: false }])
  })

  it('brings nothing of other classes and schools', async () => {
    const assignment_id = await setWork(school, { class_ids: [classA] })
    await handIn(school, assignment_id)
    for (const as of [people.outsider, people.otherTeacher, people.learnerThere, people.teacherThere]) {
      const { tables: pulled } = await pull(as)
      expect([pulled.assignments, pulled.assignments_users, pulled.submissions]).toEqual([[], [], []])
      expect(pulled.classes.map(({ class_id }) => class_id)).not.toContain(classA)
      expect(pulled.users.map(({ user_id }) => user_id)).not.toContain(people.learner.user_id)
    }
  })
})

describe('the next pull', () => {
  it('brings nothing where nothing changed, and only what did', async () => {
    const assignment_id = await setWork(school)
    const first = await pull(people.learner)
    const second = await pull(people.learner, first.cursor)
    expect(counts(second)).toEqual({})
    await value(school, saveTime, minuteOn, { as: people.learner })
    const third = await pull(people.learner, second.cursor)
    expect(counts(third)).toEqual({ users_content: 1 })
    await handIn(school, assignment_id)
    expect(counts(await pull(people.teacher, third.cursor))).toMatchObject({ submissions: 1, assignments_users: 1 })
  })

  it.each(['learner', 'teacher', 'principal'] as const)(
    'of a %s brings whatever changed of any table',
    async (role) => {
      const as = people[role]
      const assignment_id = await setWork(school)
      await handIn(school, assignment_id)
      await value(school, saveTime, minuteOn, { as: people.learner })
      const { owner } = school.database
      await owner.insertInto('content_institutions').values({ tenant_id: 1, institution_id: 10 }).execute()
      const nothing = { user_id: as.user_id, created_on: '2026-01-01T00:00:00Z', subscriptions: [], is_deleted: true }
      const equipment = { tenants: { find: () => undefined }, heldBy: async () => nothing }
      for (const source of Object.keys(sources)) {
        const { cursor } = await pull(as)
        const [, from] = cursor.split('.')
        await sql`update ${sql.table(source)} set changed_xid = pg_current_xact_id()`.execute(owner)
        const expected: Record<string, number> = {}
        await school.database.doors.inSchool(as, async (db) => {
          const pullRole = pullRoleOf(role)
          const part = { puller: { ...as, role: pullRole }, from: from ?? '', limit: 100, offset: 0 }
          for (const [name, read] of Object.entries(readersWith(equipment)[pullRole])) {
            // One row, which is asked for where the tenant changed: it says that nothing is closed.
            if (name === 'entitlements' && source !== 'tenants') continue
            const rows = await read(
              { db, actor: as, now: school.clock.now, addresses: { ofAttachment: () => '' } } as never,
              part,
            )
            if (rows.length > 0) expected[name] = rows.length
          }
        })
        expect({ source, ...counts(await pull(as, cursor)) }).toEqual({ source, ...expected })
      }
      await owner.deleteFrom('content_institutions').execute()
    },
  )

  it('never misses what a slow transaction commits after a quicker one', async () => {
    const assignment_id = await setWork(school)
    const { cursor } = await pull(people.learner)
    const { owner } = school.database
    const slow = await owner.startTransaction().execute()
    await slow
      .updateTable('assignments')
      .set({ title: 'Changed slowly' })
      .where('assignment_id', '=', assignment_id)
      .execute()
    await value(school, saveTime, minuteOn, { as: people.learner })
    const meanwhile = await pull(people.learner, cursor)
    expect(counts(meanwhile)).toEqual({ users_content: 1 })
    await slow.commit().execute()
    const after = await pull(people.learner, meanwhile.cursor)
    expect(after.tables.assignments).toMatchObject([{ title: 'Changed slowly' }])
  })

  it('brings what is deleted, as deleted', async () => {
    const assignment_id = await setWork(school)
    const { cursor } = await pull(people.learner)
    await school.database.owner
      .updateTable('assignments')
      .set({ is_deleted: true })
      .where('assignment_id', '=', assignment_id)
      .execute()
    expect((await pull(people.learner, cursor)).tables.assignments).toMatchObject([{ assignment_id, is_deleted: true }])
  })

  it('starts over with a cursor that means nothing here', async () => {
    const first = await pull(people.learner)
    const [database, transaction] = first.cursor.split('.')
    for (const cursor of ['nonsense', `1.${transaction}`, `${database}.999999999999`]) {
      expect(counts(await pull(people.learner, cursor))).toEqual(counts(first))
    }
  })
})

describe('joining and leaving a class', () => {
  const membership = (as: Person, class_id: number) =>
    school.database.owner
      .updateTable('users_classes')
      .where('user_id', '=', as.user_id)
      .where('class_id', '=', class_id)

  it('brings what was there before one joined, and the class as deleted once one left', async () => {
    const { owner } = school.database
    await setWork(school, { class_ids: [classA] }, people.teacher)
    const before = await pull(people.otherTeacher)
    await owner
      .insertInto('users_classes')
      .values({ institution_id: 10, class_id: classA, user_id: people.otherTeacher.user_id, role: 'teacher' })
      .execute()
    const joined = await pull(people.otherTeacher, before.cursor)
    expect(counts(joined)).toMatchObject({
      classes: 1,
      assignments: 1,
      assignments_users: 2,
      courses: 1,
      courses_lessons: 2,
      lessons_content: 3,
    })
    expect(joined.tables.users.map(({ user_id }) => user_id)).toEqual(
      expect.arrayContaining([people.learner.user_id, people.classmate.user_id]),
    )

    await membership(people.otherTeacher, classA).set({ is_deleted: true }).execute()
    await setWork(school, { class_ids: [classA] }, people.teacher)
    const left = await pull(people.otherTeacher, joined.cursor)
    // Where no attendance is taken nothing of it is kept.
    expect(counts(left)).toEqual({ classes: 1, users_classes: 1, attendance_classes: 1, stream_classes: 1 })
    expect(left.tables.classes).toMatchObject([{ class_id: classA, is_deleted: true }])
    await owner
      .deleteFrom('users_classes')
      .where('user_id', '=', people.otherTeacher.user_id)
      .where('class_id', '=', classA)
      .execute()
  })

  it('tells a teacher who came and who went', async () => {
    const { cursor } = await pull(people.teacher)
    await membership(people.classmate, classA).set({ is_deleted: true }).execute()
    const { tables: pulled } = await pull(people.teacher, cursor)
    expect(pulled.users_classes).toEqual([
      { class_id: classA, user_id: people.classmate.user_id, role: 'learner', is_deleted: true },
    ])
    await membership(people.classmate, classA).set({ is_deleted: false }).execute()
  })

  it('tells a learner that the teacher of a class changed', async () => {
    const { cursor } = await pull(people.learner)
    await membership(people.teacher, classA).set({ is_deleted: true }).execute()
    expect((await pull(people.learner, cursor)).tables.classes).toMatchObject([{ class_id: classA, teacher_name: '' }])
    await membership(people.teacher, classA).set({ is_deleted: false }).execute()
  })

  it('counts nobody in a class who was deleted', async () => {
    const account = school.database.owner.updateTable('users').where('user_id', '=', people.classmate.user_id)
    const { cursor, tables: before } = await pull(people.learner)
    expect(before.classes).toMatchObject([{ class_id: classA, total_students: 2 }])
    await account.set({ is_deleted: true }).execute()
    expect((await pull(people.learner, cursor)).tables.classes).toMatchObject([{ class_id: classA, total_students: 1 }])
    await account.set({ is_deleted: false }).execute()
  })
})

it('hides a score from its learner until it is returned', async () => {
  const assignment_id = await setWork(school)
  const { cursor } = await pull(people.learner)
  await score(school, assignment_id, 7)
  const hidden = await pull(people.learner, cursor)
  expect(hidden.tables.assignments_users).toMatchObject([
    { score: null, teacher_remarks: '', rubric_levels: {}, scored_on: null },
  ])
  expect((await pull(people.teacher)).tables.assignments_users.map((work) => work.score)).toContain(7)
  await value(
    school,
    returnSubmissions,
    { assignment_id, user_ids: [people.learner.user_id], assignment_status: 2 },
    { as: people.teacher },
  )
  const shown = await pull(people.learner, hidden.cursor)
  expect(shown.tables.assignments_users).toMatchObject([{ score: 7, teacher_remarks: '7 of 10', assignment_status: 2 }])
})

it('comes in parts when there is much, and the parts make the whole', async () => {
  const { institution_id, user_id } = people.learner
  await sql`insert into assignments (institution_id, assignment_id, created_by, title, description, assignment_type, start_date, due_date,
      allowed_attempts, total_score, rubric_data, attachments, created_on)
    select ${institution_id}, gen_random_uuid(), ${people.teacher.user_id}, 'Work ' || n, 'Do it.', 2, now(), now(), 1, 10, '[]', '[]', now()
    from generate_series(1, 3000) n`.execute(school.database.owner)
  await sql`insert into assignments_users (institution_id, assignment_id, user_id, class_id)
    select institution_id, assignment_id, ${user_id}, ${classA} from assignments`.execute(school.database.owner)
  const ids = { assignments: new Set<string>(), assignments_users: new Set<string>() }
  let answer: Answer | undefined
  let parts = 0
  do {
    answer = await pull(people.learner, answer?.cursor ?? '')
    for (const name of ['assignments', 'assignments_users'] as const)
      for (const { assignment_id } of answer.tables[name]) ids[name].add(assignment_id)
    parts += 1
  } while (!answer.is_complete && parts < 10)
  expect([parts, ids.assignments.size, ids.assignments_users.size]).toEqual([2, 3000, 3000])
  expect(counts(await pull(people.learner, answer.cursor))).toEqual({})
})

it('answers to mark come in smaller parts, each attempt once', async () => {
  const { institution_id, user_id } = people.learner
  await sql`insert into users_content_attempts (institution_id, sync_guid, user_id, content_id, class_id, lesson_guid, attempt_number, answers, results,
      accuracy, correct_questions, total_questions, waiting_questions, time_spent_in_seconds, taken_on)
    select ${institution_id}, gen_random_uuid(), ${user_id}, ${assessment}, ${classA}, ${lessonOne}, n, '{}', '{}', 0, 0, 1, 1, 60, now() from generate_series(1, 1100) n`.execute(
    school.database.owner,
  )
  const parts: string[][] = []
  let answer: Answer | undefined
  do {
    answer = await pull(people.teacher, answer?.cursor ?? '')
    parts.push(answer.tables.attempts_to_score.map(({ sync_guid }) => sync_guid))
  } while (!answer.is_complete && parts.length < 10)
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 100])
  expect(new Set(parts.flat()).size).toBe(1100)
  await school.database.owner.deleteFrom('users_content_attempts').execute()
})
