import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOfTexts } from '../../../../test/hostile-zip.ts'

const sample = (name: string): Buffer => fs.readFileSync(new URL(`../../../../../../tests/samples/h5p/${name}`, import.meta.url))
const demo = (name: string): Buffer => fs.readFileSync(new URL(`../../../../demo/content/media/${name}`, import.meta.url))

describe('a page or a game', () => {
  test('begins with its index.html, is called as the person says, and each file has its type', async () => {
    const { imported, report, wordsOf } = await bringIn('My_game.zip', zipOfTexts({ 'index.html': '<script src=a.js></script>', 'a.js': 'let a', 'pictures/a.png': 'x' }), { called: 'game' })
    expect(imported).toMatchObject({ title: 'My game', content_type: 'game', body: { kind: 'package', runtime: 'web', entry: 'index.html' } })
    expect(imported?.package_files.map(({ path, mime_type }) => [path, mime_type])).toEqual([['index.html', 'text/html; charset=utf-8'], ['a.js', 'text/javascript; charset=utf-8'], ['pictures/a.png', 'image/png']])
    expect(await wordsOf('a.js')).toBe('let a')
    expect(report).toEqual([{ name: 'My_game.zip', outcome: 'taken', reason: null, detail: '' }])
  })
  test('may lie in one folder', async () => {
    const { imported } = await bringIn('a.zip', zipOfTexts({ 'game/index.html': 'x', 'game/css/a.css': 'x' }))
    expect(imported).toMatchObject({ content_type: 'html_zip', package_files: [{ path: 'index.html' }, { path: 'css/a.css' }] })
  })
  test('without index.html is refused', async () => {
    expect((await bringIn('a.zip', zipOfTexts({ 'start.html': 'x' }))).fault).toEqual({ reason: 'entry_missing', name: 'a.zip', detail: '' })
    expect((await bringIn('a.zip', zipOfTexts({ 'a/index.html': 'x', 'b/a.js': 'x' }))).fault?.reason).toBe('entry_missing')
  })
  test('comes without what no lesson needs, and says so', async () => {
    const { imported, report } = await bringIn('a.zip', zipOfTexts({ 'index.html': 'x', 'setup.exe': 'MZ', 'server.php': '<?php', 'inner.zip': 'PK' }))
    expect(imported?.package_files.map(({ path }) => path)).toEqual(['index.html'])
    expect(report.slice(0, -1)).toEqual(['setup.exe', 'server.php', 'inner.zip'].map((name) => ({ name, outcome: 'left_out', reason: 'ending_left_out', detail: '' })))
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
    expect(imported).toMatchObject({ title, content_type: 'h5p', body: { kind: 'package', runtime: 'h5p', entry: 'h5p.json' } })
    const paths = imported!.package_files.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['h5p.json', 'content/content.json']))
    expect(paths.filter((path) => path.endsWith('library.json')).length).toBeGreaterThan(0)
  })
  test('its own of the demonstration is taken, read from right to left', async () => {
    expect((await bringIn('order.h5p', demo('order-fractions-ps.h5p'))).imported?.title).toBe('له تر ټولو کوچني څخه تر ټولو لوی ته')
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
    expect(report).toContainEqual({ name: 'content/images/xss.svg', outcome: 'changed', reason: 'picture_cleaned', detail: '' })
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
  const without = (path: keyof typeof whole) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== path))
  test.each([
    ['whole', whole, undefined, undefined],
    ['without its description', without('h5p.json'), 'h5p_broken', 'h5p.json'],
    ['without its content', without('content/content.json'), 'h5p_content_missing', 'content/content.json'],
    ['without its library', without('H5P.A-1.0/library.json'), 'library_missing', 'H5P.A-1.0'],
    ['without a script of it', without('H5P.A-1.0/a.js'), 'named_file_missing', 'H5P.A-1.0/a.js'],
    ['whose main library it does not name', { ...whole, 'h5p.json': JSON.stringify({ mainLibrary: 'H5P.B', preloadedDependencies: named }) }, 'library_missing', 'H5P.B'],
    ['whose library is another', { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, machineName: 'H5P.B' }) }, 'library_broken', 'H5P.A-1.0/library.json'],
    ['whose library is no JSON', { ...whole, 'H5P.A-1.0/library.json': '{' }, 'library_broken', 'H5P.A-1.0/library.json'],
    ['whose library leads out', { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, preloadedJs: [{ path: '../../../a.js' }] }) }, 'named_file_missing', 'H5P.A-1.0/../../../a.js'],
    ['whose library needs one that is not there', { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, preloadedDependencies: [{ machineName: 'FontAwesome', majorVersion: 4, minorVersion: 5 }] }) }, 'library_missing', 'FontAwesome-4.5'],
    ['whose libraries need each other', { ...whole, 'H5P.A-1.0/library.json': JSON.stringify({ ...library, preloadedDependencies: named }) }, undefined, undefined],
    ['whose list of libraries is none', { ...whole, 'h5p.json': JSON.stringify({ mainLibrary: 'H5P.A', preloadedDependencies: 'H5P.A' }) }, 'h5p_broken', 'h5p.json'],
  ])('%s', async (_what, texts, reason, name) => {
    const { fault } = await bringIn('a.h5p', zipOfTexts(texts))
    expect([fault?.reason, fault?.name]).toEqual([reason, name])
  })
  test('a page within it is left out', async () => {
    const { imported, report } = await bringIn('a.h5p', zipOfTexts({ ...whole, 'content/attack.html': '<script>' }))
    expect(imported?.package_files.some(({ path }) => path.endsWith('.html'))).toBe(false)
    expect(report[0]).toMatchObject({ name: 'content/attack.html', outcome: 'left_out' })
  })
})
