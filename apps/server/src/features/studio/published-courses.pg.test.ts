import { randomUUID } from 'node:crypto'
import {
  createCourse,
  listStudioCourses,
  readStudioCourse,
  rollBackCourse,
  saveCourse,
} from '@maktab/contracts/studio/course-versions'
import { listClassLessons, listModules } from '@maktab/contracts/content/lessons'
import { saveRevision } from '@maktab/contracts/studio/revisions'
import { recordAttempt } from '@maktab/contracts/learning/attempts'
import { describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { changeCourse, contentTeam, readCourse, writeArticle } from '../../../test/content-team.ts'
import { article, assessment, classA, course, document, lessonOne, lessonTwo, people } from '../../../test/school.ts'
import { openWrittenCourse } from '../../../test/written-course.ts'

const stage = openWrittenCourse()
const { refused, shownLessons, modulesOf, pull, sendAndPublish, complete } = stage

const { writer, reviewer, uncounted, manager, abroad } = contentTeam

describe('what learners did', () => {
  test('stays when its content is taken out, counts no more in the lesson, and is there again when the version comes back', async () => {
    for (const content_id of [article, assessment])
      await stage.school.database.owner
        .insertInto('users_content')
        .values({
          institution_id: 10,
          user_id: people.learner.user_id,
          class_id: classA,
          content_id,
          lesson_guid: lessonOne,
          content_status: content_id === article ? 2 : 1,
          completion: 50,
          changed_on: stage.school.clock.now,
        })
        .execute()
    const { cursor } = await pull()
    await changeCourse(stage.school, (tree) => ({
      ...tree,
      lessons: tree.lessons.map((lesson) => ({
        ...lesson,
        contents: lesson.contents.filter(({ content_id }) => content_id !== article),
      })),
    }))
    await sendAndPublish()
    expect(await shownLessons()).toMatchObject([
      { total_contents: 1, completed_contents: 0, completion: 0, content_status: 1 },
      {},
    ])
    const taken = await pull(cursor)
    expect(taken.tables.lessons_content).toMatchObject([
      { content_id: article, is_deleted: true },
      { content_id: assessment, is_deleted: false },
    ])
    expect(taken.tables.courses_lessons).toEqual([])

    // A device that had it sends what was done there meanwhile.
    expect(await complete(article, lessonOne)).toMatchObject({ ok: true, value: { content_status: 2 } })
    const standing = await stage.school.database.owner
      .selectFrom('users_lessons')
      .selectAll()
      .where('lesson_guid', '=', lessonOne)
      .execute()
    expect(standing).toMatchObject([{ completed_contents: 0, total_contents: 1, is_completed: false }])

    expect(
      await call(
        stage.school,
        rollBackCourse,
        { course_id: course, to_version: 1, published_version: 2 },
        { as: reviewer },
      ),
    ).toEqual({ ok: true, value: { version: 3 } })
    expect(await modulesOf(lessonOne)).toMatchObject([
      { content_id: article, content_status: 2, completion: 100 },
      { content_id: assessment, content_status: 1 },
    ])
    expect(await shownLessons()).toMatchObject([{ total_contents: 2, completed_contents: 1, completion: 50 }, {}])
    expect((await pull(taken.cursor)).tables.lessons_content).toMatchObject([
      { content_id: article, is_deleted: false },
      { content_id: assessment, is_deleted: false },
    ])
  })

  test('in a lesson that was taken out whole is kept, and a lesson completed once stays completed', async () => {
    await complete(document, lessonTwo)
    expect(await shownLessons()).toMatchObject([{}, { content_status: 2 }])
    await changeCourse(stage.school, (tree) => ({
      ...tree,
      lessons: tree.lessons.filter(({ lesson_guid }) => lesson_guid !== lessonTwo),
    }))
    await sendAndPublish()
    expect((await shownLessons()).map(({ lesson_guid }) => lesson_guid)).toEqual([lessonOne])
    expect(
      await call(
        stage.school,
        listModules,
        { course_id: course, lesson_guid: lessonTwo, class_id: classA },
        { as: people.learner },
      ),
    ).toEqual(refused('not_found'))
    expect(
      (await value(stage.school, listClassLessons, { class_id: classA }, { as: people.teacher })).list.map(
        ({ lesson_guid }) => lesson_guid,
      ),
    ).toEqual([lessonOne])
    expect(await complete(document, lessonTwo)).toMatchObject({ ok: true })
    await value(
      stage.school,
      rollBackCourse,
      { course_id: course, to_version: 1, published_version: 2 },
      { as: reviewer },
    )
    expect(await shownLessons()).toMatchObject([{}, { lesson_guid: lessonTwo, content_status: 2, completion: 100 }])
  })

  test('at questions that were published before is marked by those, when a device sends it late', async () => {
    const other = {
      kind: 'true_false' as const,
      question_id: 'q9',
      text: 'Is a half of ten five?',
      correct: true,
      explanation: '',
    }
    const { version } = await readCourse(stage.school)
    const based_on = version.tree.lessons[0]?.contents[1]?.revision ?? 0
    await value(
      stage.school,
      saveRevision,
      {
        course_id: course,
        lesson_guid: lessonOne,
        content_id: assessment,
        based_on,
        title: 'Other questions',
        content_type: 'assessment',
        body: { kind: 'assessment', questions: [other] },
      },
      { as: writer },
    )
    await sendAndPublish()
    const attempt = (answers: Record<string, string[]>) => {
      const tracked = {
        sync_guid: randomUUID(),
        content_id: assessment,
        cms_course_id: course,
        lesson_guid: lessonOne,
        class_id: classA,
        answers,
        time_spent_in_seconds: 30,
      }
      return call(
        stage.school,
        recordAttempt,
        { enc_data: Buffer.from(JSON.stringify(tracked)).toString('base64url') },
        { as: people.learner },
      )
    }
    expect(await attempt({ q9: ['true'] })).toMatchObject({
      ok: true,
      value: { total_questions: 1, correct_questions: 1 },
    })
    expect(await attempt({ q1: ['a'], q2: ['5'] })).toMatchObject({
      ok: true,
      value: { total_questions: 2, correct_questions: 2 },
    })
    expect(await attempt({ q7: ['a'] })).toEqual(refused('attempt_mismatch'))
    await stage.school.database.owner.deleteFrom('users_content_attempts').execute()
  })

  test('moves with a content that goes to another lesson', async () => {
    await complete(article, lessonOne)
    await changeCourse(stage.school, (tree) => ({
      ...tree,
      lessons: tree.lessons.map((lesson, index) => ({
        ...lesson,
        contents:
          index === 0
            ? lesson.contents.slice(1)
            : [...(tree.lessons[0]?.contents.slice(0, 1) ?? []), ...lesson.contents],
      })),
    }))
    await sendAndPublish()
    expect(await modulesOf(lessonTwo)).toMatchObject([
      { content_id: article, position: 1, content_status: 2 },
      { content_id: document, position: 2 },
    ])
    expect(await shownLessons()).toMatchObject([
      { completed_contents: 0, total_contents: 1 },
      { completed_contents: 1, total_contents: 2 },
    ])
  })
})

describe('an older version', () => {
  test('brings back the bodies of its contents, however often they were written since', async () => {
    const text = async () => (await modulesOf(lessonOne))[0]?.body
    const first = await text()
    for (const words of ['second', 'third']) {
      const { version } = await readCourse(stage.school)
      const based_on = version.tree.lessons[0]?.contents[0]?.revision ?? 0
      await writeArticle(stage.school, words, { content_id: article, based_on })
      await sendAndPublish()
    }
    expect(await text()).toMatchObject({ blocks: [{ text: 'third' }] })
    await value(
      stage.school,
      rollBackCourse,
      { course_id: course, to_version: 1, published_version: 3 },
      { as: reviewer },
    )
    expect(await text()).toEqual(first)
    await value(
      stage.school,
      rollBackCourse,
      { course_id: course, to_version: 2, published_version: 4 },
      { as: reviewer },
    )
    expect(await text()).toMatchObject({ blocks: [{ text: 'second' }] })
    const { versions } = await readCourse(stage.school)
    expect(versions.map(({ version, state }) => [version, state])).toEqual([
      [5, 'published'],
      [4, 'superseded'],
      [3, 'superseded'],
      [2, 'superseded'],
      [1, 'superseded'],
    ])
  })

  test('is only what learners saw once, after what the reviewer saw, and leaves an open draft alone', async () => {
    await changeCourse(stage.school, (tree) => ({ ...tree, title: 'Draft' }))
    const back = (to_version: number, published_version = 1, as = reviewer) =>
      call(stage.school, rollBackCourse, { course_id: course, to_version, published_version }, { as })
    expect(await back(2)).toEqual(refused('version_not_published'))
    expect(await back(1)).toEqual(refused('version_not_published'))
    expect(await back(9)).toEqual(refused('not_found'))
    expect(await back(1, 1, writer)).toEqual(refused('may_not_review'))
    await sendAndPublish()
    await changeCourse(stage.school, (tree) => ({ ...tree, title: 'Next draft' }))
    expect(await back(1, 1)).toEqual(refused('draft_changed'))
    expect(await back(1, 2)).toEqual({ ok: true, value: { version: 4 } })
    expect((await readCourse(stage.school)).version).toMatchObject({
      version: 3,
      state: 'draft',
      tree: { title: 'Next draft' },
    })
    expect(await sendAndPublish()).toBe(3)
    expect((await readCourse(stage.school)).versions.map(({ version, state }) => [version, state])).toEqual([
      [4, 'superseded'],
      [3, 'published'],
      [2, 'superseded'],
      [1, 'superseded'],
    ])
  })
})

describe('a course is only for', () => {
  test('those whose content role counts in their school', async () => {
    expect(await call(stage.school, listStudioCourses, {}, { as: uncounted })).toEqual(refused('not_content_team'))
    expect(
      await call(stage.school, listStudioCourses, {}, { as: { ...people.learner, role: 'content_team' } }),
    ).toEqual(refused('not_content_team'))
    await stage.school.database.owner
      .updateTable('users')
      .set({ roles: ['learner'] })
      .where('user_id', '=', writer.user_id)
      .execute()
    expect(await call(stage.school, listStudioCourses, {}, { as: writer })).toEqual(refused('not_content_team'))
  })
  test('the tenant that has it', async () => {
    expect(await value(stage.school, listStudioCourses, {}, { as: abroad, host: 'senf.localhost' })).toMatchObject({
      list: [],
    })
    const { version } = await readCourse(stage.school)
    for (const answer of [
      await call(stage.school, readStudioCourse, { course_id: course }, { as: abroad, host: 'senf.localhost' }),
      await call(
        stage.school,
        saveCourse,
        { course_id: course, version: 1, saves: 1, tree: version.tree },
        { as: abroad, host: 'senf.localhost' },
      ),
      await call(
        stage.school,
        rollBackCourse,
        { course_id: course, to_version: 1, published_version: 1 },
        { as: abroad, host: 'senf.localhost' },
      ),
    ])
      expect(answer).toEqual(refused('not_found'))
    const made = await value(
      stage.school,
      createCourse,
      { title: 'Theirs', subject: 'maths', grade: '6', language: 'pu' },
      { as: abroad, host: 'senf.localhost' },
    )
    expect(await call(stage.school, readStudioCourse, { course_id: made.course_id }, { as: manager })).toEqual(
      refused('not_found'),
    )
  })
  test('the content team whose repository it is in, and those with full access', async () => {
    await stage.school.database.owner.updateTable('courses').set({ repository: '7|Others' }).execute()
    expect(await call(stage.school, readStudioCourse, { course_id: course }, { as: writer })).toEqual(
      refused('not_found'),
    )
    expect((await value(stage.school, listStudioCourses, {}, { as: writer })).list).toEqual([])
    expect((await value(stage.school, listStudioCourses, {}, { as: manager })).list).toHaveLength(1)
    expect(await call(stage.school, readStudioCourse, { course_id: course }, { as: manager })).toMatchObject({
      ok: true,
      value: { powers: { mayWrite: true, mayReview: true, mayManage: true } },
    })
  })
})
