import { accept, refuse } from '@maktab/contracts/outcome'
import { memberOf } from '@maktab/domain/stream/stream-posts'
import { decideAddition, libraryEntriesOf, libraryOf, pageOfLibrary } from '@maktab/domain/stream/class-library'
import { findFullName } from '../assignments/submissions.sql.ts'
import { readableHere } from '../content/files.ts'
import type { HandlersOf } from '../local-handler.ts'
import { findLibrary, readSources, saveLibrary, type KeptLibrary } from './class-library.sql.ts'
import { findKeptStream } from './stream-posts.sql.ts'

export const classLibrary: HandlersOf<'listClassLibrary' | 'removeFromLibrary' | 'addToLibrary'> = {
  async listClassLibrary({ db, actor, given }, { class_id, kind, search = '', page = 1 }) {
    const stream = await findKeptStream(db, memberOf(actor), class_id)
    if (!stream) return refuse('not_found')
    if (stream.is_off) return refuse('stream_off')
    const own = await findLibrary(db, class_id)
    const added = own.flatMap(({ library_id, attachment, link, added_by_name, added_on }) =>
      added_on === null
        ? []
        : {
            source: 'library' as const,
            source_id: library_id,
            attachments: attachment ? [attachment] : [],
            links: link ? [link] : [],
            added_by_name,
            added_on,
          },
    )
    const entries = [...(await readSources(db, class_id, given)), ...added].flatMap(libraryEntriesOf)
    const removed = new Map(
      own.flatMap(({ library_id, removed_on }) =>
        removed_on === null ? [] : [[library_id, new Date(removed_on)] as const],
      ),
    )
    const { list, total_pages } = pageOfLibrary(libraryOf(entries, removed), { kind, search: search.trim(), page })
    return accept({
      list: list.map((item) => ({ ...item, size_bytes: item.attachment?.size_bytes ?? 0 })),
      total_pages,
      as_of: given.toISOString(),
    })
  },

  async removeFromLibrary({ db, actor, given }, { class_id, library_ids }) {
    const stream = await findKeptStream(db, memberOf(actor), class_id)
    if (!stream) return refuse('not_found')
    if (stream.is_off) return refuse('stream_off')
    const own = new Map((await findLibrary(db, class_id)).map((row) => [row.library_id, row]))
    const bare = { class_id, attachment: null, link: null, added_by_name: '', added_on: null }
    for (const library_id of library_ids)
      await saveLibrary(db, { ...(own.get(library_id) ?? { ...bare, library_id }), removed_on: given.toISOString() })
    return accept({ library_ids })
  },

  async addToLibrary({ db, actor, given }, { class_id, attachment, link }) {
    const stream = await findKeptStream(db, memberOf(actor), class_id)
    if (!stream) return refuse('not_found')
    const input = { attachment, link: link && { ...link, title: link.title ?? '' } }
    const own_file_ids = attachment ? [attachment.file_id] : []
    const decision = decideAddition({ stream, input, own_file_ids })
    if (!decision.ok) return decision
    const { library_id } = decision.value
    const [kept] = (await findLibrary(db, class_id)).filter((row) => row.library_id === library_id)
    const row: KeptLibrary = {
      class_id,
      library_id,
      attachment: attachment ? readableHere(actor, attachment) : null,
      link: decision.value.link,
      added_by_name: (await findFullName(db, actor.user_id)) ?? '',
      added_on: given.toISOString(),
      removed_on: kept?.removed_on ?? null,
    }
    await saveLibrary(db, row)
    return accept({ library_id })
  },
}
