/** Files of an installation into a folder of backups and out of it. Each is stored once, however many backups name it. */
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { emptyWhereMissing, filesFolder, type StoredFile } from './backup-folder.ts'
import { isMissing, moveTo } from '#files/folders.ts'
import { openDiskStorage, type Storage } from '#files/storage.ts'

/** What a name says of the bytes: those that stay, and those that wait for their work. Sheets of the content team have other names. */
const settled = /^files\/([0-9a-f]{2})\/([0-9a-f]{62})$/
const waiting = /^files\/handed-over\/[^/]+\/[^/]+\.([0-9a-f]{64})$/

/** What is still on its way comes again from its device. */
const notKept = new Set(['files/receiving', 'files/arriving'])

/** Those that wait go first: one that is settled meanwhile is found among those that stay. */
const roots = ['files/handed-over', 'imports', 'files']

export interface SavedFiles {
  readonly count: number
  readonly bytes: number
  /** How many were not in the folder of backups yet. */
  readonly added: number
  readonly spoiled: readonly string[]
}

/** Copies what the folder of backups has not got yet; `note` hears of each file that the backup has. */
export async function saveFiles(
  dataFolder: string,
  folder: string,
  note: (file: StoredFile) => Promise<void>,
): Promise<SavedFiles> {
  const kept = openDiskStorage(filesFolder(folder))
  const spoiled: string[] = []
  let [count, bytes, added] = [0, 0, 0]
  for (const root of roots) {
    for await (const place of filesBelow(dataFolder, root)) {
      const saved = await saveFile(kept, path.join(dataFolder, place), hashByName(place))
      if (saved === 'gone') continue
      if (saved === 'spoiled') {
        spoiled.push(place)
        continue
      }
      await note({ sha256: saved.sha256, size_bytes: saved.size_bytes, place })
      count += 1
      bytes += saved.size_bytes
      if (saved.isNew) added += 1
    }
  }
  return { count, bytes, added, spoiled }
}

/** What the bytes must be, where the name of the file says so. */
export function hashByName(place: string): string | undefined {
  const stays = settled.exec(place)
  return stays ? `${stays[1]}${stays[2]}` : waiting.exec(place)?.[1]
}

interface Saved extends Pick<StoredFile, 'sha256' | 'size_bytes'> {
  readonly isNew: boolean
}

/** One that is settled or swept at this moment is gone from here. */
async function saveFile(
  kept: Storage,
  file: string,
  expected: string | undefined,
): Promise<Saved | 'gone' | 'spoiled'> {
  try {
    const size_bytes = (await fs.stat(file)).size
    if (expected !== undefined && (await kept.sizeOf(expected)) === size_bytes)
      return { sha256: expected, size_bytes, isNew: false }
    const received = await kept.receive(createReadStream(file))
    if (expected !== undefined && received.sha256 !== expected) {
      await received.discard()
      return 'spoiled'
    }
    await received.keep()
    return { sha256: received.sha256, size_bytes: received.size_bytes, isNew: true }
  } catch (error) {
    if (isMissing(error)) return 'gone'
    throw error
  }
}

/** Brings a file back to its place below `dataFolder`; false where its bytes are not what they were, or gone. */
export async function bringBack(folder: string, dataFolder: string, file: StoredFile): Promise<boolean> {
  const kept = openDiskStorage(filesFolder(folder))
  if ((await kept.sizeOf(file.sha256)) === undefined) return false
  const received = await openDiskStorage(path.join(dataFolder, 'files')).receive(kept.read(file.sha256))
  if (received.sha256 !== file.sha256) {
    await received.discard()
    return false
  }
  await moveTo(received.file, path.join(dataFolder, ...file.place.split('/')))
  return true
}

/** Paths with `/`, in order. */
export async function* filesBelow(dataFolder: string, place: string): AsyncGenerator<string> {
  const entries = await fs.readdir(path.join(dataFolder, place), { withFileTypes: true }).catch((error: unknown) => {
    emptyWhereMissing(error)
    return []
  })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const below = `${place}/${entry.name}`
    if (entry.isFile()) yield below
    else if (entry.isDirectory() && !notKept.has(below) && !(place === 'files' && entry.name === 'handed-over'))
      yield* filesBelow(dataFolder, below)
  }
}
