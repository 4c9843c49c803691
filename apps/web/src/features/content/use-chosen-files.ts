import type { QueuedFile } from '@maktab/client/offline-port'
import { keepDraftFile, readDraftFiles, removeDraftFile } from '@maktab/device/web/draft-files'
import { acceptedEndings, decideFileName, uploadLimits } from '@maktab/domain/content/files'
import { useEffect, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { explain } from '#calls/explain.ts'
import { useT } from '#language/use-t.ts'
import { isPhoneKind, isPhoto, scalePhoto } from './scale-photo.ts'

/** What a picker of files offers. */
export const chosenKinds = ['image/*', ...acceptedEndings.map((ending) => `.${ending}`)].join(',')

export interface ChosenFile extends QueuedFile {
  /** Of a picture, to look at before it is handed in. */
  readonly previewUrl?: string
}

export interface ChosenFiles {
  readonly files: readonly ChosenFile[]
  /** Why files of the last choice were not taken: a sentence for each, with its name. */
  readonly refusals: readonly string[]
  /** What is to be known of files of the last choice that were taken. */
  readonly notes: readonly string[]
  /** Pictures are being made small. */
  readonly isBusy: boolean
  /** Answers those that were taken. */
  add(files: readonly File[]): Promise<readonly ChosenFile[]>
  /** Adds files that were checked before. */
  takeUp(files: readonly QueuedFile[]): void
  remove(file_id: string): void
  clear(): void
  /** They are handed over: they stay in sight and are no draft any more. */
  settle(): void
}

/**
 * Files to hand in: photos made small, each checked by the rule that the server will apply (seed 001 §5), and kept on this
 * device under the draft's name until they are handed in or taken out; without a name, as long as the page. `most` of one work, unless
 * they belong to several.
 */
export function useChosenFiles(draft?: string, most: number = uploadLimits.files): ChosenFiles {
  const t = useT('assignments')
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [notes, setNotes] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(0)
  // Ahead of what is drawn: several files may be added before the next drawing.
  const all = useRef<readonly ChosenFile[]>([])
  const show = (next: readonly ChosenFile[]) => {
    all.current = next
    setFiles(next)
  }

  useEffect(() => {
    let isLeft = false
    async function takeUp(name: string) {
      const kept = await readDraftFiles(name)
      if (isLeft) return
      const added = all.current.filter(({ file_id }) => kept.every((file) => file.file_id !== file_id))
      all.current = [...kept.map(withPreview), ...added]
      setFiles(all.current)
    }
    // A browser that keeps nothing has nothing to give back.
    if (draft !== undefined) takeUp(draft).catch(() => {})
    return () => {
      isLeft = true
      for (const { previewUrl } of all.current) if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl)
      all.current = []
    }
  }, [draft])

  async function prepare(file: File): Promise<ChosenFile | string> {
    const photo = isPhoto(file) ? await scalePhoto(file) : undefined
    // Some phones keep pictures in a kind that only they can read: those go as they are.
    if (isPhoto(file) && photo === undefined && !isPhoneKind(file)) return t('assignments.learner_photo_failed')
    const name = photo === undefined ? file.name : photoName(file.name)
    const bytes = photo ?? file
    const allowed = decideFileName({ name, size_bytes: bytes.size })
    if (!allowed.ok) return explain(t, allowed)
    const chosen = { file_id: newId(), name, mime_type: allowed.value.mime_type, bytes }
    const refusal = await refusalOf(chosen, all.current, most)
    return refusal === undefined ? withPreview(chosen) : explain(t, { ok: false, refusal })
  }

  async function add(added: readonly File[]) {
    setRefusals([])
    setNotes([])
    setBusy((count) => count + 1)
    const taken: ChosenFile[] = []
    try {
      // One after the other: ten pictures at once are more than a small phone holds.
      for (const file of added) {
        const chosen = await prepare(file)
        if (typeof chosen === 'string')
          setRefusals((before) => [...before, t('assignments.file_not_added', { name: file.name, reason: chosen })])
        else {
          show([...all.current, chosen])
          taken.push(chosen)
          if (chosen.mime_type === 'image/heic')
            setNotes((before) => [...before, t('assignments.heic_as_it_is', { name: chosen.name })])
          // Without room to keep it, the file is as safe as the page.
          if (draft !== undefined) await keepDraftFile(draft, chosen, Date.now()).catch(() => {})
        }
      }
    } finally {
      setBusy((count) => count - 1)
    }
    return taken
  }

  function drop(dropped: readonly ChosenFile[]) {
    for (const { file_id, previewUrl } of dropped) {
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl)
      if (draft !== undefined) removeDraftFile(draft, file_id).catch(() => {})
    }
    show(all.current.filter((file) => !dropped.includes(file)))
  }

  return {
    files,
    refusals,
    notes,
    isBusy: busy > 0,
    add,
    takeUp: (taken) => show([...all.current, ...taken.map(withPreview)]),
    remove: (file_id) => {
      setRefusals([])
      setNotes([])
      drop(all.current.filter((file) => file.file_id === file_id))
    },
    clear: () => drop(all.current),
    settle: () => {
      for (const { file_id } of all.current) if (draft !== undefined) removeDraftFile(draft, file_id).catch(() => {})
    },
  }
}

function withPreview(file: QueuedFile): ChosenFile {
  return /^image\/(jpeg|png|webp)$/.test(file.mime_type)
    ? { ...file, previewUrl: URL.createObjectURL(file.bytes) }
    : file
}

async function refusalOf(
  { bytes }: QueuedFile,
  chosen: readonly ChosenFile[],
  most: number,
): Promise<'too_many_files' | 'duplicate_file' | undefined> {
  if (chosen.length >= most) return 'too_many_files'
  for (const file of chosen) if (await areSame(file.bytes, bytes)) return 'duplicate_file'
  return undefined
}

const comparedAtOnce = 256 * 1024

/** Byte for byte, whatever they are called; read only where they are as long as each other. */
async function areSame(one: Blob, other: Blob): Promise<boolean> {
  if (one.size !== other.size) return false
  for (let from = 0; from < one.size; from += comparedAtOnce) {
    const [here, there] = await Promise.all(
      [one, other].map(async (blob) => new Uint8Array(await blob.slice(from, from + comparedAtOnce).arrayBuffer())),
    )
    if (!here?.every((byte, place) => byte === there?.[place])) return false
  }
  return true
}

/** The name of the picture that was made; one that the rule would refuse is no fault of the learner. */
function photoName(name: string): string {
  const stem = name.replace(/\.[^.]*$/, '')
  const renamed = `${stem}.jpg`
  return decideFileName({ name: renamed, size_bytes: 1 }).ok ? renamed : 'photo.jpg'
}
