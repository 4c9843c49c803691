import { expect, test } from 'vitest'
import type { SyncState } from '../src/offline-port.ts'
import { pause, startSyncSchedule, syncTimes } from '../src/sync-schedule.ts'
import { syncState } from './fakes.ts'

/** Runs the schedule by hand: `settle` gives a sync its end, `timers` are what was asked for. */
function schedule({ isSeen = true } = {}) {
  const page = { isSeen }
  const timers: { work: () => void; milliseconds: number }[] = []
  const ends: ((state: SyncState | Error) => void)[] = []
  const running = startSyncSchedule({
    store: {
      sync: () =>
        new Promise((resolve, reject) =>
          ends.push((state) => (state instanceof Error ? reject(state) : resolve(state))),
        ),
    },
    random: () => 1,
    isSeen: () => page.isSeen,
    setTimer: (work, milliseconds) => timers.push({ work, milliseconds }),
    clearTimer: () => undefined,
  })
  const settle = async (state: SyncState | Error) => {
    ends.at(-1)?.(state)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { running, timers, ends, settle, page }
}

const behind = { ...syncState, waiting: 2 }

test('syncs at the start, then every minute while somebody looks and every five while nobody does', async () => {
  const { timers, ends, settle, page } = schedule()
  expect(ends).toHaveLength(1)
  await settle(syncState)
  page.isSeen = false
  timers.at(-1)?.work()
  await settle(syncState)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([60_000, 300_000])
})

test('whoever asks for a sync hears its end, also of one that was under way', async () => {
  const { running, ends, settle } = schedule()
  const under_way = running.now()
  expect(ends).toHaveLength(1)
  await settle(behind)
  expect(await under_way).toBe(behind)
  const broken = running.now()
  await settle(new Error('broken'))
  expect(await broken).toBeUndefined()
})

test('pauses double while something waits, and begin anew after success', async () => {
  const { timers, settle } = schedule()
  for (const state of [behind, behind, new Error('broken'), syncState, behind]) {
    await settle(state)
    timers.at(-1)?.work()
  }
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([2_000, 4_000, 8_000, syncTimes.seen, 2_000])
})

test('asked during a sync it syncs again at once, not twice at a time', async () => {
  const { running, timers, ends, settle } = schedule()
  void running.now()
  void running.now()
  expect(ends).toHaveLength(1)
  await settle(syncState)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([0])
})

test('a server with too many requests is left alone for as long as it says, whatever is queued meanwhile', async () => {
  const { running, timers, ends, settle } = schedule()
  await settle({ ...behind, wait_seconds: 40 })
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([42_000])
  void running.now()
  expect(ends).toHaveLength(1)
  timers.at(-1)?.work()
  expect(ends).toHaveLength(2)
  await settle(syncState)
  void running.now()
  expect(ends).toHaveLength(3)
})

test('what is held is sent as soon as it may be, and the store may be asked to sync before', async () => {
  const { running, timers, ends, settle } = schedule()
  await settle({ ...behind, held_seconds: 20 })
  void running.now()
  expect(ends).toHaveLength(2)
  await settle({ ...behind, held_seconds: 400 })
  timers.at(-1)?.work()
  await settle(behind)
  expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([22_000, syncTimes.longest, 2_000])
})

test('stopped it does nothing more', async () => {
  const { running, timers, ends, settle } = schedule()
  running.stop()
  await settle(behind)
  void running.now()
  expect(timers).toEqual([])
  expect(ends).toHaveLength(1)
})

test('pauses are spread and have an end', () => {
  expect(pause(1, 0)).toBe(1_000)
  expect(pause(40, 1)).toBe(syncTimes.longest)
})
