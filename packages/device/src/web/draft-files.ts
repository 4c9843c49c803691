/**
 * Files chosen for work that is not handed in yet. Opening the camera often costs a small phone the page: what was chosen
 * must still be there when it comes back. Encrypted with the key of this browser.
 */
import { openDeviceKey } from './keys.ts'
import { openShelf } from './shelf.ts'

export interface DraftFile {
  readonly file_id: string
  readonly name: string
  readonly mime_type: string
  readonly bytes: Blob
}

interface StoredDraft extends Omit<DraftFile, 'bytes'> {
  readonly kept_on: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: ArrayBuffer
}

const shelf = openShelf('maktab-drafts', 'files')
const placeOf = (draft: string, file_id: string) => `${draft}/${file_id}`

/** Rejects where the browser has no room or forbids it; the file is then as safe as the page. */
export async function keepDraftFile(draft: string, { bytes, ...file }: DraftFile, now: number): Promise<void> {
  const key = await openDeviceKey()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, await bytes.arrayBuffer())
  await shelf.keep(placeOf(draft, file.file_id), { ...file, kept_on: now, iv, sealed } satisfies StoredDraft)
}

export function removeDraftFile(draft: string, file_id: string): Promise<void> {
  return shelf.remove(placeOf(draft, file_id))
}

/** Every file of drafts whose names begin so. */
export async function removeDraftFilesUnder(beginning: string): Promise<void> {
  for (const name of await shelf.namesUnder(beginning)) await shelf.remove(name)
}

/** In the order in which they were chosen. */
export async function readDraftFiles(draft: string): Promise<readonly DraftFile[]> {
  const names = await shelf.namesUnder(`${draft}/`)
  if (names.length === 0) return []
  const key = await openDeviceKey()
  const stored = (await Promise.all(names.map((name) => shelf.take(name)))) as StoredDraft[]
  stored.sort((one, other) => one.kept_on - other.kept_on)
  return Promise.all(
    stored.map(async ({ file_id, name, mime_type, iv, sealed }) => ({
      file_id,
      name,
      mime_type,
      bytes: new Blob([await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed)], { type: mime_type }),
    })),
  )
}
