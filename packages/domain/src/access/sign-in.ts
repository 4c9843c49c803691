/** Who may come in once name and password are right. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'

/** A username or an email address as it is kept and looked for. */
export function foldSignInName(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}

export interface Entrance {
  readonly institution_id: number
  /** When the school's subscription ends; null where it does not. */
  readonly sub_end_date: Date | null
}

/** Refuses a school other than the one asked for, and a subscription that is over (seed 000 §4). */
export function decideEntrance({
  school,
  asked_institution_id,
  now,
}: {
  readonly school: Entrance
  readonly asked_institution_id: number | undefined
  readonly now: Date
}): Outcome<void, 'wrong_institution' | 'subscription_over'> {
  if (asked_institution_id !== undefined && asked_institution_id !== school.institution_id) return refuse('wrong_institution')
  if (school.sub_end_date && school.sub_end_date <= now) return refuse('subscription_over')
  return accept(undefined)
}
