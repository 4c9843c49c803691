/** Asks one thing over and over from sixteen connections, and the same of a bare HTTP server, in turn. */
import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Asked {
  readonly what: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Bodies in turn, so that a write is a new one each time. */
  readonly bodies: readonly string[]
  readonly headersOf?: () => Readonly<Record<string, string>>
}

export interface Measured {
  readonly perSecond: number
  readonly p95Ms: number
  readonly bytes: number
  readonly failures: number
}

const connections = 16
const seconds = 5

/** Requests per second and the 95th percentile over five seconds, after one to warm up. */
export async function measure(asked: Asked): Promise<Measured> {
  await load(asked, 1)
  return load(asked, seconds)
}

async function load({ url, headers, bodies, headersOf }: Asked, duration: number): Promise<Measured> {
  let next = 0
  let failures = 0
  let bytes = 0
  const run = autocannon({
    url,
    connections,
    duration,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    setupClient(client) {
      const turn = () => {
        const body = bodies[next++ % bodies.length]!
        client.setHeadersAndBody({ 'content-type': 'application/json', ...headers, ...headersOf?.() }, body)
      }
      turn()
      client.on('body', (body) => {
        const text = body.toString()
        bytes = Math.max(bytes, text.length)
        if (!/"error_code":0\b/.test(text)) failures += 1
      })
      client.on('response', turn)
    },
  })
  const result = await run
  return { perSecond: result.requests.average, p95Ms: result.latency.p97_5, bytes, failures: failures + result.errors + result.non2xx }
}

/** The bare server of `bare-server.ts`, in a process of its own. */
export async function startBareServer(port: number): Promise<{ readonly address: string; stop(): void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/bench/bare-server.ts', String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return { address: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
