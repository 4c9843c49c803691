/** What a zip archive may be before a byte of it is unpacked, from its directory alone. */
import { read, unreadable, type Read } from './imports.ts'

/** `ratio`: unpacked to packed bytes, of the whole and of every entry that is not small. */
export const archiveLimits = { entries: 5_000, unpackedBytes: 500 * 1024 * 1024, ratio: 200, pathLength: 300 } as const

/** Below this a high ratio is repetition, not an attack: a file of blanks packs a thousand times. */
const smallBytes = 1024 * 1024

export interface ArchiveEntry {
  /** As the archive names it; a folder ends with `/`. */
  readonly path: string
  /** As its directory says; reading checks it. */
  readonly unpackedBytes: number
  readonly packedBytes: number
  /** Where its own head begins in the archive. */
  readonly offset: number
  readonly isLink: boolean
  readonly isLocked: boolean
  /** Stored or deflated, which is all that packages use. */
  readonly isReadable: boolean
}

const headBytes = 30

/** The entries that are files and belong to the contents, in their order; folders and what operating systems leave behind are not among them. */
export function decideArchive<E extends ArchiveEntry>({
  name,
  entries,
  archiveBytes,
}: {
  name: string
  entries: readonly E[]
  archiveBytes: number
}): Read<readonly E[]> {
  if (entries.length > archiveLimits.entries) return unreadable('archive_many', name, String(entries.length))
  const unsafe = entries.find(({ path }) => !isSafePath(path))
  if (unsafe) return unreadable('archive_path', unsafe.path)
  const link = entries.find(({ isLink }) => isLink)
  if (link) return unreadable('archive_link', link.path)
  const locked = entries.find(({ isLocked }) => isLocked)
  if (locked) return unreadable('archive_locked', locked.path)
  const unusual = entries.find(({ isReadable }) => !isReadable)
  if (unusual) return unreadable('archive_broken', unusual.path)
  const twice = firstTwice(entries)
  if (twice !== undefined) return unreadable('archive_twice', twice)
  const unpacked = entries.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
  if (unpacked > archiveLimits.unpackedBytes) return unreadable('archive_large', name)
  const bomb = entries.find(
    ({ unpackedBytes, packedBytes }) => unpackedBytes > smallBytes && unpackedBytes > packedBytes * archiveLimits.ratio,
  )
  if (bomb || (unpacked > smallBytes && unpacked > archiveBytes * archiveLimits.ratio))
    return unreadable('archive_bomb', bomb?.path ?? name)
  const overlapping = firstOverlapping(entries)
  if (overlapping !== undefined) return unreadable('archive_overlapping', overlapping)
  return read(entries.filter(({ path }) => !path.endsWith('/') && !isLeftBehind(path)))
}

/** Relative, with / between folders, nothing that leads upwards, no drive, no control character. */
function isSafePath(path: string): boolean {
  if (path === '' || path.length > archiveLimits.pathLength || /\p{Cc}|\\|\ufffd/u.test(path) || /^[a-z]:/i.test(path))
    return false
  const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  return parts.every((part) => part !== '' && part !== '.' && part !== '..')
}

/** On some systems names that differ by case or by how an accent is written are one file. */
function firstTwice(entries: readonly ArchiveEntry[]): string | undefined {
  const seen = new Set<string>()
  for (const { path } of entries) {
    const folded = path.normalize('NFC').toLowerCase()
    if (seen.has(folded)) return path
    seen.add(folded)
  }
  return undefined
}

/** Bytes that several entries share are how a small archive becomes an endless one. */
function firstOverlapping(entries: readonly ArchiveEntry[]): string | undefined {
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset)
  const index = inOrder.findIndex(({ offset, packedBytes }, place) => {
    const next = inOrder[place + 1]
    return next !== undefined && offset + headBytes + packedBytes > next.offset
  })
  return inOrder[index]?.path
}

function isLeftBehind(path: string): boolean {
  return path.startsWith('__MACOSX/') || /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)(?:\/|$)/i.test(path)
}

/** The one folder in which everything lies, with its `/`; empty where files lie at the top. People pack the folder as often as its contents. */
export function rootOf(paths: readonly string[], named: string): string {
  if (paths.includes(named)) return ''
  const [first = ''] = paths
  const top = first.slice(0, first.indexOf('/') + 1)
  return top !== '' && paths.every((path) => path.startsWith(top)) && paths.includes(`${top}${named}`) ? top : ''
}
