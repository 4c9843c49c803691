/** How long the server takes to start and what it holds in memory after work. */
import { readFileSync } from 'node:fs'
import type { BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'
import { familyOf } from './processor-time.ts'
import { readLog } from './server-log.ts'
import { atMost, figureHead, plain, type Table } from './table.ts'

export interface Starts {
  /** Milliseconds of the start that made the database and loaded the demonstration world. */
  readonly firstMs: number
  /** Milliseconds of a start on the same data. */
  readonly coldMs: number
}

/** To be called right after the load. */
export async function benchMemory(school: BenchSchool, { firstMs, coldMs }: Starts): Promise<Table> {
  const memory =
    process.platform === 'linux'
      ? memoryRows(school)
      : [plain('memory', 'is read from /proc, which this system has not')]
  const [{ ms: loadMs = Number.NaN } = {}] = readLog(school, ({ msg }) => msg === 'demonstration loaded')
  return {
    title: 'Memory and start',
    head: figureHead,
    rows: [
      ...memory,
      atMost('cold start to the first answer, world loaded', coldMs / 1000, 3, 's'),
      atMost('loading the demonstration world', loadMs / 1000, 20, 's'),
      plain('first start: database made, migrated, world loaded', `${(firstMs / 1000).toFixed(1)} s`),
    ],
    notes: [
      'Node: resident memory. PostgreSQL: its processes together, memory that they share counted once (PSS). Both right after the calls above. A start is measured from the start of the process to the line that gives the address, check for a stale build included.',
    ],
  }
}

function memoryRows(school: BenchSchool): string[][] {
  const node = school.server().process.pid!
  const postgres = postgresOf(school).pid
  const family = familyOf(postgres)
  return [
    atMost('Node', kilobytesIn(`/proc/${node}/status`, 'VmRSS') / 1024, 180, 'MiB'),
    atMost(
      `PostgreSQL, ${family.length} processes`,
      family.reduce((sum, pid) => sum + kilobytesIn(`/proc/${pid}/smaps_rollup`, 'Pss'), 0) / 1024,
      150,
      'MiB',
    ),
  ]
}

function kilobytesIn(file: string, field: string): number {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
  if (!found) throw new Error(`${file} does not say ${field}`)
  return Number(found[1])
}
