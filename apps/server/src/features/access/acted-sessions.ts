/** What a super admin began in schools' places ends with their own going out. */
import { actingCodeLifeMs } from '@maktab/domain/access/acting'
import type { Doors } from '#db/school.ts'
import { closeActingCodes, endActedSessions } from '#features/access/acting.sql.ts'
import { accessLifeSeconds } from '#features/access/tokens.ts'

interface Ending {
  readonly doors: Doors
  readonly tenant_id: number
  readonly user_id: number
  readonly now: Date
}

/** Ends every session that the person holds in another's place, in any school of the tenant, and takes unused codes out of use; answers which ended. */
export async function endActing({ doors, tenant_id, user_id: acted_by, now }: Ending): Promise<readonly string[]> {
  const made_after = new Date(now.getTime() - actingCodeLifeMs - accessLifeSeconds * 1000)
  const institution_ids = await doors.inTenant(tenant_id, (db) =>
    closeActingCodes(db, { tenant_id, acted_by, made_after, now }),
  )
  const ended: string[] = []
  for (const institution_id of institution_ids)
    ended.push(
      ...(await doors.inSchool({ tenant_id, institution_id }, (db) =>
        endActedSessions(db, { institution_id, acted_by, ended_on: now }),
      )),
    )
  return ended
}
