/** Names of files that outlive a power cut. */
import fs from 'node:fs/promises'
import path from 'node:path'

/** The name appears with the whole contents behind it or not at all, also after a power cut. */
export async function moveTo(file: string, place: string): Promise<void> {
  const folder = path.dirname(place)
  await makeFolder(folder)
  await fs.rename(file, place)
  await syncFolder(folder)
}

/** A new folder is a name in the one above it, which is written out too. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  if (made === undefined) return
  const standing = path.dirname(made)
  let above = folder
  do {
    above = path.dirname(above)
    await syncFolder(above)
  } while (above.length > standing.length)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await fs.open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** Of an error: nothing has that name. */
export function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}
