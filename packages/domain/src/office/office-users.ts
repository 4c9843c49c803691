/** What an office may do with the people of a campus. */
import { roles, type Role } from '@maktab/contracts/roles'
import { latinDigits } from '../people/digits.ts'
import { rolesHere } from '../tenants/role-names.ts'

const byCampus = ['learner', 'teacher'] as const satisfies readonly Role[]
const bySchool = [...byCampus, 'principal', 'campus_admin'] as const satisfies readonly Role[]
const byTenant = [...bySchool, 'school_admin', 'network_head', 'region_head'] as const satisfies readonly Role[]

/** Each office gives, changes and takes away what stands below it (seeds silent; decision 0098). */
const granted: Partial<Record<Role, readonly Role[]>> = {
  campus_admin: byCampus,
  school_admin: bySchool,
  admin: byTenant,
  super_admin: roles,
}

/** The roles that somebody who holds `role` may give. */
export function grantableRoles(role: Role): readonly Role[] {
  return granted[role] ?? []
}

/** Whether every role of a person stands below the office: nobody acts on a peer or on somebody above. */
export function mayAdminister(role: Role, stored: readonly string[]): boolean {
  const grantable = grantableRoles(role)
  return rolesHere(stored).every((held) => grantable.includes(held))
}

/** How long a deleted person can be restored and keeps their names. */
export const daysInBin = 30

export function binSince(now: Date): Date {
  return new Date(now.getTime() - daysInBin * 86_400_000)
}

export interface StandingUser {
  readonly user_id: number
  readonly roles: readonly string[]
}

interface Deleting {
  readonly actor: { readonly user_id: number; readonly role: Role }
  readonly asked: readonly number[]
  /** Those of them who are active people of the campus. */
  readonly found: readonly StandingUser[]
  /** All active campus admins of the campus. */
  readonly campusAdmins: readonly number[]
}

type WhyKept = 'not_found' | 'not_allowed' | 'own_account' | 'last_admin'

/**
 * Who goes, and who is kept and why. Nobody deletes themselves or somebody who does not stand below them, and a campus keeps one of its
 * campus admins: without one nobody could enter it.
 */
export function decideDeleting({ actor, asked, found, campusAdmins }: Deleting): {
  readonly deleted: readonly number[]
  readonly kept: readonly { readonly user_id: number; readonly why: WhyKept }[]
} {
  const people = new Map(found.map((person) => [person.user_id, person]))
  const deleted: number[] = []
  const kept: { user_id: number; why: WhyKept }[] = []
  const admins = new Set(campusAdmins)
  for (const user_id of new Set(asked)) {
    const why = whyKept(people.get(user_id), actor, admins)
    if (why === undefined) {
      deleted.push(user_id)
      admins.delete(user_id)
    } else kept.push({ user_id, why })
  }
  return { deleted, kept }
}

function whyKept(
  person: StandingUser | undefined,
  actor: Deleting['actor'],
  admins: ReadonlySet<number>,
): WhyKept | undefined {
  if (!person) return 'not_found'
  if (person.user_id === actor.user_id) return 'own_account'
  if (!mayAdminister(actor.role, person.roles)) return 'not_allowed'
  return admins.size === 1 && admins.has(person.user_id) ? 'last_admin' : undefined
}

interface Restoring {
  readonly actor: { readonly role: Role }
  readonly asked: readonly number[]
  /** Those of them who were deleted here and are in the bin still. */
  readonly found: readonly (StandingUser & { readonly is_number_taken: boolean })[]
}

type WhyNotRestored = 'not_found' | 'not_allowed' | 'admission_number_taken'

/** Who comes back, and who does not and why. */
export function decideRestoring({ actor, asked, found }: Restoring): {
  readonly restored: readonly number[]
  readonly kept: readonly { readonly user_id: number; readonly why: WhyNotRestored }[]
} {
  const people = new Map(found.map((person) => [person.user_id, person]))
  const looked = [...new Set(asked)].map((user_id) => {
    const person = people.get(user_id)
    if (!person) return { user_id, why: 'not_found' as const }
    if (!mayAdminister(actor.role, person.roles)) return { user_id, why: 'not_allowed' as const }
    return { user_id, why: person.is_number_taken ? ('admission_number_taken' as const) : undefined }
  })
  return {
    restored: looked.flatMap(({ user_id, why }) => (why === undefined ? [user_id] : [])),
    kept: looked.flatMap(({ user_id, why }) => (why === undefined ? [] : [{ user_id, why }])),
  }
}

/** At most so many words are looked for. */
const mostWords = 6

/**
 * The words of what was typed; the register folds them as it is folded itself. A number loses the 0 that stands before it at home: the
 * register keeps `+93701234567`.
 */
export function soughtWords(typed: string): readonly string[] {
  const words = latinDigits(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/^0(?=\d{6,}$)/, ''))
  return [...new Set(words)].slice(0, mostWords)
}
