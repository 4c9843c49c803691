/** What a class's stream allows somebody, and how those who have the class open learn that something was said. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { StreamStanding } from '@maktab/domain/stream/stream-posts'
import type { SchoolContext } from '#calls/handle.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { findStream, type OfStream, type StreamRow } from '#features/stream/stream-standing.sql.ts'
import type { Bus, ClassEvent } from '#live/bus.ts'

export interface StreamEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  readonly bus: Pick<Bus, 'publish'>
}

/** A class and its tenant put together: the stream is off where either says so (seed 000 §5). */
export function standingOf(
  { is_stream_disabled, is_muted, approves_posts }: Omit<StreamRow, 'class_id'>,
  tenant: Pick<Configuration, 'is_stream_disabled' | 'is_learner_stream_enabled'> | undefined,
): StreamStanding {
  return {
    is_off: is_stream_disabled || tenant === undefined || tenant.is_stream_disabled,
    learners_write: tenant?.is_learner_stream_enabled ?? false,
    is_muted,
    approves_posts,
  }
}

export interface FoundStream {
  readonly class_id: number
  readonly stream: StreamStanding
  /** As the class itself says, whatever its tenant does. */
  readonly row: StreamRow
}

/** Undefined where the caller does not belong to the class. */
export async function streamFor(
  { db, actor }: Pick<SchoolContext, 'db' | 'actor'>,
  { tenants }: Pick<StreamEquipment, 'tenants'>,
  of: OfStream,
  at: 'read' | Date,
): Promise<FoundStream | undefined> {
  const row = await findStream(db, actor, of, at)
  return row && { class_id: row.class_id, stream: standingOf(row, tenants.find(actor.tenant_id)), row }
}

/** Once the answer is kept for good: each asks for what it may see. */
export function tellStreamMoved(
  { bus }: Pick<StreamEquipment, 'bus'>,
  { actor: { institution_id }, afterCommit }: Pick<SchoolContext, 'actor' | 'afterCommit'>,
  { class_id, id }: { readonly class_id: number; readonly id: string },
  to: ClassEvent['to'] = 'everybody',
): void {
  afterCommit(() => bus.publish({ institution_id, class_id, to, kind: 'stream', id }))
}
