/** The loop that sends what waits in the outbox: at once when told so, else every few seconds; each mail at least once. */
import type { Logger } from 'pino'
import type { Doors } from '#db/school.ts'
import { eachTenant, inSteps, type Job } from '#jobs/job.ts'
import { repeatLooks } from '#jobs/repeated-looks.ts'
import type { Mailer } from '#mail/mailer.ts'
import { deleteMail, leaseMails, postponeMail, type WaitingMail } from '#mail/outbox-mails.sql.ts'
import type { Outbox } from '#mail/outbox.ts'

export interface Sending {
  readonly doors: Doors
  readonly outbox: Outbox
  readonly mailer: Mailer
  readonly clock: () => Date
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly pauseMs?: number
}

const leaseMs = 300_000
/** Even if each takes as long as it may, the lease is longer. */
const atOnce = 5
/** One, two, four minutes … up to six hours; the twelfth failure gives up, after a day and a half. */
const firstPauseMs = 60_000
const longestPauseMs = 6 * 3_600_000
const mostAttempts = 12

/** Begins with what somebody wakes it for; from its start on it looks by itself. Its end closes the mailer. */
export function openMailSender({ pauseMs = 5_000, ...sending }: Sending): Job {
  const onFailure = (error: unknown) => {
    sending.logger.error({ err: error }, 'mails could not be looked for')
    return 0
  }
  let running: Promise<number> = Promise.resolve(0)
  // A look that somebody woke does not go beside the one that was due.
  const runDue = (): Promise<number> => {
    running = running.then(() => (looks.isClosed() ? 0 : sendOfAll(sending, looks.isClosed))).catch(onFailure)
    return running
  }
  const looks = repeatLooks(runDue, { pauseMs, onFailure })
  sending.outbox.onWake(() => void runDue())
  return {
    runDue,
    start: looks.start,
    async close() {
      await looks.close()
      await running
      sending.mailer.close()
    },
  }
}

function sendOfAll(sending: Omit<Sending, 'pauseMs'>, isClosed: () => boolean): Promise<number> {
  const { doors, clock } = sending
  return eachTenant(doors, (tenant_id) => {
    const sendSome = async () => {
      const now = clock()
      const mails = await doors.inTenant(tenant_id, (db) =>
        leaseMails(db, tenant_id, { now, leased_until: new Date(now.getTime() + leaseMs), most: atOnce }),
      )
      for (const mail of mails) if (!isClosed()) await sendOne(sending, tenant_id, mail)
      return mails.length
    }
    return inSteps(atOnce, sendSome, isClosed)
  })
}

async function sendOne(
  { doors, outbox, mailer, clock, logger }: Omit<Sending, 'pauseMs'>,
  tenant_id: number,
  { mail_id, sealed, attempts }: WaitingMail,
): Promise<void> {
  const enclosed = outbox.open(sealed)
  try {
    if (enclosed?.isForNobody === false) await mailer.send(mail_id, enclosed.letter)
    else if (!enclosed) logger.error({ tenant_id, mail_id }, 'a mail cannot be read with this key and is dropped')
  } catch (error) {
    const failures = attempts + 1
    logger.warn(
      { tenant_id, mail_id, failures, reason: reasonOf(error) },
      failures < mostAttempts ? 'a mail was not taken; it is tried again' : 'a mail was not taken and is given up',
    )
    if (failures < mostAttempts) {
      const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** attempts)
      await doors.inTenant(tenant_id, (db) => postponeMail(db, tenant_id, mail_id, new Date(clock().getTime() + pause)))
      return
    }
  }
  await doors.inTenant(tenant_id, (db) => deleteMail(db, tenant_id, mail_id))
}

/** Without the server's words: they repeat the address. */
function reasonOf(error: unknown): object {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  return { code, responseCode, command }
}
