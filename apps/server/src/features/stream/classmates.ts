import { accept, refuse } from '@maktab/contracts/outcome'
import { listClassmates } from '@maktab/contracts/stream/classmates'
import { classmatesOfPage, seesClassmates } from '@maktab/domain/stream/classmates'
import { inside } from '#calls/handle.ts'
import { readClassmates } from '#features/stream/classmates.sql.ts'
import { streamFor, type StreamEquipment } from '#features/stream/stream-standing.ts'

export const classmates = (equipment: StreamEquipment) => ({
  listClassmates: inside(listClassmates, async (context, { class_id, page }) => {
    const { db, actor } = context
    const found = await streamFor(context, equipment, { class_id }, 'read')
    if (!found) return refuse('not_found')
    if (!seesClassmates(found.stream)) return refuse('not_allowed')
    const rows = await readClassmates(db, actor.institution_id, {
      class_id,
      limit: classmatesOfPage,
      offset: (page - 1) * classmatesOfPage,
    })
    return accept({
      list: rows.map(({ full_name }) => ({ full_name })),
      total_pages: Math.ceil((rows[0]?.total ?? 0) / classmatesOfPage),
    })
  }),
})
