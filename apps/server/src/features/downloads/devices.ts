import { listDevices } from '@maktab/contracts/downloads/devices'
import { accept } from '@maktab/contracts/outcome'
import { troublesOf, waitsLongBefore } from '@maktab/domain/downloads/devices'
import { heardSince, nearlyFullBelow, putAwayBefore } from '@maktab/domain/insights/silence'
import { inside } from '#calls/handle.ts'
import { findDevices } from '#features/downloads/devices.sql.ts'

const pageSize = 30
const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const devices = {
  listDevices: inside(listDevices, async ({ db, actor, now }, { page, ...input }) => {
    const { rows, total, troubled } = await findDevices(db, actor, {
      ...input,
      skip: (Math.max(1, page) - 1) * pageSize,
      take: pageSize,
      waitsLongBefore: waitsLongBefore(now),
      heardSince: heardSince(now),
      putAwayBefore: putAwayBefore(now),
      nearlyFullBelow,
    })
    const list = rows.map(({ trouble, ...row }) => ({
      ...row,
      first_seen_on: row.first_seen_on.toISOString(),
      heard_on: row.heard_on.toISOString(),
      last_synced_on: iso(row.last_synced_on),
      waiting_since: iso(row.waiting_since),
      healed_on: iso(row.healed_on),
      healed_tables: [...row.healed_tables],
      troubles: troublesOf({ ...row, trouble }, now),
    }))
    return accept({ list, total, total_pages: Math.ceil(total / pageSize), troubled })
  }),
}
