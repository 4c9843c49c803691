/**
 * A newer version takes the place of the one in use: what stood in the database is kept beside it, the newer one starts
 * and brings the database up to itself, and where it does not come up the earlier one is back, with the database as it was.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findRunning as findDatabase } from '#backup/owner-of-database.ts'
import { currentVersion, ReleaseRefused, putInUse, versionFolder, type Home } from '#release/home.ts'
import { findRunning, isWell, start, stop } from '#release/running.ts'

export interface Updated {
  readonly from: string
  readonly to: string
  /** The database as it was before; it may go once all is well. */
  readonly keptDatabase: string | undefined
  readonly address: string
}

export interface UpdateOptions {
  readonly home: Home
  /** An archive of a release, or the folder that it was unpacked to. */
  readonly release: string
  /** Whether the database is another program's: it can only be kept by a backup. */
  readonly hasOutsideDatabase: boolean
  /** Makes a backup, where one is asked for. */
  readonly backUp: () => Promise<void>
  readonly say: (sentence: string) => void
}

/** Refuses a release that is not whole, one that stands here already, and one that did not come up: all is then as before. */
export async function update({ home, release, hasOutsideDatabase, backUp, say }: UpdateOptions): Promise<Updated> {
  const from = currentVersion(home)
  const ran = findRunning(home) !== undefined
  // A copy of a database that works is no copy: a service's server, or what one that was killed left behind, goes first.
  if (!hasOutsideDatabase && !ran && findDatabase(home.dataFolder) !== undefined)
    throw new ReleaseRefused(
      'The database of this school runs, and "maktab start" did not start it: stop the service first. Nothing was changed.',
    )
  const to = bringIn(home, release)
  const database = path.join(home.dataFolder, 'database')
  const kept = hasOutsideDatabase || !fs.existsSync(database) ? undefined : `${database}-before-${to}`
  if (kept !== undefined) refuseWithoutRoom(database)
  if (hasOutsideDatabase) await backUp()
  await stop(home)
  if (kept !== undefined) keepDatabase(database, kept)
  say(`The earlier version is kept. Starting ${to}.`)
  putInUse(home, to)
  try {
    const { running } = await start(home)
    if (!(await isWell(running))) throw new ReleaseRefused('The server started and does not answer.')
    return { from, to, keptDatabase: kept, address: running.address }
  } catch (fault) {
    await stop(home)
    putInUse(home, from)
    if (kept !== undefined) putBack(database, kept)
    fs.rmSync(versionFolder(home, to), { recursive: true, force: true })
    if (ran) await start(home)
    const reason = fault instanceof Error ? fault.message : String(fault)
    throw new ReleaseRefused(`${to} did not come up, so ${from} is in use again${ran ? ' and runs' : ''}.\n${reason}`)
  }
}

/** While the server still runs: what cannot be kept is not begun. */
function refuseWithoutRoom(database: string): void {
  const { bsize, bavail } = fs.statfsSync(path.dirname(database))
  const needed = bytesBelow(fs.realpathSync(database)) * 1.2
  if (bsize * bavail >= needed) return
  throw new ReleaseRefused(
    `To keep the database as it is now, ${Math.ceil(needed / 1_000_000)} MB of room are needed. Nothing was changed.`,
  )
}

/** The copy is whole or not there. */
function keepDatabase(database: string, kept: string): void {
  copyFolder(fs.realpathSync(database), `${kept}.unfinished`)
  fs.rmSync(kept, { recursive: true, force: true })
  fs.renameSync(`${kept}.unfinished`, kept)
}

function putBack(database: string, kept: string): void {
  const real = fs.realpathSync(database)
  const failed = `${real}.failed`
  fs.rmSync(failed, { recursive: true, force: true })
  copyFolder(kept, `${real}.back`)
  fs.renameSync(real, failed)
  fs.renameSync(`${real}.back`, real)
  fs.rmSync(failed, { recursive: true, force: true })
  fs.rmSync(kept, { recursive: true, force: true })
}

/** With owners and rights, which the database asks for; `cp` does so where this process may. */
function copyFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true })
  if (process.platform === 'win32') fs.cpSync(from, to, { recursive: true, preserveTimestamps: true })
  else execFileSync('cp', ['-a', from, to])
}

function bytesBelow(folder: string): number {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)
}

/** Lays the version of a release beside the others and answers its name. */
function bringIn(home: Home, release: string): string {
  const unpacked = fs.statSync(release, { throwIfNoEntry: false })?.isDirectory() ? release : unpack(home, release)
  try {
    const named = path.join(unpacked, 'current')
    if (!fs.existsSync(named)) throw new ReleaseRefused(`There is no release of Maktab in ${release}.`)
    const version = fs.readFileSync(named, 'utf8').trim()
    if (!/^[\w.+-]{1,60}$/.test(version) || /^\.+$/.test(version))
      throw new ReleaseRefused(`${release} names no version.`)
    const place = versionFolder(home, version)
    if (version === currentVersion(home)) throw new ReleaseRefused(`${version} is in use already.`)
    const source = path.join(unpacked, 'versions', version)
    refuseSpoiled(source)
    fs.rmSync(place, { recursive: true, force: true })
    fs.cpSync(source, `${place}.unfinished`, { recursive: true, preserveTimestamps: true })
    fs.renameSync(`${place}.unfinished`, place)
    return version
  } finally {
    if (unpacked !== release) fs.rmSync(path.dirname(unpacked), { recursive: true, force: true })
  }
}

/** `tar` of Windows reads zips too. */
function unpack(home: Home, archive: string): string {
  if (!fs.existsSync(archive)) throw new ReleaseRefused(`There is no file ${archive}.`)
  const folder = fs.mkdtempSync(path.join(home.folder, 'update-'))
  try {
    execFileSync('tar', ['-xf', path.resolve(archive), '-C', folder], { stdio: 'ignore' })
  } catch {
    fs.rmSync(folder, { recursive: true, force: true })
    throw new ReleaseRefused(`${archive} is no archive that can be opened, or is not whole. Fetch it again.`)
  }
  return path.join(folder, fs.readdirSync(folder)[0] ?? '')
}

/** Every file of a release is listed with its SHA-256: what was cut short or changed on the way is named. */
export function refuseSpoiled(folder: string): void {
  const list = path.join(folder, 'files.sha256')
  if (!fs.existsSync(list)) throw new ReleaseRefused('The release is not whole: its list of files is missing.')
  const spoiled = fs
    .readFileSync(list, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ hash: line.slice(0, 64), name: line.slice(66) }))
    .filter(({ hash, name }) => hashOf(path.join(folder, name)) !== hash)
  if (spoiled.length > 0)
    throw new ReleaseRefused(
      `The release is not whole: ${spoiled
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}. Fetch it again.`,
    )
}

function hashOf(file: string): string | undefined {
  if (!fs.existsSync(file)) return undefined
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex')
}
