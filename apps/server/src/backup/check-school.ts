/** `npm run check`: is everything of this school as it should be? Reads all files once; nothing is changed. */
import fs from 'node:fs/promises'
import path from 'node:path'
import {
  readApplied,
  readBackupMoment,
  readNamedFiles,
  readLooks,
  readNewestMoment,
  readOwner,
  readRollupDifferences,
  readSize,
  readUnguarded,
  type Looks,
} from './check-rows.sql.ts'
import { hashOfFile } from './backup-folder.ts'
import { filesBelow, hashByName } from './saved-files.ts'
import { readMigrations } from '#db/migrate.ts'
import { withOwner } from '#db/owner-client.ts'
import { isMissing } from '#files/folders.ts'

export interface Finding {
  readonly about: string
  readonly isGood: boolean
  /** Sentences for whoever looks after the computer: what is, and where it is not good what to do. */
  readonly words: string
}

export interface Checking {
  readonly ownerUrl: string
  readonly dataFolder: string
  readonly migrationsFolder: string
  readonly clock: () => Date
}

const dayMs = 86_400_000
/** Processes on several computers differ by so much. */
const clockToleranceMs = 5 * 60_000
const namesShown = 5

export async function checkSchool(checking: Checking): Promise<readonly Finding[]> {
  const { ownerUrl, dataFolder, migrationsFolder, clock } = checking
  return withOwner(ownerUrl, async (client) => {
    const { seesAll, version } = await readOwner(client)
    const database = judgeMigrations(
      version,
      await readApplied(client),
      readMigrations(migrationsFolder).map(({ name }) => name),
    )
    if (!seesAll)
      return [
        database,
        {
          about: 'Rows',
          isGood: false,
          words:
            'The role of DATABASE_URL does not see the rows of every school, so they were not checked: alter role … bypassrls',
        },
      ]
    const named = await readNamedFiles(client)
    const { bavail, bsize, blocks } = await fs.statfs(dataFolder)
    return [
      database,
      judgePolicies(await readUnguarded(client)),
      judgeRollups(await readRollupDifferences(client), await readLooks(client)),
      judgeFiles(await readFiles(dataFolder), named),
      judgeSpace({ free: bavail * bsize, all: blocks * bsize, database: await readSize(client) }),
      judgeClock(clock(), await readNewestMoment(client)),
      judgeBackup(clock(), await readBackupMoment(client)),
    ]
  })
}

export function judgeMigrations(version: string, applied: readonly string[], known: readonly string[]): Finding {
  const missing = known.filter((name) => !applied.includes(name))
  const foreign = applied.filter((name) => !known.includes(name))
  const about = 'Database'
  const words = `PostgreSQL ${version}, tables as of ${applied.at(-1) ?? 'no version'}.`
  if (foreign.length > 0)
    return { about, isGood: false, words: `${words} A newer version of Maktab has worked with it: take that one.` }
  if (missing.length === 0) return { about, isGood: true, words }
  return {
    about,
    isGood: false,
    words: `${words} It is older than this program: start Maktab once, which brings it up to date.`,
  }
}

export function judgePolicies(unguarded: readonly string[]): Finding {
  const about = 'Walls between schools'
  return unguarded.length === 0
    ? { about, isGood: true, words: 'Every table is guarded: no school sees the rows of another.' }
    : {
        about,
        isGood: false,
        words: `These tables are not guarded: ${listed(unguarded)}. Stop Maktab and restore a backup, or ask for help.`,
      }
}

/** `looks` are those of the nights: what one of them found stays until the class was looked at again. */
export function judgeRollups(
  differences: Readonly<Record<string, number>>,
  { last, differing, waiting }: Looks,
): Finding {
  const about = 'Figures'
  const wrong = Object.entries(differences).filter(([, count]) => count > 0)
  const looked = last === null ? '' : ` One class in a hundred was compared on ${last.toISOString()}.`
  const counting =
    waiting === 0 ? '' : ` The days of ${waiting} schools are being counted anew, since their time zone changed.`
  if (wrong.length === 0 && differing.length === 0)
    return {
      about,
      isGood: true,
      words: `Figures of classes, learners and assignments are what the work says.${looked}${counting}`,
    }
  const now =
    wrong.length === 0
      ? 'Figures are what the work says now.'
      : `Figures differ from the work that they are made of: ${wrong.map(([name, count]) => `${count} of ${name}`).join(', ')}.`
  const then = differing.length === 0 ? '' : ` Nights found others in classes ${listed(differing)}.`
  return {
    about,
    isGood: false,
    words: `${now}${then}${looked}${counting} The work itself is whole: npm run figures -- check names the classes, npm run figures -- rebuild sets them right; please report it.`,
  }
}

