import type { Checked } from '@maktab/contracts/call'
import { listHeadRegions, listNetworkPlaces, listRegionPlaces } from '@maktab/contracts/insights/head-places'
import { accept } from '@maktab/contracts/outcome'
import { heardSince, schoolFigures } from '@maktab/domain/insights/school-figures'
import { atGate, type GateContext } from '#calls/handle.ts'
import { ofHead } from '#features/insights/head-dashboards.ts'
import { readPlaces, readRegions } from '#features/insights/head-places.sql.ts'

async function places(gate: GateContext, { region_id }: Checked<typeof listNetworkPlaces>) {
  const { now, language } = gate
  return ofHead(gate, { region_id }, async ({ db, ...place }) => {
    const level: 'region' | 'district' = place.reach.region_id === undefined ? 'region' : 'district'
    const rows = await readPlaces(db, place, { level, heardSince: heardSince(now), language })
    return accept({
      level,
      report: rows.map((row) => {
        const figures = schoolFigures(row)
        return {
          region_id: row.region_id,
          city_id: row.city_id,
          name: row.name ?? '',
          schools_total: row.schools_total,
          schools_placed: row.schools_placed,
          latitude: row.latitude,
          longitude: row.longitude,
          schools_heard: row.schools_heard,
          learners_total: row.learners,
          learners_heard: row.learners_heard,
          lessons_completions: figures.lessons_completions,
          lessons_completions_of: figures.lessons_completions_of,
          lessons_avg_accuracy: figures.lessons_avg_accuracy,
          lessons_avg_accuracy_of: figures.lessons_avg_accuracy_of,
          attendance_avg: figures.attendance_avg,
          attendance_avg_of: figures.attendance_avg_of,
        }
      }),
    })
  })
}

export const headPlaces = {
  listHeadRegions: atGate(listHeadRegions, async (gate) => {
    const found = await ofHead(gate, {}, async ({ db, ...place }) =>
      accept({ regions: [...(await readRegions(db, place, gate.language))] }),
    )
    // Whose own school is gone is the head of nothing.
    return found.ok ? found : accept({ regions: [] })
  }),
  listNetworkPlaces: atGate(listNetworkPlaces, places),
  listRegionPlaces: atGate(listRegionPlaces, places),
}
