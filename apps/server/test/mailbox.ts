/** Mails as they arrive over SMTP, and challenges as a device solves them. */
import { createHash } from 'node:crypto'
import { openMailCatcher, type CaughtMail } from '../src/mail/catcher.ts'
import { openSmtp } from '../src/mail/mailer.ts'
import { openMailSender } from '../src/mail/send-mails.ts'
import type { School } from './school.ts'

export interface Mailbox {
  /** Sends what waits; answers the mails that came for an address, newest first. */
  of(recipient: string): Promise<readonly CaughtMail[]>
  /** The newest link in the newest mail, and what stands in it. */
  linkOf(recipient: string): Promise<URL>
  /** The four digits in the newest mail. */
  otpOf(recipient: string): Promise<string>
  close(): Promise<void>
}

export async function openMailbox(school: Pick<School, 'database' | 'mailing' | 'clock'>): Promise<Mailbox> {
  const clock = () => school.clock.now
  const catcher = await openMailCatcher({ clock })
  const sender = openMailSender({
    doors: school.database.doors,
    outbox: school.mailing.outbox,
    mailer: openSmtp({ url: catcher.url, from: 'maktab@school.example' }),
    clock,
    logger: { warn: fail, error: fail },
    pauseMs: 3_600_000,
  })
  const mailsOf = async (recipient: string) => {
    await sender.runDue()
    return catcher.mails().filter(({ recipients }) => recipients.includes(recipient))
  }
  const newest = async (recipient: string) => {
    const [mail] = await mailsOf(recipient)
    if (!mail) throw new Error(`No mail came for ${recipient}`)
    return mail
  }
  return {
    of: mailsOf,
    async linkOf(recipient) {
      const { text } = await newest(recipient)
      return new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '')
    },
    async otpOf(recipient) {
      const { text } = await newest(recipient)
      return /^\d{4}$/m.exec(text)?.[0] ?? ''
    },
    async close() {
      await sender.close()
      await catcher.close()
    },
  }
}

function fail(...words: unknown[]): never {
  throw new Error(`The mails were not sent: ${JSON.stringify(words)}`)
}

interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** A fresh `t_Token` of the host. */
export async function solveCaptcha(school: Pick<School, 'app'>, host = 'localhost'): Promise<string> {
  const response = await school.app.inject({ url: '/api/captcha', headers: { host } })
  const { algorithm, challenge, maxnumber, salt, signature } = response.json<Challenge>()
  for (let number = 0; number <= maxnumber; number++) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64')
  }
  throw new Error('The challenge has no solution')
}
