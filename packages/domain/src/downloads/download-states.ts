/**
 * What becomes of a download: one machine for every device (seed 001 §2, §4, §9). It knows no clock and no network; whoever runs it brings
 * the moment, does what `effects` say, and tells what came of it.
 */

import type { Hold } from './download-limits.ts'

/** Seed 001 §4 numbers them: failed 0 (ended early, by a person or by what went wrong), started 1, paused 2, in progress 3, completed 4. */
export type DownloadStatus = 'failed' | 'started' | 'paused' | 'in_progress' | 'completed'
/** `unreachable`: no line; `server_failed`: the school was reached and did not give what was asked for. */
export type DownloadFailure = 'storage_full' | 'unreachable' | 'server_failed'

/** Milliseconds: nothing came for so long. */
export const stuckAfter = 40_000
/** Milliseconds between two tries while the line is lost, and until it is given up. */
export const tryEvery = 5_000
export const giveUpAfter = 60_000
/** How often a file is asked for that comes wrong, or not at all though the school is reached. */
export const mostTries = 3
/** Parts of a download that are looked at together. */
export const mostParts = 200
/** Left free beside a download, for work that is to be kept. */
export const spareBytes = 1024 * 1024
const mostSamples = 100

interface Sample {
  readonly on: number
  readonly done: number
}

export interface DownloadRecord {
  readonly status: DownloadStatus
  readonly failure: DownloadFailure | null
  /** Paused by a lost line or the end of the application, not by its person. */
  readonly is_interrupted: boolean
  /** When the line was lost, in milliseconds; null while it holds. */
  readonly lost_on: number | null
  /** The device itself has no network, and its person learns with what is here: it waits for the network, however long. */
  readonly is_offline: boolean
  /** It waits for a line that its person allows, or for their word. */
  readonly hold: Hold | null
  readonly total_bytes: number
  readonly done_bytes: number
  /** The most that ever was here: only what goes beyond it is progress. */
  readonly most_bytes: number
  readonly last_progress_on: number
  readonly samples: readonly Sample[]
  /** Whole; 100 only at the end (seed 001 §4). */
  readonly percentage: number
  /** What the device lacks, where it has too little room. */
  readonly shortfall_bytes: number
}

export type DownloadEvent =
  /** All is known that it takes: `done_bytes` of `total_bytes` are here. `free_bytes` is -1 where the device does not tell. */
  | { readonly kind: 'planned'; readonly total_bytes: number; readonly done_bytes: number; readonly free_bytes: number }
  | { readonly kind: 'arrived'; readonly done_bytes: number }
  /** Time went by. */
  | { readonly kind: 'ticked' }
  | { readonly kind: 'paused' }
  /**
   * `is_offline`: the device says itself that it has no network, and something is here to learn with meanwhile. `is_mobile`: in the
   * application of a phone.
   */
  | { readonly kind: 'internet_lost'; readonly is_offline: boolean; readonly is_mobile: boolean }
  /** Its person does not allow the line that there is. */
  | { readonly kind: 'held'; readonly hold: Hold }
  /** The line is one that its person allows, or they allow it now. */
  | { readonly kind: 'released' }
  | { readonly kind: 'resumed'; readonly is_online: boolean }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly failure: 'storage_full' | 'server_failed' }
  | { readonly kind: 'finished' }
  /** The application ended under it. */
  | { readonly kind: 'restarted' }

/** Said to its person; the names are the specification's (seed 001 §9). */
export type DownloadWord =
  | 'download_success_msg'
  | 'download_paused_offline_msg'
  | 'on_download_internet_lost_error'
  | 'internet_timeout_Error'
  | 'unable_to_connect'
  | 'api_error_while_downloading'

export type DownloadEffect =
  /** Ask for what is not known or not here, and fetch it. */
  | { readonly kind: 'run' }
  /** Stop what is asked for now. */
  | { readonly kind: 'abort' }
  /** What is not whole, and in no other download, goes. */
  | { readonly kind: 'clean_up' }
  | { readonly kind: 'say'; readonly word: DownloadWord }

interface Step {
  readonly record: DownloadRecord
  readonly effects: readonly DownloadEffect[]
}

