/** Who may come in once name and password are right. */
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { Role } from '@maktab/contracts/roles'
import type { OwnSchoolOnly } from '../tenants/entrance.ts'

/** A username or an email address as it is kept and looked for. */
export function foldSignInName(typed: string): string {
  return typed.trim().normalize('NFC').toLowerCase()
}

export interface Entrance {
  readonly institution_id: number
  /** When the school's subscription ends; null where it does not. */
  readonly sub_end_date: Date | null
}

export interface EntranceOfTenant {
  /** When the tenant's subscription ends, for all of its schools; null where it does not. */
  readonly sub_end_date: Date | null
  /** The one school whose people come in; null where every school's do. */
  readonly ownSchool: OwnSchoolOnly | null
}

interface Entering {
  readonly school: Entrance
  readonly tenant: EntranceOfTenant
  readonly asked_institution_id: number | undefined
  readonly now: Date
}

/** What a session holds of the subscription: its end, the school's or the tenant's, and whether there is one at all. */
export interface Subscription {
  readonly sub_end_date: Date | null
  readonly is_subscribed: boolean
}

/** Refuses a school other than the tenant's own or the one asked for, and a subscription that is over (seed 000 §4). */
export function decideEntrance({
  school,
  tenant,
  asked_institution_id,
  now,
}: Entering): Outcome<Subscription, 'wrong_institution' | 'subscription_over' | OwnSchoolOnly['refusal']> {
  const { institution_id } = school
  if (tenant.ownSchool && tenant.ownSchool.institution_id !== institution_id) return refuse(tenant.ownSchool.refusal)
  if (asked_institution_id !== undefined && asked_institution_id !== institution_id) return refuse('wrong_institution')
  const sub_end_date = earlier(school.sub_end_date, tenant.sub_end_date)
  if (sub_end_date && sub_end_date <= now) return refuse('subscription_over')
  return accept({ sub_end_date, is_subscribed: sub_end_date !== null })
}

/** Who may log in on the page that stands in another site's frame (seed 000 §2, §5). */
export function mayEnterInFrame(role: Role): boolean {
  return role === 'learner'
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}
