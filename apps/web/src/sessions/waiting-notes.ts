/** How much waits in each role's store, noted beside the stores for all tabs. Missing or lost, a note only means that the store is asked first. */
import type { StoreOwner } from '@maktab/client/offline-port'
import { keepingRoles, type Role } from '@maktab/contracts/roles'

const noteOf = ({ tenant_id, institution_id, user_id, role }: StoreOwner) =>
  `maktab.waiting.${tenant_id}.${institution_id}.${user_id}.${role}`

export function noteWaiting(owner: StoreOwner | undefined, waiting: number): void {
  if (owner === undefined) return
  try {
    localStorage.setItem(noteOf(owner), String(waiting))
  } catch {
    // Forbidden storage: the store is asked first.
  }
}

/** As it was noted, or null. */
export function readWaiting(owner: StoreOwner): string | null {
  try {
    return localStorage.getItem(noteOf(owner))
  } catch {
    return null
  }
}

/** How much of a person waits on this device in a role that is not the present one. */
export function waitingInRole(person: Omit<StoreOwner, 'role'>, role: Role): number {
  const noted = Number(readWaiting({ ...person, role }) ?? 0)
  return Number.isSafeInteger(noted) && noted > 0 ? noted : 0
}

/** How much of a person waits on this device, in all their roles; undefined where nothing was noted. */
export function waitingOf(person: Omit<StoreOwner, 'role'>): number | undefined {
  const isNoted = keepingRoles.some((role) => readWaiting({ ...person, role }) !== null)
  return isNoted ? keepingRoles.reduce((sum, role) => sum + waitingInRole(person, role), 0) : undefined
}

/** Whether this browser noted a store of somebody else of the tenant. */
export function isElseNoted({ tenant_id, institution_id, user_id }: Omit<StoreOwner, 'role'>): boolean {
  try {
    return Object.keys(localStorage).some(
      (name) =>
        name.startsWith(`maktab.waiting.${tenant_id}.`) &&
        !name.startsWith(`maktab.waiting.${tenant_id}.${institution_id}.${user_id}.`),
    )
  } catch {
    return false
  }
}

/** Where pages write what is on its way into a person's outbox (`unsaved-progress.ts`). */
export const unsavedName = (user_id: number) => `maktab.unsaved-progress.${user_id}`

/** Whether a page of this learner, this one or one that ended, has learning that the outbox may not have yet. */
export function hasUnsaved({ user_id, role }: StoreOwner): boolean {
  try {
    return role === 'learner' && localStorage.getItem(unsavedName(user_id)) !== null
  } catch {
    return false
  }
}

/** Removes notes of this browser: those whose names begin so where it ends with a dot, else the one of that name. */
export function forgetNotes(names: readonly string[]): void {
  const isMeant = (name: string) => names.some((one) => (one.endsWith('.') ? name.startsWith(one) : name === one))
  try {
    for (const name of Object.keys(localStorage)) if (isMeant(name)) localStorage.removeItem(name)
  } catch {
    // Forbidden storage: there are none.
  }
}
