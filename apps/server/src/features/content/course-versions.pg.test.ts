import { randomUUID } from 'node:crypto'
import { createCourse, listStudioCourses, publishCourse, readStudioCourse, reviewCourse, rollBackCourse, saveCourse } from '@maktab/contracts/content/course-versions'
import { listClassLessons, listLessons, listModules } from '@maktab/contracts/content/lessons'
import { downloadContents, pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import { saveRevision } from '@maktab/contracts/content/revisions'
import { recordAttempt, saveStatus } from '@maktab/contracts/learning/progress'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { addContentTeam, changeCourse, contentTeam, readCourse, writeArticle } from '../../../test/content-team.ts'
import { article, assessment, classA, course, document, lessonOne, lessonTwo, openSchool, people, type School } from '../../../test/school.ts'

const { writer, otherWriter, reviewer, uncounted, manager, abroad } = contentTeam
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
  for (const table of ['course_versions', 'content_revisions', 'users_content', 'users_lessons', 'lessons_content', 'courses_lessons', 'content', 'courses'] as const) await owner.deleteFrom(table).execute()
  for (const table of laidDown) await owner.insertInto(table).values(before.get(table) as never).execute()
  await owner.updateTable('users').set({ roles: ['cd'] }).where('user_id', '=', writer.user_id).execute()
})

const refused = (refusal: string) => ({ ok: false, refusal })
const shownLessons = async () => (await value(school, listLessons, { course_id: course, class_id: classA }, { as: people.learner })).list
const modulesOf = async (lesson_guid: string) => (await value(school, listModules, { course_id: course, lesson_guid, class_id: classA }, { as: people.learner })).modules
const pull = (cursor = '') => value(school, pullLearnerStructure, { cursor, is_first_time: cursor ? '0' : '1' }, { as: people.learner })

async function send(as = writer) {
  const { version } = await readCourse(school, as)
  return call(school, reviewCourse, { course_id: course, version: version.version, saves: version.saves, step: 'send' }, { as })
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
  call(school, saveStatus, { content_id, cms_course_id: course, lesson_guid, class_id: classA, content_status: 2, completion: 100 }, { as: people.learner })

describe('what is written', () => {
  test('is seen by no learner before a reviewer publishes it, and by every one after', async () => {
    const { content_id, revision } = await writeArticle(school, 'Thirds')
    expect(revision).toBe(1)
    await changeCourse(school, (tree) => ({ ...tree, title: 'Mathematics six', lessons: tree.lessons.map((lesson) => ({ ...lesson, title: `New ${lesson.title}` })) }))
    const { cursor } = await pull()
    expect((await shownLessons()).map(({ title }) => title)).toEqual(['Lesson 1', 'Lesson 2'])
    expect((await modulesOf(lessonOne)).map((module) => module.content_id)).toEqual([article, assessment])
    expect(await value(school, downloadContents, { cms_course_ids: [], content_ids: [content_id] }, { as: people.learner })).toEqual({ content: [] })
    expect(JSON.stringify(await pull(cursor))).not.toContain('New Lesson')

    expect(await sendAndPublish()).toBe(2)
    expect((await shownLessons()).map(({ title }) => title)).toEqual(['New Lesson 1', 'New Lesson 2'])
    expect(await modulesOf(lessonOne)).toMatchObject([{ content_id: article }, { content_id: assessment }, { content_id, position: 3, body: { kind: 'article', blocks: [{ text: 'Thirds' }] } }])
    const later = (await pull(cursor)).tables
    expect(later.courses).toMatchObject([{ title: 'Mathematics six' }])
    expect(later.lessons_content).toMatchObject([{ content_id, title: 'Thirds', is_deleted: false }])
  })

  test('of a new course is nowhere but in the studio', async () => {
    const { course_id } = await value(school, createCourse, { title: 'Physics 7', subject: 'physics', grade: '7', language: 'pu' }, { as: writer })
    const { list } = await value(school, listStudioCourses, {}, { as: reviewer })
    expect(list).toMatchObject([{ course_id: course, published_version: 1, open: null }, { course_id, title: 'Physics 7', published_version: null, open: { version: 1, state: 'draft', saved_by_name: 'writer' } }])
    const rows = await school.database.owner.selectFrom('courses').select('course_id').where('course_id', '=', course_id).execute()
    expect(rows).toEqual([])
    const lesson_guid = randomUUID()
    const seen = { course_id, version: 1, saves: 1 }
    const { version } = await value(school, readStudioCourse, { course_id }, { as: writer })
    await value(school, saveCourse, { ...seen, tree: { ...version.tree, lessons: [{ lesson_guid, title: 'Force', summary: '', skill_ids: [], contents: [] }] } }, { as: writer })
    expect(await call(school, reviewCourse, { ...seen, saves: 2, step: 'send' }, { as: writer })).toEqual(refused('course_incomplete'))
    await writeArticle(school, 'A push', { course_id, lesson_guid })
    await value(school, reviewCourse, { ...seen, saves: 3, step: 'send' }, { as: writer })
    await value(school, publishCourse, { ...seen, saves: 4 }, { as: reviewer })
    expect(await school.database.owner.selectFrom('courses').select(['title', 'language']).where('course_id', '=', course_id).execute()).toEqual([{ title: 'Physics 7', language: 'pu' }])
  })

  test('over what somebody else saved meanwhile is refused, and nothing is lost', async () => {
    const before = await readCourse(school)
    const save = (as: typeof writer, title: string) => call(school, saveCourse, { course_id: course, version: before.version.version, saves: before.version.saves, tree: { ...before.version.tree, title } }, { as })
    const answers = await Promise.all([save(writer, 'Mine'), save(otherWriter, 'Theirs')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refused('draft_changed'))
    const after = await readCourse(school)
    expect(after.version).toMatchObject({ version: 2, state: 'draft', saves: 1, tree: { title: answers[0]?.ok ? 'Mine' : 'Theirs' } })
  })

  test('must be a tree: one place for each, nothing that is not there, no lesson of another course', async () => {
    const { version } = await readCourse(school)
    const [one, two] = version.tree.lessons
    if (!one || !two) throw new Error('two lessons')
    const save = (lessons: typeof version.tree.lessons) => call(school, saveCourse, { course_id: course, version: 1, saves: 1, tree: { ...version.tree, lessons } }, { as: writer })
    expect(await save([one, one])).toEqual(refused('tree_invalid'))
    expect(await save([one, { ...two, contents: one.contents }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, contents: [{ content_id: 999_999, revision: 1 }] }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, contents: [{ content_id: article, revision: 2 }] }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, skill_ids: [77] }])).toEqual(refused('tree_invalid'))
    await school.database.owner.insertInto('courses').values({ tenant_id: 1, course_id: 52, title: 'Other', subject: 'maths', grade: '6', language: 'en' }).execute()
    const lesson_guid = randomUUID()
    await school.database.owner.insertInto('courses_lessons').values({ tenant_id: 1, lesson_guid, course_id: 52, title: 'Theirs', position: 1 }).execute()
    expect(await save([{ ...one, lesson_guid }])).toEqual(refused('tree_invalid'))
  })
})

