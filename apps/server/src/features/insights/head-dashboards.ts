import type { Checked } from '@maktab/contracts/call'
import {
  listNetworkSchools,
  listRegionSchools,
  readNetworkSummary,
  readNetworkTrend,
  readRegionSummary,
  readRegionTrend,
} from '@maktab/contracts/insights/head-dashboards'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isWithin, reachOf, type Reach } from '@maktab/domain/insights/campus-reach'
import { heardSince, isSilent, schoolFigures } from '@maktab/domain/insights/school-figures'
import { institutionName } from '@maktab/domain/tenants/institution-names'
import type { Kysely } from 'kysely'
import { atGate, type GateContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import {
  findRegion,
  findSchools,
  readFirstWorked,
  readSilent,
  readSummary,
  readWork,
  type HeadPlace,
} from '#features/insights/head-dashboards.sql.ts'
import { readCampuses } from '#features/insights/result-summaries.sql.ts'
import { readSchoolDay } from '#features/insights/sight.sql.ts'
import { readTrend } from '#features/insights/work-trend.ts'

const pageSize = 20
const mostSilent = 5

interface OfHead extends HeadPlace {
  readonly db: Kysely<Tables>
  /** The school that was asked for, else that of whoever asks. */
  readonly institution_id: number
  readonly region_name: string | null
  /** Of the school that was asked for; null of several together. */
  readonly institution_name: string | null
}

/**
 * Reads the schools of a head or an office in one transaction of their tenant: two rows say how far they reach. A region or a school beyond
 * that is not there, and nor is anything for somebody whose own school is gone.
 */
export async function ofHead<T>(
  { actor, doors, language }: GateContext,
  {
    region_id,
    institution_id,
  }: { readonly region_id?: number | undefined; readonly institution_id?: number | undefined },
  read: (head: OfHead) => Promise<T>,
) {
  if (!actor) throw new Error('Figures are for somebody')
  const { tenant_id, role } = actor
  return doors.inTenant(tenant_id, async (db) => {
    const campuses = await readCampuses(db, tenant_id, [actor.institution_id, institution_id ?? actor.institution_id])
    const byId = (id: number) => campuses.find((campus) => campus.institution_id === id)
    const reached = reachOf(role, byId(actor.institution_id))
    if (!reached) return refuse('not_found')
    const school = institution_id ?? reached.institution_id
    const campus = school === undefined ? undefined : byId(school)
    if (school !== undefined && !(campus && isWithin(campus, reached))) return refuse('not_found')
    const asked: Reach = {
      ...reached,
      ...(region_id !== undefined && { region_id }),
      ...(school !== undefined && { institution_id: school }),
    }
    const region =
      asked.region_id === undefined
        ? undefined
        : await findRegion(db, { tenant_id, region_id: asked.region_id, language })
    if (asked.region_id !== undefined && region === undefined) return refuse('not_found')
    if (region_id !== undefined && (reached.region_id ?? region_id) !== region_id) return refuse('not_found')
    if (region_id !== undefined && campus !== undefined && campus.region_id !== region_id) return refuse('not_found')
    return read({
      db,
      tenant_id,
      institution_id: school ?? actor.institution_id,
      reach: asked,
      region_name: region?.name ?? null,
      institution_name: campus ? institutionName(campus, language) : null,
    })
  })
}

async function summary(gate: GateContext, { region_id }: Checked<typeof readNetworkSummary>) {
  const { now, language } = gate
  return ofHead(gate, { region_id }, async ({ db, region_name, ...place }) => {
    const since = heardSince(now)
    const row = await readSummary(db, place, since)
    const silent = await readSilent(db, place, { heardSince: since, language, most: mostSilent })
    const { learners_to_40, learners_to_60, learners_to_80, learners_above_80 } = row
    return accept({
      as_of: row.as_of?.toISOString() ?? null,
      synced_on: row.synced_on?.toISOString() ?? null,
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
      region_name,
      ...schoolFigures(row),
      bands: {
        to_40: learners_to_40,
        to_60: learners_to_60,
        to_80: learners_to_80,
        above_80: learners_above_80,
        not_measured: Math.max(
          0,
          row.learners_banded - learners_to_40 - learners_to_60 - learners_to_80 - learners_above_80,
        ),
      },
      silent: silent.map(({ heard_on, ...school }) => ({ ...school, heard_on: heard_on?.toISOString() ?? null })),
    })
  })
}

async function trend(gate: GateContext, { region_id, ...asked }: Checked<typeof readNetworkTrend>) {
  const { now, language } = gate
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const read = await readTrend(
      asked,
      { today: await readSchoolDay(db, place, now), language },
      { first: () => readFirstWorked(db, place), work: (span) => readWork(db, place, span) },
    )
    return read.ok ? accept(read.value.trend) : read
  })
}

async function schools(gate: GateContext, { region_id, page, ...asked }: Checked<typeof listNetworkSchools>) {
  const { now, language } = gate
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const { list, total, as_of } = await findSchools(db, place, {
      ...asked,
      // The specification counts some lists from 0: its first page is the first.
      page: Math.max(1, page),
      language,
      heardSince: heardSince(now),
      pageSize,
    })
    return accept({
      as_of: as_of?.toISOString() ?? null,
      report: list.map((row) => {
        const figures = schoolFigures(row)
        // Never heard of is not nought.
        const isMeasured = row.heard_on !== null
        return {
          institution_id: row.institution_id,
          name: row.name,
          ministry_code: row.ministry_code,
          region_name: row.region_name,
          city: row.city,
          lesson_completion: isMeasured ? figures.lessons_completions : null,
          lesson_completion_of: figures.lessons_completions_of,
          lessons_avg_accuracy: figures.lessons_avg_accuracy,
          assessments_attempted: figures.lessons_avg_accuracy_of,
          attendance_avg: figures.attendance_avg,
          attendance_avg_of: figures.attendance_avg_of,
          learners_total: row.learners,
          learners_heard: row.learners_heard,
          learners_active: row.learners_active,
          heard_on: row.heard_on?.toISOString() ?? null,
          is_silent: isSilent(row.heard_on, now),
        }
      }),
      total,
      total_pages: Math.ceil(total / pageSize),
    })
  })
}

export const headDashboards = {
  readNetworkSummary: atGate(readNetworkSummary, summary),
  readRegionSummary: atGate(readRegionSummary, summary),
  readNetworkTrend: atGate(readNetworkTrend, trend),
  readRegionTrend: atGate(readRegionTrend, trend),
  listNetworkSchools: atGate(listNetworkSchools, schools),
  listRegionSchools: atGate(listRegionSchools, schools),
}