/** Whether it stands in the way of another one. */
export function isActive({ status }: Pick<DownloadRecord, 'status'>): boolean {
  return status === 'started' || status === 'in_progress'
}

/** A second one, or an empty one, does not begin (seed 001 §2). */
export function mayStart(others: readonly Pick<DownloadRecord, 'status'>[], parts: number): boolean {
  return parts > 0 && !others.some(isActive)
}

/** What begins, or begins again after it ended: what had arrived counts. */
export function started(now: number, before?: Pick<DownloadRecord, 'percentage' | 'status'>): Step {
  const percentage = before === undefined || before.status === 'completed' ? 0 : Math.min(99, before.percentage)
  return {
    record: {
      status: 'started',
      failure: null,
      is_interrupted: false,
      lost_on: null,
      is_offline: false,
      hold: null,
      total_bytes: 0,
      done_bytes: 0,
      most_bytes: 0,
      last_progress_on: now,
      samples: [],
      percentage,
      shortfall_bytes: 0,
    },
    effects: [{ kind: 'run' }],
  }
}

/** Bytes a second, over the last hundred reports; 0 where nothing is known. */
export function speedOf({ samples }: Pick<DownloadRecord, 'samples'>): number {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined || last.on <= first.on) return 0
  return Math.max(0, Math.round(((last.done - first.done) * 1000) / (last.on - first.on)))
}

/** What an event makes of a download. One that cannot happen now changes nothing: news may come late. */
export function nextDownload(record: DownloadRecord, event: DownloadEvent, now: number): Step {
  const { status } = record
  const running = isActive(record)
  const open = running || status === 'paused'
  switch (event.kind) {
    case 'planned':
      return running ? planned(record, event, now) : same(record)
    case 'arrived':
      return running ? arrived(record, event.done_bytes, now) : same(record)
    case 'ticked':
      return ticked(record, now)
    case 'paused':
      return running ? stop({ ...record, status: 'paused', samples: [] }) : same(record)
    case 'internet_lost':
      return running ? lost(record, event, now) : same(record)
    case 'held':
      return open ? held(record, event.hold) : same(record)
    case 'released':
      return record.hold === null ? same(record) : goesOn(record, now)
    case 'resumed':
      return status === 'paused' ? resumed(record, event.is_online, now) : same(record)
    case 'cancelled':
      return open ? ended(record, null, [{ kind: 'abort' }, { kind: 'clean_up' }]) : same(record)
    case 'failed':
      return running ? ended(record, event.failure, failedEffects(event.failure)) : same(record)
    case 'finished':
      return running ? completed(record) : same(record)
    case 'restarted':
      return running
        ? { record: { ...record, status: 'paused', is_interrupted: true, ...lineHolds, samples: [] }, effects: [] }
        : same(record)
  }
}

const lineHolds = { lost_on: null, is_offline: false, hold: null } as const

function same(record: DownloadRecord): Step {
  return { record, effects: [] }
}

function stop(record: DownloadRecord): Step {
  return { record, effects: [{ kind: 'abort' }] }
}

function planned(
  record: DownloadRecord,
  { total_bytes, done_bytes, free_bytes }: Extract<DownloadEvent, { kind: 'planned' }>,
  now: number,
): Step {
  const shortfall_bytes = total_bytes - done_bytes - free_bytes + spareBytes
  if (free_bytes >= 0 && total_bytes - done_bytes > 0 && total_bytes - done_bytes >= free_bytes)
    return ended({ ...record, total_bytes, shortfall_bytes }, 'storage_full', failedEffects('storage_full'))
  const known = { ...record, status: 'in_progress' as const, total_bytes, last_progress_on: now }
  return { record: withDone(known, done_bytes), effects: [] }
}

function withDone(record: DownloadRecord, done_bytes: number): DownloadRecord {
  const { total_bytes } = record
  const share = total_bytes > 0 ? Math.floor((done_bytes / total_bytes) * 100) : 0
  const percentage = Math.max(record.percentage, Math.min(99, share))
  return { ...record, done_bytes, percentage }
}

