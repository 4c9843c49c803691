import { sql, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface School {
  readonly tenant_id: number
  readonly institution_id: number
}

/** Work that was set before its start. */
export async function keepScheduledWork(
  db: Kysely<Tables>,
  scheduled: School & { readonly assignment_id: string; readonly starts_on: string },
): Promise<void> {
  await db.insertInto('scheduled_work').values(scheduled).execute()
}

/** The start of work moved: what begins later is closed until then, what was closed begins with the next look. */
export async function moveScheduledWork(
  db: Kysely<Tables>,
  scheduled: School & { readonly assignment_id: string; readonly starts_on: string },
  hasBegun: boolean,
): Promise<void> {
  const { tenant_id, institution_id, assignment_id, starts_on } = scheduled
  if (hasBegun) {
    await db
      .updateTable('scheduled_work')
      .set({ starts_on })
      .where('tenant_id', '=', tenant_id)
      .where('institution_id', '=', institution_id)
      .where('assignment_id', '=', assignment_id)
      .execute()
    return
  }
  await db
    .insertInto('scheduled_work')
    .values(scheduled)
    .onConflict((same) => same.columns(['tenant_id', 'institution_id', 'assignment_id']).doUpdateSet({ starts_on }))
    .execute()
}

/** Whether the assignment `a` of a statement is set before a start that did not come yet. */
export const isScheduled = sql<boolean>`exists (select from scheduled_work later
  where later.institution_id = a.institution_id and later.assignment_id = a.assignment_id)`

/** Of a tenant's schools, what begins by now; the earliest first. */
export async function readBegunWork(
  db: Kysely<Tables>,
  tenant_id: number,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly { readonly institution_id: number; readonly assignment_id: string }[]> {
  return db
    .selectFrom('scheduled_work')
    .select(['institution_id', 'assignment_id'])
    .where('tenant_id', '=', tenant_id)
    .where('starts_on', '<=', now)
    .orderBy('starts_on')
    .orderBy('assignment_id')
    .limit(most)
    .execute()
}

/**
 * Takes work off the schedule and makes its row one that changed, so that devices are given it whole. Answers its title and
 * classes; undefined where another process was quicker, or the work was taken back.
 */
export async function beginWork(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: School,
  assignment_id: string,
): Promise<{ readonly title: string; readonly class_ids: readonly number[] } | undefined> {
  const { rows } = await sql<{ readonly title: string; readonly class_ids: readonly number[] }>`
    with due as (
      delete from scheduled_work
      where tenant_id = ${tenant_id} and institution_id = ${institution_id} and assignment_id = ${assignment_id}
      returning assignment_id
    )
    update assignments a set start_date = a.start_date from due
    where a.institution_id = ${institution_id} and a.assignment_id = due.assignment_id and not a.is_deleted
    returning a.title, array(select c.class_id from assignments_classes c
      where c.institution_id = a.institution_id and c.assignment_id = a.assignment_id order by c.class_id) as class_ids`.execute(
    db,
  )
  return rows[0]
}
