import { accept } from '@maktab/contracts/outcome'
import { namedClass } from '@maktab/domain/schools/class-names'
import type { HandlersOf } from '../local-handler.ts'
import { readRow } from '../local-tables.sql.ts'
import { readMarkingQueue } from './marking-queue.sql.ts'

export const markingQueue: HandlersOf<'listMarkingQueue'> = {
  async listMarkingQueue({ db, actor }, { class_id, limit = 50 }) {
    const rows = await readMarkingQueue(db, actor.user_id, { class_id, limit })
    const list = rows.map((row) => {
      const ofClass = readRow('classes', row)
      return {
        assignment_id: String(row['assignment_id']),
        title: String(row['title']),
        class_id: ofClass.class_id,
        class_name: namedClass(ofClass),
        user_id: Number(row['user_id']),
        full_name: String(row['full_name']),
        handed_in_on: String(row['given_on']),
        is_again: row['is_again'] === 1,
      }
    })
    return accept({ list, total: Number(rows[0]?.['total'] ?? 0) })
  },
}
