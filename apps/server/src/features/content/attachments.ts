import type { Attachment, ReadableAttachment } from '@maktab/contracts/content/files'
import type { FileAddresses } from '#files/addresses.ts'

/** An attachment as an assignment, a submission or an attempt keeps it: a copy of what its file is. */
export type KeptAttachment = Attachment & { readonly sha256: string; readonly thumbnail_sha256?: string | null }

/** Attachments for a person who may read them, with addresses made for them. */
export function readable(attachments: readonly KeptAttachment[], addresses: FileAddresses): ReadableAttachment[] {
  return attachments.map((kept) => {
    const { file_id, name, mime_type, size_bytes, thumbnail_sha256 } = kept
    const file = { file_id, name, mime_type, size_bytes, url: addresses.ofAttachment(kept) }
    if (thumbnail_sha256 === undefined || thumbnail_sha256 === null) return file
    const thumbnail = { file_id, name, mime_type: 'image/jpeg', sha256: thumbnail_sha256 }
    return { ...file, thumbnail_url: addresses.ofAttachment(thumbnail) }
  })
}
