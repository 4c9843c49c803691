import type { DownloadState } from '@maktab/client/offline-port'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'

export interface Downloads {
  readonly all: readonly DownloadState[]
  /** False where this browser cannot keep anything; undefined until known. */
  readonly isAvailable: boolean | undefined
  of(download_id: string): DownloadState | undefined
  /** Resolves at the end of the download; undefined where the device keeps nothing, or another one runs. One that `isConfirmed` uses whatever line there is. */
  download(download_id: string, isConfirmed?: boolean): Promise<DownloadState | undefined>
  pause(download_id: string): Promise<void>
  remove(download_id: string): Promise<void>
}

/** What is on this device, its progress, and how to fetch and remove them. */
export function useDownloads(): Downloads {
  const { store } = useConnection()
  const states = useSyncExternalStore(store.onChange, store.downloads)
  const isAvailable = useSyncExternalStore(store.onChange, store.isAvailable)
  return useMemo(
    () => ({
      all: [...states.values()],
      isAvailable,
      of: (download_id) => states.get(download_id),
      download: (download_id, isConfirmed) => store.download(download_id, isConfirmed),
      pause: (download_id) => store.pauseDownload(download_id),
      remove: (download_id) => store.removeDownload(download_id),
    }),
    [states, isAvailable, store],
  )
}

/** Bytes of all downloads on this device but those named; a file that several share is counted once. */
export function useDownloadedBytes(without: readonly string[] = none): number {
  const { store } = useConnection()
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    let isLatest = true
    // A store that is being closed counts nothing; the next one tells that it changed.
    const count = () =>
      void store.downloadedBytes(without).then(
        (bytes) => isLatest && setBytes(bytes),
        () => {},
      )
    count()
    const stop = store.onChange(count)
    return () => {
      isLatest = false
      stop()
    }
  }, [store, without])
  return bytes
}

const none: readonly string[] = []
