/** When the device's store syncs: at the start, when the network returns, when something was queued, and now and then. */
import type { OfflinePort, SyncState } from './offline-port.ts'

/** Milliseconds. A pull every minute while somebody looks (seed 001 §9), else every five; while something waits, sooner, with doubling pauses. */
export const syncTimes = { seen: 60_000, unseen: 5 * 60_000, first: 2_000, longest: 30_000 } as const

export interface SyncSchedule {
  /**
   * Syncs now (or right after the sync under way; or once the quiet is over that the server asked for). Resolves with the end of the one that runs;
   * undefined where none does, or it broke.
   */
  now(): Promise<SyncState | undefined>
  stop(): void
}

export interface SyncScheduleOptions {
  readonly store: Pick<OfflinePort, 'sync'>
  /** From 0 to 1; spreads the devices of a school that all lost the same network. */
  readonly random: () => number
  /** Whether a person can see the page. */
  readonly isSeen: () => boolean
  readonly setTimer: (work: () => void, milliseconds: number) => unknown
  readonly clearTimer: (timer: unknown) => void
}

export function startSyncSchedule({ store, random, isSeen, setTimer, clearTimer }: SyncScheduleOptions): SyncSchedule {
  let timer: unknown
  let failures = 0
  let running: Promise<SyncState | undefined> | undefined
  let isAskedAgain = false
  let isStopped = false
  /** The server asked for quiet: the timer runs for as long as it said. */
  let isQuiet = false

  function run(): Promise<SyncState | undefined> {
    if (isStopped || isQuiet) return Promise.resolve(undefined)
    if (running !== undefined) isAskedAgain = true
    return (running ??= syncOnce())
  }

  async function syncOnce(): Promise<SyncState | undefined> {
    clearTimer(timer)
    const state = await store.sync().catch((): SyncState | undefined => undefined)
    running = undefined
    if (!isStopped) goOn(state)
    return state
  }

  function goOn(state: SyncState | undefined): void {
    const isDone = state !== undefined && state.waiting === 0
    const held = state?.held_seconds
    // What is held has failed at nothing: it is sent as soon as it may be.
    if (held === undefined) failures = isDone ? 0 : failures + 1
    const whenHeld = Math.min((held ?? 0) * 1000 + Math.round(random() * syncTimes.first), syncTimes.longest)
    const usual = held === undefined ? (isDone ? idle() : pause(failures, random())) : whenHeld
    const next = isAskedAgain && failures < 2 ? 0 : usual
    isAskedAgain = false
    const quiet = (state?.wait_seconds ?? 0) * 1000
    isQuiet = quiet > 0
    timer = setTimer(
      () => {
        isQuiet = false
        void run()
      },
      // Never less than was asked for; the devices of a school come back apart.
      isQuiet ? quiet + Math.round(random() * syncTimes.first) : next,
    )
  }

  const idle = () => (isSeen() ? syncTimes.seen : syncTimes.unseen)

  void run()
  return {
    now: run,
    stop() {
      isStopped = true
      clearTimer(timer)
    },
  }
}

/** Milliseconds to the next sync after `failures` in a row. */
export function pause(failures: number, random: number): number {
  const longest = Math.min(syncTimes.longest, syncTimes.first * 2 ** Math.max(0, failures - 1))
  return Math.round(longest / 2 + (longest / 2) * random)
}
