/** As whom PostgreSQL runs. It refuses to run as root, so root lends it a user that owns nothing else. */
import fs from 'node:fs'
import path from 'node:path'

export interface DatabaseUser {
  /** Undefined: the same user as this process. */
  readonly ids?: { readonly uid: number; readonly gid: number }
}

/** `nobody`. macOS counts it from the other end. */
const unprivileged = process.platform === 'darwin' ? 4_294_967_294 : 65_534

export function databaseUser(): DatabaseUser {
  return process.getuid?.() === 0 ? { ids: { uid: unprivileged, gid: unprivileged } } : {}
}

/** May the user walk to `place` and read it? Decided by the mode bits, since asking the kernel would answer for root. */
export function canReach(place: string, { ids }: DatabaseUser): boolean {
  if (!ids) return true
  let current = fs.realpathSync(place)
  for (let isPlace = true; ; isPlace = false) {
    const status = fs.statSync(current)
    const shift = status.uid === ids.uid ? 6 : status.gid === ids.gid ? 3 : 0
    const granted = (status.mode >> shift) & 0o7
    if ((granted & 0o1) === 0 || (isPlace && (granted & 0o4) === 0 && status.uid !== ids.uid)) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

/** Gives a file or folder to the database user. */
export function giveTo(place: string, { ids }: DatabaseUser): void {
  if (ids) fs.chownSync(place, ids.uid, ids.gid)
}
