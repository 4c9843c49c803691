import { listMarkingQueue } from '@maktab/contracts/assignments/marking-queue'
import { accept } from '@maktab/contracts/outcome'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside } from '#calls/handle.ts'
import { readMarkingQueue } from '#features/assignments/marking-queue.sql.ts'

export const markingQueue = {
  listMarkingQueue: inside(listMarkingQueue, async ({ db, actor }, asked) => {
    const { rows, total } = await readMarkingQueue(db, actor, asked)
    const list = rows.map(({ assignment_id, title, class_id, user_id, full_name, handed_in_on, is_again, ...row }) => ({
      assignment_id,
      title,
      class_id,
      class_name: namedClass(row),
      user_id,
      full_name,
      handed_in_on: handed_in_on.toISOString(),
      is_again,
    }))
    return accept({ list, total })
  }),
}
