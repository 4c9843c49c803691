/** A server that answers what a test tells it to, call by call, over the wire's own shape. */
import type { Row, TableName } from '@maktab/contracts/downloads/structure'
import { tableNames } from '../src/schema.sql.ts'

type Rows = { readonly [T in TableName]?: readonly Row<T>[] }
interface Sent {
  readonly path: string
  readonly input: unknown
}
type Reply = (input: never) => { readonly error_code: number; readonly data?: unknown }

export interface BatchedCommand {
  readonly command_id: string
  readonly path: string
  readonly input: unknown
  readonly at: string
}

export class ScriptedServer {
  /** Every request that arrived, in order. */
  readonly requests: Sent[] = []
  /** Commands that arrived in batches, in order, repeated ones too. */
  readonly commands: BatchedCommand[] = []
  isReachable = true
  /** Rows of the next pull; later ones bring none. */
  rows: Rows = {}
  clock = (): Date => new Date('2026-03-21T08:00:00.000Z')
  /** Of a server that never was restored; another one after each restore. An older server tells none. */
  epoch: string | undefined = ''
  /** Called before a command is answered. */
  onCommand: (command: BatchedCommand) => void = () => {}
  /** Refusal code by command id. */
  readonly refused = new Map<string, number>()
  /** Seconds that a refused command is told to wait, by its id; those behind it are not tried. */
  readonly waits = new Map<string, number>()
  readonly replies = new Map<string, Reply>()
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** What is answered for a file instead of its bytes, by its address. */
  readonly statuses = new Map<string, number>()
  /** HTTP statuses of calls that are not answered as calls, by their path. */
  readonly failing = new Map<string, number>()
  /** Addresses of files whose line is lost half-way, once. */
  readonly breaks = new Set<string>()
  /** As something between that answers any question for a part with the whole. */
  knowsNoParts = false
  /** Of files, as asked for. */
  sentBytes = 0
  #pulls = 0

  readonly fetch = async (path: string, init: RequestInit): Promise<Response> => {
    if (!this.isReachable) throw new TypeError('fetch failed')
    if (!path.startsWith('/api/')) return this.#file(path, new Headers(init.headers).get('range'))
    const name = path.slice('/api/'.length)
    const input: unknown = init.body instanceof FormData ? Object.fromEntries(init.body) : JSON.parse(String(init.body))
    this.requests.push({ path: name, input })
    const failing = this.failing.get(name)
    if (failing !== undefined) return new Response('<html>Please log in to the network.</html>', { status: failing })
    const reply = this.replies.get(name) ?? this.#usual(name)
    const answer = reply(input as never)
    return new Response(JSON.stringify({ data: null, ...answer }), { status: answer.error_code === -401 ? 401 : 200 })
  }

  #file(path: string, range: string | null): Response {
    const address = path.split('?')[0] ?? ''
    const bytes = this.files.get(address)
    const status = this.statuses.get(address)
    if (status !== undefined) return new Response(null, { status })
    if (!bytes) return new Response(null, { status: 404 })
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const part = bytes.slice(from)
    this.sentBytes += part.byteLength
    const body = this.breaks.delete(address) ? broken(part.slice(0, part.byteLength / 2)) : part
    if (range === null || this.knowsNoParts) return new Response(range === null ? body : bytes)
    const headers = { 'content-range': `bytes ${from}-${bytes.byteLength - 1}/${bytes.byteLength}` }
    return new Response(body, { status: 206, headers })
  }

  #usual(path: string): Reply {
    if (path.startsWith('offline/') && path.endsWith('structure')) return () => this.#pull()
    if (path === 'offline/syncup') return (input: { json_data: string }) => this.#takeBatch(input.json_data)
    return () => ({ error_code: 0, data: {} })
  }

  #pull() {
    const rows = this.rows
    this.rows = {}
    this.#pulls += 1
    const tables = Object.fromEntries(tableNames.map((table) => [table, rows[table] ?? []]))
    return {
      error_code: 0,
      data: {
        cursor: `c${this.#pulls}`,
        is_complete: true,
        as_of: this.clock().toISOString(),
        epoch: this.epoch,
        tables,
      },
    }
  }

  #takeBatch(json: string) {
    const { data } = JSON.parse(json) as { data: BatchedCommand[] }
    const held = data.findIndex(({ command_id }) => this.waits.has(command_id))
    const tried = held < 0 ? data : data.slice(0, held + 1)
    this.commands.push(...tried)
    for (const command of tried) this.onCommand(command)
    const answers = tried.map(({ command_id }) => ({
      command_id,
      error_code: this.refused.get(command_id) ?? 0,
      error_message: '',
      answer: '',
      ...(this.waits.has(command_id) && { wait_seconds: this.waits.get(command_id) }),
    }))
    return { error_code: 0, data: { answers } }
  }
}

function broken(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  let isSent = false
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (isSent) controller.error(new TypeError('the line is lost'))
      else controller.enqueue(bytes)
      isSent = true
    },
  })
}
