import type { DownloadSettings, LineKind } from '@maktab/domain/downloads/download-limits'
import { lineOf } from '@maktab/domain/downloads/download-limits'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from './connection.ts'
import { keepDownloadSettings, onDownloadSettings, readDownloadSettings } from './download-settings.ts'

/** What downloads may use on this device, and how to change it. */
export function useDownloadSettings(): readonly [DownloadSettings, (change: Partial<DownloadSettings>) => void] {
  const settings = useSyncExternalStore(onDownloadSettings, readDownloadSettings)
  return [settings, (change) => keepDownloadSettings({ ...readDownloadSettings(), ...change })]
}

interface ToldConnection extends EventTarget {
  readonly type?: string
  readonly saveData?: boolean
}

const connectionNow = () => (navigator as Navigator & { readonly connection?: ToldConnection }).connection

function onLineChange(listener: () => void): () => void {
  const connection = connectionNow()
  connection?.addEventListener?.('change', listener)
  return () => connection?.removeEventListener?.('change', listener)
}

/** Whether the line costs, as far as this browser tells. */
export function useLine(): LineKind {
  return useSyncExternalStore(onLineChange, () => lineOf(connectionNow() ?? {}))
}

/** Bytes of the last thirty days over lines that are not free. */
export function useSpentBytes(): number {
  const { store } = useConnection()
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    let isGone = false
    // A store that is being closed counts nothing.
    const count = () =>
      void store.spentBytes().then(
        (spent) => isGone || setBytes(spent),
        () => undefined,
      )
    count()
    const stop = store.onChange(count)
    return () => {
      isGone = true
      stop()
    }
  }, [store])
  return bytes
}
