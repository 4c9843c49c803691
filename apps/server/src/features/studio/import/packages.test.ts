import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'

const sample = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../../../tests/samples/h5p/${name}`, import.meta.url))
const demo = (name: string): Buffer =>
  fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))

describe('a page or a game', () => {
  test('begins with its index.html, is called as the person says, and each file has its type', async () => {
    const { imported, report, wordsOf } = await bringIn(
      'My_game.zip',
      zipOfTexts({ 'index.html': '<script src=a.js></script>', 'a.js': 'let a', 'pictures/a.png': 'x' }),
      { called: 'game' },
    )
    expect(imported).toMatchObject({
      title: 'My game',
      content_type: 'game',
      body: { kind: 'package', runtime: 'web', entry: 'index.html' },
    })
    expect(imported?.package_files.map(({ path, mime_type }) => [path, mime_type])).toEqual([
      ['index.html', 'text/html; charset=utf-8'],
      ['a.js', 'text/javascript; charset=utf-8'],
      ['pictures/a.png', 'image/png'],
    ])
    expect(await wordsOf('a.js')).toBe('let a')
    expect(report).toEqual([{ name: 'My_game.zip', outcome: 'taken', reason: null, detail: '' }])
  })
  test('may lie in one folder', async () => {
    const { imported } = await bringIn('a.zip', zipOfTexts({ 'game/index.html': 'x', 'game/css/a.css': 'x' }))
    expect(imported).toMatchObject({
      content_type: 'html_zip',
      package_files: [{ path: 'index.html' }, { path: 'css/a.css' }],
    })
  })
  test('without index.html is refused', async () => {
    expect((await bringIn('a.zip', zipOfTexts({ 'start.html': 'x' }))).fault).toEqual({
      reason: 'entry_missing',
      name: 'a.zip',
      detail: '',
    })
    expect((await bringIn('a.zip', zipOfTexts({ 'a/index.html': 'x', 'b/a.js': 'x' }))).fault?.reason).toBe(
      'entry_missing',
    )
  })
  test.each([
    [
      'another standard',
      '<manifest><metadata><schema>IMS Content</schema><schemaversion>1.1.4</schemaversion></metadata><resources/></manifest>',
    ],
    ['no standard', '<manifest><resources/></manifest>'],
  ])('with a manifest of %s beside its index.html is a page', async (_what, text) => {
    const { imported } = await bringIn('a.zip', zipOfTexts({ 'a/imsmanifest.xml': text, 'a/index.html': 'x' }))
    expect(imported).toMatchObject({ content_type: 'html_zip', body: { runtime: 'web', entry: 'index.html' } })
  })
  test.each(['cmi5.xml', 'course.xml', 'course.au'])('is one also with %s beside its index.html', async (name) =>
    expect((await bringIn('a.zip', zipOfTexts({ [name]: '<x/>', 'index.html': 'x' }))).imported?.body).toMatchObject({
      runtime: 'web',
    }),
  )
  test.each([
    [
      'a version of SCORM that is not known',
      '<schema>ADL SCORM</schema><schemaversion>3.0</schemaversion>',
      'version_unknown',
    ],
    ['SCORM without its page', '<schema>ADL SCORM</schema><schemaversion>1.2</schemaversion>', 'nothing_to_launch'],
  ])('does not hide %s', async (_what, metadata, reason) => {
    const text = `<manifest><metadata>${metadata}</metadata><resources/></manifest>`
    const { fault } = await bringIn('a.zip', zipOfTexts({ 'imsmanifest.xml': text, 'index.html': 'x' }))
    expect(fault?.reason).toBe(reason)
  })
  test('comes without what no lesson needs, and says so', async () => {
    const { imported, report } = await bringIn(
      'a.zip',
      zipOfTexts({ 'index.html': 'x', 'setup.exe': 'MZ', 'server.php': '<?php', 'inner.zip': 'PK' }),
    )
    expect(imported?.package_files.map(({ path }) => path)).toEqual(['index.html'])
    expect(report.slice(0, -1)).toEqual(
      ['setup.exe', 'server.php', 'inner.zip'].map((name) => ({
        name,
        outcome: 'left_out',
        reason: 'ending_left_out',
        detail: '',
      })),
    )
  })
})

describe('H5P', () => {
  test.each([
    ['H5P.DragText.h5p', 'Drag the Words'],
    ['valid2.h5p', 'Greeting card'],
    ['greetingcard1.h5p', 'Greeting card 1'],
  ])('%s is taken with its libraries', async (name, title) => {
    const { imported, fault } = await bringIn(name, sample(name))
    expect(fault).toBeUndefined()
    expect(imported).toMatchObject({
      title,
      content_type: 'h5p',
      body: { kind: 'package', runtime: 'h5p', entry: 'h5p.json' },
    })
    const paths = imported!.package_files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['h5p.json', 'content/content.json']))
    expect(paths.filter((path) => path.endsWith('library.json')).length).toBeGreaterThan(0)
  })
  test('its own of the demonstration is taken, read from right to left', async () => {
    expect((await bringIn('order.h5p', demo('order-fractions-ps.h5p'))).imported?.title).toBe(
      'له تر ټولو کوچني څخه تر ټولو لوی ته',
    )
  })
  test.each([
    ['corrupt_archive.h5p', 'kind_differs', 'corrupt_archive.h5p'],
    ['broken-h5p-json.h5p', 'h5p_broken', 'h5p.json'],
    ['missing-preloaded-js.h5p', 'named_file_missing', 'H5P.GreetingCard-1.0/greetingcard.js'],
  ])('%s is refused', async (name, reason, about) => {
    const { fault, stored } = await bringIn(name, sample(name))
    expect(fault).toMatchObject({ reason, name: about })
    expect(await stored()).toEqual([])
  })
  test('a hostile drawing loses what acts, the rest of the package stays', async () => {
    const { imported, report, wordsOf } = await bringIn('xss-svg.h5p', sample('xss-svg.h5p'))
    expect(imported?.content_type).toBe('h5p')
    expect(report).toContainEqual({
      name: 'content/images/xss.svg',
      outcome: 'changed',
      reason: 'picture_cleaned',
      detail: '',
    })
    expect(await wordsOf('content/images/xss.svg')).not.toMatch(/script|alert|onload/i)
  })

  const library = { machineName: 'H5P.A', majorVersion: 1, minorVersion: 0, preloadedJs: [{ path: 'a.js' }] }
  const named = [{ machineName: 'H5P.A', majorVersion: 1, minorVersion: 0 }]
  const whole = {
    'h5p.json': JSON.stringify({ title: 'A', mainLibrary: 'H5P.A', preloadedDependencies: named }),
    'content/content.json': '{}',
    'H5P.A-1.0/library.json': JSON.stringify(library),
    'H5P.A-1.0/a.js': 'x',
  }
  const without = (path: keyof typeof whole) =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => key !== path))
  test.each([
    ['whole', whole, undefined, undefined],
    ['without its description', without('h5p.json'), 'h5p_broken', 'h5p.json'],
    ['without its content', without('content/content.json'), 'h5p_content_missing', 'content/content.json'],
    ['without its library', without('H5P.A-1.0/library.json'), 'library_missing', 'H5P.A-1.0'],
    ['without a script of it', without('H5P.A-1.0/a.js'), 'named_file_missing', 'H5P.A-1.0/a.js'],
    [
      'whose main library it does not name',
      { ...whole, 'h5p.json': JSON.stringify({ mainLibrary: 'H5P.B', preloadedDependencies: named }) },
      'library_missing',
      'H5P.B',
    ],
    [
      'whose library is another',
      { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, machineName: 'H5P.B' }) },
      'library_broken',
      'H5P.A-1.0/library.json',
    ],
    [
      'whose library is no JSON',
      { ...whole, 'H5P.A-1.0/library.json': '{' },
      'library_broken',
      'H5P.A-1.0/library.json',
    ],
    [
      'whose library leads out',
      { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, preloadedJs: [{ path: '../../../a.js' }] }) },
      'named_file_missing',
      'H5P.A-1.0/../../../a.js',
    ],
    [
      'whose library needs one that is not there',
      {
        ...whole,
        'H5P.A-1.0/library.json': JSON.stringify({
          ...library,
          preloadedDependencies: [{ machineName: 'FontAwesome', majorVersion: 4, minorVersion: 5 }],
        }),
      },
      'library_missing',
      'FontAwesome-4.5',
    ],
    [
      'whose libraries need each other',
      { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, preloadedDependencies: named }) },
      undefined,
      undefined,
    ],
    [
      'whose list of libraries is none',
      { ...whole, 'h5p.json': JSON.stringify({ mainLibrary: 'H5P.A', preloadedDependencies: 'H5P.A' }) },
      'h5p_broken',
      'h5p.json',
    ],
  ])('%s', async (_what, texts, reason, name) => {
    const { fault } = await bringIn('a.h5p', zipOfTexts(texts))
    expect([fault?.reason, fault?.name]).toEqual([reason, name])
  })
  const reasonsOf = async (content: unknown) =>
    (await bringIn('a.h5p', zipOfTexts({ ...whole, 'content/content.json': JSON.stringify(content) }))).report.filter(
      ({ reason }) => reason !== null,
    )
  test('what it takes from other sites is said once, with the names of the sites', async () => {
    const film = { files: [{ path: 'https://www.youtube.com/watch?v=1', mime: 'video/YouTube' }] }
    const pictures = [{ path: 'HTTP://example.org/a.png' }, { asset: { media: '//example.org/b.png' } }]
    expect(await reasonsOf({ interactiveVideo: { video: film }, pictures })).toEqual([
      { name: 'a.h5p', outcome: 'changed', reason: 'media_elsewhere', detail: 'example.org, www.youtube.com' },
    ])
  })
  test('parts that need a microphone are named once', async () =>
    expect(
      await reasonsOf({
        parts: [
          { library: 'H5P.AudioRecorder 1.0' },
          { library: 'H5P.SpeakTheWords 1.5' },
          { inner: { library: 'H5P.AudioRecorder 1.0' } },
        ],
      }),
    ).toEqual([
      {
        name: 'a.h5p',
        outcome: 'changed',
        reason: 'microphone_needed',
        detail: 'H5P.AudioRecorder, H5P.SpeakTheWords',
      },
    ]))
  test('an activity that is such a part itself is named too', async () => {
    const texts = Object.entries(whole).map(([path, text]) => [
      path.replace('H5P.A', 'H5P.SpeakTheWordsSet'),
      text.replaceAll('H5P.A', 'H5P.SpeakTheWordsSet'),
    ])
    expect((await bringIn('a.h5p', zipOfTexts(Object.fromEntries(texts)))).report[0]).toMatchObject({
      reason: 'microphone_needed',
      detail: 'H5P.SpeakTheWordsSet',
    })
  })
  test.each([
    ['files of its own', { file: { path: 'images/http.png' } }],
    ['a link and where a picture comes from', { link: 'https://example.org/', source: 'https://example.org/a.png' }],
    ['words about a library', { library: 'H5P.Audio 1.5', text: 'H5P.AudioRecorder 1.0' }],
  ])('nothing is said of %s', async (_what, content) => expect(await reasonsOf(content)).toEqual([]))
  test('a content that is nested without end is looked through', async () => {
    const text = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    const { fault } = await bringIn('a.h5p', zipOfTexts({ ...whole, 'content/content.json': text }))
    expect(fault?.reason).toBeUndefined()
  })
  test('a page within it is left out', async () => {
    const { imported, report } = await bringIn('a.h5p', zipOfTexts({ ...whole, 'content/attack.html': '<script>' }))
    expect(imported?.package_files.some(({ path }) => path.endsWith('.html'))).toBe(false)
    expect(report[0]).toMatchObject({ name: 'content/attack.html', outcome: 'left_out' })
  })
})
