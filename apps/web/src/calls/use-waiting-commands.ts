import type { WaitingCommand } from '@maktab/client/offline-port'
import { useEffect, useState } from 'react'
import { useConnection } from './connection.ts'

const none: readonly WaitingCommand[] = []

export interface WaitingCommands {
  readonly list: readonly WaitingCommand[]
  /** Sends a refused command again, under a new id. */
  sendAgain(command_id: string): Promise<void>
  /** Takes a refused command out of the list, once a person saw it. */
  dismiss(command_id: string): Promise<void>
}

/** Commands of this device that the server has not accepted, oldest first. */
export function useWaitingCommands(): WaitingCommands {
  const { store } = useConnection()
  const [list, setList] = useState(none)

  useEffect(() => {
    let looks = 0
    async function look() {
      looks += 1
      const mine = looks
      const found = await store.waiting()
      // Of two looks that overlap the later one counts, and none after leaving.
      if (mine === looks) setList(found)
    }
    const stop = store.onChange(() => void look())
    void look()
    return () => {
      looks += 1
      stop()
    }
  }, [store])

  return {
    list,
    sendAgain: store.sendAgain,
    async dismiss(command_id) {
      await store.dismiss(command_id)
      setList((now) => now.filter((command) => command.command_id !== command_id))
    },
  }
}
