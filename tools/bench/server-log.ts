/** Reads what the server says of itself in its log. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchSchool } from './bench-school.ts'

export interface LogLine {
  readonly msg?: string
  readonly route?: string
  readonly ms?: number
}

/** Lines that `isWanted` accepts, oldest first. */
export function readLog(school: BenchSchool, isWanted: (line: LogLine) => boolean): LogLine[] {
  return readFileSync(school.server().logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as LogLine)
    .filter(isWanted)
}

/** The same, once there are `count` of them: the server writes its log a little later than it answers. */
export async function readLogOf(
  school: BenchSchool,
  count: number,
  isWanted: (line: LogLine) => boolean,
): Promise<LogLine[]> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const lines = readLog(school, isWanted)
    if (lines.length >= count) return lines
    await pause(50)
  }
  throw new Error(`The server’s log has fewer than ${count} of the lines that were waited for`)
}
