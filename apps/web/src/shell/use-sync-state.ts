import type { SyncState } from '@maktab/client/offline-port'
import { useSyncExternalStore } from 'react'
import { useConnection } from '#calls/connection.ts'

/** What waits to be sent, and when both sides were last the same. */
export function useSyncState(): SyncState & { readonly isAvailable: boolean | undefined; syncNow(): void } {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return { ...state, isAvailable, syncNow: store.syncNow }
}

/** Whether the browser has a network at all. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listenToNetwork, () => navigator.onLine)
}

function listenToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
