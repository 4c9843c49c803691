/** Which event a command of the outbox is about, for its person to see. */
import type { WorkOfCommand } from '@maktab/client/offline-port'
import type { Statements } from '@maktab/device/database'
import { findKeptEvent } from './events.sql.ts'

/** Reads the input as far as it has the fields that are shown: an older version may have written it. Undefined for other commands. */
export async function eventOfCommand(
  db: Statements,
  { name, input }: { readonly name: string; readonly input: unknown },
): Promise<WorkOfCommand | undefined> {
  if (name !== 'createEvent' && name !== 'updateEvent') return undefined
  if (typeof input !== 'object' || input === null) return undefined
  const change = input as Readonly<Record<string, unknown>>
  const { event_id } = change
  if (typeof event_id !== 'string') return undefined
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const title = textOf(change['title']) || ((await findKeptEvent(db, event_id))?.title ?? null)
  return { kind: 'event', event_id, title, text: textOf(change['description']), attachments: [], change }
}
