import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import {
  cancelImport,
  importContent,
  listImports,
  retryImport,
  type ContentImport,
} from '@maktab/contracts/studio/imports'
import { readRevision } from '@maktab/contracts/studio/revisions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, send, value } from '../../../test/call.ts'
import { addContentTeam, contentTeam } from '../../../test/content-team.ts'
import { zipOfTexts } from '../../../test/hostile-zip.ts'
import { article, openSchool, people, type Person, type School } from '../../../test/school.ts'

let school: School
beforeAll(async () => {
  school = await openSchool()
  await addContentTeam(school)
})
afterAll(() => school.close())

const { writer, otherWriter, reviewer, uncounted, abroad } = contentTeam
const film = fs.readFileSync(new URL('../../../../../tests/samples/video/two-seconds.mp4', import.meta.url))
const game = zipOfTexts({ 'index.html': '<p>A game</p>', 'a.js': 'x', 'setup.exe': 'MZ' })
const subtitles = Buffer.from('1\n00:00:00,500 --> 00:00:01,500\nسلام\n')

interface Handing {
  readonly as?: Person
  readonly import_id?: string
  readonly fields?: Readonly<Record<string, string>>
}
const hand = (name: string, bytes: Buffer, { as = writer, import_id = randomUUID(), fields = {} }: Handing = {}) =>
  send(
    school,
    importContent,
    { fields: { import_id, name, ...fields }, file: { name: 'upload', bytes } },
    { as, host: hostOf(as) },
  )
const hostOf = ({ tenant_id }: Person) => (tenant_id === abroad.tenant_id ? 'senf.localhost' : 'localhost')

/** Hands a file over and waits until it is brought in or refused. */
async function bring(name: string, bytes: Buffer, handing: Handing = {}): Promise<ContentImport> {
  const handed = await hand(name, bytes, handing)
  if (!handed.ok) throw new Error(handed.refusal)
  await school.importing.idle()
  return standing(handed.value.import_id, handing.as)
}
async function standing(import_id: string, as: Person = writer): Promise<ContentImport> {
  const { list } = await value(school, listImports, { import_ids: [import_id] }, { as })
  return list[0]!
}
const bodyOf = async ({ content }: ContentImport, as: Person = writer) => {
  const { content_id, revision } = content!
  return (await value(school, readRevision, { content_id, revision }, { as })).body
}
const kept = (import_id: string) =>
  school.database.owner.selectFrom('content_imports').selectAll().where('import_id', '=', import_id).execute()

