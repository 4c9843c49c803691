/** Which npm packages a part of the workspace needs on a machine, as the lockfile says it. */
import { licencesByText } from './licences.ts'
import type { Platform } from './platforms.ts'

export interface LockedEntry {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  /** Of a link: the folder of the workspace. */
  readonly resolved?: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export type Lockfile = Readonly<Record<string, LockedEntry>>

export interface LockedPackage {
  /** Where it stands, `node_modules/pg/node_modules/split2`. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly integrity: string
  readonly license: string
}

export class NotInLockfile extends Error {}

/** By path, in the order of paths. `from`: folders of the workspace, `apps/server`. Optional ones of other machines are left out; a needed one that is not locked is refused. */
export function packagesFor(lockfile: Lockfile, from: readonly string[], platform: Platform): readonly LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  const seen = new Set<string>()
  const waiting = [...from]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const entry = lockfile[at]
    if (entry === undefined) throw new NotInLockfile(at)
    if (at.includes('node_modules/')) found.set(at, packageAt(at, entry))
    const optional = Object.keys(entry.optionalDependencies ?? {})
    const needed = Object.keys(entry.dependencies ?? {}).filter((name) => !optional.includes(name))
    for (const name of needed) waiting.push(placeOf(lockfile, at, name) ?? refuse(name, at))
    for (const name of [...optional, ...Object.keys(entry.peerDependencies ?? {})]) {
      const place = placeOf(lockfile, at, name)
      if (place !== undefined && fits(lockfile[place]!, platform)) waiting.push(place)
    }
  }
  return [...found.values()].sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** As Node looks for it: beside whoever asks, then further up. */
function placeOf(lockfile: Lockfile, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    const entry = lockfile[place]
    if (entry !== undefined) return entry.link ? entry.resolved : place
    if (folder === '') return undefined
  }
}

function fits({ os, cpu, libc }: LockedEntry, platform: Platform): boolean {
  const allows = (listed: readonly string[] | undefined, own: string) => {
    if (listed === undefined) return true
    return listed.some((one) => one.startsWith('!')) ? !listed.includes(`!${own}`) : listed.includes(own)
  }
  return allows(os, platform.os) && allows(cpu, platform.cpu) && allows(libc, platform.libc)
}

function packageAt(path: string, { version, integrity, license }: LockedEntry): LockedPackage {
  if (version === undefined || integrity === undefined) throw new NotInLockfile(path)
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { path, name, version, integrity, license: license ?? licencesByText[name] ?? 'UNKNOWN' }
}

function refuse(name: string, at: string): never {
  throw new NotInLockfile(`${name}, which ${at} needs`)
}
