/** What somebody may still do as who they were at a campus that they left: hand over what waits, nothing else. */
import type { AnyCall } from '@maktab/contracts/call'
import type { KeepingRole, Role } from '@maktab/contracts/roles'
import { keepsStore } from './device-sign-in.ts'

/** The batch of what waits, and the key of the store in which it does. */
const handingOver: readonly string[] = ['offline/syncup', 'user/store/key']

/** Whatever can wait on a device may be brought; nothing is shown and nothing else is done. */
export function mayCallAsEarlierSelf(call: Pick<AnyCall, 'path' | 'kind' | 'offline'>): boolean {
  return handingOver.includes(call.path) || (call.kind === 'command' && call.offline === 'queue')
}

/** The roles of a person in which work can wait on a device. */
export function keepingRolesOf(roles: readonly Role[]): readonly KeepingRole[] {
  return roles.filter(keepsStore)
}
