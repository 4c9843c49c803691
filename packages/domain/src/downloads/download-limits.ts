/** What a person lets downloads take on this device: in which quality, over which line, and how much in a month (issue of prepaid data). */
import type { DownloadQuality } from './kept-bodies.ts'

export interface DownloadSettings {
  /** Of films that are downloaded from now on. */
  readonly quality: DownloadQuality
  readonly only_wifi: boolean
  /** Bytes in thirty days over lines that are not known to be free; null for as many as it takes. */
  readonly budget_bytes: number | null
}

export const firstSettings: DownloadSettings = { quality: 'small', only_wifi: false, budget_bytes: null }

/** A month of prepaid data has thirty days, in whichever calendar. */
const budgetDays = 30
const dayMs = 86_400_000

/** `free`: Wi-Fi or a cable. `paid`: its person pays by the megabyte, or asked their browser to save. `unknown`: the browser does not tell. */
export type LineKind = 'free' | 'paid' | 'unknown'

/** By what a browser tells of its line (`NetworkInformation`); many tell nothing. */
export function lineOf({ type, saveData = false }: { readonly type?: string; readonly saveData?: boolean }): LineKind {
  if (saveData || type === 'cellular' || type === 'wimax') return 'paid'
  return type === 'wifi' || type === 'ethernet' ? 'free' : 'unknown'
}

/**
 * Why a download waits: `only_wifi` for Wi-Fi; `line_unknown` for its person, who alone knows the line; `line_changed` for its person, since it
 * was begun on a free line; `over_budget` for a free line or another day.
 */
export type Hold = 'only_wifi' | 'line_unknown' | 'line_changed' | 'over_budget'

export interface LimitedDownload {
  readonly settings: DownloadSettings
  readonly line: LineKind
  /** On which line its person began it. */
  readonly begun_on: LineKind
  /** Its person said that it may go on with the line as it is. */
  readonly is_confirmed: boolean
  /** In the last thirty days, over lines that are not free. */
  readonly spent_bytes: number
  /** What it still takes, as far as that is known. */
  readonly wanted_bytes: number
}

/** Undefined where it may go on now. */
export function holdOf({
  settings: { only_wifi, budget_bytes },
  line,
  begun_on,
  is_confirmed,
  spent_bytes,
  wanted_bytes,
}: LimitedDownload): Hold | undefined {
  if (line === 'free' || is_confirmed) return undefined
  if (only_wifi) return line === 'paid' ? 'only_wifi' : 'line_unknown'
  if (budget_bytes !== null && (spent_bytes >= budget_bytes || spent_bytes + wanted_bytes > budget_bytes))
    return 'over_budget'
  return line === 'paid' && begun_on === 'free' ? 'line_changed' : undefined
}

/** The day of a moment, by the clock of Greenwich: `2026-03-21`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The first of the thirty days whose bytes count. */
export function firstBudgetDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (budgetDays - 1) * dayMs))
}

/** Reads what a device kept; whatever it does not understand is as at first. */
export function settingsIn(kept: unknown): DownloadSettings {
  const { quality, only_wifi, budget_bytes } = (kept ?? {}) as Partial<Record<keyof DownloadSettings, unknown>>
  return {
    quality: quality === 'whole' || quality === 'audio' ? quality : firstSettings.quality,
    only_wifi: only_wifi === true,
    budget_bytes: typeof budget_bytes === 'number' && budget_bytes > 0 ? budget_bytes : null,
  }
}