describe('a file that the content team hands over', () => {
  test('waits, then becomes a content with a report of its parts', async () => {
    const handed = await hand('A game.zip', game, { fields: { called: 'game' } })
    if (!handed.ok) throw new Error(handed.refusal)
    expect(handed.value).toMatchObject({
      name: 'A game.zip',
      size_bytes: game.length,
      state: 'waiting',
      report: [],
      content: null,
    })
    await school.importing.idle()
    const done = await standing(handed.value.import_id)
    expect(done).toMatchObject({
      state: 'done',
      content: { revision: 1, title: 'A game', content_type: 'game' },
      report: [
        { name: 'setup.exe', outcome: 'left_out', reason: 'ending_left_out', detail: '' },
        { name: 'A game.zip', outcome: 'taken', reason: null, detail: '' },
      ],
    })
    const body = await bodyOf(done)
    if (body.kind !== 'package') throw new Error('no package')
    const files = await school.database.owner
      .selectFrom('package_files')
      .select(['path', 'mime_type'])
      .where('package_sha256', '=', body.package_sha256)
      .orderBy('path')
      .execute()
    expect(files).toEqual([
      { path: 'a.js', mime_type: 'text/javascript; charset=utf-8' },
      { path: 'index.html', mime_type: 'text/html; charset=utf-8' },
    ])
  })
  test('is refused by name, and no content comes of it', async () => {
    const refused = await bring('bad.zip', zipOfTexts({ 'start.html': 'x' }))
    expect(refused).toMatchObject({
      state: 'refused',
      content: null,
      report: [{ name: 'bad.zip', outcome: 'refused', reason: 'entry_missing' }],
    })
  })
  test('may have parts whose names hold what a database cannot keep', async () => {
    const { state, report } = await bring(
      'nul.zip',
      zipOfTexts({ 'index.html': '<p>A game</p>', 'se\u0000tup.exe': 'MZ' }),
      { fields: { called: 'game' } },
    )
    expect(state).not.toBe('working')
    expect(report.length).toBeGreaterThan(0)
    expect(JSON.stringify(report)).not.toContain('\\u0000')
  })
  test('stays where its end could not be written down, to be tried again', async () => {
    const { owner } = school.database
    await sql`alter table content_imports add constraint breaks check (state <> 'refused') not valid`.execute(owner)
    const { import_id } = await bring('letter.xyz', Buffer.from('nothing that is known'))
    await sql`alter table content_imports drop constraint breaks`.execute(owner)
    expect(await school.importing.isWaiting(import_id)).toBe(true)
  })
  test('is brought in once, however often it is sent', async () => {
    const import_id = randomUUID()
    const first = await bring('film.mp4', film, { import_id })
    const again = await hand('film.mp4', film, { import_id })
    expect(again).toEqual({ ok: true, value: first })
    expect(await hand('other.zip', game, { import_id })).toEqual({ ok: false, refusal: 'not_allowed' })
    expect(await hand('film.mp4', film, { import_id, as: otherWriter })).toEqual({ ok: false, refusal: 'not_allowed' })
  })
  test('may be a further revision of a content of its kind', async () => {
    const first = await bring('film.mp4', film)
    const content_id = String(first.content!.content_id)
    const second = await bring('better film.mp4', film, { fields: { content_id } })
    expect(second.content).toMatchObject({ content_id: first.content!.content_id, revision: 2, title: 'film' })
    expect(await bring('a.zip', game, { fields: { content_id } })).toMatchObject({
      state: 'refused',
      report: [{ name: 'setup.exe' }, { name: 'a.zip', reason: 'kind_differs' }],
    })
    expect(await hand('a.zip', game, { fields: { content_id: '999999999' } })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
    expect(await hand('a.zip', game, { as: abroad, fields: { content_id } })).toEqual({
      ok: false,
      refusal: 'not_found',
    })
  })
})

describe('captions', () => {
  test('stand beside their video, one track a language', async () => {
    const { content } = await bring('film.mp4', film)
    const fields = { content_id: String(content!.content_id) }
    expect((await bring('film.ps.srt', subtitles, { fields })).content?.revision).toBe(2)
    expect(
      (
        await bring('film.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), {
          fields: { ...fields, language: 'en' },
        })
      ).content?.revision,
    ).toBe(3)
    const third = await bring('film.pashto.srt', subtitles, { fields })
    const body = await bodyOf(third)
    expect(body.kind === 'video' && body.captions.map(({ language, file }) => [language, file.mime_type])).toEqual([
      ['en', 'text/vtt; charset=utf-8'],
      ['pu', 'text/vtt; charset=utf-8'],
    ])
    const read = await school.app.inject({ url: body.kind === 'video' ? body.captions[1]!.file.url : '' })
    expect(read.body).toBe('WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nسلام\n')
  })
  test.each([
    ['without a video', 'film.ps.srt', subtitles, {}, 'captions_alone'],
    ['of something else', 'film.ps.srt', subtitles, { content_id: String(article) }, 'captions_alone'],
    ['in a language that nobody says', 'film.srt', subtitles, {}, 'captions_language'],
    ['that are none', 'film.ps.vtt', Buffer.from('WEBVTT'), {}, 'captions_broken'],
  ])('%s are refused', async (_what, name, bytes, fields, reason) => {
    expect(await bring(name, bytes, { fields })).toMatchObject({
      state: 'refused',
      report: [{ name, outcome: 'refused', reason }],
    })
  })
})

describe('who may', () => {
  test('writers of the content team alone', async () => {
    expect(await hand('a.zip', game, { as: reviewer })).toEqual({ ok: false, refusal: 'may_not_write' })
    expect(await hand('a.zip', game, { as: uncounted })).toEqual({ ok: false, refusal: 'not_content_team' })
    expect(await hand('a.zip', game, { as: people.teacher })).toEqual({ ok: false, refusal: 'role_not_allowed' })
  })
  test('everybody with their own imports alone', async () => {
    const { import_id } = await bring('a.zip', game)
    expect((await value(school, listImports, { import_ids: [import_id] }, { as: otherWriter })).list).toEqual([])
    expect((await value(school, listImports, {}, { as: abroad, host: hostOf(abroad) })).list).toEqual([])
    for (const called of [retryImport, cancelImport]) {
      expect(await call(school, called, { import_id }, { as: otherWriter })).toEqual({
        ok: false,
        refusal: 'not_found',
      })
      expect(await call(school, called, { import_id }, { as: abroad, host: hostOf(abroad) })).toEqual({
        ok: false,
        refusal: 'not_found',
      })
    }
  })
  test.each([
    ['no file', undefined, 'a.zip', 'file_empty'],
    ['an empty file', Buffer.alloc(0), 'a.zip', 'file_empty'],
    ['a name with a path', game, '../a.zip', 'file_name_refused'],
  ])('with %s nobody', async (_what, bytes, name, refusal) => {
    const import_id = randomUUID()
    expect(
      await send(
        school,
        importContent,
        { fields: { import_id, name }, ...(bytes && { file: { name, bytes } }) },
        { as: writer },
      ),
    ).toEqual({ ok: false, refusal })
    expect(await kept(import_id)).toEqual([])
  })
})

