/** Work of a learner that is not handed in yet: the draft of its form, kept on this device. */
import type { Answers } from '@maktab/contracts/learning/attempts'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import { keepDraftFile, readDraftFiles, type DraftFile } from '@maktab/device/web/draft-files'
import { uploadLimits } from '@maktab/domain/content/files'
import { newId } from '#browser/identifiers.ts'
import { keepDraft, readDraft } from '../learning/draft.ts'

/** The name of text and files alike. */
export function workDraftName(user_id: number, assignment_id: string): string {
  return `${user_id}.work.${assignment_id}`
}

/** Of files that go with a comment that is not said yet; `learner_id` where a teacher writes. */
export function threadDraftName(user_id: number, assignment_id: string, learner_id?: number): string {
  return `${user_id}.thread.${assignment_id}.${learner_id ?? user_id}`
}

/** Of answers to the questions of the work. */
export const answersDraftName = (draft: string) => `${draft}.answers`

export function isAnswers(kept: unknown): kept is Answers {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.values(kept).every((answer) => Array.isArray(answer) && answer.every((part) => typeof part === 'string'))
  )
}

export const isWorkText = (kept: unknown): kept is string => typeof kept === 'string'

interface AddedToDraft {
  readonly isTextThere: boolean
  /** Names of files that could not be read here, or that are more than may be handed in. */
  readonly missing: readonly string[]
}

/** Adds text and files below those of the draft. What stands there stays, and is not added twice. */
export async function addToWorkDraft(
  draft: string,
  { text, attachments }: { readonly text: string; readonly attachments: readonly ReadableAttachment[] },
): Promise<AddedToDraft> {
  const before = readText(draft)
  if (!holds(before, text)) keepDraft(draft, before.trim() === '' ? text : `${before.trimEnd()}\n\n${text}`)
  return {
    // A browser without room keeps nothing, in silence.
    isTextThere: holds(readText(draft), text),
    missing: await addFiles(draft, attachments),
  }
}

function readText(draft: string): string {
  const kept = readDraft(draft)
  return isWorkText(kept) ? kept : ''
}

/** As paragraphs of its own: a word that happens to stand in another sentence does not count. */
function holds(draft: string, text: string): boolean {
  return text.trim() === '' || `\n\n${draft}\n\n`.includes(`\n\n${text}\n\n`)
}

async function addFiles(draft: string, attachments: readonly ReadableAttachment[]): Promise<string[]> {
  const missing: string[] = []
  try {
    const there: Pick<DraftFile, 'name' | 'bytes'>[] = [...(await readDraftFiles(draft))]
    for (const { name, mime_type, size_bytes, url } of attachments) {
      if (there.some((file) => file.name === name && file.bytes.size === size_bytes)) continue
      const bytes = there.length < uploadLimits.files ? await readBytes(url) : undefined
      if (bytes === undefined) missing.push(name)
      else {
        // Under an id of its own: the refused command still holds the other.
        await keepDraftFile(draft, { file_id: newId(), name, mime_type, bytes }, Date.now() + there.length)
        there.push({ name, bytes })
      }
    }
    return missing
  } catch {
    // No room, or a browser that keeps nothing.
    return attachments.map(({ name }) => name)
  }
}

async function readBytes(url: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : undefined
  } catch {
    return undefined
  }
}
