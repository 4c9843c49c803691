import { describe, expect, test } from 'vitest'
import {
  giveUpAfter,
  isActive,
  mayStart,
  nextDownload,
  speedOf,
  spareBytes,
  started,
  stuckAfter,
  type DownloadEvent,
  type DownloadRecord,
} from './download-states.ts'

const megabyte = 1024 * 1024
const begun = started(0).record
const plan = { kind: 'planned', total_bytes: 10 * megabyte, done_bytes: 0, free_bytes: -1 } as const
const running = nextDownload(begun, plan, 0).record
const half = nextDownload(running, { kind: 'arrived', done_bytes: 5 * megabyte }, 1_000).record
const paused = nextDownload(half, { kind: 'paused' }, 2_000).record
const lost = nextDownload(half, { kind: 'internet_lost', is_offline: false, is_mobile: false }, 2_000).record
const held = nextDownload(half, { kind: 'held', hold: 'only_wifi' }, 2_000).record
const offline = nextDownload(half, { kind: 'internet_lost', is_offline: true, is_mobile: false }, 2_000).record

test.each([
  ['nothing else runs and there is something to bring', [], 1, true],
  ['there is nothing to bring', [], 0, false],
  ['another one runs', [running], 1, false],
  ['another one was begun', [begun], 1, false],
  ['another one is paused', [paused], 1, true],
])('where %s a download may start or not', (_, others, parts, may) => {
  expect(mayStart(others, parts)).toBe(may)
})

