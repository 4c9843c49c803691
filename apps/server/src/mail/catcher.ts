/** A mail server of the process's own on loopback, which keeps what it gets in memory: for demonstrations and tests. */
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export interface CaughtMail {
  /** 1 for the first; later ones count on. */
  readonly number: number
  readonly recipients: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly reply_to: readonly string[]
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly received_on: Date
}

export interface MailCatcher {
  /** For `openSmtp`. */
  readonly url: string
  /** Newest first. */
  mails(): readonly CaughtMail[]
  close(): Promise<void>
}

const mostMails = 500
const largestMail = 1024 * 1024

export async function openMailCatcher({
  clock,
  port = 0,
}: {
  readonly clock: () => Date
  readonly port?: number
}): Promise<MailCatcher> {
  const caught: CaughtMail[] = []
  let count = 0
  const keep = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw = await buffer(stream)
    caught.unshift(
      await read(
        raw,
        envelope.rcptTo.map(({ address }) => address),
        (count += 1),
        clock(),
      ),
    )
    caught.length = Math.min(caught.length, mostMails)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largestMail,
    logger: false,
    onData: (stream, session, done) => callbackify(keep)(stream, session, done),
  })
  // A connection that breaks is its sender's trouble; without a listener it would end the process.
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: () => caught,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function read(
  raw: Buffer,
  recipients: readonly string[],
  number: number,
  received_on: Date,
): Promise<CaughtMail> {
  const { from, subject = '', text = '', html = '', replyTo = [], headers } = await PostalMime.parse(raw)
  return {
    number,
    recipients,
    from: from?.address ?? '',
    subject,
    text,
    html,
    reply_to: replyTo.flatMap(({ address }) => address ?? []),
    headers: headers.map(({ key, value }) => ({ key, value })),
    received_on,
  }
}
