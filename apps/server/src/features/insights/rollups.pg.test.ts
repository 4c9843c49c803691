import { randomUUID } from 'node:crypto'
import { createAssignment } from '@maktab/contracts/assignments/assignments'
import { handInSubmission } from '@maktab/contracts/assignments/submissions'
import { scoreSubmission } from '@maktab/contracts/assignments/scores'
import { type TrackedAttempt, recordAttempt } from '@maktab/contracts/learning/attempts'
import { saveStatus, saveTime } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import {
  article,
  assessment,
  classA,
  classB,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import { keptFigures } from '../../../test/kept-figures.ts'
import { readRollupDifferences } from '../../backup/check-rows.sql.ts'
import { withOwner } from '../../db/owner-client.ts'
import { seededRandom } from '../../demo/random.ts'
import { rebuildRollups } from './rollups.sql.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
})
afterAll(() => school.close())

const members: readonly { readonly person: Person; readonly class_id: number }[] = [
  { person: people.learner, class_id: classA },
  { person: people.classmate, class_id: classA },
  { person: people.outsider, class_id: classB },
]
const contents = [
  { content_id: article, lesson_guid: lessonOne, content_type: 'article' },
  { content_id: assessment, lesson_guid: lessonOne, content_type: 'assessment' },
  { content_id: document, lesson_guid: lessonTwo, content_type: 'document' },
]

/** By learner, content and class, from the attempts themselves: the best, the sum, the one that arrived last and the one that was taken first. */
async function attemptsOfContents() {
  const attempts = await school.database.owner
    .selectFrom('users_content_attempts')
    .selectAll()
    .where('institution_id', '=', 10)
    .orderBy('attempt_number')
    .execute()
  const contents = new Map<
    string,
    {
      accuracy: number
      accuracy_sum: number
      last_accuracy: number
      first_accuracy: number
      first_taken_on: Date
      attempts: number
    }
  >()
  for (const { user_id, content_id, class_id, accuracy, taken_on } of attempts) {
    const key = `${user_id} ${content_id} ${class_id}`
    const before = contents.get(key)
    const isFirst = !before || taken_on < before.first_taken_on
    contents.set(key, {
      accuracy: Math.max(before?.accuracy ?? 0, accuracy),
      accuracy_sum: (before?.accuracy_sum ?? 0) + accuracy,
      last_accuracy: accuracy,
      first_accuracy: isFirst ? accuracy : before.first_accuracy,
      first_taken_on: isFirst ? taken_on : before.first_taken_on,
      attempts: (before?.attempts ?? 0) + 1,
    })
  }
  return contents
}

test.each(['one', 'two', 'three'])(
  'what the writes keep is what the rows say, after random work (seed %s)',
  { timeout: 60_000 },
  async (seed) => {
    const random = seededRandom(seed)
    const assignments: string[] = []
    const setWork = async () => {
      const assignment_id = randomUUID()
      const start_date = school.clock.now.toISOString()
      const due_date = new Date(school.clock.now.getTime() + 3 * 86_400_000).toISOString()
      const total_score = random.pick([0, 10, 25, 37.5])
      await value(
        school,
        createAssignment,
        {
          assignment_id,
          class_ids: [classA, classB],
          cms_content_ids: [article],
          title: 'Work',
          description: 'Do it',
          start_date,
          due_date,
          allowed_attempts: 2,
          total_score,
          rubric_data: [],
        },
        { as: people.teacher },
      )
      assignments.push(assignment_id)
      return total_score
    }
    const totals: number[] = [await setWork()]
    for (let step = 0; step < 60; step++) {
      school.clock.now = new Date(school.clock.now.getTime() + random.between(1, 9) * 3_600_000)
      const { person, class_id } = random.pick(members)
      const { content_type, ...content } = random.pick(contents)
      const place = { ...content, class_id, cms_course_id: course }
      const place_in_work = random.between(0, assignments.length - 1)
      const assignment_id = assignments[place_in_work]!
      const given = new Date(school.clock.now.getTime() - random.between(0, 10) * 60_000)
      const as = { as: person, given, command_id: randomUUID() }
      const kind = random.between(1, 12)
      if (kind === 1) totals.push(await setWork())
      else if (kind <= 3)
        await value(
          school,
          saveTime,
          { ...place, content_type, content_status: 1, total_time_in_seconds: random.between(0, 5_000) },
          as,
        )
      else if (kind <= 5) await value(school, saveStatus, { ...place, content_status: 2, completion: 100 }, as)
      else if (kind <= 8) {
        const answers = { q1: [random.pick(['a', 'b'])], q2: [random.pick(['5', 'nine'])] }
        const tracked: TrackedAttempt = {
          sync_guid: randomUUID(),
          content_id: assessment,
          lesson_guid: lessonOne,
          cms_course_id: course,
          class_id,
          answers,
          time_spent_in_seconds: 30,
        }
        const enc_data = Buffer.from(JSON.stringify(tracked)).toString('base64url')
        const taken = { ...as, given: new Date(given.getTime() - random.between(0, 30) * 3_600_000) }
        await value(school, recordAttempt, { enc_data }, taken)
        // The network sends it twice; and what was taken before may arrive after.
        if (random.chance(0.3)) await value(school, recordAttempt, { enc_data }, taken)
      } else if (kind <= 10)
        await value(
          school,
          handInSubmission,
          { submission_id: randomUUID(), assignment_id, text: 'My work', attachments: [] },
          { ...as, given: school.clock.now },
        )
      else {
        const total_score = totals[place_in_work]!
        await value(
          school,
          scoreSubmission,
          {
            assignment_id,
            user_id: person.user_id,
            class_id,
            score: Math.min(random.between(0, 10), total_score),
            total_score,
          },
          { ...as, as: people.teacher },
        )
      }
    }
    const isDeleted = (is_deleted: boolean, ids: readonly string[]) =>
      school.database.owner.updateTable('assignments').set({ is_deleted }).where('assignment_id', 'in', ids).execute()
    const taken = assignments.filter(() => random.chance(0.5)).concat(assignments[0]!)
    await isDeleted(true, taken)
    await isDeleted(false, [taken[0]!])
    const before = await keptFigures(school)
    expect(before.classes.length).toBeGreaterThan(0)
    expect(before.learnerDays.length).toBeGreaterThan(5)
    expect(before.lessons.some(({ measured_contents }) => Number(measured_contents) > 0)).toBe(true)
    const attempted = await school.database.owner
      .selectFrom('users_content')
      .selectAll()
      .where('institution_id', '=', 10)
      .where('attempts', '>', 0)
      .execute()
    const standings = attempted.map(
      ({
        user_id,
        content_id,
        class_id,
        accuracy,
        accuracy_sum,
        last_accuracy,
        first_accuracy,
        first_taken_on,
        attempts,
      }) =>
        [
          `${user_id} ${content_id} ${class_id}`,
          { accuracy, accuracy_sum: Math.round(accuracy_sum), last_accuracy, first_accuracy, first_taken_on, attempts },
        ] as const,
    )
    expect(new Map(standings)).toEqual(
      new Map(
        [...(await attemptsOfContents())].map(([key, one]) => [
          key,
          { ...one, accuracy_sum: Math.round(one.accuracy_sum) },
        ]),
      ),
    )
    expect(await withOwner(school.database.ownerUrl, readRollupDifferences)).toEqual({
      classes: 0,
      learners: 0,
      'first attempts': 0,
      assignments: 0,
      'days of learners': 0,
      'days of classes': 0,
    })
    await school.database.doors.inSchool(people.principal, (db) => rebuildRollups(db, 10, school.clock.now))
    expect(await keptFigures(school)).toEqual(before)
  },
)

