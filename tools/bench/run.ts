/**
 * `npm run bench`: measures what a school would feel and prints it as tables; a whole run is kept in docs/benchmarks.md.
 * `npm run bench -- http insights` runs the named parts only and keeps nothing. A part that fails is named, the others are still
 * measured and kept, and the run ends with 1.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { benchAutomaticScores } from './automatic-scores.ts'
import { openBenchSchool, type BenchSchool } from './bench-school.ts'
import { benchAttendance } from './attendance.ts'
import { benchCalendar } from './calendar.ts'
import { benchCampuses } from './campuses.ts'
import { benchDashboards } from './dashboards.ts'
import { benchDownloads } from './downloads/busy.ts'
import { benchLine } from './downloads/line.ts'
import { benchEntrance } from './entrance.ts'
import { benchFirstScreen } from './first-screen.ts'
import { benchHttp } from './http.ts'
import { benchImport } from './import.ts'
import { benchHeads } from './heads.ts'
import { benchInsights } from './insights.ts'
import { loadBefore, machineInWords } from './machine.ts'
import { benchMarking } from './marking.ts'
import { benchMemory, type Starts } from './memory.ts'
import { benchOffice } from './office.ts'
import { benchOffline } from './offline.ts'
import { benchParts } from './parts.ts'
import { benchPlayer } from './player.ts'
import { benchStream } from './stream.ts'
import { benchSearch } from './search.ts'
import { benchReports } from './reports.ts'
import { printTable, type Table } from './table.ts'
import { benchYears } from './years.ts'
import { buildIfChanged } from '../build.mjs'

const parts = {
  http: benchHttp,
  memory: benchMemory,
  entrance: benchEntrance,
  dashboards: benchDashboards,
  insights: benchInsights,
  reports: benchReports,
  marking: benchMarking,
  automatic: benchAutomaticScores,
  attendance: benchAttendance,
  stream: benchStream,
  calendar: benchCalendar,
  search: benchSearch,
  first: benchFirstScreen,
  import: benchImport,
  office: benchOffice,
  years: benchYears,
  campuses: benchCampuses,
  heads: benchHeads,
  player: benchPlayer,
  offline: benchOffline,
  downloads: benchDownloads,
} satisfies Record<string, (school: BenchSchool, starts: Starts) => Promise<Table>>

/** These need no school. */
const schoolless = { parts: benchParts, line: benchLine } satisfies Record<string, () => Promise<readonly Table[]>>

type Part = keyof typeof parts
type Schoolless = keyof typeof schoolless

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const named = process.argv.slice(2)
const all = [...Object.keys(parts), ...Object.keys(schoolless)]
const unknown = named.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}. There are ${all.join(', ')}.`)
const isWanted = (name: string) => named.length === 0 || named.includes(name)

const before = loadBefore()
const tables: string[] = []
const failed: string[] = []
if (Object.keys(parts).some(isWanted))
  await withSchool().catch((error: unknown) => noteFailure('the school itself', error))
for (const part of Object.keys(schoolless) as Schoolless[]) if (isWanted(part)) await take(part, schoolless[part])

const machine = `Measured on ${machineInWords()}, on ${new Date().toISOString().slice(0, 10)}; load of the machine before the run: ${before}.`
console.log(machine)
if (named.length === 0) {
  const head = [
    '# Benchmarks',
    '',
    'The last whole run of `npm run bench`, which writes this page. Timings depend on the machine; they are never tests.',
    '',
    machine,
    '',
  ]
  writeFileSync('docs/benchmarks.md', [...head, ...tables].join('\n'))
}
if (failed.length > 0) {
  console.error(`Not measured: ${failed.join(', ')}`)
  process.exitCode = 1
}

/** Prints what a part measured and keeps it; of one that fails, that it did. Answers whether it ended well. */
async function take(part: string, measure: () => Promise<readonly Table[]>): Promise<boolean> {
  try {
    for (const text of (await measure()).map(printTable)) {
      console.log(`\n${text}`)
      tables.push(text)
    }
    return true
  } catch (error) {
    noteFailure(part, error)
    return false
  }
}

function noteFailure(part: string, error: unknown): void {
  console.error(`\nFailed: ${part}`, error)
  failed.push(part)
  tables.push(`## Not measured: ${part}\n`)
}

async function withSchool(): Promise<void> {
  // Before the first start, so that building is not counted as starting.
  buildIfChanged()
  const school = await openBenchSchool()
  try {
    const firstMs = school.server().startMs
    // The first process loaded a school year; what follows is measured on one that only serves, as on any later day.
    const starts = { firstMs, coldMs: await school.restart() }
    for (const part of Object.keys(parts) as Part[]) {
      if (!isWanted(part)) continue
      const isDone = await take(part, async () => [await parts[part](school, starts)])
      // Wherever a part broke off, the next one finds a server.
      if (!isDone) await school.restart()
    }
  } finally {
    await school.close()
  }
}