/** Lets nothing be saved until it is called: work on a file then stands still at its end, and what comes after it waits. */
async function holdSaving(): Promise<() => Promise<void>> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  let isHeld = () => undefined as void
  const holding = new Promise<void>((resolve) => (isHeld = resolve))
  const transaction = school.database.owner.transaction().execute(async (db) => {
    await sql`lock table content_revisions in exclusive mode`.execute(db)
    isHeld()
    await held
  })
  await holding
  return async () => {
    release()
    await transaction
  }
}

describe('a SCORM package of several objects', () => {
  const item = (ref: string) => `<item identifier="i${ref}" identifierref="${ref}"><title>Part ${ref}</title></item>`
  const resource = (ref: string) =>
    `<resource identifier="${ref}" type="webcontent" adlcp:scormtype="sco" href="${ref}.html"/>`
  const manifest = (...refs: string[]) =>
    `<manifest xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata><organizations><organization identifier="o"><title>Whole</title>${refs.map(item).join('')}</organization></organizations><resources>${refs.map(resource).join('')}</resources></manifest>`
  const three = zipOfTexts({ 'imsmanifest.xml': manifest('a', 'b', 'c'), 'a.html': 'A', 'b.html': 'B', 'c.html': 'C' })

  test('becomes a content for each, of one package', async () => {
    const { content, further, report } = await bring('three.zip', three)
    expect([content, ...further].map((one) => one?.title)).toEqual(['Part a', 'Part b', 'Part c'])
    expect(new Set([content, ...further].map((one) => one?.content_id)).size).toBe(3)
    expect(report).toEqual([{ name: 'three.zip', outcome: 'taken', reason: null, detail: '' }])
    const bodies = await Promise.all(
      [content!, ...further].map(
        async ({ content_id, revision }) =>
          (await value(school, readRevision, { content_id, revision }, { as: writer })).body,
      ),
    )
    expect(bodies.map((body) => body.kind === 'package' && body.entry)).toEqual(['a.html', 'b.html', 'c.html'])
    expect(new Set(bodies.map((body) => body.kind === 'package' && body.package_sha256)).size).toBe(1)
  })
  test('that replaces a content is one content', async () => {
    const { content } = await bring('three.zip', three)
    const again = await bring('three.zip', three, { fields: { content_id: String(content!.content_id) } })
    expect([again.content?.content_id, again.content?.revision, again.further]).toEqual([content?.content_id, 2, []])
    expect(again.report.filter(({ reason }) => reason === 'further_parts').map(({ detail }) => detail)).toEqual(['2'])
  })
})

describe('an import that is called off', () => {
  test('becomes nothing, whether it waits or is worked on', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const letGo = await holdSaving()
    await hand('first.zip', game, { import_id: first })
    await hand('second.zip', game, { import_id: second })
    for (const import_id of [second, first]) {
      expect(await value(school, cancelImport, { import_id }, { as: writer })).toMatchObject({
        state: 'cancelled',
        report: [{ outcome: 'refused', reason: 'cancelled' }],
      })
    }
    await letGo()
    await school.importing.idle()
    for (const import_id of [first, second])
      expect(await standing(import_id)).toMatchObject({ state: 'cancelled', content: null })
    const made = await school.database.owner
      .selectFrom('content_revisions')
      .select('content_id')
      .where('title', 'in', ['first', 'second'])
      .execute()
    expect(made).toEqual([])
  })
  test('when it is over stays as it is', async () => {
    const done = await bring('a.zip', game)
    expect(await value(school, cancelImport, { import_id: done.import_id }, { as: writer })).toEqual(done)
  })
})

describe('an import whose server ends', () => {
  test('is told as cut off, and is done when it is tried again', async () => {
    const ending = await school.reopen()
    const [first, second] = [randomUUID(), randomUUID()]
    const letGo = await holdSaving()
    for (const import_id of [first, second]) {
      await send(
        ending,
        importContent,
        { fields: { import_id, name: 'film.mp4' }, file: { name: 'x', bytes: film } },
        { as: writer },
      )
    }
    expect(await call(school, retryImport, { import_id: second }, { as: writer })).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
    const closing = ending.importing.close()
    await letGo()
    await closing
    await ending.close()
    expect(await standing(second)).toMatchObject({ state: 'cut_off', content: null })
    expect(await value(school, retryImport, { import_id: second }, { as: writer })).toMatchObject({ state: 'waiting' })
    await school.importing.idle()
    expect(await standing(second)).toMatchObject({ state: 'done', content: { title: 'film' } })
  })
  test('is not tried again when it is over', async () => {
    const done = await bring('a.zip', game)
    expect(await call(school, retryImport, { import_id: done.import_id }, { as: writer })).toEqual({
      ok: false,
      refusal: 'not_allowed',
    })
  })
  test('whose file is gone must be handed over again', async () => {
    const { import_id } = await bring('a.zip', game)
    await school.database.owner
      .updateTable('content_imports')
      .set({ state: 'working', leased_until: new Date(0) })
      .where('import_id', '=', import_id)
      .execute()
    expect(await call(school, retryImport, { import_id }, { as: writer })).toEqual({
      ok: false,
      refusal: 'file_missing',
    })
  })
})
