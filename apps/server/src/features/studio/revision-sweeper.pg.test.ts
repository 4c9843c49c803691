import { publishCourse, reviewCourse, rollBackCourse } from '@maktab/contracts/studio/course-versions'
import { readRevision } from '@maktab/contracts/studio/revisions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { addContentTeam, changeCourse, contentTeam, readCourse, writeArticle } from '../../../test/content-team.ts'
import { course, openSchool, type School } from '../../../test/school.ts'
import { openRevisionSweeper } from './revision-sweeper.ts'

const { writer, reviewer } = contentTeam
const dayMs = 24 * 60 * 60 * 1_000
let school: School
beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
})
afterAll(() => school.close())

/** As it is when that much time has gone by. */
function sweepAfter(passedMs: number): Promise<number> {
  const onFailure = (error: unknown) => {
    throw error
  }
  return openRevisionSweeper({
    doors: school.database.doors,
    clock: () => new Date(school.clock.now.getTime() + passedMs),
    onFailure,
  }).runDue()
}

async function revisionsOf(content_id: number): Promise<readonly number[]> {
  const rows = await school.database.owner
    .selectFrom('content_revisions')
    .select('revision')
    .where('content_id', '=', content_id)
    .orderBy('revision')
    .execute()
  return rows.map(({ revision }) => revision)
}
/** Written so often, one saving after the other. */
async function writeTimes(times: number): Promise<number> {
  const { content_id } = await writeArticle(school, 'Saved 1')
  for (let based_on = 1; based_on < times; based_on += 1)
    await writeArticle(school, `Saved ${based_on + 1}`, { content_id, based_on })
  return content_id
}
async function publish(): Promise<number> {
  const { version } = await readCourse(school)
  await value(
    school,
    reviewCourse,
    { course_id: course, version: version.version, saves: version.saves, step: 'send' },
    { as: writer },
  )
  const seen = await readCourse(school)
  await value(
    school,
    publishCourse,
    { course_id: course, version: version.version, saves: seen.version.saves },
    { as: reviewer },
  )
  return version.version
}
const rowsOfLesson = async () => (await readCourse(school)).version.tree.lessons[0]?.contents

test('what was saved on the way goes after a day; the newest stays, and its number is never given again', async () => {
  const content_id = await writeTimes(4)
  expect(await sweepAfter(dayMs - 1_000)).toBe(0)
  expect(await sweepAfter(dayMs + 1_000)).toBe(3)
  expect(await revisionsOf(content_id)).toEqual([4])
  expect(await call(school, readRevision, { content_id, revision: 2 }, { as: writer })).toEqual({
    ok: false,
    refusal: 'not_found',
  })
  expect(await value(school, readRevision, { content_id, revision: 4 }, { as: writer })).toMatchObject({
    title: 'Saved 4',
    latest: 4,
  })
  expect(await writeArticle(school, 'Saved 5', { content_id, based_on: 4 })).toMatchObject({ revision: 5 })
})

test('what any version of a course names stays: the draft, what learners see, and what came before', async () => {
  const content_id = await writeTimes(2)
  const first = await publish()
  await writeArticle(school, 'Saved 3', { content_id, based_on: 2 })
  await writeArticle(school, 'Saved 4', { content_id, based_on: 3 })
  const second = await publish()
  await writeArticle(school, 'Saved 5', { content_id, based_on: 4 })
  await writeArticle(school, 'Saved 6', { content_id, based_on: 5 })
  // The writer took 5 back, and went on with something else.
  await changeCourse(school, (tree) => ({
    ...tree,
    lessons: tree.lessons.map((lesson) => ({
      ...lesson,
      contents: lesson.contents.map((one) => (one.content_id === content_id ? { content_id, revision: 5 } : one)),
    })),
  }))
  await sweepAfter(2 * dayMs)
  expect(await revisionsOf(content_id)).toEqual([2, 4, 5, 6])
  expect(await rowsOfLesson()).toContainEqual({ content_id, revision: 5 })
  await value(
    school,
    rollBackCourse,
    { course_id: course, to_version: first, published_version: second },
    { as: reviewer },
  )
  const { body } = await value(school, readRevision, { content_id, revision: 2 }, { as: writer })
  expect(body).toMatchObject({ blocks: [{ text: 'Saved 2' }] })
})

test('what an import became stays', async () => {
  const content_id = await writeTimes(3)
  const { tenant_id, institution_id, user_id } = writer
  const { now } = school.clock
  await school.database.owner
    .insertInto('content_imports')
    .values({
      tenant_id,
      import_id: '3f0c1e9a-6f5c-4a0e-9d2e-0a7f2f6f4b11',
      institution_id,
      user_id,
      name: 'a.vtt',
      sha256: '0'.repeat(64),
      size_bytes: 1,
      state: 'done',
      step: 'saving',
      leased_until: now,
      content: JSON.stringify({ content_id, revision: 2 }),
      created_on: now,
    })
    .execute()
  await sweepAfter(2 * dayMs)
  expect(await revisionsOf(content_id)).toEqual([2, 3])
})
