/** Processor time that the server and its database used, from /proc. It says what a call costs even on a busy machine. */
import { readdirSync, readFileSync } from 'node:fs'
import type { BenchSchool } from './bench-school.ts'
import { postgresOf } from '../school-server.ts'

/** Linux counts in hundredths of a second whatever the kernel was built with. */
const tickMs = 10

export interface ProcessorTime {
  /** Milliseconds of Node, all threads. */
  readonly node: number
  /** Milliseconds of PostgreSQL, all processes. */
  readonly postgres: number
}

/** Time used so far; undefined where the system has no /proc. */
export function readProcessorTime(school: BenchSchool): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined
  const { pid } = postgresOf(school)
  return {
    node: usedBy(school.server().process.pid!),
    postgres: familyOf(pid).reduce((sum, one) => sum + usedBy(one), 0),
  }
}

/** A process and its children. */
export function familyOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return [parent, ...all.map(Number).filter((pid) => Number(fieldsOf(pid)[1]) === parent)]
}

function usedBy(pid: number): number {
  const fields = fieldsOf(pid)
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs
}

/** State, parent and so on: what follows the name, which may hold spaces. */
function fieldsOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    // It ended meanwhile.
    return []
  }
}
