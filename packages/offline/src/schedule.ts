/** Decides when to sync: at once when something happens, later and later while the server cannot be reached. */
import type { SyncState } from '@maktab/client/offline-port'

export interface Scheduling {
  readonly sync: () => Promise<SyncState>
  /** 0 up to, not including, 1. */
  readonly random: () => number
  /** Calls back once after so many milliseconds; answers how to call it off. */
  readonly after: (milliseconds: number, work: () => void) => () => void
}

export interface Schedule {
  /** Something changed (a command was given, the network came back): sync now. */
  nudge(): void
  stop(): void
}

const shortestWait = 2_000
const longestWait = 300_000

/** With nothing to send, the server is asked for news every five minutes. */
export function keepSyncing({ sync, random, after }: Scheduling): Schedule {
  let failures = 0
  let isStopped = false
  let callOff = () => {}
  let lastSynced: string | null = null

  const run = async (): Promise<void> => {
    callOff()
    let reached = false
    try {
      const state = await sync()
      reached = state.waiting === 0 && state.synced_on !== lastSynced
      lastSynced = state.synced_on
    } catch {
      // A store that was closed meanwhile, or a full device: tried again like an absent server.
    }
    failures = reached ? 0 : failures + 1
    if (isStopped) return
    callOff()
    callOff = after(reached ? longestWait : waitAfter(failures, random()), () => void run())
  }

  return {
    nudge() {
      failures = 0
      void run()
    },
    stop() {
      isStopped = true
      callOff()
    },
  }
}

/** Doubles up to five minutes; half of it is left to chance, so that a whole class does not come back at one moment. */
export function waitAfter(failures: number, random: number): number {
  const whole = Math.min(longestWait, shortestWait * 2 ** (failures - 1))
  return Math.round(whole / 2 + (whole / 2) * random)
}
