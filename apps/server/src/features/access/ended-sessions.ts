/**
 * The sessions that ended while access tokens of theirs may still be good. They stand in the memory of the process, so
 * that a call asks nobody; every process reads what ended since it looked last.
 */
import { sessionsKeptMs } from '@maktab/domain/access/renewal'
import type { Doors } from '#db/school.ts'
import { forgetEndedSessions, forgetSessions, readEndedSessions } from '#features/access/ended-sessions.sql.ts'
import { accessLifeSeconds } from '#features/access/tokens.ts'
import { openSweeper, type Job, type Running, type SweeperParts } from '#jobs/job.ts'
import { repeatLooks } from '#jobs/repeated-looks.ts'

export interface EndedSessions extends Running {
  has(session_id: string): boolean
  /** For the process that ended them: known at once. Others learn of it when they look. */
  note(session_ids: readonly string[]): void
  /** Looks now. */
  refresh(): Promise<void>
  /** Looks every two seconds from now on. */
  start(): void
}

const betweenLooksMs = 2_000
/** A row appears when its transaction ends, which is cut off after 30 seconds: each look reaches back over that. */
const overlapSeconds = 90
const looksBetweenCleanings = 300
/** The clocks of two machines may differ by minutes. */
const keptSeconds = accessLifeSeconds + 600

export async function openEndedSessions({
  doors,
  clock,
  onFailure,
}: {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
}): Promise<EndedSessions> {
  const endsAt = new Map<string, number>()
  let looks = 0

  const note = (session_ids: readonly string[]) => {
    const forgotten = clock().getTime() + keptSeconds * 1000
    for (const session_id of session_ids) if (!endsAt.has(session_id)) endsAt.set(session_id, forgotten)
  }
  const forget = () => {
    const now = clock().getTime()
    for (const [session_id, until] of endsAt) if (until <= now) endsAt.delete(session_id)
  }
  const refresh = async () => {
    const isCleaning = looks % looksBetweenCleanings === 0
    const seconds = looks === 0 ? keptSeconds : overlapSeconds
    const session_ids = await doors.outsideSchools(async (db) => {
      if (isCleaning) await forgetEndedSessions(db, keptSeconds)
      return readEndedSessions(db, seconds)
    })
    note(session_ids)
    if (isCleaning) forget()
    looks += 1
  }
  await refresh()
  const watching = repeatLooks(refresh, {
    pauseMs: betweenLooksMs,
    onFailure(error) {
      // What ended meanwhile is older than the overlap when the database is back.
      looks = 0
      onFailure(error)
    },
  })
  return {
    has: (session_id) => endsAt.has(session_id),
    note,
    refresh,
    start: watching.start,
    close: watching.close,
  }
}

/** Forgets sessions that ended more than a year ago; the latest of each person stays. Its job answers how many it forgot. */
export function openSessionSweeper(parts: SweeperParts): Job {
  return openSweeper(parts, {
    keptMs: sessionsKeptMs,
    mostAtOnce: 2_000,
    pauseMs: 24 * 60 * 60 * 1_000,
    looksAtStart: true,
    sweep: (db, _tenant, limits) => forgetSessions(db, limits),
  })
}
