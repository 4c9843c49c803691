/** Whether this device holds the whole application: before, nothing on it opens without a network. */
import { useSyncExternalStore } from 'react'
import { readFilesMessage, type KeepMessage } from '#worker/file-messages.ts'

export interface FilesKept {
  readonly isReady: boolean
  /** 0 of 0 until the service worker has told. */
  readonly kept: number
  readonly total: number
}

export interface FilesWatch {
  readonly state: () => FilesKept
  readonly onChange: (listener: () => void) => () => void
}

/** Milliseconds until the service worker is asked again: a browser ends it after minutes of work, and a line that was lost leaves files out. */
const again = { first: 30_000, longest: 240_000 } as const

/** `workers` is undefined where none is registered, as while developing: there is nothing to wait for. */
export function watchFiles(
  workers: Pick<ServiceWorkerContainer, 'ready' | 'addEventListener'> | undefined,
): FilesWatch {
  const listeners = new Set<() => void>()
  // A service worker serves pages before it has every file: only its own word counts.
  let state: FilesKept = { isReady: workers === undefined, kept: 0, total: 0 }
  const ask = async (wait: number) => {
    const { active } = await workers!.ready
    if (state.isReady) return
    active?.postMessage({ kind: 'keep-files' } satisfies KeepMessage)
    setTimeout(() => void ask(Math.min(2 * wait, again.longest)), wait)
  }
  if (workers !== undefined) {
    workers.addEventListener('message', ({ data }) => {
      const message = readFilesMessage(data)
      if (message === undefined || state.isReady) return
      const { kept, total } = message
      state = { isReady: total > 0 && kept === total, kept, total }
      for (const listener of listeners) listener()
    })
    void ask(again.first)
  }
  return {
    state: () => state,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const applicationFiles = watchFiles(
  import.meta.env.PROD && 'serviceWorker' in navigator && window.parent === window
    ? navigator.serviceWorker
    : undefined,
)

export function useFilesKept({ onChange, state }: FilesWatch): FilesKept {
  return useSyncExternalStore(onChange, state)
}
