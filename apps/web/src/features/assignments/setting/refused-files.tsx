import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { useEffect, useRef } from 'react'
import { newId } from '#browser/identifiers.ts'
import type { ChosenFiles } from '../../content/use-chosen-files.ts'

interface RefusedFilesProps {
  /** Those that were to hang at the work. */
  readonly files: readonly ReadableAttachment[]
  /** Those that hang at it. */
  readonly there: readonly ReadableAttachment[]
  readonly chosen: Pick<ChosenFiles, 'takeUp'>
  readonly onKept: (files: readonly ReadableAttachment[]) => void
}

/**
 * Brings the files of work that the school did not take back into its form: what this device holds as chosen anew, under ids of
 * their own, since the refused command still holds the others; the rest as it hangs at the school.
 */
export function RefusedFiles({ files, there, chosen, onKept }: RefusedFilesProps) {
  const isBegun = useRef(false)
  useEffect(() => {
    async function take() {
      const known = new Set(there.map(({ file_id }) => file_id))
      const kept: ReadableAttachment[] = []
      for (const file of files) {
        const bytes = known.has(file.file_id) ? undefined : await readBytes(file)
        if (bytes) chosen.takeUp([{ file_id: newId(), name: file.name, mime_type: file.mime_type, bytes }])
        else kept.push(file)
      }
      onKept(kept)
    }
    if (isBegun.current) return
    isBegun.current = true
    void take()
  }, [files, there, chosen, onKept])
  return null
}

/** Undefined where they are not on this device, or not whole. */
async function readBytes({ url, size_bytes }: ReadableAttachment): Promise<Blob | undefined> {
  try {
    const answer = await fetch(url)
    const bytes = answer.ok ? await answer.blob() : undefined
    return bytes?.size === size_bytes ? bytes : undefined
  } catch {
    return undefined
  }
}
