/**
 * Doubts the clock of the server where it is before the build of the program, or before a moment that a server of this
 * installation saw. Nothing is refused for it: it is told, so that somebody sets the clock.
 */
import type { Logger } from 'pino'
import { withOwner } from '#db/owner-client.ts'
import type { Running } from '#jobs/job.ts'
import { repeatLooks } from '#jobs/repeated-looks.ts'

export interface ServerClock extends Running {
  /** As of the last look. */
  isBehind(): boolean
  start(): void
}

export interface SeenMoments {
  readonly newest: Date
  /** By the doubted clock; null where it is believed. */
  readonly doubted_since: Date | null
}

const hourMs = 3_600_000
/** Processes on several computers differ by so much. */
const toleranceMs = 5 * 60_000
/** A clock that was ahead once would be missed for ever: after so long the present is believed. */
const longestDoubtMs = 24 * hourMs

/** Whether a moment is too early after those that were seen, and what is seen from then on. */
export function judgeMoment(
  kept: SeenMoments | undefined,
  now: Date,
): { readonly isBehind: boolean; readonly seen: SeenMoments } {
  if (kept === undefined || now > kept.newest) return { isBehind: false, seen: { newest: now, doubted_since: null } }
  const { newest } = kept
  if (newest.getTime() - now.getTime() <= toleranceMs) return { isBehind: false, seen: { newest, doubted_since: null } }
  const doubted_since = kept.doubted_since !== null && kept.doubted_since <= now ? kept.doubted_since : now
  if (now.getTime() - doubted_since.getTime() >= longestDoubtMs)
    return { isBehind: false, seen: { newest: now, doubted_since: null } }
  return { isBehind: true, seen: { newest, doubted_since } }
}

/** Set by the bundler (tools/bundle-server.mjs); sources that run as they are have no date. */
declare const maktabBuiltOn: string | undefined
export const dateOfBuild = (): Date | undefined =>
  typeof maktabBuiltOn === 'undefined' ? undefined : new Date(maktabBuiltOn)

export interface WatchingClock {
  readonly ownerUrl: string
  readonly clock: () => Date
  readonly builtOn: Date | undefined
  readonly logger: Pick<Logger, 'warn'>
}

/** Looks once before it answers, and hourly from its start on. A database that does not answer is no doubt. */
export async function openServerClock({ ownerUrl, clock, builtOn, logger }: WatchingClock): Promise<ServerClock> {
  let isBehind = false
  const onFailure = (error: unknown) => logger.warn({ err: error }, 'the newest moment was not read or written')
  const look = async () => {
    const now = clock()
    const isBeforeBuild = builtOn !== undefined && now < builtOn
    isBehind = isBeforeBuild
    isBehind = (await noteMoment(ownerUrl, now)) || isBeforeBuild
    if (isBehind) logger.warn({ now, builtOn }, 'the clock of this server is behind: set its date and time')
  }
  await look().catch(onFailure)
  const looks = repeatLooks(look, { pauseMs: hourMs, onFailure })
  return { isBehind: () => isBehind, start: looks.start, close: looks.close }
}

/** Answers whether the moment is doubted. */
function noteMoment(ownerUrl: string, now: Date): Promise<boolean> {
  return withOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<SeenMoments>('select newest, doubted_since from installation.clock')
    const { isBehind, seen } = judgeMoment(rows[0], now)
    await client.query(
      `insert into installation.clock (newest, doubted_since) values ($1, $2)
       on conflict (only_row) do update set newest = excluded.newest, doubted_since = excluded.doubted_since`,
      [seen.newest, seen.doubted_since],
    )
    return isBehind
  })
}
