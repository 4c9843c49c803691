/**
 * `npm run release`: makes an archive for each machine, or for those that are named (`npm run release -- linux-x64`), in
 * `releases/`: Node, server, pages, PostgreSQL, and the papers about them. The same commit gives the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildIfChanged } from '../build.mjs'
import { hashOf, writeTarGz, writeZip } from './archive.ts'
import { contentsOf } from './contents.ts'
import { platforms } from './platforms.ts'

/** Megabytes of an archive: what a school fetches over a poor line. */
const budget = 160

const root = join(import.meta.dirname, '../..')
process.chdir(root)
const words = process.argv.slice(2)
const unknown = words.filter((word) => !platforms.some(({ name }) => name === word))
if (unknown.length > 0) {
  console.error(
    `No releases are made for ${unknown.join(', ')}; they are for ${platforms.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(64)
}
buildIfChanged()

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const { version: named } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const version = `${named}-${git('rev-parse', '--short=8', 'HEAD')}`
const moment = new Date(Number(git('log', '-1', '--format=%ct')) * 1000)
const folder = join(root, 'releases')
mkdirSync(folder, { recursive: true })
const made: string[] = []

for (const platform of platforms.filter(({ name }) => words.length === 0 || words.includes(name))) {
  const contents = await contentsOf({ root, kept: join(root, 'node_modules/.cache/maktab-release'), version, platform })
  const file = join(folder, `maktab-${version}-${platform.name}.${platform.archive}`)
  rmSync(file, { force: true })
  await (platform.archive === 'zip' ? writeZip : writeTarGz)(file, contents.entries, moment)
  const player = join(folder, `maktab-${version}-h5p-player.tar.gz`)
  if (contents.h5p.length > 0) await writeTarGz(player, contents.h5p, moment)
  made.push(file, ...(contents.h5p.length > 0 && !made.includes(player) ? [player] : []))
  const megabytes = statSync(file).size / 1_000_000
  console.log(
    `${megabytes > budget ? '✗' : '✓'} ${basename(file)}: ${megabytes.toFixed(1)} MB of ${budget} MB, ${contents.entries.length} files`,
  )
  if (megabytes > budget) process.exitCode = 1
}

const sums: string[] = []
for (const file of made) sums.push(`${await hashOf(file)}  ${basename(file)}`)
writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`)
