/** How long a call takes by the server's own log: from the request's arrival to the end of its answer. */
import type { AnyCall, Input } from '@maktab/contracts/call'
import { call, type BenchSchool } from './bench-school.ts'
import { readLog, readLogOf, type LogLine } from './server-log.ts'

export const timedCalls = 200
const warmUp = 20

/** Milliseconds of each of so many calls, one after the other, on a server that did some before. */
export async function serverTimes<const C extends AnyCall>(
  school: BenchSchool,
  called: C,
  /** Or what is asked at each place, from 0. */
  input: Input<C> | ((place: number) => Input<C>),
  bearer: string,
  times = timedCalls,
  /** Calls before those that are timed. */
  warming = warmUp,
): Promise<number[]> {
  const isOfCall = ({ route }: LogLine) => route === `/api/${called.path}`
  const before = readLog(school, isOfCall).length
  const asked = warming + times
  for (let done = 0; done < asked; done++) {
    const given = typeof input === 'function' ? (input as (place: number) => Input<C>)(done) : input
    await call(school.server().address, called, given, bearer)
  }
  const lines = await readLogOf(school, before + asked, isOfCall)
  return lines.slice(-times).map(({ ms = Number.NaN }) => ms)
}
