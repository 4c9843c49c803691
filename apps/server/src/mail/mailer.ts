/** Hands a letter to a mail server. */
import { createTransport } from 'nodemailer'
import type { Letter } from '#mail/letter.ts'

export interface Mailer {
  /** Throws where the server could not be reached or did not take it. `mail_id` makes the same mail recognisable when it comes twice. */
  send(mail_id: string, letter: Letter): Promise<void>
  close(): void
}

/** `smtps://user:password@host:465` or `smtp://host:587`; `from`: the address that mails come from. */
export interface SmtpSettings {
  readonly url: string
  readonly from: string
}

const patienceMs = 20_000

/** Addresses are given as objects, never as text that is taken apart again: nothing in a name can become a header or a recipient. */
export function openSmtp({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({
    ...connection(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send(mail_id, { recipient, from_name, subject, text, html, reply_to, unsubscribe_url }) {
      await transport.sendMail({
        from: { name: from_name, address: from },
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        messageId: `<${mail_id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
        ...(reply_to ? { replyTo: { name: '', address: reply_to } } : {}),
        ...(unsubscribe_url ? { list: { unsubscribe: unsubscribe_url } } : {}),
      })
    },
    close: () => transport.close(),
  }
}

function connection(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}