test.each<[string, DownloadRecord, DownloadEvent, number, object, string[]]>([
  ['with room for it a plan is fetched', begun, plan, 0, { status: 'in_progress', percentage: 0 }, []],
  [
    'without room for it nothing is fetched, and what is lacking is said',
    begun,
    { ...plan, free_bytes: 4 * megabyte },
    0,
    { status: 'failed', failure: 'storage_full', shortfall_bytes: 6 * megabyte + spareBytes },
    ['abort'],
  ],
  ['a device that does not tell its room is believed', begun, { ...plan, free_bytes: -1 }, 0, { failure: null }, []],
  [
    'what is here needs no room',
    begun,
    { ...plan, done_bytes: 10 * megabyte, free_bytes: 0 },
    0,
    { failure: null },
    [],
  ],
  ['half of it is fifty per cent', running, { kind: 'arrived', done_bytes: 5 * megabyte }, 9, { percentage: 50 }, []],
  [
    'all of it is 99 until it is finished',
    half,
    { kind: 'arrived', done_bytes: 10 * megabyte },
    9,
    { percentage: 99 },
    [],
  ],
  [
    'finished it is whole',
    half,
    { kind: 'finished' },
    9,
    { status: 'completed', percentage: 100 },
    ['download_success_msg'],
  ],
  ['39 seconds of silence are borne', half, { kind: 'ticked' }, stuckAfter + 999, { status: 'in_progress' }, []],
  [
    '40 seconds of silence begin it anew',
    half,
    { kind: 'ticked' },
    stuckAfter + 1_000,
    { status: 'in_progress' },
    ['abort', 'run'],
  ],
  ['its person pauses it', half, { kind: 'paused' }, 9, { status: 'paused', is_interrupted: false }, ['abort']],
  [
    'what arrives for a paused one changes nothing',
    paused,
    { kind: 'arrived', done_bytes: 9 * megabyte },
    9,
    { percentage: 50 },
    [],
  ],
  ['a paused one waits for its person, however long', paused, { kind: 'ticked' }, 9_999_999, { status: 'paused' }, []],
  [
    'it is resumed where there is a line',
    paused,
    { kind: 'resumed', is_online: true },
    9,
    { status: 'in_progress' },
    ['run'],
  ],
  [
    'without a line that is said',
    paused,
    { kind: 'resumed', is_online: false },
    9,
    { status: 'paused' },
    ['unable_to_connect'],
  ],
  [
    'a lost line pauses it',
    half,
    { kind: 'internet_lost', is_offline: false, is_mobile: false },
    2_000,
    { status: 'paused', is_interrupted: true, lost_on: 2_000 },
    ['abort', 'on_download_internet_lost_error'],
  ],
  [
    'it is tried again while the line is lost',
    lost,
    { kind: 'ticked' },
    7_000,
    { status: 'in_progress', lost_on: 2_000 },
    ['run'],
  ],
  [
    'after a minute without it is given up, and what arrived is kept',
    lost,
    { kind: 'ticked' },
    2_000 + giveUpAfter,
    { status: 'failed', failure: 'unreachable', percentage: 50 },
    ['internet_timeout_Error'],
  ],
  [
    'a device without any network, on which something is complete, pauses it and says that it goes on',
    half,
    { kind: 'internet_lost', is_offline: true, is_mobile: false },
    2_000,
    { status: 'paused', is_interrupted: true, is_offline: true, lost_on: 2_000 },
    ['abort', 'download_paused_offline_msg'],
  ],
  [
    'on a phone that goes offline, one of which nothing came yet is cancelled',
    { ...half, done_bytes: 0, percentage: 0 },
    { kind: 'internet_lost', is_offline: true, is_mobile: true },
    2_000,
    { status: 'failed', failure: null, percentage: 0, is_interrupted: false },
    ['abort', 'clean_up', 'download_paused_offline_msg'],
  ],
  [
    'on a phone, one that had begun before pauses, though nothing came since',
    { ...half, done_bytes: 0, percentage: 40 },
    { kind: 'internet_lost', is_offline: true, is_mobile: true },
    2_000,
    { status: 'paused', is_offline: true, percentage: 40 },
    ['abort', 'download_paused_offline_msg'],
  ],
  [
    'there it is never given up',
    offline,
    { kind: 'ticked' },
    2_000 + 100 * giveUpAfter,
    { status: 'in_progress' },
    ['run'],
  ],
  [
    'a line that its person does not allow pauses it, and nothing is wrong',
    half,
    { kind: 'held', hold: 'only_wifi' },
    2_000,
    { status: 'paused', is_interrupted: true, hold: 'only_wifi', lost_on: null, failure: null },
    ['abort'],
  ],
  ['it waits for such a line however long', held, { kind: 'ticked' }, 9_999_999, { status: 'paused' }, []],
  [
    'while it waits the reason may become another',
    held,
    { kind: 'held', hold: 'over_budget' },
    9_000,
    { status: 'paused', hold: 'over_budget' },
    [],
  ],
  [
    'on a line that is allowed it goes on',
    held,
    { kind: 'released' },
    9_000,
    { status: 'in_progress', hold: null },
    ['run'],
  ],
  ['one that its person paused is not released', paused, { kind: 'released' }, 9_000, { status: 'paused' }, []],
  [
    'nor does it wait for a line',
    paused,
    { kind: 'held', hold: 'only_wifi' },
    9_000,
    { status: 'paused', hold: null, is_interrupted: false },
    [],
  ],
  [
    'its person cancels it',
    half,
    { kind: 'cancelled' },
    9,
    { status: 'failed', failure: null, percentage: 0 },
    ['abort', 'clean_up'],
  ],
  [
    'a school that does not give it ends it',
    half,
    { kind: 'failed', failure: 'server_failed' },
    9,
    { status: 'failed', percentage: 50 },
    ['abort', 'api_error_while_downloading'],
  ],
  ['a full disk ends it', half, { kind: 'failed', failure: 'storage_full' }, 9, { status: 'failed' }, ['abort']],
  [
    'the end of the application pauses it, without a word',
    half,
    { kind: 'restarted' },
    9,
    { status: 'paused', is_interrupted: true, lost_on: null },
    [],
  ],
])('%s', (_, record, event, now, next, effects) => {
  const step = nextDownload(record, event, now)
  expect(step.record).toMatchObject(next)
  expect(step.effects.map((effect) => ('word' in effect ? effect.word : effect.kind))).toEqual(effects)
})

test('a line that was lost again within the minute is told once, and new bytes begin the minute anew', () => {
  const again = nextDownload(lost, { kind: 'ticked' }, 7_000).record
  const lostAgain = nextDownload(again, { kind: 'internet_lost', is_offline: false, is_mobile: false }, 8_000)
  expect(lostAgain.record.lost_on).toBe(2_000)
  expect(lostAgain.effects).toEqual([{ kind: 'abort' }])
  const same = nextDownload(again, { kind: 'arrived', done_bytes: 5 * megabyte }, 8_000).record
  expect(same.lost_on).toBe(2_000)
  const more = nextDownload(again, { kind: 'arrived', done_bytes: 6 * megabyte }, 8_000).record
  expect(more.lost_on).toBeNull()
})

