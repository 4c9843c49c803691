/** Who takes the mails of this process: a mail server that was named, or in a demonstration a catcher of its own. */
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Doors } from '#db/school.ts'
import { mountDemoMail } from '#demo/mail-page.ts'
import type { Running } from '#jobs/job.ts'
import { openMailCatcher } from '#mail/catcher.ts'
import { openSmtp } from '#mail/mailer.ts'
import type { Outbox } from '#mail/outbox.ts'
import { openMailSender } from '#mail/send-mails.ts'

export interface PostOfficeSettings {
  readonly smtpUrl: string | undefined
  readonly from: string
  readonly isDemonstration: boolean
  readonly doors: Doors
  readonly outbox: Outbox
  readonly clock: () => Date
  readonly logger: Logger
}

export interface PostOffice extends Running {
  start(): void
  /** Adds the page of caught mails, where they are caught. */
  mount(app: FastifyInstance): void
}

export async function openPostOffice({
  smtpUrl,
  from,
  isDemonstration,
  ...sending
}: PostOfficeSettings): Promise<PostOffice> {
  const catcher = smtpUrl === undefined && isDemonstration ? await openMailCatcher(sending) : undefined
  const url = smtpUrl ?? catcher?.url
  if (!url) sending.logger.warn('no mail server is named (MAKTAB_SMTP_URL): mails wait until one is')
  const sender = url ? openMailSender({ ...sending, mailer: openSmtp({ url, from }) }) : undefined
  return {
    start: () => sender?.start(),
    mount(app) {
      if (catcher) mountDemoMail(app, catcher)
    },
    async close() {
      await sender?.close()
      await catcher?.close()
    },
  }
}
