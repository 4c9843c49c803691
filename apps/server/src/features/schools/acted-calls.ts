import { listActedCalls } from '@maktab/contracts/schools/acted-calls'
import { accept } from '@maktab/contracts/outcome'
import { actedCallsPage } from '@maktab/domain/access/acting'
import { atGate } from '#calls/handle.ts'
import { countActedSessions, readActedSessions } from '#features/schools/acted-calls.sql.ts'

export const actedCalls = {
  listActedCalls: atGate(listActedCalls, async ({ doors, tenant_id, language }, { institution_id, page }) => {
    const search = { tenant_id, language, institution_id, page, pageSize: actedCallsPage }
    const [total, rows] = await doors.inTenant(tenant_id, async (db) => [
      await countActedSessions(db, search),
      await readActedSessions(db, search),
    ])
    const list = rows.map(({ first_call_on, last_call_on, ...row }) => ({
      ...row,
      first_call_on: first_call_on.toISOString(),
      last_call_on: last_call_on.toISOString(),
    }))
    return accept({ list, total, total_pages: Math.ceil(total / actedCallsPage) })
  }),
}
