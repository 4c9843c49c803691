/** Builds the web application and the server's bundle, when something they are made of has changed since the last build. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './build-lock.mjs'

const stamp = join('apps', 'server', 'dist', 'built-from')
const lock = join('node_modules', '.maktab-build.lock')
const results = [
  join('apps', 'server', 'dist', 'main.js'),
  join('apps', 'server', 'dist', 'player', 'frame.js'),
  join('apps', 'web', 'dist', 'index.html'),
]
const ignored = new Set(['node_modules', 'dist', 'test', 'e2e', 'test-results'])
const singleFiles = ['package.json', 'package-lock.json', 'tsconfig.json']

/** Run in the root of the project. Answers whether anything was built; ends the process where the build fails. */
export function buildIfChanged() {
  return !isFresh() && withBuildLock(lock, buildUnlessFresh)
}

/** Another process may have built while this one waited for the lock. */
function buildUnlessFresh() {
  if (isFresh()) return false
  console.log('Building')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The build failed; its own message stands above.')
    process.exit(1)
  }
  return true
}

function isFresh() {
  return (
    results.every((file) => existsSync(file)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources()
  )
}

/** The last step of a build, whoever asked for it. Counted now: the build itself writes generated sources. */
export function noteBuild() {
  mkdirSync(join(stamp, '..'), { recursive: true })
  writeFileSync(stamp, hashOfSources())
}

/** By contents, not by time: a checkout or a copy gives every file a new time. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [
    ...singleFiles,
    ...['packages', 'apps', 'tools', 'optional'].filter((folder) => existsSync(folder)).flatMap(filesBelow),
  ]) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const place = join(folder, entry.name)
      if (entry.isDirectory())
        return ignored.has(entry.name) || place === join('apps', 'server', 'demo') ? [] : filesBelow(place)
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [place] : []
    })
}