describe('review', () => {
  test('closes a draft to its writers until it is sent back, with a note', async () => {
    await changeCourse(school, (tree) => ({ ...tree, title: 'For review' }))
    expect(await publish()).toEqual(refused('not_in_review'))
    await send()
    const { version, powers } = await readCourse(school, reviewer)
    expect(powers).toEqual({ mayWrite: false, mayReview: true, mayManage: false })
    const seen = { course_id: course, version: 2, saves: version.saves }
    expect(await call(school, saveCourse, { ...seen, tree: version.tree }, { as: writer })).toEqual(refused('draft_in_review'))
    expect(await call(school, reviewCourse, { ...seen, step: 'send_back', note: 'The title' }, { as: writer })).toEqual(refused('may_not_review'))
    expect(await call(school, publishCourse, seen, { as: writer })).toEqual(refused('may_not_review'))
    await value(school, reviewCourse, { ...seen, step: 'send_back', note: 'The title' }, { as: reviewer })
    const back = await readCourse(school)
    expect(back.version.state).toBe('draft')
    expect(back.version.steps.map(({ step, by_name, note }) => [step, by_name, note])).toEqual([['begun', 'writer', ''], ['sent', 'writer', ''], ['sent_back', 'reviewer', 'The title']])
  })

  test('a reviewer does not write, and publishes only what they saw', async () => {
    const { version } = await readCourse(school, reviewer)
    expect(await call(school, saveCourse, { course_id: course, version: 1, saves: 1, tree: version.tree }, { as: reviewer })).toEqual(refused('may_not_write'))
    await changeCourse(school, (tree) => tree)
    await send()
    expect(await call(school, publishCourse, { course_id: course, version: 2, saves: 1 }, { as: reviewer })).toEqual(refused('draft_changed'))
  })
})

