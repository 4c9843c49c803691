/**
 * The access token for a store's work. A role's work goes out with a token of that role alone: under another the server would
 * refuse it for good. After a switch the tokens of the role that was left stay in memory while they live, for what still waits.
 */
import type { StoreOwner } from '@maktab/client/offline-port'
import type { KeptSession, SessionKeeper } from '@maktab/client/session'
import type { Authorised } from '@maktab/offline/surroundings'

export interface RoleTokens {
  /** A token that should be good; `rejected` is one that the server turned away. Undefined: it waits until the person is back in that role. */
  tokenFor(owner: StoreOwner, rejected?: string): Promise<Authorised | undefined>
  /** Whether what this person left in another role can still go out. */
  hasTokenFor(owner: StoreOwner): boolean
}

/** `now` in milliseconds. */
export function keepRoleTokens(session: SessionKeeper, now: () => number): RoleTokens {
  const left = new Map<string, KeptSession>()
  let last = session.current()
  session.onChange((next) => {
    const isSamePerson = next !== undefined && last !== undefined && isOf(next, last)
    if (!isSamePerson) left.clear()
    else if (next.active_role !== last?.active_role && last !== undefined) {
      left.set(last.active_role, last)
      left.delete(next.active_role)
    }
    last = next
  })

  function leftBy(owner: StoreOwner): KeptSession | undefined {
    const kept = left.get(owner.role)
    return kept !== undefined && isOf(kept, owner) && kept.token_exp * 1000 > now() ? kept : undefined
  }

  return {
    async tokenFor(owner, rejected) {
      const before = session.current()
      if (before === undefined) return undefined
      if (!isOf(before, owner) || before.active_role !== owner.role) {
        const kept = leftBy(owner)
        if (kept === undefined || kept.auth_token === rejected) {
          left.delete(owner.role)
          return undefined
        }
        return authorisedBy(kept)
      }
      if (rejected !== undefined && before.auth_token === rejected) await session.renew(rejected)
      const current = session.current()
      const isStill = current !== undefined && isOf(current, owner) && current.active_role === owner.role
      return isStill ? authorisedBy(current) : undefined
    },
    hasTokenFor: (owner) => leftBy(owner) !== undefined,
  }
}

const authorisedBy = ({ auth_token, tracking_key }: KeptSession): Authorised => ({ auth_token, tracking_key })

function isOf(
  one: { readonly user_id: number; readonly institution_id: number },
  other: { readonly user_id: number; readonly institution_id: number },
): boolean {
  return one.user_id === other.user_id && one.institution_id === other.institution_id
}
