/** How what was restored takes the place of what was there: by renaming, each part once, however often it is cut off. */
import fs from 'node:fs'
import path from 'node:path'

export const restoringFolder = (dataFolder: string): string => path.join(dataFolder, 'restoring')

const readyFile = (dataFolder: string): string => path.join(restoringFolder(dataFolder), 'ready')
const parts = ['database', 'files', 'imports', 'secret']

/** From here on the restore only goes forward. */
export function noteReady(dataFolder: string, aside: string): void {
  fs.writeFileSync(readyFile(dataFolder), aside, { flush: true })
}

/**
 * Ends a restore whose parts are all there, also one that was cut off here: the server does so at its start. Answers the folder of what was there
 * before; undefined where nothing was, or nothing is to be ended.
 */
export function endRestore(dataFolder: string): string | undefined {
  if (!fs.existsSync(readyFile(dataFolder))) return undefined
  const aside = path.join(dataFolder, fs.readFileSync(readyFile(dataFolder), 'utf8'))
  for (const part of parts) {
    const restored = path.join(restoringFolder(dataFolder), part)
    if (!isThere(restored)) continue
    const place = path.join(dataFolder, part)
    if (isThere(place)) {
      fs.mkdirSync(aside, { recursive: true, mode: 0o711 })
      fs.renameSync(place, path.join(aside, part))
    }
    fs.renameSync(restored, place)
  }
  fs.rmSync(restoringFolder(dataFolder), { recursive: true, force: true })
  return fs.existsSync(aside) ? aside : undefined
}

/** A link to the database counts, wherever it leads. */
const isThere = (place: string): boolean => fs.lstatSync(place, { throwIfNoEntry: false }) !== undefined
