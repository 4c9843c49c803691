import { accept, refuse } from '@maktab/contracts/outcome'
import type { Attachment, ReadableAttachment } from '@maktab/contracts/content/files'
import { decideFileName } from '@maktab/domain/content/files'
import type { Actor } from '@maktab/domain/people/actor'
import type { HandlersOf } from '../local-handler.ts'

export const files: HandlersOf<'uploadFile'> = {
  async uploadFile({ actor, files: given }, { file_id, name }) {
    const file = given.find((one) => one.file_id === file_id)
    if (!file) return refuse('file_empty')
    const named = decideFileName({ name, size_bytes: file.size_bytes })
    if (!named.ok) return named
    return accept(readableHere(actor, { file_id, name, mime_type: file.mime_type, size_bytes: file.size_bytes }))
  },
}

/** A file that this device holds, with the address at which the application finds it here. */
export function readableHere(actor: Actor, file: Omit<ReadableAttachment, 'url'>): ReadableAttachment {
  const query = new URLSearchParams({
    name: file.name,
    type: file.mime_type,
    for: `${actor.institution_id}.${actor.user_id}`,
  })
  const url = `/files/attachment/${file.file_id}?${query.toString()}`
  // Its bytes are here and cost nothing.
  return { ...file, url, ...(/^image\/(?:jpeg|png|webp)$/.test(file.mime_type) && { thumbnail_url: url }) }
}

/** Files that the input of a command names, as far as they have the fields that are shown: an older version may have written it. */
export function attachmentsIn(actor: Actor, input: Readonly<Record<string, unknown>>): ReadableAttachment[] {
  const files = Array.isArray(input['attachments']) ? (input['attachments'] as readonly unknown[]) : []
  return files.filter(isAttachment).map((file) => readableHere(actor, file))
}

function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false
  const { file_id, name, mime_type, size_bytes } = value as Readonly<Record<string, unknown>>
  return [file_id, name, mime_type].every((part) => typeof part === 'string') && typeof size_bytes === 'number'
}
