/** Asks the same things over and over from sixteen connections, and as much of a bare HTTP server, in turn. */
import autocannon, { type Result } from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ProcessorTime } from './processor-time.ts'

export interface Request {
  /** With a leading slash. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Asked {
  readonly address: string
  /** The requests in turn; a write makes a new one each time. */
  readonly next: () => Request
  /** Hears the text of each answer. */
  readonly answered?: (body: string) => void
  /** Processor time of what is asked, so far. */
  readonly clock?: () => ProcessorTime | undefined
}

export interface Measured {
  readonly perSecond: number
  readonly p95Ms: number
  /** Answers that were no success: any at all make the figure worthless. */
  readonly failures: number
  /** Milliseconds of processor time for one request. */
  readonly used: ProcessorTime | undefined
}

export const connections = 16
const warmUpSeconds = 2
const seconds = 6

/** Requests per second and the 95th percentile over six seconds, after two to warm up. */
export async function measure(asked: Asked): Promise<Measured> {
  await load(asked, warmUpSeconds)
  return load(asked, seconds)
}

async function load({ address, next, answered, clock }: Asked, duration: number): Promise<Measured> {
  const before = clock?.()
  const milliseconds: number[] = []
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: address,
        connections,
        duration,
        method: 'POST',
        requests: [
          {
            setupRequest: (request) => ({ ...request, ...next() }),
            ...(answered && { onResponse: (_status: number, body: string) => answered(body) }),
          },
        ],
        verifyBody: (body) => String(body).startsWith('{"error_code":0,'),
      },
      (error: unknown, done) => (error ? reject(error) : resolve(done)),
    )
    run.on('response', (_client, _status, _bytes, responseTime) => void milliseconds.push(responseTime))
  })
  const after = clock?.()
  const each = (spent: (time: ProcessorTime) => number) =>
    before && after ? (spent(after) - spent(before)) / milliseconds.length : 0
  return {
    used: before && after && { node: each(({ node }) => node), postgres: each(({ postgres }) => postgres) },
    perSecond: milliseconds.length / result.duration,
    p95Ms: percentile(milliseconds, 0.95),
    failures: result.mismatches + result.errors + result.timeouts + result.non2xx,
  }
}

/** The value below which that share of the values lies; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export interface BareServer {
  readonly address: string
  stop(): void
}

/** The bare server of `bare-server.ts`, in a process of its own. */
export async function startBareServer(port: number): Promise<BareServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/bare-server.ts', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
