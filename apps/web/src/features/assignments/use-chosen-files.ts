import type { QueuedFile } from '@maktab/client/offline-port'
import { decideFileName, uploadLimits } from '@maktab/domain/content/files'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#calls/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#shell/use-t.ts'
import { isPhoneKind, isPhoto, scalePhoto } from './scale-photo.ts'

export interface ChosenFile extends QueuedFile {
  /** Of a picture, to look at before it is handed in. */
  readonly previewUrl?: string
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** Why the last file was not taken. */
  readonly problem: string | undefined
  /** Pictures are being made small. */
  readonly isBusy: boolean
  add(files: readonly File[]): Promise<void>
  remove(file_id: string): void
  clear(): void
}

/** Files to hand in: photos made small, each checked by the rule that the server will apply (seed 001 §5). */
export function useChosenFiles(): ChosenFiles {
  const t = useT()
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(0)
  const previews = useRef(new Set<string>())
  useEffect(() => {
    const made = previews.current
    return () => made.forEach((address) => URL.revokeObjectURL(address))
  }, [])

  async function prepare(file: File): Promise<ChosenFile | string> {
    const photo = isPhoto(file) ? await scalePhoto(file) : undefined
    // Some phones keep pictures in a kind that only they can read: those go as they are.
    if (isPhoto(file) && photo === undefined && !isPhoneKind(file)) return t('assignments.learner_photo_failed')
    const name = photo === undefined ? file.name : photoName(file.name)
    const bytes = photo ?? file
    const allowed = decideFileName({ name, size_bytes: bytes.size })
    if (!allowed.ok) return explain(t, allowed)
    const chosen = { file_id: newId(), name, mime_type: allowed.value.mime_type, bytes }
    if (photo === undefined) return chosen
    const previewUrl = URL.createObjectURL(photo)
    previews.current.add(previewUrl)
    return { ...chosen, previewUrl }
  }

  async function add(added: readonly File[]) {
    setProblem(undefined)
    setBusy((count) => count + 1)
    try {
      // One after the other: ten pictures at once are more than a small phone holds.
      for (const file of added) {
        const chosen = await prepare(file)
        if (typeof chosen === 'string') setProblem(chosen)
        else setFiles((now) => admit(now, chosen, (refusal) => setProblem(explain(t, { ok: false, refusal }))))
      }
    } finally {
      setBusy((count) => count - 1)
    }
  }

  return {
    files,
    problem,
    isBusy: busy > 0,
    add,
    remove: (file_id) => setFiles((now) => now.filter((file) => file.file_id !== file_id)),
    clear: () => setFiles([]),
  }
}

function admit(now: readonly ChosenFile[], chosen: ChosenFile, refuse: (refusal: 'too_many_files' | 'duplicate_file') => void): readonly ChosenFile[] {
  if (now.length >= uploadLimits.files) {
    refuse('too_many_files')
    return now
  }
  if (now.some((file) => file.name === chosen.name && file.bytes.size === chosen.bytes.size)) {
    refuse('duplicate_file')
    return now
  }
  return [...now, chosen]
}

/** The name of the picture that was made; one that the rule would refuse is no fault of the learner. */
function photoName(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '')
  const renamed = `${stem}.jpg`
  return decideFileName({ name: renamed, size_bytes: 1 }).ok ? renamed : 'photo.jpg'
}