function arrived(record: DownloadRecord, done_bytes: number, now: number): Step {
  const samples = [...record.samples, { on: now, done: done_bytes }].slice(-mostSamples)
  const next = { ...withDone(record, done_bytes), status: 'in_progress' as const, samples }
  if (done_bytes <= record.most_bytes) return same(next)
  return same({ ...next, most_bytes: done_bytes, last_progress_on: now, ...lineHolds })
}

function ticked(record: DownloadRecord, now: number): Step {
  if (isActive(record)) {
    if (now - record.last_progress_on < stuckAfter) return same(record)
    // Paused and resumed in one: what is asked for now is given up, and asked for again from where it stood.
    return {
      record: { ...record, last_progress_on: now, samples: [] },
      effects: [{ kind: 'abort' }, { kind: 'run' }],
    }
  }
  if (record.status !== 'paused' || record.lost_on === null) return same(record)
  if (!record.is_offline && now - record.lost_on >= giveUpAfter)
    return ended(record, 'unreachable', [{ kind: 'say', word: 'internet_timeout_Error' }])
  return {
    record: { ...record, status: 'in_progress', last_progress_on: now },
    effects: [{ kind: 'run' }],
  }
}

/**
 * A device that has its network back has a minute of its own to reach the school. On a phone that goes offline, one of which nothing
 * came yet is cancelled (seed 001 §4).
 */
function lost(
  record: DownloadRecord,
  { is_offline, is_mobile }: Extract<DownloadEvent, { kind: 'internet_lost' }>,
  now: number,
): Step {
  if (is_offline && is_mobile && record.done_bytes === 0 && record.percentage === 0)
    return ended(record, null, [
      { kind: 'abort' },
      { kind: 'clean_up' },
      { kind: 'say', word: 'download_paused_offline_msg' },
    ])
  const isNews = record.lost_on === null || (record.is_offline && !is_offline)
  const lost_on = isNews ? now : record.lost_on
  const word = is_offline ? 'download_paused_offline_msg' : 'on_download_internet_lost_error'
  return {
    record: { ...record, status: 'paused', is_interrupted: true, lost_on, is_offline, samples: [] },
    effects: [{ kind: 'abort' }, ...(isNews ? [{ kind: 'say', word } as const] : [])],
  }
}

function resumed(record: DownloadRecord, isOnline: boolean, now: number): Step {
  if (!isOnline) return { record, effects: [{ kind: 'say', word: 'unable_to_connect' }] }
  return goesOn(record, now)
}

function goesOn(record: DownloadRecord, now: number): Step {
  return {
    record: { ...record, status: 'in_progress', is_interrupted: false, ...lineHolds, last_progress_on: now },
    effects: [{ kind: 'run' }],
  }
}

/** One that its person paused waits for them alone. */
function held(record: DownloadRecord, hold: Hold): Step {
  if (record.status === 'paused' && record.hold === null) return same(record)
  return {
    record: { ...record, status: 'paused', is_interrupted: true, ...lineHolds, hold, samples: [] },
    effects: record.status === 'paused' ? [] : [{ kind: 'abort' }],
  }
}

function failedEffects(failure: 'storage_full' | 'server_failed'): DownloadEffect[] {
  return failure === 'server_failed'
    ? [{ kind: 'abort' }, { kind: 'say', word: 'api_error_while_downloading' }]
    : [{ kind: 'abort' }]
}

function ended(record: DownloadRecord, failure: DownloadFailure | null, effects: readonly DownloadEffect[]): Step {
  return {
    record: {
      ...record,
      status: 'failed',
      failure,
      is_interrupted: false,
      ...lineHolds,
      samples: [],
      // What went wrong takes nothing away; a person who cancels does.
      ...(failure === null && { percentage: 0, done_bytes: 0, most_bytes: 0 }),
    },
    effects,
  }
}

function completed(record: DownloadRecord): Step {
  return {
    record: {
      ...record,
      status: 'completed',
      failure: null,
      is_interrupted: false,
      ...lineHolds,
      samples: [],
      percentage: 100,
    },
    effects: [{ kind: 'say', word: 'download_success_msg' }],
  }
}
