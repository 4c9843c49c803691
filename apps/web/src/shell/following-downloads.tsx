import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useConnection } from '#calls/connection.ts'

// Who cannot fetch it still sees on its card how a download stands.
const DownloadLayer = lazy<ComponentType>(() =>
  import('#features/downloads/download-layer.tsx').then(
    ({ DownloadLayer: Fetched }) => ({ default: Fetched }),
    () => ({ default: (): ReactNode => null }),
  ),
)

/** Fetched when the first download is not complete, and there from then on: what ends has its last word. */
export function FollowingDownloads() {
  const { store } = useConnection()
  const downloads = useSyncExternalStore(store.onChange, store.downloads)
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && [...downloads.values()].some(({ status }) => status !== 'completed')) setWanted(true)
  return (
    isWanted && (
      <Suspense fallback={null}>
        <DownloadLayer />
      </Suspense>
    )
  )
}
