import { listPosts } from '@maktab/client/calls/assignments/thread.generated'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Statements } from '@maktab/device/database'
import { findRows } from '../local-tables.sql.ts'
import type { Transport } from '../transport.ts'

/**
 * Files of the private threads of an assignment that this teacher reads, of those threads alone that have some. Undefined where the
 * server cannot be reached: addresses in the local tables end after a day.
 */
export async function freshFilesOfThreads(
  { db, transport }: { readonly db: Statements; readonly transport: Pick<Transport, 'ask'> },
  assignment_id: string,
): Promise<readonly ReadableAttachment[] | undefined> {
  const said = await findRows(db, 'assignment_comments', 'assignment_id = ?', [assignment_id])
  const learners = new Set(said.filter(({ attachments }) => attachments.length > 0).map(({ user_id }) => user_id))
  const found: ReadableAttachment[] = []
  for (const user_id of learners) {
    const answer = await transport.ask(listPosts, { assignment_id, user_id, kind: 'comment', limit: 1000 })
    if (answer.ok) found.push(...answer.value.list.flatMap(({ attachments }) => attachments))
    // A thread that is the teacher's no more holds up nothing else.
    else if ('failure' in answer) return undefined
  }
  return found
}