test('a device that has its network back has a minute of its own to reach the school', () => {
  const tried = nextDownload(offline, { kind: 'ticked' }, 900_000).record
  const lostNow = nextDownload(tried, { kind: 'internet_lost', is_offline: false, is_mobile: false }, 901_000)
  expect(lostNow.record).toMatchObject({ status: 'paused', lost_on: 901_000, is_offline: false })
  expect(lostNow.effects).toContainEqual({ kind: 'say', word: 'on_download_internet_lost_error' })
})

test('the speed is that of the last hundred reports', () => {
  let record = running
  for (let second = 1; second <= 200; second += 1)
    record = nextDownload(
      record,
      { kind: 'arrived', done_bytes: second <= 100 ? second : second * 1_000 },
      second * 1_000,
    ).record
  expect(record.samples).toHaveLength(100)
  expect(speedOf(record)).toBe(1_000)
  expect(speedOf(begun)).toBe(0)
})

describe('whatever happens in whatever order', () => {
  /** A small generator of its own: the same numbers in every run. */
  function dice(seed: number): (sides: number) => number {
    let state = seed + 1
    return (sides) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * sides)
    }
  }
  const eventOf = (roll: (sides: number) => number): DownloadEvent => {
    const events: DownloadEvent[] = [
      {
        kind: 'planned',
        total_bytes: roll(20) * megabyte,
        done_bytes: roll(5) * megabyte,
        free_bytes: roll(3) * 9 * megabyte - 1,
      },
      { kind: 'arrived', done_bytes: roll(20) * megabyte },
      { kind: 'ticked' },
      { kind: 'paused' },
      { kind: 'internet_lost', is_offline: roll(2) === 0, is_mobile: roll(2) === 0 },
      { kind: 'held', hold: roll(2) === 0 ? 'only_wifi' : 'over_budget' },
      { kind: 'released' },
      { kind: 'resumed', is_online: roll(2) === 0 },
      { kind: 'cancelled' },
      { kind: 'failed', failure: roll(2) === 0 ? 'storage_full' : 'server_failed' },
      { kind: 'finished' },
      { kind: 'restarted' },
    ]
    return events[roll(events.length)]!
  }

  test('the percentage falls by a cancellation alone, 100 is only what is finished, and two are never active', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const roll = dice(seed)
      let records: DownloadRecord[] = []
      for (let now = 0; now < 400_000; now += 1_000 * roll(15)) {
        if (roll(4) === 0) {
          if (mayStart(records, roll(3))) records = [...records, started(now).record]
        } else if (records.length > 0) {
          const at = roll(records.length)
          const event = eventOf(roll)
          // The runner gives a paused one its turn only while no other has it.
          const wakes = event.kind === 'resumed' || event.kind === 'released' || event.kind === 'ticked'
          if (wakes && records.some((one, index) => index !== at && isActive(one))) continue
          const before = records[at]!
          const after = nextDownload(before, event, now).record
          if (after.percentage < before.percentage) expect(event.kind).toBe('cancelled')
          expect(after.percentage === 100).toBe(after.status === 'completed')
          records = records.with(at, after)
        }
        expect(records.filter(isActive).length).toBeLessThanOrEqual(1)
        if (roll(50) === 0) break
      }
    }
  })

  test('left to the clock alone, each ends failed, paused by its person, or completed', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const roll = dice(seed)
      let record = started(0).record
      for (let step = 0; step < roll(20); step += 1) record = nextDownload(record, eventOf(roll), step * 1_000).record
      // Whoever runs it tells at each try that the line is gone.
      let now = 20_000
      for (let tick = 0; tick < 30; tick += 1) {
        if (isActive(record))
          record = nextDownload(record, { kind: 'internet_lost', is_offline: false, is_mobile: false }, now).record
        now += 5_000
        record = nextDownload(record, { kind: 'ticked' }, now).record
      }
      expect(['failed', 'paused', 'completed']).toContain(record.status)
      expect(record.lost_on).toBeNull()
    }
  })
})
