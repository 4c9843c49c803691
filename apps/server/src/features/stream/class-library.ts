import { accept, refuse } from '@maktab/contracts/outcome'
import { addToLibrary, listClassLibrary, removeFromLibrary } from '@maktab/contracts/stream/class-library'
import { decideAddition, libraryEntriesOf, libraryOf, pageOfLibrary } from '@maktab/domain/stream/class-library'
import { inside } from '#calls/handle.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import { readable } from '#features/content/attachments.ts'
import { insertIntoLibrary, markRemoved, readLibrary, readRemoved } from '#features/stream/class-library.sql.ts'
import { streamFor, tellStreamMoved, type StreamEquipment } from '#features/stream/stream-standing.ts'

export const classLibrary = (equipment: StreamEquipment) => ({
  listClassLibrary: inside(listClassLibrary, async (context, input) => {
    const { db, actor, now, addresses } = context
    const found = await streamFor(context, equipment, input, 'read')
    if (!found) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    const [rows, removed] = await Promise.all([
      readLibrary(db, actor, found.class_id, now),
      readRemoved(db, actor, found.class_id),
    ])
    const entries = rows.flatMap((row) => libraryEntriesOf({ ...row, added_on: row.added_on.toISOString() }))
    const { list, total_pages } = pageOfLibrary(libraryOf(entries, removed), input)
    return accept({
      list: list.map(({ attachment, ...item }) => ({
        ...item,
        attachment: attachment && readable([attachment], addresses)[0]!,
        size_bytes: attachment?.size_bytes ?? 0,
      })),
      total_pages,
      as_of: now.toISOString(),
    })
  }),

  removeFromLibrary: inside(removeFromLibrary, async (context, { class_id, library_ids }) => {
    const { db, actor, given } = context
    const found = await streamFor(context, equipment, { class_id }, given)
    if (!found) return refuse('not_found')
    if (found.stream.is_off) return refuse('stream_off')
    await markRemoved(db, actor, { class_id, library_ids, given })
    tellStreamMoved(equipment, context, { class_id, id: library_ids[0]! })
    return accept({ library_ids })
  }),

  addToLibrary: inside(addToLibrary, async (context, input) => {
    const { db, actor, given } = context
    const { class_id } = input
    const found = await streamFor(context, equipment, { class_id }, given)
    if (!found) return refuse('not_found')
    const [attachment] = await readOwnFiles(db, actor, input.attachment ? [input.attachment.file_id] : [])
    const decision = decideAddition({
      stream: found.stream,
      input,
      own_file_ids: attachment ? [attachment.file_id] : [],
    })
    if (!decision.ok) return decision
    const { library_id, link } = decision.value
    await insertIntoLibrary(db, actor, { class_id, library_id, attachment: attachment ?? null, link, given })
    tellStreamMoved(equipment, context, { class_id, id: library_id })
    return accept({ library_id })
  }),
})
