import { listWaitingAttempts } from '@maktab/client/calls/learning/answer-scores.generated'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Statements } from '@maktab/device/database'
import { findRows, type LocalRow } from '../local-tables.sql.ts'
import type { Transport } from '../transport.ts'

/**
 * Photos, recordings and other files that learners answered with in the lessons of an assignment, as far as they wait for this
 * teacher. Undefined where the server cannot be reached: addresses in the local tables end after a day.
 */
export async function freshFilesToScore(
  { db, transport }: { readonly db: Statements; readonly transport: Pick<Transport, 'ask'> },
  { lessons, class_ids }: LocalRow<'assignments'>,
): Promise<readonly ReadableAttachment[] | undefined> {
  const contents = new Set(lessons.flatMap(({ content_ids }) => content_ids))
  const waiting = (await findRows(db, 'attempts_to_score', 'waiting_questions > 0')).filter(
    ({ content_id, class_id, answers }) =>
      contents.has(content_id) && class_ids.includes(class_id) && answers.some(({ files }) => files.length > 0),
  )
  const wanted = new Set(waiting.map(({ sync_guid }) => sync_guid))
  const found: ReadableAttachment[] = []
  for (const class_id of new Set(waiting.map((attempt) => attempt.class_id))) {
    let pages = 1
    for (let page = 1; page <= pages; page += 1) {
      const answer = await transport.ask(listWaitingAttempts, { class_id, page })
      if (!answer.ok) return undefined
      pages = answer.value.total_pages
      found.push(
        ...answer.value.list
          .filter(({ sync_guid }) => wanted.has(sync_guid))
          .flatMap(({ answers }) => answers.flatMap(({ files }) => files)),
      )
    }
  }
  return found
}
