import type { LibraryItem } from '@maktab/contracts/stream/class-library'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Link } from '@maktab/contracts/content/links'
import { findRows, saveRow, type LocalRow } from '../local-tables.sql.ts'
import type { Statements } from '@maktab/device/database'

export type KeptLibrary = LocalRow<'class_library'>

export interface KeptSource extends Pick<LibraryItem, 'source' | 'source_id' | 'added_by_name' | 'added_on'> {
  readonly attachments: readonly ReadableAttachment[]
  readonly links: readonly Link[]
}

export function findLibrary(db: Statements, class_id: number): Promise<KeptLibrary[]> {
  return findRows(db, 'class_library', 'class_id = ?', [class_id])
}

export function saveLibrary(db: Statements, row: KeptLibrary): Promise<void> {
  return saveRow(db, 'class_library', row)
}

/** What posts, work that began and events bring to the library of a class. */
export async function readSources(db: Statements, class_id: number, given: Date): Promise<KeptSource[]> {
  const now = given.toISOString()
  const posts = await findRows(
    db,
    'stream_posts',
    "class_id = ? and waits_for_approval = 0 and publish_on <= ? and (attachments <> '[]' or links <> '[]')",
    [class_id, now],
  )
  const work = await findRows(
    db,
    'assignments',
    `exists (select 1 from json_each(class_ids) where value = ?) and deleted_on is null and start_date <= ?
      and (attachments <> '[]' or links <> '[]')`,
    [class_id, now],
  )
  const events = await findRows(
    db,
    'class_events',
    "link <> '' and exists (select 1 from json_each(class_ids) where value = ?)",
    [class_id],
  )
  return [
    ...posts.map((post) => ({
      source: 'post' as const,
      source_id: post.post_id,
      attachments: post.attachments,
      links: post.links,
      added_by_name: post.author_name,
      added_on: post.publish_on,
    })),
    ...work.map((one) => ({
      source: 'assignment' as const,
      source_id: one.assignment_id,
      attachments: one.attachments,
      links: one.links,
      added_by_name: one.created_by_name,
      added_on: one.start_date,
    })),
    ...events
      .filter(({ times }) => times.some(({ is_cancelled }) => !is_cancelled))
      .map((event) => ({
        source: 'event' as const,
        source_id: event.event_id,
        attachments: [],
        links: [{ link_id: event.event_id, link_type: 1 as const, title: event.title, url: event.link }],
        added_by_name: event.created_by_name,
        added_on: event.created_on,
      })),
  ]
}
