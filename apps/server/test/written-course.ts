import { publishCourse, reviewCourse } from '@maktab/contracts/studio/course-versions'
import { listLessons, listModules } from '@maktab/contracts/content/lessons'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { saveStatus } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { call, value } from './call.ts'
import { addContentTeam, contentTeam, readCourse } from './content-team.ts'
import { classA, course, openSchool, people, type School } from './school.ts'

/** A school whose content team writes a course, laid down anew for each test; registers the hooks that open and close it. */
export function openWrittenCourse() {
  const { writer, reviewer } = contentTeam
  let school: School
  /** What learners see at first, table by table, in the order in which it is laid down. */
  const laidDown = ['courses', 'courses_lessons', 'content', 'lessons_content'] as const
  const before = new Map<(typeof laidDown)[number], object[]>()
  beforeAll(async () => {
    school = await openSchool()
    await addContentTeam(school)
    for (const table of laidDown) before.set(table, await school.database.owner.selectFrom(table).selectAll().execute())
  })
  afterAll(() => school.close())
  beforeEach(async () => {
    const { owner } = school.database
    for (const table of [
      'course_versions',
      'content_revisions',
      'users_content',
      'users_lessons',
      'lessons_content',
      'courses_lessons',
      'content',
      'courses',
    ] as const)
      await owner.deleteFrom(table).execute()
    for (const table of laidDown)
      await owner
        .insertInto(table)
        .values(before.get(table) as never)
        .execute()
    await owner
      .updateTable('users')
      .set({ roles: ['cd'] })
      .where('user_id', '=', writer.user_id)
      .execute()
  })

  const refused = (refusal: string) => ({ ok: false, refusal })
  const shownLessons = async () =>
    (await value(school, listLessons, { course_id: course, class_id: classA }, { as: people.learner })).list
  const modulesOf = async (lesson_guid: string) =>
    (await value(school, listModules, { course_id: course, lesson_guid, class_id: classA }, { as: people.learner }))
      .modules
  const pull = (cursor = '') =>
    value(school, pullLearnerStructure, { cursor, is_first_time: cursor ? '0' : '1' }, { as: people.learner })

  async function send(as = writer) {
    const { version } = await readCourse(school, as)
    return call(
      school,
      reviewCourse,
      { course_id: course, version: version.version, saves: version.saves, step: 'send' },
      { as },
    )
  }
  async function publish(as = reviewer) {
    const { version } = await readCourse(school, as)
    return call(school, publishCourse, { course_id: course, version: version.version, saves: version.saves }, { as })
  }
  async function sendAndPublish() {
    expect(await send()).toMatchObject({ ok: true, value: { state: 'review' } })
    const published = await publish()
    if (!published.ok) throw new Error(published.refusal)
    return published.value.version
  }
  const complete = (content_id: number, lesson_guid: string) =>
    call(
      school,
      saveStatus,
      { content_id, cms_course_id: course, lesson_guid, class_id: classA, content_status: 2, completion: 100 },
      { as: people.learner },
    )
  return {
    get school() {
      return school
    },
    refused,
    shownLessons,
    modulesOf,
    pull,
    send,
    publish,
    sendAndPublish,
    complete,
  }
}
