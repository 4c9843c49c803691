import { randomUUID } from 'node:crypto'
import type { ContentBody } from '@maktab/contracts/content/contents'
import { uploadFile } from '@maktab/contracts/content/files'
import { readRevision, saveRevision, uploadPicture } from '@maktab/contracts/studio/revisions'
import { listSkills, saveSkill } from '@maktab/contracts/studio/skills'
import { publishCourse, reviewCourse } from '@maktab/contracts/studio/course-versions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { addContentTeam, changeCourse, contentTeam, readCourse, writeArticle } from '../../../test/content-team.ts'
import {
  article,
  assessment,
  course,
  document,
  lessonOne,
  lessonTwo,
  openSchool,
  people,
  questions,
  type School,
} from '../../../test/school.ts'

const { writer, otherWriter, reviewer, abroad } = contentTeam
let school: School
beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
})
afterAll(() => school.close())

const refused = (refusal: string) => ({ ok: false, refusal })
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const handOver = (as = writer, file_id: string = randomUUID()) =>
  send(school, uploadPicture, { fields: { file_id, name: 'leaf.png' }, file: { name: 'leaf.png', bytes: png } }, { as })
const save = (
  content_type: 'article' | 'assessment' | 'link' | 'embed_tag' | 'document',
  body: ContentBody,
  more: object = {},
) =>
  call(
    school,
    saveRevision,
    {
      course_id: course,
      lesson_guid: lessonOne,
      content_id: null,
      based_on: null,
      title: 'New',
      content_type,
      body,
      ...more,
    },
    { as: writer },
  )

describe('a content', () => {
  test('is written as revisions, each kept, and the draft has the newest', async () => {
    const one = await writeArticle(school, 'First words')
    const two = await writeArticle(school, 'Better words', { content_id: one.content_id, based_on: one.revision })
    expect(two).toMatchObject({ content_id: one.content_id, revision: 2 })
    const { version, contents } = await readCourse(school)
    expect(version.tree.lessons[0]?.contents.at(-1)).toEqual({ content_id: one.content_id, revision: 2 })
    expect(contents.find(({ content_id }) => content_id === one.content_id)).toMatchObject({
      revision: 2,
      title: 'Better words',
      content_type: 'article',
      faults: [],
    })
    expect(
      await value(school, readRevision, { content_id: one.content_id, revision: 1 }, { as: reviewer }),
    ).toMatchObject({ latest: 2, title: 'First words', body: { blocks: [{ text: 'First words' }] } })
  })

  test('that somebody else changed since is not written over', async () => {
    const { content_id } = await writeArticle(school, 'Shared')
    const answers = await Promise.all(
      [writer, otherWriter].map((as) =>
        call(
          school,
          saveRevision,
          {
            course_id: course,
            lesson_guid: lessonOne,
            content_id,
            based_on: 1,
            title: as.username,
            content_type: 'article',
            body: { kind: 'article', blocks: [] },
          },
          { as },
        ),
      ),
    )
    expect(answers.map((answer) => (answer.ok ? answer.value.revision : answer.refusal)).sort()).toEqual([
      2,
      'draft_changed',
    ])
  })

  test('keeps its type, and its body is of that type', async () => {
    const { content_id } = await writeArticle(school, 'Words')
    const link: ContentBody = { kind: 'link', url: 'https://maktab.af' }
    expect(await save('link', link, { content_id, based_on: 1 })).toEqual(refused('body_differs'))
    expect(await save('article', link)).toEqual(refused('body_differs'))
  })

  test('leads only where it may', async () => {
    expect(await save('link', { kind: 'link', url: 'javascript:alert(1)' })).toEqual(refused('link_refused'))
    expect(
      await save('embed_tag', { kind: 'embed', src: 'https://evil.example/x', width: null, height: null }),
    ).toEqual(refused('site_refused'))
    const marked = (href: string): ContentBody => ({
      kind: 'article',
      blocks: [{ kind: 'paragraph', text: 'here', marks: [{ kind: 'link', from: 0, to: 4, href }] }],
    })
    expect(await save('article', marked('javascript:alert(1)'))).toEqual(refused('link_refused'))
    expect(await save('article', marked('https://maktab.af'))).toMatchObject({ ok: true })
    const link = await save('link', { kind: 'link', url: 'maktab.af/page' })
    if (!link.ok) throw new Error(link.refusal)
    expect(
      await value(school, readRevision, { content_id: link.value.content_id, revision: 1 }, { as: writer }),
    ).toMatchObject({ body: { url: 'https://maktab.af/page' } })
  })

  test('without questions, or with one that nobody could answer, does not go to review', async () => {
    const broken: ContentBody = {
      kind: 'assessment',
      questions: [
        {
          kind: 'choice',
          question_id: 'q',
          text: '',
          multiple: false,
          options: [
            { option_id: 'a', text: 'A' },
            { option_id: 'b', text: 'B' },
          ],
          correct: ['a'],
          explanation: '',
        },
      ],
    }
    const saved = await save('assessment', broken)
    if (!saved.ok) throw new Error(saved.refusal)
    const { contents, version } = await readCourse(school)
    expect(contents.find(({ content_id }) => content_id === saved.value.content_id)?.faults).toEqual(['questions'])
    expect(
      await call(
        school,
        reviewCourse,
        { course_id: course, version: version.version, saves: version.saves, step: 'send' },
        { as: writer },
      ),
    ).toEqual(refused('course_incomplete'))
    expect(
      await save('assessment', { kind: 'assessment', questions }, { content_id: saved.value.content_id, based_on: 1 }),
    ).toMatchObject({ ok: true })
  })

  test('of another course, of nobody, or for a reader abroad is not found', async () => {
    expect(await save('article', { kind: 'article', blocks: [] }, { content_id: 4711, based_on: 1 })).toEqual(
      refused('not_found'),
    )
    expect(await save('article', { kind: 'article', blocks: [] }, { lesson_guid: randomUUID() })).toEqual(
      refused('not_found'),
    )
    expect(
      await call(school, readRevision, { content_id: article, revision: 1 }, { as: abroad, host: 'senf.localhost' }),
    ).toEqual(refused('not_found'))
    expect(
      await call(
        school,
        readRevision,
        { content_id: article, revision: 1 },
        { as: { ...people.learner, role: 'content_team' } },
      ),
    ).toEqual(refused('not_content_team'))
  })
})

