/** Work that is set before its start: whom it is set for is told when it begins, and not before. */
import type { Kysely } from 'kysely'
import type { SchoolScope } from '#db/school.ts'
import type { Tables } from '#db/tables.ts'
import { readLearnersByClass } from '#features/assignments/assignments.sql.ts'
import { publishWorkMoved, type WorkEquipment } from '#features/assignments/moved-work.ts'
import { beginWork, readBegunWork } from '#features/assignments/scheduled-work.sql.ts'
import { notify } from '#features/people/notifications.sql.ts'
import { openDueMoments, type DueMomentsParts } from '#jobs/due-moments.ts'
import type { Job } from '#jobs/job.ts'

interface SetWork {
  readonly assignment_id: string
  readonly title: string
}

/** Tells the learners of an assignment that they have it to do. */
export async function tellWorkSet(db: Kysely<Tables>, school: SchoolScope, work: SetWork, now: Date): Promise<void> {
  const learners = await readLearnersByClass(db, school.institution_id, work.assignment_id)
  await tellOfWork(db, school, { ...work, notification_type: 'work_set', learners }, now)
}

/** Tells learners something of work, each of their own class. */
export async function tellOfWork(
  db: Kysely<Tables>,
  { tenant_id, institution_id }: SchoolScope,
  {
    assignment_id,
    title,
    notification_type,
    learners,
  }: SetWork & {
    readonly notification_type: 'work_set' | 'work_changed' | 'work_cancelled' | 'work_due_soon' | 'work_reminder'
    readonly learners: readonly { readonly class_id: number; readonly user_ids: readonly number[] }[]
  },
  now: Date,
): Promise<void> {
  for (const { class_id, user_ids } of learners) {
    await notify(db, {
      tenant_id,
      institution_id,
      user_ids,
      role: 'learner',
      notification_type,
      subject: title,
      assignment_id,
      class_id,
      // Nothing is to be done about it.
      push: notification_type === 'work_cancelled' ? 'none' : 'at_once',
      now,
    })
  }
}

/** Answers how many assignments begin. Their classes are told, and open pages that something moved. */
export function openWorkBeginner({ bus, ...parts }: DueMomentsParts & WorkEquipment): Job {
  return openDueMoments(parts, {
    pauseMs: 10_000,
    readDue: readBegunWork,
    async keep(db, school, { institution_id, assignment_id }, now) {
      const begun = await beginWork(db, school, assignment_id)
      if (!begun) return undefined
      const { title, class_ids } = begun
      await tellWorkSet(db, school, { assignment_id, title }, now)
      return () => publishWorkMoved(bus, { institution_id, class_ids, assignment_id }, 'everybody')
    },
  })
}
