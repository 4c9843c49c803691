import type { SyncState } from '@maktab/client/offline-port'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

/** What waits to be sent, and when both sides were last the same. `syncNow` tries refused work again, too. */
export function useSyncState(): SyncState & { readonly isAvailable: boolean | undefined; syncNow(): void } {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return { ...state, isAvailable, syncNow: store.retryNow }
}

/** Whether the school can be reached, as well as this device knows it. */
export function useIsOnline(): boolean {
  const { network } = useConnection()
  return useSyncExternalStore(network.onChange, network.isOnline)
}
