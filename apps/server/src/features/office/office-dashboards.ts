import type { Checked } from '@maktab/contracts/call'
import { accept } from '@maktab/contracts/outcome'
import {
  listActionable,
  listCampusContents,
  listContentUse,
  readOfficeSummary,
  readOfficeTime,
} from '@maktab/contracts/office/office-dashboards'
import { campusTaskKinds } from '@maktab/contracts/office/office-lists'
import { heardSince, schoolFigures } from '@maktab/domain/insights/school-figures'
import { endingSubscription, limitedLicences } from '@maktab/domain/office/office-tasks'
import { atCampus, atGate, type GateContext } from '#calls/handle.ts'
import { readFirstWorked, readSummary, readWork } from '#features/insights/head-dashboards.sql.ts'
import { ofHead } from '#features/insights/head-dashboards.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'
import { countCampusTasks, findSubscription } from '#features/office/campuses.sql.ts'
import { findCampusContents, readTypeUse } from '#features/office/office-dashboards.sql.ts'
import { readLicences } from '#features/office/office-registration.ts'
import { countTasks } from '#features/office/office-tasks.ts'
import type { Tenants } from '#features/tenants/tenants.ts'

const pageSize = 20
/** Of one campus the last figures are told however old they are; of several, silent ones are in no mean. */
const everHeard = new Date(0)

interface DashboardEquipment {
  readonly tenants: Pick<Tenants, 'find'>
}

export const officeDashboards = ({ tenants }: DashboardEquipment) => ({
  readOfficeSummary: atGate(readOfficeSummary, async (gate, asked) => {
    const { now } = gate
    return ofHead(gate, asked, async ({ db, institution_name, institution_id, ...place }) => {
      const isOne = place.reach.institution_id !== undefined
      const row = await readSummary(db, place, isOne ? everHeard : heardSince(now))
      const campus = { tenant_id: place.tenant_id, institution_id }
      const tenant = isOne ? tenants.find(place.tenant_id) : undefined
      const found = tenant && (await readLicences({ db, campus }, tenant))
      const ending = isOne ? endingSubscription(await findSubscription(db, campus), now) : null
      return accept({
        as_of: row.as_of?.toISOString() ?? null,
        synced_on: row.synced_on?.toISOString() ?? null,
        institution_name,
        learners_total: row.learners,
        learners_heard: row.learners_heard,
        learners_active: row.learners_active,
        devices_total: row.devices_total,
        devices_synced: row.devices_synced,
        schools_total: row.schools_total,
        schools_heard: row.schools_heard,
        teachers_total: row.teachers,
        classes_total: row.classes,
        time_spent_in_seconds: row.time_spent_in_seconds,
        ...schoolFigures(row),
        licences: found ? limitedLicences({ total: found.licences.total_licenses, used: found.used }) : null,
        sub_end_date: ending?.toISOString() ?? null,
      })
    })
  }),

  listContentUse: atGate(listContentUse, async (gate, asked) =>
    ofHead(gate, asked, async ({ db, ...place }) => {
      const { as_of, learners_total, list } = await readTypeUse(db, place)
      return accept({ as_of: as_of?.toISOString() ?? null, learners_total, report: [...list] })
    }),
  ),

  listCampusContents: atCampus(listCampusContents, async ({ db, campus }, { institution_id: _campus, ...asked }) => {
    // The specification counts some lists from 0: its first page is the first.
    const page = Math.max(1, asked.page)
    const { list, total, as_of, learners_total } = await findCampusContents(db, campus, { ...asked, page, pageSize })
    return accept({
      as_of: as_of?.toISOString() ?? null,
      learners_total,
      report: list,
      total,
      total_pages: Math.ceil(total / pageSize),
    })
  }),

  readOfficeTime: atGate(readOfficeTime, async (gate, { institution_id, ...asked }) => {
    const { now, language } = gate
    return ofHead(gate, { institution_id }, async ({ db, ...place }) => {
      const read = await readTrend(
        asked,
        { today: await readSchoolDay(db, place, now), language },
        { first: () => readFirstWorked(db, place), work: (span) => readWork(db, place, span) },
      )
      if (!read.ok) return read
      const { trend } = read.value
      return accept({ ...trend, total_time_spent_in_seconds: trend.time_spent_in_seconds })
    })
  }),

  listActionable: atGate(listActionable, async (gate, asked) => {
    const reached = await reachOfOffice(gate, asked)
    if (!reached.ok) return reached
    const { doors, now, tenant_id, actor } = gate
    const { institution_id, school_system_id } = reached.value
    if (institution_id === undefined) {
      const counts = await doors.inTenant(tenant_id, (db) => countCampusTasks(db, { tenant_id, school_system_id, now }))
      const tasks = campusTaskKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0)
      return accept({ of: 'campuses' as const, tasks })
    }
    const campus = { tenant_id, institution_id }
    const tasks = await doors.inSchool(
      campus,
      async (db) => (await countTasks({ db, campus, now }, { tenants, user_id: actor?.user_id ?? 0 })).tasks,
      'read only',
    )
    return accept({ of: 'campus' as const, institution_id, tasks })
  }),
})

/** The campus that is asked for or that the caller is bound to; else the school system, if it is one. */
async function reachOfOffice(gate: GateContext, asked: Checked<typeof listActionable>) {
  return ofHead(gate, asked, async ({ reach }) => accept(reach))
}
