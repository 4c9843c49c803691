/** When a refresh token may be traded for the next one, and when its whole session ends. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { isWithin } from './elapsed-time.ts'

export interface SessionStanding {
  /** Number of the refresh token that is good now; tokens count from 1. */
  readonly refresh_number: number
  /** When that token was given out. */
  readonly renewed_on: Date
  readonly expires_on: Date
  readonly ended_on: Date | null
}

/** How long the token before the present one is still taken: the answer that brought the present one may have been lost. */
const graceMs = 60_000
/** A session that nobody renews ends after 90 days. */
export const sessionLifeMs = 90 * 86_400_000

export interface Renewal {
  /** Number of the refresh token to answer with. */
  readonly refresh_number: number
  /** False where the lost answer is only given again, and nothing changes. */
  readonly isNew: boolean
}

export type RenewalRefusal =
  /** Signed out, ended earlier, or nobody came for too long. */
  | 'over'
  /** An old token came back: it was copied, and the session must end for both who hold it. */
  | 'used_twice'

/**
 * `presented` is the number of a refresh token whose signature is right. A network that loses the answer must not sign
 * a child out: within a minute the same token answers the same successor again.
 */
export function decideRenewal({
  session,
  presented,
  now,
}: {
  readonly session: SessionStanding
  readonly presented: number
  readonly now: Date
}): Outcome<Renewal, RenewalRefusal> {
  if (session.ended_on || session.expires_on <= now) return refuse('over')
  if (presented === session.refresh_number) return accept({ refresh_number: presented + 1, isNew: true })
  if (presented === session.refresh_number - 1 && isWithin(graceMs, session.renewed_on, now)) {
    return accept({ refresh_number: session.refresh_number, isNew: false })
  }
  return refuse('used_twice')
}

/** Milliseconds that an ended session stays: the list of devices, and who was signed in when something happened, look back no further. */
export const sessionsKeptMs = 365 * 24 * 60 * 60 * 1000
