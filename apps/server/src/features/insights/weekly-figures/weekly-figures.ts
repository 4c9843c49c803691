/** The figures of the week by mail: who wants them, and the job that sends them, once a week to each. */
import { readWeeklyFigures, setWeeklyFigures } from '@maktab/contracts/insights/weekly-figures/weekly-figures'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { nextWeeklyOn } from '@maktab/domain/insights/weekly-figures'
import { inside, type SchoolContext } from '#calls/handle.ts'
import type { Doors } from '#db/school.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'
import type { Outbox } from '#mail/outbox.ts'
import { weekOf } from './week-of-reader.ts'
import {
  deleteWeekly,
  findWeeklyReader,
  readDueWeekly,
  saveWeekly,
  takeWeekly,
  type WeeklyReader,
  type WeeklyRole,
  type WeeklyRow,
} from './weekly-figures.sql.ts'
import { writeWeek, type WeekWriting } from './weekly-letter.ts'

const nobody = 'A person who holds a good token has a row'

export const weeklyFigures = ({ tenants }: { readonly tenants: Pick<Tenants, 'find'> }) => ({
  readWeeklyFigures: inside(readWeeklyFigures, async ({ db, actor }) => {
    const reader = await findWeeklyReader(db, actor)
    if (!reader) throw new Error(nobody)
    return accept(standingOf(reader))
  }),

  setWeeklyFigures: inside(setWeeklyFigures, async ({ db, actor, now }: SchoolContext, { is_wanted }) => {
    const reader = await findWeeklyReader(db, actor)
    if (!reader) throw new Error(nobody)
    if (!is_wanted) await deleteWeekly(db, actor)
    else {
      if (reader.email === null) return refuse('no_mail_address')
      const first_weekday = tenants.find(actor.tenant_id)?.first_weekday ?? 0
      const next_on = nextWeeklyOn({ now, time_zone: reader.time_zone, first_weekday })
      await saveWeekly(db, actor, { role: actor.role as WeeklyRole, next_on })
    }
    return accept({ ...standingOf(reader), is_wanted })
  }),
})

function standingOf({ is_wanted, email, is_unsubscribed }: WeeklyReader) {
  return { is_wanted, email, is_unsubscribed }
}

export interface WeeklySending extends WeekWriting {
  readonly doors: Doors
  readonly clock: () => Date
  readonly outbox: Outbox
  readonly tenants: Pick<Tenants, 'find'>
  readonly onFailure: (error: unknown) => void
}

const mostAtOnce = 20

/**
 * Answers how many were due. The mail is laid in the outbox in the transaction that puts the next one off by a week: after a crash neither
 * was done or both. Of weeks in which no server ran one mail comes, not many.
 */
export function openWeeklyFigures({ onFailure, ...sending }: WeeklySending): Job {
  const { doors, clock } = sending
  const sendDue = (isClosed: () => boolean) =>
    eachTenant(doors, (tenant_id) => {
      const step = async () => {
        const now = clock()
        const due = await doors.inTenant(tenant_id, (db) => readDueWeekly(db, tenant_id, { now, most: mostAtOnce }))
        const tenant = sending.tenants.find(tenant_id)
        // One after the other: each is a transaction of another school.
        for (const row of due) if (tenant) await sendOne(sending, tenant, row, now)
        return tenant ? due.length : 0
      }
      return inSteps(mostAtOnce, step, isClosed)
    })
  return openJob(sendDue, { pauseMs: 60_000, onFailure })
}

async function sendOne(
  sending: Omit<WeeklySending, 'onFailure'>,
  tenant: Configuration,
  { institution_id, user_id, role, next_on }: WeeklyRow,
  now: Date,
): Promise<void> {
  const { doors, outbox } = sending
  const person = { tenant_id: tenant.id, institution_id, user_id }
  const reader = await doors.inSchool(person, (db) => findWeeklyReader(db, person))
  // Who left, or is no principal or head any more, gets nothing and is not asked again.
  if (!reader || reader.email === null || !reader.roles.includes(role)) {
    await doors.inSchool(person, (db) => deleteWeekly(db, person))
    return
  }
  const { first_weekday } = tenant
  const next = nextWeeklyOn({ now, time_zone: reader.time_zone, first_weekday })
  const week = reader.is_unsubscribed ? undefined : await weekOf(doors, person, { role, tenant, now })
  const letter =
    week && writeWeek(sending, { tenant, person, role, reader: { ...reader, email: reader.email }, week }, now)
  await doors.inSchool(person, async (db) => {
    if ((await takeWeekly(db, person, { due: next_on, next })) && letter) await outbox.put(db, tenant.id, letter, now)
  })
  outbox.wake()
}
