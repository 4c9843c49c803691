/** The library of a class, made of what its posts, its work and its events bring. Shared by the device and the server. */
import type { Link, LinkRefusal } from '@maktab/contracts/content/links'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { LibraryItem } from '@maktab/contracts/stream/class-library'
import { decideLinks } from '../content/links.ts'
import type { StreamStanding } from './stream-posts.ts'

/** Items on a page. */
export const libraryPage = 50

interface LibraryFile {
  readonly file_id: string
  readonly name: string
  readonly size_bytes: number
  /** Unknown on a device. */
  readonly sha256?: string
}

/** Something that is in the library, before what is there twice was put together. */
export interface LibraryEntry<F extends LibraryFile = LibraryFile> extends Omit<
  LibraryItem,
  'attachment' | 'size_bytes'
> {
  readonly attachment: F | null
}

/** What one post, assignment, event or addition brings. */
export function libraryEntriesOf<F extends LibraryFile>({
  attachments,
  links,
  ...of
}: Pick<LibraryItem, 'source' | 'source_id' | 'added_by_name' | 'added_on'> & {
  readonly attachments: readonly F[]
  readonly links: readonly Link[]
}): readonly LibraryEntry<F>[] {
  return [
    ...attachments.map((attachment) => ({
      ...of,
      library_id: attachment.file_id,
      title: attachment.name,
      link_type: 0 as const,
      attachment,
      url: null,
    })),
    ...links.map(({ link_id, link_type, title, url }) => ({
      ...of,
      library_id: link_id,
      title,
      link_type,
      attachment: null,
      url,
    })),
  ]
}

/** One file of the person's own, or one link. */
export function decideAddition({
  stream,
  input: { attachment, link },
  own_file_ids,
}: {
  readonly stream: Pick<StreamStanding, 'is_off'>
  readonly input: { readonly attachment?: { readonly file_id: string } | undefined; readonly link?: Link | undefined }
  readonly own_file_ids: readonly string[]
}): Outcome<
  { readonly library_id: string; readonly link: Link | null },
  'stream_off' | 'nothing_to_add' | 'file_missing' | LinkRefusal
> {
  if (stream.is_off) return refuse('stream_off')
  if (attachment)
    return own_file_ids.includes(attachment.file_id)
      ? accept({ library_id: attachment.file_id, link: null })
      : refuse('file_missing')
  if (!link) return refuse('nothing_to_add')
  const links = decideLinks([link])
  return links.ok ? accept({ library_id: link.link_id, link: links.value[0] ?? null }) : links
}

/** What is the same file or the same address stands there once: by its bytes where they are known, or by name and size. */
function sameness({ attachment, url, library_id }: LibraryEntry): string {
  if (url !== null) return url
  if (!attachment) return library_id
  return attachment.sha256 ?? `${attachment.name} ${attachment.size_bytes}`
}

/**
 * Items the newest first. What was taken out stays out, and everything that is the same as it, unless something the same was put there
 * afterwards.
 */
export function libraryOf<F extends LibraryFile>(
  entries: readonly LibraryEntry<F>[],
  removed: ReadonlyMap<string, Date>,
): readonly LibraryEntry<F>[] {
  const groups = new Map<string, LibraryEntry<F>[]>()
  for (const entry of entries) {
    const key = sameness(entry)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()]
    .flatMap((same) => {
      const latest = same.reduce((one, other) => (isNewer(other, one) ? other : one))
      const removals = same.flatMap(({ library_id }) => removed.get(library_id)?.getTime() ?? [])
      return Math.max(...removals, Number.NEGATIVE_INFINITY) >= new Date(latest.added_on).getTime() ? [] : [latest]
    })
    .sort((one, other) => (isNewer(one, other) ? -1 : 1))
}

function isNewer(one: LibraryEntry, other: LibraryEntry): boolean {
  if (one.added_on !== other.added_on) return one.added_on > other.added_on
  return one.library_id > other.library_id
}

/** A page of what is asked for, and how many pages there are. */
export function pageOfLibrary<F extends LibraryFile>(
  items: readonly LibraryEntry<F>[],
  { kind, search, page }: { readonly kind?: 0 | 1 | 2 | undefined; readonly search: string; readonly page: number },
): { readonly list: readonly LibraryEntry<F>[]; readonly total_pages: number } {
  const sought = search.toLocaleLowerCase()
  const found = items.filter(
    (item) => (kind === undefined || item.link_type === kind) && item.title.toLocaleLowerCase().includes(sought),
  )
  return {
    list: found.slice((page - 1) * libraryPage, page * libraryPage),
    total_pages: Math.max(1, Math.ceil(found.length / libraryPage)),
  }
}
