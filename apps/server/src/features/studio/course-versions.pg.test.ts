import { randomUUID } from 'node:crypto'
import {
  createCourse,
  listStudioCourses,
  publishCourse,
  readStudioCourse,
  reviewCourse,
  saveCourse,
} from '@maktab/contracts/studio/course-versions'
import { downloadContents } from '@maktab/contracts/downloads/contents'
import { describe, expect, test } from 'vitest'
import { call, value } from '../../../test/call.ts'
import { changeCourse, contentTeam, readCourse, writeArticle } from '../../../test/content-team.ts'
import { article, assessment, course, lessonOne, people } from '../../../test/school.ts'
import { openWrittenCourse } from '../../../test/written-course.ts'

const stage = openWrittenCourse()
const { refused, shownLessons, modulesOf, pull, send, publish, sendAndPublish } = stage

const { writer, otherWriter, reviewer } = contentTeam

describe('what is written', () => {
  test('is seen by no learner before a reviewer publishes it, and by every one after', async () => {
    const { content_id, revision } = await writeArticle(stage.school, 'Thirds')
    expect(revision).toBe(1)
    await changeCourse(stage.school, (tree) => ({
      ...tree,
      title: 'Mathematics six',
      lessons: tree.lessons.map((lesson) => ({ ...lesson, title: `New ${lesson.title}` })),
    }))
    const { cursor } = await pull()
    expect((await shownLessons()).map(({ title }) => title)).toEqual(['Lesson 1', 'Lesson 2'])
    expect((await modulesOf(lessonOne)).map((module) => module.content_id)).toEqual([article, assessment])
    expect(
      await value(
        stage.school,
        downloadContents,
        { cms_course_ids: [], content_ids: [content_id] },
        { as: people.learner },
      ),
    ).toMatchObject({ content: [], content_articles: [], content_assessments: [], content_generic: [] })
    expect(JSON.stringify(await pull(cursor))).not.toContain('New Lesson')

    expect(await sendAndPublish()).toBe(2)
    expect((await shownLessons()).map(({ title }) => title)).toEqual(['New Lesson 1', 'New Lesson 2'])
    expect(await modulesOf(lessonOne)).toMatchObject([
      { content_id: article },
      { content_id: assessment },
      { content_id, position: 3, body: { kind: 'article', blocks: [{ text: 'Thirds' }] } },
    ])
    const later = (await pull(cursor)).tables
    expect(later.courses).toMatchObject([{ title: 'Mathematics six' }])
    expect(later.lessons_content).toMatchObject([{ content_id, title: 'Thirds', is_deleted: false }])
  })

  test('of a new course is nowhere but in the studio', async () => {
    const { course_id } = await value(
      stage.school,
      createCourse,
      { title: 'Physics 7', subject: 'physics', grade: '7', language: 'pu' },
      { as: writer },
    )
    const { list } = await value(stage.school, listStudioCourses, {}, { as: reviewer })
    expect(list).toMatchObject([
      { course_id: course, published_version: 1, open: null },
      {
        course_id,
        title: 'Physics 7',
        published_version: null,
        open: { version: 1, state: 'draft', saved_by_name: 'writer' },
      },
    ])
    const rows = await stage.school.database.owner
      .selectFrom('courses')
      .select('course_id')
      .where('course_id', '=', course_id)
      .execute()
    expect(rows).toEqual([])
    const lesson_guid = randomUUID()
    const seen = { course_id, version: 1, saves: 1 }
    const { version } = await value(stage.school, readStudioCourse, { course_id }, { as: writer })
    await value(
      stage.school,
      saveCourse,
      {
        ...seen,
        tree: { ...version.tree, lessons: [{ lesson_guid, title: 'Force', summary: '', skill_ids: [], contents: [] }] },
      },
      { as: writer },
    )
    expect(await call(stage.school, reviewCourse, { ...seen, saves: 2, step: 'send' }, { as: writer })).toEqual(
      refused('course_incomplete'),
    )
    await writeArticle(stage.school, 'A push', { course_id, lesson_guid })
    await value(stage.school, reviewCourse, { ...seen, saves: 3, step: 'send' }, { as: writer })
    await value(stage.school, publishCourse, { ...seen, saves: 4 }, { as: reviewer })
    expect(
      await stage.school.database.owner
        .selectFrom('courses')
        .select(['title', 'language'])
        .where('course_id', '=', course_id)
        .execute(),
    ).toEqual([{ title: 'Physics 7', language: 'pu' }])
  })

  test('over what somebody else saved meanwhile is refused, and nothing is lost', async () => {
    const before = await readCourse(stage.school)
    const save = (as: typeof writer, title: string) =>
      call(
        stage.school,
        saveCourse,
        {
          course_id: course,
          version: before.version.version,
          saves: before.version.saves,
          tree: { ...before.version.tree, title },
        },
        { as },
      )
    const answers = await Promise.all([save(writer, 'Mine'), save(otherWriter, 'Theirs')])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toEqual(refused('draft_changed'))
    const after = await readCourse(stage.school)
    expect(after.version).toMatchObject({
      version: 2,
      state: 'draft',
      saves: 1,
      tree: { title: answers[0]?.ok ? 'Mine' : 'Theirs' },
    })
  })

  test('must be a tree: one place for each, nothing that is not there, no lesson of another course', async () => {
    const { version } = await readCourse(stage.school)
    const [one, two] = version.tree.lessons
    if (!one || !two) throw new Error('two lessons')
    const save = (lessons: typeof version.tree.lessons) =>
      call(
        stage.school,
        saveCourse,
        { course_id: course, version: 1, saves: 1, tree: { ...version.tree, lessons } },
        { as: writer },
      )
    expect(await save([one, one])).toEqual(refused('tree_invalid'))
    expect(await save([one, { ...two, contents: one.contents }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, contents: [{ content_id: 999_999, revision: 1 }] }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, contents: [{ content_id: article, revision: 2 }] }])).toEqual(refused('tree_invalid'))
    expect(await save([{ ...one, skill_ids: [77] }])).toEqual(refused('tree_invalid'))
    await stage.school.database.owner
      .insertInto('courses')
      .values({ tenant_id: 1, course_id: 52, title: 'Other', subject: 'maths', grade: '6', language: 'en' })
      .execute()
    const lesson_guid = randomUUID()
    await stage.school.database.owner
      .insertInto('courses_lessons')
      .values({ tenant_id: 1, lesson_guid, course_id: 52, title: 'Theirs', position: 1 })
      .execute()
    expect(await save([{ ...one, lesson_guid }])).toEqual(refused('tree_invalid'))
  })
})

