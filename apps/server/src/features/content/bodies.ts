/** From a stored body to one that a person may be sent: files get an address that was signed for them. */
import type { ContentBody, ContentFile } from '@maktab/contracts/content/contents'
import type { FileAddresses } from '#files/addresses.ts'

export type StoredFile = Omit<ContentFile, 'url'>

type WithStoredFiles<B> = { readonly [K in keyof B]: B[K] extends ContentFile ? StoredFile : B[K] extends ContentFile | null ? StoredFile | null : B[K] }

/** What stands in `content.body`. */
export type StoredBody = ContentBody extends infer B ? (B extends ContentBody ? WithStoredFiles<B> : never) : never

/** Give it only bodies that the person behind `addresses` may read: the address is the permission. */
export function readableBody(body: StoredBody, addresses: FileAddresses): ContentBody {
  const readable = (file: StoredFile): ContentFile => ({ ...file, url: addresses.addressOf(file) })
  switch (body.kind) {
    case 'article':
    case 'assessment':
      return body
    case 'video':
      return { ...body, file: readable(body.file), captions: body.captions && readable(body.captions) }
    case 'document':
    case 'e_book':
      return { ...body, file: readable(body.file) }
  }
}
