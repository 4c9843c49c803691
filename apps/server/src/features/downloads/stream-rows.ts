/** Rows of streams and libraries, as devices keep them. */
import type { Link } from '@maktab/contracts/content/links'
import type { Row } from '@maktab/contracts/downloads/structure'
import type { KeptAttachment } from '#features/content/attachments.ts'
import { readable } from '#features/content/attachments.ts'
import type { FileAddresses } from '#files/addresses.ts'

type Stored<T extends 'stream_posts' | 'stream_comments', Moments extends keyof Row<T>> = Omit<
  Row<T>,
  'attachments' | 'edited_on' | 'pin_given_on' | Moments
> & { readonly [M in Moments]: Date } & {
  readonly attachments: readonly KeptAttachment[]
  readonly edited_on: Date | null
}

export type StoredPost = Stored<'stream_posts', 'created_on' | 'publish_on'> & { readonly pin_given_on: Date | null }
export type StoredStreamComment = Stored<'stream_comments', 'created_on'>

export function postRow(row: StoredPost, addresses: FileAddresses): Row<'stream_posts'> {
  return {
    ...row,
    attachments: readable(row.attachments, addresses),
    created_on: row.created_on.toISOString(),
    publish_on: row.publish_on.toISOString(),
    edited_on: row.edited_on?.toISOString() ?? null,
    pin_given_on: row.pin_given_on?.toISOString() ?? null,
  }
}

export function commentOfStreamRow(row: StoredStreamComment, addresses: FileAddresses): Row<'stream_comments'> {
  return {
    ...row,
    attachments: readable(row.attachments, addresses),
    created_on: row.created_on.toISOString(),
    edited_on: row.edited_on?.toISOString() ?? null,
  }
}

export type StoredLibrary = Omit<Row<'class_library'>, 'attachment' | 'link' | 'added_on' | 'removed_on'> & {
  readonly attachment: KeptAttachment | null
  readonly link: Link | null
  readonly added_on: Date | null
  readonly removed_on: Date | null
}

export function libraryRow(row: StoredLibrary, addresses: FileAddresses): Row<'class_library'> {
  return {
    ...row,
    attachment: row.attachment && readable([row.attachment], addresses)[0]!,
    added_on: row.added_on?.toISOString() ?? null,
    removed_on: row.removed_on?.toISOString() ?? null,
  }
}
