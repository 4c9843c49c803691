/** The mailbox of a demonstration school: what its catcher took in. */
import { expect } from '@playwright/test'
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
  const caught = async () => {
    const { list } = (await (await fetch(`${address}/demo/mail.json`)).json()) as { list: readonly CaughtMail[] }
    return list.find(({ recipients }) => recipients.includes(recipient))
  }
  await expect
    .poll(caught, { message: `a mail to ${recipient}`, timeout: 30_000, intervals: [50, 100, 200] })
    .toBeDefined()
  const { subject, text } = (await caught())!
  return { subject, link: (path) => linkIn(text, path) }
}

function linkIn(text: string, path: string): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url).find((url) => new URL(url).pathname === path)
  if (found === undefined) throw new Error(`No address of ${path} in: ${text}`)
  return found
}
