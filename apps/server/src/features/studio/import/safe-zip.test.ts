import { describe, expect, test } from 'vitest'
import { bringIn } from '../../../../test/import-bench.ts'
import { zipOf, zipOfTexts, type ZipPart } from '../../../../test/hostile-zip.ts'

const page: ZipPart = { path: 'index.html', bytes: '<p>A page</p>' }
const blanks = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 32)

const hostile: readonly (readonly [string, Buffer, reason: string, name: string])[] = [
  [
    'a path that leads upwards',
    zipOf([page, { path: '../../etc/passwd', bytes: 'x' }]),
    'archive_path',
    '../../etc/passwd',
  ],
  [
    'one that does so in the middle',
    zipOf([page, { path: 'a/../../b.html', bytes: 'x' }]),
    'archive_path',
    'a/../../b.html',
  ],
  ['an absolute path', zipOf([page, { path: '/etc/passwd', bytes: 'x' }]), 'archive_path', '/etc/passwd'],
  ['a path of Windows', zipOf([page, { path: 'C:\\windows\\x.js', bytes: 'x' }]), 'archive_path', 'C:\\windows\\x.js'],
  ['backslashes that lead upwards', zipOf([page, { path: '..\\x.js', bytes: 'x' }]), 'archive_path', '..\\x.js'],
  ['a name with a control character', zipOf([page, { path: 'a\u0000.js', bytes: 'x' }]), 'archive_path', 'a\u0000.js'],
  ['an empty part of a path', zipOf([page, { path: 'a//b.js', bytes: 'x' }]), 'archive_path', 'a//b.js'],
  ['a link', zipOf([page, { path: 'way.js', bytes: '/etc/passwd', mode: 0o120777 }]), 'archive_link', 'way.js'],
  ['a device', zipOf([page, { path: 'disk.js', bytes: '', mode: 0o060666 }]), 'archive_link', 'disk.js'],
  ['a name twice', zipOf([page, page]), 'archive_twice', 'index.html'],
  ['a name twice but for its case', zipOf([page, { path: 'INDEX.html', bytes: 'x' }]), 'archive_twice', 'INDEX.html'],
  [
    'a name twice but for how an accent is written',
    zipOf([page, { path: 'caf\u00e9.js', bytes: 'x' }, { path: 'cafe\u0301.js', bytes: 'x' }]),
    'archive_twice',
    'cafe\u0301.js',
  ],
  ['a password', zipOf([page, { path: 'a.js', bytes: 'x', flags: 1 }]), 'archive_locked', 'a.js'],
  [
    'a way of packing that nobody uses',
    zipOf([page, { path: 'a.js', bytes: 'x', method: 99 }]),
    'archive_broken',
    'a.js',
  ],
  ['a bomb', zipOf([page, { path: 'big.js', bytes: blanks(20) }]), 'archive_bomb', 'big.js'],
  [
    'many small bombs',
    zipOf([page, ...Array.from({ length: 40 }, (_, index) => ({ path: `${index}.js`, bytes: blanks(1) }))]),
    'archive_bomb',
    'bad.zip',
  ],
  [
    'more than may be unpacked, as it says itself',
    zipOf([page, { path: 'big.js', bytes: 'x', claimedBytes: 600 * 1024 * 1024 }]),
    'archive_large',
    'bad.zip',
  ],
  [
    '6,000 entries',
    zipOf(Array.from({ length: 6_000 }, (_, index) => ({ path: `${index}.js`, bytes: '' }))),
    'archive_many',
    'bad.zip',
  ],
  [
    'entries that share their bytes',
    zipOf([
      page,
      { path: 'a.js', bytes: 'long enough to be shared by two' },
      { path: 'b.js', bytes: 'long enough to be shared by two', claimedOffset: 60 },
    ]),
    'archive_overlapping',
    'a.js',
  ],
  [
    'an entry that unpacks to more than it says',
    zipOf([page, { path: 'a.js', bytes: 'x'.repeat(5_000), claimedBytes: 10 }]),
    'archive_broken',
    'a.js',
  ],
  [
    'an entry that unpacks to less than it says',
    zipOf([page, { path: 'a.js', bytes: 'x', claimedBytes: 5_000 }]),
    'archive_broken',
    'a.js',
  ],
  [
    'an entry that claims bytes of the next',
    zipOf([{ path: 'a.js', bytes: 'x', claimedPacked: 400 }, page]),
    'archive_overlapping',
    'a.js',
  ],
  ['more entries than it has', zipOf([page], { count: 7 }), 'archive_broken', 'bad.zip'],
  [
    'half of it missing',
    zipOfTexts({ 'index.html': 'x'.repeat(9_000), 'a.js': 'y' }).subarray(0, 80),
    'archive_broken',
    'bad.zip',
  ],
]

describe('an archive with', () => {
  test.each(hostile)('%s is refused by name, and leaves nothing behind', async (_what, bytes, reason, name) => {
    const { fault, report, stored } = await bringIn('bad.zip', bytes)
    expect(fault).toMatchObject({ reason, name })
    expect(report.at(-1)).toMatchObject({ outcome: 'refused', reason, name })
    expect(await stored()).toEqual([])
  })
})

test('an archive whose entry is broken after others were unpacked leaves nothing behind', async () => {
  const good = Array.from({ length: 10 }, (_, index) => ({ path: `${index}.js`, bytes: `${index}` }))
  const { fault, stored } = await bringIn(
    'bad.zip',
    zipOf([page, ...good, { path: 'z.js', bytes: 'x'.repeat(2_000), claimedBytes: 4 }]),
  )
  expect(fault?.reason).toBe('archive_broken')
  expect(await stored()).toEqual([])
})

test('an archive that hides behind a picture is no archive', async () => {
  const both = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), zipOf([page])])
  expect((await bringIn('both.zip', both)).fault?.reason).toBe('kind_differs')
  expect((await bringIn('both.png', both)).fault?.reason).toBe('picture_broken')
})

test('what operating systems leave in archives is passed over without a word', async () => {
  const { imported, report } = await bringIn(
    'good.zip',
    zipOfTexts({
      'index.html': '<p>x</p>',
      '.DS_Store': 'x',
      '__MACOSX/._index.html': 'x',
      'Thumbs.db': 'x',
      'css/': '',
    }),
  )
  expect(imported?.package_files.map(({ path }) => path)).toEqual(['index.html'])
  expect(report).toEqual([{ name: 'good.zip', outcome: 'taken', reason: null, detail: '' }])
})

test('work that is called off ends between two files and leaves nothing behind', async () => {
  const stop = new AbortController()
  stop.abort(new Error('called off'))
  await expect(bringIn('good.zip', zipOf([page]), { signal: stop.signal })).rejects.toThrow('called off')
})
