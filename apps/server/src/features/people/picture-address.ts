import type { FileAddresses } from '#files/addresses.ts'

/** A person's picture as a row names it: all of it, or nothing. */
interface PictureColumns {
  readonly file_id: string | null
  readonly sha256: string | null
  readonly name: string | null
  readonly mime_type: string | null
}

/** Where the reader opens a person's picture; null where there is none. */
export function pictureAddress(
  addresses: FileAddresses,
  { file_id, sha256, name, mime_type }: PictureColumns,
): string | null {
  if (file_id === null || sha256 === null || name === null || mime_type === null) return null
  return addresses.ofAttachment({ file_id, sha256, name, mime_type })
}
