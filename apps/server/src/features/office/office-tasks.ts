import { officeTaskKinds } from '@maktab/contracts/office/office-lists'
import { listOfficeTasks } from '@maktab/contracts/office/office-tasks'
import { accept } from '@maktab/contracts/outcome'
import { endingSubscription, limitedLicences } from '@maktab/domain/office/office-tasks'
import { atCampus } from '#calls/handle.ts'
import { countNotTaken } from '#features/attendance/attendance-overview.ts'
import { readLicences } from '#features/office/office-registration.ts'
import { countOfficeTasks } from '#features/office/office-tasks.sql.ts'
import { momentsOf } from '#features/office/office-users.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

export const officeTasks = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  listOfficeTasks: atCampus(listOfficeTasks, async ({ db, campus, actor, now }) => {
    const counted = await countOfficeTasks(db, campus, { now, moments: momentsOf(now) })
    const { user_id } = actor
    const row = { ...counted, attendance_not_taken: await countNotTaken({ db, campus, now }, { tenants, user_id }) }
    const tenant = tenants.find(campus.tenant_id)
    const found = tenant && (await readLicences({ db, campus }, tenant))
    return accept({
      learners: row.learners,
      teachers: row.teachers,
      classes: row.classes,
      tasks: officeTaskKinds.map((kind) => ({ kind, count: row[kind] })).filter(({ count }) => count > 0),
      licences: found ? limitedLicences({ total: found.licences.total_licenses, used: found.used }) : null,
      sub_end_date: endingSubscription(row.sub_end_date, now)?.toISOString() ?? null,
    })
  }),
})
