import { accept, refuse } from '@maktab/contracts/outcome'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
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