describe('files', () => {
  test('of an article are those that the writer handed over', async () => {
    const picture = await handOver()
    if (!picture.ok) throw new Error(picture.refusal)
    const body: ContentBody = { kind: 'article', blocks: [{ kind: 'image', file: picture.value, alt: 'A leaf' }] }
    const saved = await save('article', body)
    if (!saved.ok) throw new Error(saved.refusal)
    const read = await value(school, readRevision, { content_id: saved.value.content_id, revision: 1 }, { as: writer })
    expect(read.body).toMatchObject({
      blocks: [{ file: { sha256: picture.value.sha256, url: expect.stringContaining('/files/content/') } }],
    })
    const kept = await school.database.owner
      .selectFrom('content_revisions')
      .select('body')
      .where('content_id', '=', saved.value.content_id)
      .execute()
    expect(JSON.stringify(kept)).not.toContain('/files/')
    // It was in it before: another writer may keep it.
    expect(
      await call(
        school,
        saveRevision,
        {
          course_id: course,
          lesson_guid: lessonOne,
          content_id: saved.value.content_id,
          based_on: 1,
          title: 'Kept',
          content_type: 'article',
          body,
        },
        { as: otherWriter },
      ),
    ).toMatchObject({ ok: true })
  })

  test('that somebody else handed over are not opened by their number', async () => {
    const theirs = await send(
      school,
      uploadFile,
      {
        fields: { file_id: randomUUID(), name: 'secret.txt' },
        file: { name: 'secret.txt', bytes: Buffer.from('a learner’s own words') },
      },
      { as: people.learner },
    )
    expect(theirs.ok).toBe(true)
    const [row] = await school.database.owner
      .selectFrom('files')
      .select(['sha256', 'name', 'mime_type', 'size_bytes'])
      .where('user_id', '=', people.learner.user_id)
      .execute()
    if (!row) throw new Error('a file')
    const file = { ...row, url: 'https://somewhere.example' }
    expect(await save('article', { kind: 'article', blocks: [{ kind: 'image', file, alt: '' }] })).toEqual(
      refused('file_missing'),
    )
    expect(await save('document', { kind: 'document', file })).toEqual(refused('file_missing'))
  })

  test('are handed over by writers alone, and are pictures', async () => {
    expect(await handOver(reviewer)).toEqual(refused('may_not_write'))
    expect(await handOver({ ...people.learner, role: 'content_team' })).toEqual(refused('not_content_team'))
    const text = await send(
      school,
      uploadPicture,
      { fields: { file_id: randomUUID(), name: 'a.txt' }, file: { name: 'a.txt', bytes: Buffer.from('text') } },
      { as: writer },
    )
    expect(text).toEqual(refused('file_type_refused'))
  })
})

