/** The mailbox of a demonstration school: what its catcher took in. */
import type { School } from './school.ts'

interface CaughtMail {
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
}

export interface Mail {
  readonly subject: string
  /** The address in it that leads to a path. */
  link(path: string): string
}

/** The newest mail to an address, once it is there: mails go out a moment after the answer. */
export async function mailTo({ address }: Pick<School, 'address'>, recipient: string): Promise<Mail> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const { list } = (await (await fetch(`${address}/demo/mail.json`)).json()) as { list: readonly CaughtMail[] }
    const mail = list.find(({ recipients }) => recipients.includes(recipient))
    if (mail !== undefined) return { subject: mail.subject, link: (path) => linkIn(mail.text, path) }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No mail came to ${recipient}`)
}

function linkIn(text: string, path: string): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url).find((url) => new URL(url).pathname === path)
  if (found === undefined) throw new Error(`No address of ${path} in: ${text}`)
  return found
}
