/**
 * Codes that prove that somebody reads an address: when one may be sent again, and how often one may be tried. They are
 * counted for an address, whether anybody has it or not.
 */
import { accept, refuse, refuseUntil, type Outcome } from '@maktab/contracts/outcome'
import { isWithin } from './elapsed-time.ts'

/** A link carries 256 random bits, an otp four digits (seed 000 §9). */
export type CodeKind = 'link' | 'otp'
export type CodePurpose = 'signup' | 'recovery'

/** As long as a link may lie in a mailbox that is read once a day; an otp is typed while the mail is open. */
export const codeLifeMs: Readonly<Record<CodeKind, number>> = { link: 24 * 3_600_000, otp: 10 * 60_000 }

/** The shorter of the two waits of seed 000 §9; the screens count down from the answer, so they never ask too soon. */
const resendWaitMs = 25_000
const windowMs = 24 * 3_600_000
const sendsInWindow = 10
const triesOfCode = 5
/** Four digits: 20 of 10,000 a day. */
const failuresInWindow = 20

/** What was sent to an address before, and tried. */
export interface CodeCounts {
  readonly sent_on: Date
  readonly window_began_on: Date
  readonly sent_in_window: number
  readonly failed_in_window: number
}

/** The counts to keep with the new code. */
export function decideSend({
  before,
  now,
}: {
  readonly before: CodeCounts | undefined
  readonly now: Date
}): Outcome<CodeCounts, 'mail_too_soon' | 'too_many_tries'> {
  if (!before) return accept({ sent_on: now, window_began_on: now, sent_in_window: 1, failed_in_window: 0 })
  if (isWithin(resendWaitMs, before.sent_on, now)) return refuse('mail_too_soon')
  const counts = inWindow(before, now)
  if (counts.sent_in_window >= sendsInWindow)
    return refuseUntil('too_many_tries', new Date(counts.window_began_on.getTime() + windowMs), now)
  return accept({ ...counts, sent_on: now, sent_in_window: counts.sent_in_window + 1 })
}

function inWindow(counts: CodeCounts, now: Date): CodeCounts {
  if (isWithin(windowMs, counts.window_began_on, now)) return counts
  return { ...counts, window_began_on: now, sent_in_window: 0, failed_in_window: 0 }
}

export interface SentCode extends CodeCounts {
  readonly kind: CodeKind
  readonly expires_on: Date
  readonly used_on: Date | null
  readonly failed_tries: number
}

export interface CodeTry {
  readonly isRight: boolean
  /** What to keep of the code. */
  readonly failed_tries: number
  readonly failed_in_window: number
  readonly window_began_on: Date
}

/** Right or wrong, what to keep of the count. A link is not counted: nobody guesses it, and a count would let others lock it. */
export function decideTry({
  code,
  isSame,
  now,
}: {
  readonly code: SentCode
  readonly isSame: boolean
  readonly now: Date
}): Outcome<CodeTry, 'too_many_tries'> {
  const counts = inWindow(code, now)
  const kept = {
    failed_tries: code.failed_tries,
    failed_in_window: counts.failed_in_window,
    window_began_on: counts.window_began_on,
  }
  const isOpen = code.used_on === null && code.expires_on > now
  if (code.kind === 'link') return accept({ ...kept, isRight: isSame && isOpen })
  if (code.failed_tries >= triesOfCode || counts.failed_in_window >= failuresInWindow) return refuse('too_many_tries')
  if (isSame && isOpen) return accept({ ...kept, isRight: true })
  return accept({
    ...kept,
    isRight: false,
    failed_tries: kept.failed_tries + 1,
    failed_in_window: kept.failed_in_window + 1,
  })
}
