/** Holds a download to what its person allows, and counts what it costs them. */
import type { Sqlite } from '@maktab/device/database'
import {
  dayOf,
  firstBudgetDay,
  holdOf,
  type DownloadSettings,
  type Hold,
} from '@maktab/domain/downloads/download-limits'
import type { Surroundings } from '../surroundings.ts'
import { addSpentBytes, isConfirmed, readSpentBytes } from './download-limits.sql.ts'

export interface Limited extends Pick<Surroundings, 'clock' | 'line'> {
  readonly db: Sqlite
  /** As they are now: their person may change them while it runs. */
  readonly settings: () => DownloadSettings
}

export interface Limits {
  /** Why it may not go on now, with so many bytes still to come. */
  hold(wanted_bytes: number): Promise<Hold | undefined>
  /** Counts what came over the line. */
  arrived(bytes: number): void
  /** Keeps what was counted. */
  note(): Promise<void>
}

/** Of one download, from the tap of its person on. */
export function limitsOf({ db, clock, line, settings }: Limited, download_id: string): Limits {
  const begun_on = line()
  let counted = 0
  const note = async (): Promise<void> => {
    const bytes = counted
    counted = 0
    if (bytes > 0) await addSpentBytes(db, { day: dayOf(clock()), bytes, from: firstBudgetDay(clock()) })
  }
  return {
    arrived(bytes) {
      if (line() !== 'free') counted += bytes
    },
    note,
    async hold(wanted_bytes) {
      await note()
      return holdOf({
        settings: settings(),
        line: line(),
        begun_on,
        is_confirmed: await isConfirmed(db, download_id),
        spent_bytes: await readSpentBytes(db, firstBudgetDay(clock())),
        wanted_bytes,
      })
    },
  }
}