interface FoundFiles {
  readonly count: number
  readonly bytes: number
  readonly broken: readonly string[]
  readonly hashes: ReadonlySet<string>
}

async function readFiles(dataFolder: string): Promise<FoundFiles> {
  const hashes = new Set<string>()
  const broken: string[] = []
  let [count, bytes] = [0, 0]
  for (const root of ['files/handed-over', 'files'])
    for await (const place of filesBelow(dataFolder, root)) {
      const expected = hashByName(place)
      const file = path.join(dataFolder, place)
      const read = await Promise.all([hashOfFile(file), fs.stat(file)]).catch((error: unknown) => {
        // Settled or swept at this moment.
        if (!isMissing(error)) throw error
        return undefined
      })
      if (expected === undefined || read === undefined) continue
      count += 1
      bytes += read[1].size
      if (read[0] === expected) hashes.add(expected)
      else broken.push(place)
    }
  return { count, bytes, broken, hashes }
}

export function judgeFiles({ count, bytes, broken, hashes }: FoundFiles, named: ReadonlySet<string>): Finding {
  const about = 'Files'
  const missing = [...named].filter((sha256) => !hashes.has(sha256))
  const words = `${count} files, ${megabytes(bytes)}, read one by one.`
  if (broken.length === 0 && missing.length === 0) return { about, isGood: true, words }
  const faults = [
    ...(broken.length > 0 ? [`${broken.length} are broken: ${listed(broken)}.`] : []),
    ...(missing.length > 0 ? [`${missing.length} that rows name are not there: ${listed(missing)}.`] : []),
  ]
  return { about, isGood: false, words: `${words} ${faults.join(' ')} An earlier backup may have them, under files/.` }
}

/** A backup of the database beside the database, and a tenth of the disk, should fit. */
export function judgeSpace({
  free,
  all,
  database,
}: {
  readonly free: number
  readonly all: number
  readonly database: number
}): Finding {
  const about = 'Space'
  const isGood = free >= Math.max(all / 10, database, 1_000_000_000) || free >= 50_000_000_000
  const words = `${megabytes(free)} are free; the database has ${megabytes(database)}.`
  return {
    about,
    isGood,
    words: isGood ? words : `${words} Make room soon: when the disk is full nobody can hand in work.`,
  }
}

export function judgeClock(now: Date, newest: Date | undefined): Finding {
  const about = 'Clock'
  const isGood = newest === undefined || newest.getTime() - now.getTime() <= clockToleranceMs
  const words = `The clock of this computer says ${now.toISOString()}.`
  return {
    about,
    isGood,
    words: isGood ? words : `${words} Maktab was used at ${newest?.toISOString()} already: set the clock.`,
  }
}

export function judgeBackup(now: Date, made_on: Date | undefined): Finding {
  const about = 'Backup'
  if (made_on === undefined)
    return {
      about,
      isGood: false,
      words: 'None was ever made: npm run backup -- FOLDER, with the folder on another disk.',
    }
  const days = Math.floor((now.getTime() - made_on.getTime()) / dayMs)
  const words = `The last one was made on ${made_on.toISOString()}.`
  return days < 3
    ? { about, isGood: true, words }
    : {
        about,
        isGood: false,
        words: `${words} That is ${days} days ago: is the disk still connected, and MAKTAB_BACKUP set?`,
      }
}

const megabytes = (bytes: number): string =>
  bytes >= 1_000_000_000 ? `${(bytes / 1_000_000_000).toFixed(1)} GB` : `${(bytes / 1_000_000).toFixed(1)} MB`

const listed = (names: readonly string[]): string =>
  names.length <= namesShown
    ? names.join(', ')
    : `${names.slice(0, namesShown).join(', ')} and ${names.length - namesShown} more`

/** One page. */
export function pageOf(findings: readonly Finding[]): string {
  return findings.map(({ about, isGood, words }) => `${isGood ? 'good' : 'BAD '}  ${about}: ${words}`).join('\n')
}
