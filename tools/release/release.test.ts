import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf, writeTarGz, writeZip } from './archive.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { isAllowed } from './licences.ts'
import { NotInLockfile, packagesFor, type Lockfile } from './locked-packages.ts'
import { platforms } from './platforms.ts'

const [linux, , windows] = platforms
const locked = (version: string, more = {}) => ({ version, integrity: 'sha512-AAAA', license: 'MIT', ...more })

const lockfile: Lockfile = {
  'apps/server': { dependencies: { '@maktab/domain': '*', pictures: '1' }, optionalDependencies: { gone: '1' } },
  'node_modules/@maktab/domain': { link: true, resolved: 'packages/domain' },
  'packages/domain': { dependencies: { shapes: '2' } },
  'node_modules/shapes': locked('2.0.0'),
  'node_modules/pictures': locked('1.0.0', {
    dependencies: { shapes: '1' },
    optionalDependencies: { 'for-linux': '1', 'for-musl': '1', 'for-windows': '1', 'not-for-linux': '1' },
  }),
  'node_modules/pictures/node_modules/shapes': locked('1.0.0'),
  'node_modules/for-linux': locked('1.0.0', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }),
  'node_modules/for-musl': locked('1.0.0', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }),
  'node_modules/for-windows': locked('1.0.0', { os: ['win32'], cpu: ['x64'] }),
  'node_modules/not-for-linux': locked('1.0.0', { os: ['!linux'] }),
  'node_modules/of-nobody': locked('1.0.0'),
}

test.each([
  [linux!, ['for-linux', 'pictures', 'pictures/node_modules/shapes', 'shapes']],
  [windows!, ['for-windows', 'not-for-linux', 'pictures', 'pictures/node_modules/shapes', 'shapes']],
])('a release for $name has what its server needs there, and nothing else', (platform, names) =>
  expect(packagesFor(lockfile, ['apps/server'], platform).map(({ path }) => path)).toEqual(
    names.map((name) => `node_modules/${name}`),
  ),
)

test('a package that is needed and not locked stops the release', () =>
  expect(() => packagesFor({ 'apps/server': { dependencies: { missing: '1' } } }, ['apps/server'], linux!)).toThrow(
    NotInLockfile,
  ))

test.each([
  ['pg', 'MIT', true],
  ['pg', '(MIT OR GPL-3.0-only)', true],
  ['pg', 'MIT AND GPL-3.0-only', false],
  ['pg', 'GPL-3.0-only', false],
  ['pg', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['pg', 'UNKNOWN', false],
] as const)('%s under %s may be in a release: %s', (name, license, answer) =>
  expect(isAllowed({ name, license })).toBe(answer),
)

test('the list for machines names each package, its licence and its hash, and is the same when made again', () => {
  const packages = packagesFor(lockfile, ['apps/server'], linux!)
  const text = billOfMaterials('1.0.0', linux!, packages)
  expect(text).toBe(billOfMaterials('1.0.0', linux!, packages))
  expect(JSON.parse(text)).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([
      expect.objectContaining({
        purl: 'pkg:npm/shapes@2.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000000' }],
      }),
    ]),
  })
})

test.each([
  ['tar.gz', writeTarGz],
  ['zip', writeZip],
] as const)('a .%s has the same bytes when it is made again, in whatever order', async (_kind, write) => {
  const folder = mkdtempSync(join(tmpdir(), 'maktab-archive-'))
  const entries = [
    { path: 'maktab/maktab', text: '#!/bin/sh', isProgram: true },
    { path: 'maktab/current', text: '1' },
    { path: 'maktab/this', file: import.meta.filename },
  ]
  const files = [join(folder, 'one'), join(folder, 'other')]
  await write(files[0]!, entries, new Date('2026-01-01T00:00:00Z'))
  await write(files[1]!, entries.toReversed(), new Date('2026-01-01T00:00:00Z'))
  expect(await hashOf(files[0]!)).toBe(await hashOf(files[1]!))
  rmSync(folder, { recursive: true })
})
