import { readTaughtStandings } from '@maktab/contracts/insights/taught-standings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { assessment, classA, classB, lessonOne, openSchool, people, type School } from '../../../test/school.ts'

let school: School
const { learner, outsider, teacher, otherTeacher } = people
beforeAll(async () => {
  school = await openSchool()
  const { owner } = school.database
  const work = ({ user_id }: { readonly user_id: number }, class_id: number, accuracy: number) => ({
    institution_id: 10,
    class_id,
    user_id,
    attempts: 10,
    accuracy_sum: 10 * accuracy,
  })
  await owner
    .insertInto('rollup_learner_day')
    .values([
      { ...work(learner, classA, 30), day: '2026-03-01' },
      { ...work(outsider, classB, 90), day: '2026-03-01' },
      // Before the thirty days
      { ...work(people.classmate, classA, 10), day: '2026-02-01' },
    ])
    .execute()
  await owner
    .insertInto('users_lessons')
    .values({
      institution_id: 10,
      user_id: learner.user_id,
      class_id: classA,
      lesson_guid: lessonOne,
      completed_contents: 0,
      total_contents: 2,
      completion: 0,
      changed_on: '2026-03-01T08:00:00Z',
      measured_contents: 1,
      average_accuracy_sum: 30,
    })
    .execute()
  await owner
    .insertInto('users_content')
    .values({
      institution_id: 10,
      user_id: learner.user_id,
      class_id: classA,
      content_id: assessment,
      lesson_guid: lessonOne,
      accuracy: 30,
      attempts: 10,
      accuracy_sum: 300,
      changed_on: '2026-03-01T08:00:00Z',
    })
    .execute()
  const skill = await owner
    .insertInto('skills')
    .values({ tenant_id: 1, title: 'Fractions', subject: 'maths' })
    .returning('skill_id')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('skills_content')
    .values({ ...skill, tenant_id: 1, content_id: assessment })
    .execute()
  const asked = { tenant_id: 1, content_id: assessment, rest_sum: 0, rest_square_sum: 0, correct_rest_sum: 0 }
  await owner
    .insertInto('question_statistics')
    .values([
      { ...asked, institution_id: 10, question_id: 'q1', answered: 10, correct: 4 },
      // Few answers, and another school
      { ...asked, institution_id: 10, question_id: 'q2', answered: 9, correct: 0 },
      { ...asked, institution_id: 20, question_id: 'q1', answered: 90, correct: 0 },
    ])
    .execute()
  await owner
    .insertInto('devices')
    .values({
      institution_id: 10,
      device_id: '0a4f3c1e-5d1b-4f1e-8a51-00000000d001',
      user_id: learner.user_id,
      first_seen_on: '2026-01-01T00:00:00Z',
      last_synced_on: '2026-03-20T08:00:00Z',
    })
    .execute()
})
afterAll(() => school.close())

const read = (as: typeof teacher | typeof otherTeacher) => value(school, readTaughtStandings, {}, { as })

test('a teacher reads who falls behind and on what, and what is hardest', async () => {
  expect(await read(teacher)).toEqual({
    as_of: '2026-03-21T08:00:00.000Z',
    synced_on: '2026-03-20T08:00:00.000Z',
    learners_total: expect.any(Number) as number,
    learners_heard: 1,
    behind_total: 1,
    behind: [
      {
        user_id: learner.user_id,
        class_id: classA,
        full_name: expect.any(String) as string,
        class_name: { alias: null, subject: 'maths', grade: '6', section: 'A' },
        lessons_avg_accuracy: 30,
        lessons_avg_accuracy_of: 10,
        reasons: ['score'],
        weak_lesson: expect.any(String) as string,
      },
    ],
    questions: [
      {
        question_id: 'q1',
        content_id: assessment,
        title: expect.any(String) as string,
        text: '1/2 + 1/4 = ?',
        correct: 40,
        answered: 10,
      },
    ],
    skills: [{ skill_id: expect.any(Number) as number, title: 'Fractions', accuracy: 30, accuracy_of: 10 }],
  })
})

test('a teacher of another class sees nobody of this one', async () => {
  expect(await read(otherTeacher)).toMatchObject({
    learners_total: 1,
    learners_heard: 0,
    behind_total: 0,
    behind: [],
    skills: [],
  })
})
