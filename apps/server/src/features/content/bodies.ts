/** From a stored body to one that a person may be sent: files get an address that was signed for them. */
import type { ArticleBlock, ContentBody, ContentFile } from '@maktab/contracts/content/contents'
import type { FileAddresses } from '#files/addresses.ts'

export type StoredFile = Omit<ContentFile, 'url'>

/** A value of the contract in which no file has an address yet. */
type Stored<T> = T extends ContentFile ? StoredFile : T extends readonly (infer I)[] ? Stored<I>[] : T extends object ? { [K in keyof T]: Stored<T[K]> } : T

/** What stands in `content.body`. */
export type StoredBody = Stored<ContentBody>

/** Give it only bodies that the person behind `addresses` may read: the address is the permission. */
export function readableBody(body: StoredBody, addresses: FileAddresses): ContentBody {
  const readable = (file: StoredFile): ContentFile => ({ ...file, url: addresses.ofContent(file) })
  const readableBlock = (block: Stored<ArticleBlock>): ArticleBlock =>
    block.kind === 'image' ? { ...block, file: readable(block.file) } : block
  switch (body.kind) {
    case 'article':
      return { ...body, blocks: body.blocks.map(readableBlock) }
    case 'assessment':
      return body
    case 'video':
      return {
        ...body,
        file: readable(body.file),
        poster: body.poster && readable(body.poster),
        captions: body.captions.map(({ language, file }) => ({ language, file: readable(file) })),
        audio: body.audio && readable(body.audio),
        small: body.small && readable(body.small),
      }
    case 'document':
    case 'e_book':
    case 'image':
    case 'package':
      return { ...body, file: readable(body.file) }
    case 'link':
    case 'embed':
      return body
  }
}
