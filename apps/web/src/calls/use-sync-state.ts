import type { SyncState } from '@maktab/client/offline-port'
import { saidOfSync } from '@maktab/domain/downloads/app-modes'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

interface SyncStateHere extends SyncState {
  readonly isAvailable: boolean | undefined
  /** False where the browser may delete what is here when the disk runs low. */
  readonly isLasting: boolean | undefined
  /** Tries refused work again, too; resolves with what its person should hear. */
  syncNow(): Promise<ReturnType<typeof saidOfSync>>
}

/** What waits to be sent, and when both sides were last the same. */
export function useSyncState(): SyncStateHere {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  const isLasting = useSyncExternalStore(store.onChange, store.isLasting)
  return {
    ...state,
    isAvailable,
    isLasting,
    async syncNow() {
      const before = store.syncState()
      const after = await store.retryNow()
      // With what waits of who the person was before.
      return saidOfSync({ before, after: after && { ...store.syncState(), synced_on: after.synced_on } })
    },
  }
}

/** Whether the school can be reached, as well as this device knows it. */
export function useIsOnline(): boolean {
  const { network } = useConnection()
  return useSyncExternalStore(network.onChange, network.isOnline)
}
