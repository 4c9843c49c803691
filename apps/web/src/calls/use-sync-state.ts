import type { SyncState } from '@maktab/client/offline-port'
import { modeOf, type AppMode } from '@maktab/domain/downloads/app-modes'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

interface SyncStateHere extends SyncState {
  readonly isAvailable: boolean | undefined
  /** False where the browser may delete what is here when the disk runs low. */
  readonly isLasting: boolean | undefined
}

/** What waits to be sent, and when both sides were last the same. */
export function useSyncState(): SyncStateHere {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  const isLasting = useSyncExternalStore(store.onChange, store.isLasting)
  return { ...state, isAvailable, isLasting }
}

/** Whether the school can be reached, as well as this device knows it. */
export function useIsOnline(): boolean {
  const { network } = useConnection()
  return useSyncExternalStore(network.onChange, network.isOnline)
}

/** How this page stands to the school, for words and screens alone: calls are answered by whoever can. */
export function useAppMode(): AppMode {
  const isOnline = useIsOnline()
  const { isAvailable, has_news, synced_on } = useSyncState()
  // Nothing of a store is known before it has told of itself.
  const hasRows = isAvailable === true ? (has_news === undefined ? undefined : synced_on !== null) : isAvailable
  return modeOf({ isOnline, hasRows, isClockRight: true })
}
