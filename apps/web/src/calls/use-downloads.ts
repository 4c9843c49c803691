import type { DownloadState } from '@maktab/client/offline-port'
import { useMemo, useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

export interface Downloads {
  readonly all: readonly DownloadState[]
  /** False where this browser cannot keep anything; undefined until known. */
  readonly isAvailable: boolean | undefined
  of(assignment_id: string): DownloadState | undefined
  /** Resolves at the end of the download; undefined where the device keeps nothing. */
  download(assignment_id: string): Promise<DownloadState | undefined>
  remove(assignment_id: string): Promise<void>
}

/** Assignments on this device, their progress, and how to fetch and remove them. */
export function useDownloads(): Downloads {
  const { store } = useConnection()
  const states = useSyncExternalStore(store.onChange, store.downloads)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return useMemo(
    () => ({
      all: [...states.values()],
      isAvailable,
      of: (assignment_id) => states.get(assignment_id),
      download: (assignment_id) => store.download(assignment_id),
      remove: (assignment_id) => store.removeDownload(assignment_id),
    }),
    [states, isAvailable, store],
  )
}
