/** Stores of roles that a person left on this device with work still waiting: they go on sending behind the screens of the new role. */
import type { OfflinePort, StoreOwner } from '@maktab/client/offline-port'
import { startSyncSchedule } from '@maktab/client/sync-schedule'
import { pageTimers } from '#browser/page-timers.ts'
import { noteWaiting } from './waiting-notes.ts'

export interface LeftRoles {
  /** Sends until nothing waits any more, or until the server no longer takes what speaks for that role. */
  sendOn(port: OfflinePort, owner: StoreOwner): void
  /** Closes the store that opens again (`next`), and those of people who are gone. What was not sent stays in its store. */
  makeWayFor(next: StoreOwner | undefined): Promise<void>
}

export interface LeftRolesOptions {
  readonly maySend: (owner: StoreOwner) => boolean
  readonly log: (message: string) => void
}

export function createLeftRoles({ maySend, log }: LeftRolesOptions): LeftRoles {
  const left = new Map<StoreOwner, () => Promise<void>>()

  return {
    sendOn(port, owner) {
      const schedule = startSyncSchedule({
        store: port,
        random: Math.random,
        isSeen: () => false,
        ...pageTimers,
      })
      const stopListening = port.onSync((state) => {
        noteWaiting(owner, state.waiting)
        const isDone = !state.is_sending && (state.waiting === 0 || !maySend(owner))
        if (isDone) void finish()
      })
      const finish = async (): Promise<void> => {
        left.delete(owner)
        schedule.stop()
        stopListening()
        await port
          .close()
          .catch((error: unknown) => log(`the store of a role that was left did not close: ${String(error)}`))
      }
      left.set(owner, finish)
    },
    async makeWayFor(next) {
      const closing = [...left].filter(([owner]) => JSON.stringify(owner) === JSON.stringify(next) || !maySend(owner))
      await Promise.all(closing.map(([, finish]) => finish()))
    },
  }
}
