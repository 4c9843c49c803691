/** The `code` of a link in a mail or a push: what it leads to and for whom, under a signature of this server. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

export type LinkTarget =
  | { readonly purpose: 'assignment' | 'event'; readonly target: string }
  | { readonly purpose: 'class'; readonly target: number }
  | { readonly purpose: 'unsubscribe' }

export interface LinkOwner {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export type SignedLink = LinkTarget & LinkOwner

export interface SignedLinks {
  /** The code; it holds nothing secret and works for a year, for the person it names alone. */
  sign(link: SignedLink, now: Date): string
  /** Undefined where this server did not write it, or its year is over. */
  read(code: string, now: Date): SignedLink | undefined
}

const lifeDays = 365
const dayMs = 86_400_000
const letters = { assignment: 'a', class: 'c', event: 'e', unsubscribe: 'u' } as const
const shape = /^(a|c|e|u)\.(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{0,36})\.(\d{1,6})\.([\w-]{43})$/

export function openSignedLinks(secret: string): SignedLinks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'maktab links', 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const day = (now: Date) => Math.floor(now.getTime() / dayMs)
  return {
    sign(link, now) {
      const target = link.purpose === 'unsubscribe' ? '' : link.target
      const text = [
        letters[link.purpose],
        link.tenant_id,
        link.institution_id,
        link.user_id,
        target,
        day(now) + lifeDays,
      ].join('.')
      return `${text}.${signatureOf(text)}`
    },
    read(code, now) {
      const [, letter, tenant, institution, user, target = '', until, signature = ''] = shape.exec(code) ?? []
      if (!letter) return undefined
      const isOurs = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(signatureOf(code.slice(0, code.lastIndexOf('.')))),
      )
      if (!isOurs || Number(until) < day(now)) return undefined
      const owner = { tenant_id: Number(tenant), institution_id: Number(institution), user_id: Number(user) }
      if (letter === 'a') return { ...owner, purpose: 'assignment', target }
      if (letter === 'e') return { ...owner, purpose: 'event', target }
      return letter === 'c'
        ? { ...owner, purpose: 'class', target: Number(target) }
        : { ...owner, purpose: 'unsubscribe' }
    },
  }
}