describe('review', () => {
  test('closes a draft to its writers until it is sent back, with a note', async () => {
    await changeCourse(stage.school, (tree) => ({ ...tree, title: 'For review' }))
    expect(await publish()).toEqual(refused('not_in_review'))
    await send()
    const { version, powers } = await readCourse(stage.school, reviewer)
    expect(powers).toEqual({ mayWrite: false, mayReview: true, mayManage: false })
    const seen = { course_id: course, version: 2, saves: version.saves }
    expect(await call(stage.school, saveCourse, { ...seen, tree: version.tree }, { as: writer })).toEqual(
      refused('draft_in_review'),
    )
    expect(
      await call(stage.school, reviewCourse, { ...seen, step: 'send_back', note: 'The title' }, { as: writer }),
    ).toEqual(refused('may_not_review'))
    expect(await call(stage.school, publishCourse, seen, { as: writer })).toEqual(refused('may_not_review'))
    await value(stage.school, reviewCourse, { ...seen, step: 'send_back', note: 'The title' }, { as: reviewer })
    const back = await readCourse(stage.school)
    expect(back.version.state).toBe('draft')
    expect(back.version.steps.map(({ step, by_name, note }) => [step, by_name, note])).toEqual([
      ['begun', 'writer', ''],
      ['sent', 'writer', ''],
      ['sent_back', 'reviewer', 'The title'],
    ])
  })

  test('a reviewer does not write, and publishes only what they saw', async () => {
    const { version } = await readCourse(stage.school, reviewer)
    expect(
      await call(
        stage.school,
        saveCourse,
        { course_id: course, version: 1, saves: 1, tree: version.tree },
        { as: reviewer },
      ),
    ).toEqual(refused('may_not_write'))
    await changeCourse(stage.school, (tree) => tree)
    await send()
    expect(
      await call(stage.school, publishCourse, { course_id: course, version: 2, saves: 1 }, { as: reviewer }),
    ).toEqual(refused('draft_changed'))
  })
})
