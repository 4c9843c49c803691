/** Reads what `enc_data` holds, and fetches what it takes to mark it. */
import { downloadContents } from '@maktab/client/calls/downloads/contents.generated'
import { attemptText } from '@maktab/client/seal-tracking'
import type { TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { keepBodies } from '../content/bodies.sql.ts'
import { readSealedContents } from './attempts.sql.ts'
import type { Sqlite } from '@maktab/device/database'
import type { Transport } from '../transport.ts'

/** Undefined where it is no attempt. Only what is used on the device is looked at. */
export function readTracked(enc_data: string): TrackedAttempt | undefined {
  try {
    const read = JSON.parse(attemptText(enc_data) ?? 'null') as Partial<TrackedAttempt> | null
    const isWhole =
      typeof read?.sync_guid === 'string' && typeof read.content_id === 'number' && typeof read.answers === 'object'
    return isWhole ? (read as TrackedAttempt) : undefined
  } catch {
    return undefined
  }
}

/** Brings the questions of an attempt onto the device; false where the server cannot be reached. */
export async function fetchBody(
  { db, transport }: { readonly db: Sqlite; readonly transport: Transport },
  input: unknown,
): Promise<boolean> {
  const tracked = readTracked(String((input as { enc_data?: unknown } | null)?.enc_data))
  if (!tracked) return true
  const { cms_course_id, content_id } = tracked
  const answer = await transport.ask(downloadContents, { cms_course_ids: [cms_course_id], content_ids: [content_id] })
  if (!answer.ok) return !('failure' in answer)
  await keepBodies(db, answer.value.content)
  return true
}

/** Brings what tells the answers of tests that closed meanwhile. What cannot be had now is asked for at the next sync. */
export async function fetchOpenedTests(
  { db, transport }: { readonly db: Sqlite; readonly transport: Transport },
  now: Date,
): Promise<void> {
  const closed = (await readSealedContents(db)).filter(
    ({ closes_on }) => now.getTime() >= new Date(closes_on).getTime(),
  )
  if (closed.length === 0) return
  const answer = await transport.ask(downloadContents, {
    cms_course_ids: [],
    content_ids: closed.slice(0, 200).map(({ content_id }) => content_id),
  })
  if (answer.ok) await keepBodies(db, answer.value.content)
}
