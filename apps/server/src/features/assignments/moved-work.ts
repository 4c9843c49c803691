/** Tells open pages of a class that something of its work moved, never what: each asks for what it may see. */
import type { SchoolContext } from '#calls/handle.ts'
import type { Bus, ClassEvent } from '#live/bus.ts'

export interface WorkEquipment {
  readonly bus: Pick<Bus, 'publish'>
}

/** Once the answer is kept for good. */
export function tellWorkMoved(
  bus: WorkEquipment['bus'],
  { actor: { institution_id }, afterCommit }: Pick<SchoolContext, 'actor' | 'afterCommit'>,
  { class_ids, assignment_id }: { readonly class_ids: readonly number[]; readonly assignment_id: string },
  to: ClassEvent['to'],
): void {
  afterCommit(() => publishWorkMoved(bus, { institution_id, class_ids, assignment_id }, to))
}

/** Call it after the commit: whoever hears of it asks at once. */
export function publishWorkMoved(
  bus: WorkEquipment['bus'],
  {
    institution_id,
    class_ids,
    assignment_id,
  }: { readonly institution_id: number; readonly class_ids: readonly number[]; readonly assignment_id: string },
  to: ClassEvent['to'],
): void {
  for (const class_id of new Set(class_ids))
    bus.publish({ institution_id, class_id, to, kind: 'work', id: assignment_id })
}