describe('what learners did', () => {
  test('stays when its content is taken out, counts no more in the lesson, and is there again when the version comes back', async () => {
    for (const content_id of [article, assessment]) await school.database.owner.insertInto('users_content').values({ institution_id: 10, user_id: people.learner.user_id, class_id: classA, content_id, lesson_guid: lessonOne, content_status: content_id === article ? 2 : 1, completion: 50, changed_on: school.clock.now }).execute()
    const { cursor } = await pull()
    await changeCourse(school, (tree) => ({ ...tree, lessons: tree.lessons.map((lesson) => ({ ...lesson, contents: lesson.contents.filter(({ content_id }) => content_id !== article) })) }))
    await sendAndPublish()
    expect(await shownLessons()).toMatchObject([{ total_contents: 1, completed_contents: 0, completion: 0, content_status: 1 }, {}])
    const taken = await pull(cursor)
    expect(taken.tables.lessons_content).toMatchObject([{ content_id: article, is_deleted: true }, { content_id: assessment, is_deleted: false }])
    expect(taken.tables.courses_lessons).toEqual([])

    // A device that had it sends what was done there meanwhile.
    expect(await complete(article, lessonOne)).toMatchObject({ ok: true, value: { content_status: 2 } })
    const standing = await school.database.owner.selectFrom('users_lessons').selectAll().where('lesson_guid', '=', lessonOne).execute()
    expect(standing).toMatchObject([{ completed_contents: 0, total_contents: 1, is_completed: false }])

    expect(await call(school, rollBackCourse, { course_id: course, to_version: 1, published_version: 2 }, { as: reviewer })).toEqual({ ok: true, value: { version: 3 } })
    expect(await modulesOf(lessonOne)).toMatchObject([{ content_id: article, content_status: 2, completion: 100 }, { content_id: assessment, content_status: 1 }])
    expect(await shownLessons()).toMatchObject([{ total_contents: 2, completed_contents: 1, completion: 50 }, {}])
    expect((await pull(taken.cursor)).tables.lessons_content).toMatchObject([{ content_id: article, is_deleted: false }, { content_id: assessment, is_deleted: false }])
  })

  test('in a lesson that was taken out whole is kept, and a lesson completed once stays completed', async () => {
    await complete(document, lessonTwo)
    expect(await shownLessons()).toMatchObject([{}, { content_status: 2 }])
    await changeCourse(school, (tree) => ({ ...tree, lessons: tree.lessons.filter(({ lesson_guid }) => lesson_guid !== lessonTwo) }))
    await sendAndPublish()
    expect((await shownLessons()).map(({ lesson_guid }) => lesson_guid)).toEqual([lessonOne])
    expect(await call(school, listModules, { course_id: course, lesson_guid: lessonTwo, class_id: classA }, { as: people.learner })).toEqual(refused('not_found'))
    expect((await value(school, listClassLessons, { class_id: classA }, { as: people.teacher })).list.map(({ lesson_guid }) => lesson_guid)).toEqual([lessonOne])
    expect(await complete(document, lessonTwo)).toMatchObject({ ok: true })
    await value(school, rollBackCourse, { course_id: course, to_version: 1, published_version: 2 }, { as: reviewer })
    expect(await shownLessons()).toMatchObject([{}, { lesson_guid: lessonTwo, content_status: 2, completion: 100 }])
  })

  test('at questions that were published before is marked by those, when a device sends it late', async () => {
    const other = { kind: 'true_false' as const, question_id: 'q9', text: 'Is a half of ten five?', correct: true, explanation: '' }
    const { version } = await readCourse(school)
    const based_on = version.tree.lessons[0]?.contents[1]?.revision ?? 0
    await value(school, saveRevision, { course_id: course, lesson_guid: lessonOne, content_id: assessment, based_on, title: 'Other questions', content_type: 'assessment', body: { kind: 'assessment', questions: [other] } }, { as: writer })
    await sendAndPublish()
    const attempt = (answers: Record<string, string[]>) => {
      const tracked = { sync_guid: randomUUID(), content_id: assessment, cms_course_id: course, lesson_guid: lessonOne, class_id: classA, answers, time_spent_in_seconds: 30 }
      return call(school, recordAttempt, { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') }, { as: people.learner })
    }
    expect(await attempt({ q9: ['true'] })).toMatchObject({ ok: true, value: { total_questions: 1, correct_questions: 1 } })
    expect(await attempt({ q1: ['a'], q2: ['5'] })).toMatchObject({ ok: true, value: { total_questions: 2, correct_questions: 2 } })
    expect(await attempt({ q7: ['a'] })).toEqual(refused('attempt_mismatch'))
    await school.database.owner.deleteFrom('users_content_attempts').execute()
  })

  test('moves with a content that goes to another lesson', async () => {
    await complete(article, lessonOne)
    await changeCourse(school, (tree) => ({
      ...tree,
      lessons: tree.lessons.map((lesson, index) => ({ ...lesson, contents: index === 0 ? lesson.contents.slice(1) : [...(tree.lessons[0]?.contents.slice(0, 1) ?? []), ...lesson.contents] })),
    }))
    await sendAndPublish()
    expect(await modulesOf(lessonTwo)).toMatchObject([{ content_id: article, position: 1, content_status: 2 }, { content_id: document, position: 2 }])
    expect(await shownLessons()).toMatchObject([{ completed_contents: 0, total_contents: 1 }, { completed_contents: 1, total_contents: 2 }])
  })
})

describe('an older version', () => {
  test('brings back the bodies of its contents, however often they were written since', async () => {
    const text = async () => (await modulesOf(lessonOne))[0]?.body
    const first = await text()
    for (const words of ['second', 'third']) {
      const { version } = await readCourse(school)
      const based_on = version.tree.lessons[0]?.contents[0]?.revision ?? 0
      await writeArticle(school, words, { content_id: article, based_on })
      await sendAndPublish()
    }
    expect(await text()).toMatchObject({ blocks: [{ text: 'third' }] })
    await value(school, rollBackCourse, { course_id: course, to_version: 1, published_version: 3 }, { as: reviewer })
    expect(await text()).toEqual(first)
    await value(school, rollBackCourse, { course_id: course, to_version: 2, published_version: 4 }, { as: reviewer })
    expect(await text()).toMatchObject({ blocks: [{ text: 'second' }] })
    const { versions } = await readCourse(school)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([[5, 'published'], [4, 'superseded'], [3, 'superseded'], [2, 'superseded'], [1, 'superseded']])
  })

  test('is only what learners saw once, after what the reviewer saw, and leaves an open draft alone', async () => {
    await changeCourse(school, (tree) => ({ ...tree, title: 'Draft' }))
    const back = (to_version: number, published_version = 1, as = reviewer) => call(school, rollBackCourse, { course_id: course, to_version, published_version }, { as })
    expect(await back(2)).toEqual(refused('version_not_published'))
    expect(await back(1)).toEqual(refused('version_not_published'))
    expect(await back(9)).toEqual(refused('not_found'))
    expect(await back(1, 1, writer)).toEqual(refused('may_not_review'))
    await sendAndPublish()
    await changeCourse(school, (tree) => ({ ...tree, title: 'Next draft' }))
    expect(await back(1, 1)).toEqual(refused('draft_changed'))
    expect(await back(1, 2)).toEqual({ ok: true, value: { version: 4 } })
    expect((await readCourse(school)).version).toMatchObject({ version: 3, state: 'draft', tree: { title: 'Next draft' } })
    expect(await sendAndPublish()).toBe(3)
    expect((await readCourse(school)).versions.map(({ version, state }) => [version, state])).toEqual([[4, 'superseded'], [3, 'published'], [2, 'superseded'], [1, 'superseded']])
  })
})

describe('a course is only for', () => {
  test('those whose content role counts in their school', async () => {
    expect(await call(school, listStudioCourses, {}, { as: uncounted })).toEqual(refused('not_content_team'))
    expect(await call(school, listStudioCourses, {}, { as: { ...people.learner, role: 'content_team' } })).toEqual(refused('not_content_team'))
    await school.database.owner.updateTable('users').set({ roles: ['learner'] }).where('user_id', '=', writer.user_id).execute()
    expect(await call(school, listStudioCourses, {}, { as: writer })).toEqual(refused('not_content_team'))
  })
  test('the tenant that has it', async () => {
    expect(await value(school, listStudioCourses, {}, { as: abroad, host: 'senf.localhost' })).toMatchObject({ list: [] })
    const { version } = await readCourse(school)
    for (const answer of [
      await call(school, readStudioCourse, { course_id: course }, { as: abroad, host: 'senf.localhost' }),
      await call(school, saveCourse, { course_id: course, version: 1, saves: 1, tree: version.tree }, { as: abroad, host: 'senf.localhost' }),
      await call(school, rollBackCourse, { course_id: course, to_version: 1, published_version: 1 }, { as: abroad, host: 'senf.localhost' }),
    ]) expect(answer).toEqual(refused('not_found'))
    const made = await value(school, createCourse, { title: 'Theirs', subject: 'maths', grade: '6', language: 'pu' }, { as: abroad, host: 'senf.localhost' })
    expect(await call(school, readStudioCourse, { course_id: made.course_id }, { as: manager })).toEqual(refused('not_found'))
  })
  test('the content team whose repository it is in, and those with full access', async () => {
    await school.database.owner.updateTable('courses').set({ repository: '7|Others' }).execute()
    expect(await call(school, readStudioCourse, { course_id: course }, { as: writer })).toEqual(refused('not_found'))
    expect((await value(school, listStudioCourses, {}, { as: writer })).list).toEqual([])
    expect((await value(school, listStudioCourses, {}, { as: manager })).list).toHaveLength(1)
    expect(await call(school, readStudioCourse, { course_id: course }, { as: manager })).toMatchObject({ ok: true, value: { powers: { mayWrite: true, mayReview: true, mayManage: true } } })
  })
})
