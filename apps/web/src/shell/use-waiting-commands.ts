import type { WaitingCommand } from '@maktab/client/offline-port'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '#calls/connection.ts'

const none: readonly WaitingCommand[] = []

export interface WaitingCommands {
  readonly list: readonly WaitingCommand[]
  /** Takes a refused command out of the list, once a person saw it. */
  dismiss(command_id: string): Promise<void>
}

/** Commands of this device that the server has not accepted, oldest first. */
export function useWaitingCommands(): WaitingCommands {
  const { store } = useConnection()
  const state = useSyncExternalStore(store.onChange, store.syncState)
  const [list, setList] = useState(none)
  const [looks, setLooks] = useState(0)

  useEffect(() => {
    let isGone = false
    void (async () => {
      const found = (await (await store.current())?.waiting()) ?? none
      if (!isGone) setList(found)
    })()
    return () => {
      isGone = true
    }
  }, [store, state, looks])

  return {
    list,
    async dismiss(command_id) {
      await (await store.current())?.dismiss(command_id)
      setLooks((count) => count + 1)
    },
  }
}
