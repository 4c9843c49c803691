import type { FileToKeep, KeepOutcome } from '@maktab/client/offline-port'
import { useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

/** Single files that the person keeps on this device. */
export interface KeptFiles {
  /** False where this browser cannot keep anything; undefined until known. */
  readonly isAvailable: boolean | undefined
  has(file_id: string): boolean
  /** Resolves once it is here, or to why it is not; undefined where the device keeps nothing. */
  keep(file: FileToKeep): Promise<KeepOutcome | undefined>
  release(file_id: string): Promise<void>
}

export function useKeptFiles(): KeptFiles {
  const { store } = useConnection()
  const kept = useSyncExternalStore(store.onChange, store.keptFiles)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return {
    isAvailable,
    has: (file_id) => kept.has(file_id),
    keep: (file) => store.keepFile(file),
    release: (file_id) => store.releaseFile(file_id),
  }
}
