/**
 * Files that people hand over, by their ids. Larger ones arrive in parts; one that is whole waits here until something names it (work, a remark, a
 * picture of oneself) and then joins the files that stay, where equal bytes are stored once. What nothing names goes with its row, and since
 * nobody else has these bytes, nothing else can lose them.
 *
 *   arriving/<tenant>.<school>.<person>/<file_id>     handed-over/<tenant>.<school>/<file_id>.<sha256>
 */
import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { isMissing, makeFolder, moveTo } from '#files/folders.ts'

export interface SchoolOfFiles {
  readonly tenant_id: number
  readonly institution_id: number
}

interface Owner extends SchoolOfFiles {
  readonly user_id: number
}

/** Bytes that arrived, as a file of this folder. */
interface Arrived {
  readonly sha256: string
  readonly file: string
}

interface WaitingFile {
  readonly file_id: string
  readonly sha256: string
}

/** A file that waits: `read` is of `Storage`. */
export interface FoundBytes {
  readonly size: number
  read(sha256: string, range?: { readonly start: number; readonly end: number }): Readable
}

export interface HandedOver {
  /** Two pages of one person may send the same file: one after the other. */
  inTurn<T>(owner: Owner, file_id: string, work: () => Promise<T>): Promise<T>
  /** Bytes of a file that have arrived, from its beginning. */
  arrivedOf(owner: Owner, file_id: string): Promise<number>
  /** Bytes of all that is arriving from a person. */
  arriving(owner: Owner): Promise<number>
  /** Adds a part at its place, where it follows what has arrived or repeats it; answers what has arrived then. */
  addPart(owner: Owner, file_id: string, part: { readonly offset: number; readonly file: string }): Promise<number>
  /** What has arrived, from its beginning. */
  readArrived(owner: Owner, file_id: string): Readable
  forgetArrived(owner: Owner, file_id: string): Promise<void>
  keep(bytes: Arrived, school: SchoolOfFiles, file_id: string): Promise<void>
  find(school: SchoolOfFiles, file: WaitingFile): Promise<FoundBytes | undefined>
  /** Removes beginnings of files of which no part came since. */
  sweepArriving(before: Date): Promise<void>
  /** Schools of which files wait here. */
  schools(): Promise<readonly SchoolOfFiles[]>
  waiting(school: SchoolOfFiles): Promise<readonly WaitingFile[]>
  /** Joins the files that stay. */
  settle(school: SchoolOfFiles, file: WaitingFile): Promise<void>
  /** Removes a file that arrived before that moment; answers whether it did. */
  remove(school: SchoolOfFiles, file: WaitingFile, before: Date): Promise<boolean>
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const waitingName = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/

/** `join` moves a file among those that stay. */
export function openHandedOver(folder: string, join: (file: string, sha256: string) => Promise<void>): HandedOver {
  const arrivingFolder = path.join(folder, 'arriving')
  const waitingFolder = path.join(folder, 'handed-over')
  const folderOf = ({ tenant_id, institution_id }: SchoolOfFiles) =>
    path.join(waitingFolder, `${tenant_id}.${institution_id}`)
  const ofPerson = ({ tenant_id, institution_id, user_id }: Owner) =>
    path.join(arrivingFolder, `${tenant_id}.${institution_id}.${user_id}`)
  const arrivingPlace = (owner: Owner, file_id: string) => path.join(ofPerson(owner), checked(file_id))
  const waitingPlace = (school: SchoolOfFiles, { file_id, sha256 }: WaitingFile) =>
    path.join(folderOf(school), `${checked(file_id)}.${sha256}`)

  const turns = new Map<string, Promise<unknown>>()

  return {
    async inTurn(owner, file_id, work) {
      const place = arrivingPlace(owner, file_id)
      const turn = (turns.get(place) ?? Promise.resolve()).then(work, work)
      turns.set(place, turn)
      try {
        return await turn
      } finally {
        if (turns.get(place) === turn) turns.delete(place)
      }
    },

    arrivedOf: (owner, file_id) => lengthOf(arrivingPlace(owner, file_id)),

    async arriving(owner) {
      const lengths = await Promise.all(
        (await namesIn(ofPerson(owner))).map((name) => lengthOf(path.join(ofPerson(owner), name))),
      )
      return lengths.reduce((sum, length) => sum + length, 0)
    },

    async addPart(owner, file_id, { offset, file }) {
      const place = arrivingPlace(owner, file_id)
      const arrived = await lengthOf(place)
      if (offset > arrived) return arrived
      await makeFolder(path.dirname(place))
      // At its place and not at the end: a part whose answer was lost comes again.
      const target = await fs.open(place, constants.O_RDWR | constants.O_CREAT, 0o600)
      try {
        let at = offset
        for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
          await target.write(chunk, 0, chunk.length, at)
          at += chunk.length
        }
        await target.datasync()
        return (await target.stat()).size
      } finally {
        await target.close()
      }
    },

    readArrived: (owner, file_id) => createReadStream(arrivingPlace(owner, file_id)),
    forgetArrived: (owner, file_id) => fs.rm(arrivingPlace(owner, file_id), { force: true }),
    keep: ({ file, sha256 }, school, file_id) => moveTo(file, waitingPlace(school, { file_id, sha256 })),

    async find(school, file) {
      if (!waitingName.test(`${file.file_id}.${file.sha256}`)) return undefined
      const place = waitingPlace(school, file)
      const size = (await fs.stat(place).catch(undefinedWhereMissing))?.size
      return size === undefined ? undefined : { size, read: (_sha256, range) => createReadStream(place, range) }
    },

    async sweepArriving(before) {
      for (const person of await namesIn(arrivingFolder)) {
        for (const name of await namesIn(path.join(arrivingFolder, person))) {
          const place = path.join(arrivingFolder, person, name)
          const stat = await fs.stat(place).catch(undefinedWhereMissing)
          if (stat && stat.mtime < before) await fs.rm(place, { force: true })
        }
      }
    },

    async schools() {
      return (await namesIn(waitingFolder)).map((name) => {
        const [tenant_id = 0, institution_id = 0] = name.split('.').map(Number)
        return { tenant_id, institution_id }
      })
    },

    async waiting(school) {
      return (await namesIn(folderOf(school))).flatMap((name) => {
        const [, file_id, sha256] = waitingName.exec(name) ?? []
        return file_id !== undefined && sha256 !== undefined ? [{ file_id, sha256 }] : []
      })
    },

    settle: (school, file) => join(waitingPlace(school, file), file.sha256),

    async remove(school, file, before) {
      const place = waitingPlace(school, file)
      // Taken aside first: its person may be handing it over again at this moment.
      const aside = path.join(folder, 'receiving', randomUUID())
      await makeFolder(path.dirname(aside))
      const isThere = await fs.rename(place, aside).then(() => true, undefinedWhereMissing)
      if (isThere !== true) return false
      if ((await fs.stat(aside)).mtime >= before) {
        await fs.rename(aside, place)
        return false
      }
      await fs.rm(aside)
      return true
    },
  }
}

/** An id becomes a name of a file, so it must be nothing but one. */
function checked(file_id: string): string {
  const lower = file_id.toLowerCase()
  if (!guid.test(lower)) throw new TypeError('Not an id of a file')
  return lower
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await fs.readdir(folder).catch(undefinedWhereMissing)) ?? []
}

async function lengthOf(place: string): Promise<number> {
  return (await fs.stat(place).catch(undefinedWhereMissing))?.size ?? 0
}

function undefinedWhereMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}
