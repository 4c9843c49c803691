import type { SyncState } from '@maktab/client/offline-port'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

interface SyncStateHere extends SyncState {
  readonly isAvailable: boolean | undefined
  /** False where the browser may delete what is here when the disk runs low. */
  readonly isLasting: boolean | undefined
  syncNow(): void
}

/** What waits to be sent, and when both sides were last the same. `syncNow` tries refused work again, too. */
export function useSyncState(): SyncStateHere {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  const isLasting = useSyncExternalStore(store.onChange, store.isLasting)
  return { ...state, isAvailable, isLasting, syncNow: store.retryNow }
}

/** Whether the school can be reached, as well as this device knows it. */
export function useIsOnline(): boolean {
  const { network } = useConnection()
  return useSyncExternalStore(network.onChange, network.isOnline)
}
