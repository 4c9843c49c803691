import type { Attachment, ReadableAttachment } from '@maktab/contracts/content/files'
import type { FileAddresses } from '#files/addresses.ts'

/** An attachment as an assignment, a submission or an attempt keeps it: a copy of what its file is. */
export type KeptAttachment = Attachment & { readonly sha256: string }

/** Attachments for a person who may read them, with addresses made for them. */
export function readable(attachments: readonly KeptAttachment[], addresses: FileAddresses): ReadableAttachment[] {
  return attachments.map((kept) => {
    const { file_id, name, mime_type, size_bytes } = kept
    return { file_id, name, mime_type, size_bytes, url: addresses.ofAttachment(kept) }
  })
}
