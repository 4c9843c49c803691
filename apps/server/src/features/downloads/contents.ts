import { downloadContents } from '@maktab/contracts/downloads/contents'
import { accept } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import { readableBody } from '#features/content/bodies.ts'
import { readContents } from '#features/downloads/contents.sql.ts'

export const contents = {
  downloadContents: inside(downloadContents, async ({ db, actor, addresses, now }, asked) => {
    const role = actor.role === 'teacher' ? 'teacher' : 'learner'
    const rows = await readContents(db, { ...actor, role }, asked)
    return accept({
      content: rows.map(({ content_id, body }) => ({ content_id, body: readableBody(body, addresses, now) })),
    })
  }),
}
