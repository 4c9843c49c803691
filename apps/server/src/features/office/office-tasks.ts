import { officeTaskKinds } from '@maktab/contracts/office/office-lists'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import { accept } from '@maktab/contracts/outcome'
import { endingSubscription, limitedLicences } from '@maktab/domain/office/office-tasks'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { countNotTaken } from '#features/attendance/attendance-overview.ts'
import { readLicences } from '#features/office/office-registration.ts'
import { countOfficeTasks } from '#features/office/office-tasks.sql.ts'
import { momentsOf } from '#features/office/office-users.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

interface TaskEquipment {
  readonly tenants: Pick<Tenants, 'find'>
}

/** People and classes of a campus, and how many of each kind need something done; kinds of which there is none are left out. */
export async function countTasks(
  { db, campus, now }: Pick<CampusContext, 'db' | 'campus' | 'now'>,
  { tenants, user_id }: TaskEquipment & { readonly user_id: number },
) {
  const counted = await countOfficeTasks(db, campus, { now, moments: momentsOf(now) })
  const row = { ...counted, attendance_not_taken: await countNotTaken({ db, campus, now }, { tenants, user_id }) }
  return {
    ...row,
    tasks: officeTaskKinds.map((kind) => ({ kind, count: row[kind] })).filter(({ count }) => count > 0),
  }
}

export const officeTasks = ({ tenants }: TaskEquipment) => ({
  listOfficeTasks: atCampus(listOfficeTasks, async ({ db, campus, actor, now }) => {
    const row = await countTasks({ db, campus, now }, { tenants, user_id: actor.user_id })
    const tenant = tenants.find(campus.tenant_id)
    const found = tenant && (await readLicences({ db, campus }, tenant))
    return accept({
      learners: row.learners,
      teachers: row.teachers,
      classes: row.classes,
      tasks: row.tasks,
      licences: found ? limitedLicences({ total: found.licences.total_licenses, used: found.used }) : null,
      sub_end_date: endingSubscription(row.sub_end_date, now)?.toISOString() ?? null,
    })
  }),
})
