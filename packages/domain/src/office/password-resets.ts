/** Whose password an office may take back. */
import type { Role } from '@maktab/contracts/roles'
import { mayAdminister, type StandingUser } from './office-users.ts'

interface Resetting<P extends StandingUser> {
  readonly actor: { readonly user_id: number; readonly role: Role }
  readonly asked: readonly number[]
  /** Those of them who are active people of the campus. */
  readonly found: readonly P[]
}

type WhyKept = 'not_found' | 'not_allowed' | 'own_account'

/** Who is given a code, each once, and who is not and why. Nobody resets a peer or somebody above, nor themselves: that is what another password is for. */
export function decideResets<P extends StandingUser>({
  actor,
  asked,
  found,
}: Resetting<P>): {
  readonly reset: readonly P[]
  readonly kept: readonly { readonly user_id: number; readonly why: WhyKept }[]
} {
  const people = new Map(found.map((person) => [person.user_id, person]))
  const reset: P[] = []
  const kept: { user_id: number; why: WhyKept }[] = []
  for (const user_id of new Set(asked)) {
    const person = people.get(user_id)
    if (!person) kept.push({ user_id, why: 'not_found' })
    else if (user_id === actor.user_id) kept.push({ user_id, why: 'own_account' })
    else if (!mayAdminister(actor.role, person.roles)) kept.push({ user_id, why: 'not_allowed' })
    else reset.push(person)
  }
  return { reset, kept }
}