describe('skills', () => {
  const add = async (title: string, parent_id: number | null = null) =>
    (await value(school, saveSkill, { skill_id: null, parent_id, title, subject: 'maths' }, { as: writer })).skill_id

  test('are a tree, whatever is changed', async () => {
    const fractions = await add('Fractions')
    const adding = await add('Adding fractions', fractions)
    const change = (skill_id: number, parent_id: number | null, is_deleted = false, as = writer) =>
      call(school, saveSkill, { skill_id, parent_id, title: 'Fractions', subject: 'maths', is_deleted }, { as })
    expect(await change(fractions, adding)).toEqual(refused('skill_within_itself'))
    expect(await change(fractions, fractions)).toEqual(refused('skill_within_itself'))
    expect(await change(fractions, null, true)).toEqual(refused('skill_has_parts'))
    expect(await change(fractions, 4711)).toEqual(refused('not_found'))
    expect(await change(fractions, null, false, reviewer)).toEqual(refused('may_not_write'))
    expect((await value(school, listSkills, {}, { as: reviewer })).list).toEqual([
      { skill_id: adding, parent_id: fractions, title: 'Adding fractions', subject: 'maths' },
      { skill_id: fractions, parent_id: null, title: 'Fractions', subject: 'maths' },
    ])
    expect(await value(school, listSkills, {}, { as: abroad, host: 'senf.localhost' })).toEqual({ list: [] })
  })

  test('of a lesson and of a content are those of the content, once learners see it', async () => {
    const [ofLesson, ofContent] = [await add('Ordering'), await add('Estimating')]
    const { version } = await readCourse(school)
    const standing = version.tree.lessons[0]?.contents.find(({ content_id }) => content_id === article)
    await writeArticle(school, 'With a skill', {
      content_id: article,
      based_on: standing?.revision ?? 0,
      skill_ids: [ofContent],
    })
    await changeCourse(school, (tree) => ({
      ...tree,
      lessons: tree.lessons.map((lesson) =>
        lesson.lesson_guid === lessonTwo
          ? lesson
          : {
              ...lesson,
              skill_ids: [ofLesson],
              contents: lesson.contents.filter(({ content_id }) => content_id === article || content_id === assessment),
            },
      ),
    }))
    const tagged = () =>
      school.database.owner
        .selectFrom('skills_content')
        .select(['content_id', 'skill_id'])
        .where('content_id', 'in', [article, assessment, document])
        .orderBy('content_id')
        .orderBy('skill_id')
        .execute()
    expect(await tagged()).toEqual([])
    const now = (await readCourse(school)).version
    const seen = { course_id: course, version: now.version, saves: now.saves }
    await value(school, reviewCourse, { ...seen, step: 'send' }, { as: writer })
    await value(school, publishCourse, { ...seen, saves: now.saves + 1 }, { as: reviewer })
    expect(await tagged()).toEqual([
      { content_id: article, skill_id: ofLesson },
      { content_id: article, skill_id: ofContent },
      { content_id: assessment, skill_id: ofLesson },
    ])
  })
})
