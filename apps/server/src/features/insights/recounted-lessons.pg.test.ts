import { publishCourse, reviewCourse, type CourseTree } from '@maktab/contracts/studio/course-versions'
import { readLessonContents, readPerformanceTrend, listLessonStats } from '@maktab/contracts/insights/learner-reports'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { value } from '../../../test/call.ts'
import { addContentTeam, changeCourse, contentTeam, readCourse } from '../../../test/content-team.ts'
import {
  article,
  classA,
  course,
  lessonOne,
  openSchool,
  people,
  type Person,
  type School,
} from '../../../test/school.ts'
import type { Job } from '#jobs/job.ts'
import { openLessonRecounter } from '../learning/recount-lessons.ts'
import { rebuildRollups } from './rollups.sql.ts'

let school: School
let recounter: Job
const { writer, reviewer } = contentTeam
const given = new Date('2026-03-10T08:00:00Z')

beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
  // One step for each lesson of a learner, so that the steps are seen.
  recounter = openLessonRecounter({
    doors: school.database.doors,
    clock: () => school.clock.now,
    mostAtOnce: 1,
    onFailure: (error) => {
      throw error
    },
  })
  for (const as of [people.learner, people.classmate]) {
    await value(
      school,
      saveStatus,
      {
        content_id: article,
        cms_course_id: course,
        lesson_guid: lessonOne,
        class_id: classA,
        content_status: 2,
        completion: 100,
      },
      { as, given },
    )
  }
})
afterAll(async () => {
  await recounter.close()
  await school.close()
})

async function publish(change: Partial<Omit<CourseTree, 'lessons'>>) {
  await changeCourse(school, (tree) => ({ ...tree, ...change }))
  const seen = async (as: Person) => {
    const { version } = await readCourse(school, as)
    return { course_id: course, version: version.version, saves: version.saves }
  }
  await value(school, reviewCourse, { ...(await seen(writer)), step: 'send' }, { as: writer })
  await value(school, publishCourse, await seen(reviewer), { as: reviewer })
}

const figures = async () => {
  const { owner } = school.database
  const ofSchool = (table: 'rollup_learner_class' | 'rollup_class_day' | 'rollup_learner_day') =>
    owner
      .selectFrom(table)
      .select('lessons_completed')
      .where('institution_id', '=', 10)
      .where('lessons_completed', '>', 0)
      .execute()
  return {
    learners: await ofSchool('rollup_learner_class'),
    days: await ofSchool('rollup_class_day'),
    learnerDays: await ofSchool('rollup_learner_day'),
  }
}
const lesson = async () =>
  (await value(school, listLessonStats, { class_id: classA }, { as: people.learner })).report[0]

test('a lower minimum completes what reaches it, on the day it was worked on; every figure follows', async () => {
  expect(await lesson()).toMatchObject({ content_status: 1, completion: 50, completed_on: null })
  expect(await recounter.runDue()).toBe(0)

  await publish({ min_completion_percentage: 50 })
  expect(await recounter.runDue()).toBe(2)
  expect(await lesson()).toMatchObject({ content_status: 2, completion: 50, completed_on: given.toISOString() })
  expect(
    await value(
      school,
      readPerformanceTrend,
      { start_date: '2026-03-10', end_date: '2026-03-10' },
      { as: people.learner },
    ),
  ).toMatchObject({ lessons_completed: 1 })
  const kept = await figures()
  expect(kept).toEqual({
    learners: [{ lessons_completed: 1 }, { lessons_completed: 1 }],
    days: [{ lessons_completed: 2 }],
    learnerDays: [{ lessons_completed: 1 }, { lessons_completed: 1 }],
  })
  await rebuildRollups(school.database.owner, 10, school.clock.now)
  expect(await figures()).toEqual(kept)
  // Nothing waits any more, and nothing is counted twice.
  expect(await recounter.runDue()).toBe(0)
  expect(await school.database.owner.selectFrom('courses_to_recount').selectAll().execute()).toEqual([])
})

test('a higher minimum takes nothing away', async () => {
  const before = await figures()
  await publish({ min_completion_percentage: 90 })
  expect(await recounter.runDue()).toBe(0)
  expect(await lesson()).toMatchObject({ content_status: 2 })
  expect(await figures()).toEqual(before)
})

test('which attempt counts is told by reports as soon as it is published, and nothing waits for it', async () => {
  const counted = async () =>
    (await value(school, readLessonContents, { class_id: classA, lesson_guid: lessonOne }, { as: people.learner }))
      .counted_attempt
  expect(await counted()).toBe('best')
  await publish({ counted_attempt: 'average' })
  expect(await counted()).toBe('average')
  expect((await readCourse(school)).version.tree.counted_attempt).toBe('average')
  expect(await school.database.owner.selectFrom('courses_to_recount').selectAll().execute()).toEqual([])
})