test('a rebuild mends figures that went wrong, and leaves other schools alone', async () => {
  await school.database.doors.inSchool(people.principal, (db) => rebuildRollups(db, 10, school.clock.now))
  const right = await keptFigures(school)
  const { owner } = school.database
  await owner.updateTable('rollup_class').set({ turned_in: 999 }).where('institution_id', '=', 10).execute()
  await owner
    .updateTable('rollup_learner_class')
    .set({ attempts: 999, time_spent_in_seconds: 999 })
    .where('institution_id', '=', 10)
    .execute()
  await owner
    .insertInto('rollup_learner_class')
    .values({ institution_id: 10, class_id: classB, user_id: people.learner.user_id, lessons_completed: 7 })
    .execute()
  await owner
    .insertInto('rollup_class_day')
    .values({ institution_id: 10, class_id: classA, day: '2020-01-01', attempts: 7 })
    .execute()
  await owner
    .updateTable('rollup_learner_day')
    .set({ attempts: 999, lessons_completed: 999 })
    .where('institution_id', '=', 10)
    .execute()
  await owner
    .insertInto('rollup_learner_day')
    .values({ institution_id: 10, class_id: classA, user_id: people.learner.user_id, day: '2020-01-01', attempts: 7 })
    .execute()
  await owner
    .updateTable('users_lessons')
    .set({ attempts: 999, best_accuracy_sum: 999 })
    .where('institution_id', '=', 10)
    .execute()
  const firsts = () =>
    owner
      .selectFrom('users_content')
      .select(['first_accuracy', 'first_taken_on'])
      .where('institution_id', '=', 10)
      .where('attempts', '>', 0)
      .orderBy(['user_id', 'content_id', 'class_id'])
      .execute()
  const rightFirsts = await firsts()
  expect(rightFirsts.length).toBeGreaterThan(1)
  await owner
    .updateTable('users_content')
    .set({ first_accuracy: 1, first_taken_on: school.clock.now })
    .where('institution_id', '=', 10)
    .where('attempts', '>', 0)
    .execute()
  expect(await withOwner(school.database.ownerUrl, readRollupDifferences)).toMatchObject({
    'first attempts': rightFirsts.length,
  })
  await owner
    .insertInto('rollup_class')
    .values({ institution_id: 20, class_id: 201, turned_in: 5, changed_on: school.clock.now })
    .execute()
  await school.database.doors.inSchool(people.principal, (db) => rebuildRollups(db, 10, school.clock.now))
  expect(await keptFigures(school)).toEqual(right)
  expect(await firsts()).toEqual(rightFirsts)
  const there = await owner.selectFrom('rollup_class').select('turned_in').where('institution_id', '=', 20).execute()
  expect(there).toEqual([{ turned_in: 5 }])
})
