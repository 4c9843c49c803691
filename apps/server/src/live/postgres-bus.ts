/**
 * One bus over all processes on a database. An event goes out by NOTIFY in a statement of its own, after the transaction that it
 * tells of: inside, it would put every commit of the database in one queue.
 */
import pg from 'pg'
import * as z from 'zod'
import { openBus, type Bus, type LiveEvent } from '#live/bus.ts'

const channel = 'maktab_live'
const LiveEventText = z.discriminatedUnion('kind', [
  z.object({
    institution_id: z.int(),
    class_id: z.int(),
    to: z.union([z.enum(['everybody', 'teachers']), z.int()]),
    kind: z.enum(['clicker', 'work', 'stream']),
    id: z.string(),
  }),
  z.object({ kind: z.literal('tenant') }),
])

export interface PostgresBusSettings {
  /** Of the application's role. */
  readonly url: string
  readonly onFailure: (error: unknown) => void
  /** Between two tries to connect. */
  readonly retryMs?: number
}

export async function openPostgresBus({ url, onFailure, retryMs = 2_000 }: PostgresBusSettings): Promise<Bus> {
  const local = openBus()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let wasConnected = false

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'maktab live', keepAlive: true })
    fresh.on('error', onFailure)
    fresh.on('end', () => {
      if (client === fresh) client = undefined
      retry()
    })
    fresh.on('notification', ({ payload }) => {
      const event = readEvent(payload)
      if (event) local.publish(event)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    client = fresh
    // What was told while the line was down is not told again: tenants are read anew.
    if (wasConnected) local.publish({ kind: 'tenant' })
    wasConnected = true
  }
  const retry = () => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      connect().catch((error: unknown) => {
        onFailure(error)
        retry()
      })
    }, retryMs).unref()
  }
  await connect()
  return {
    publish(event) {
      // Without the line to the others at least this process hears of it.
      if (client) client.query('select pg_notify($1, $2)', [channel, JSON.stringify(event)]).catch(onFailure)
      else local.publish(event)
    },
    subscribe: local.subscribe,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await local.close()
      await client?.end()
    },
  }
}

function readEvent(payload: string | undefined): LiveEvent | undefined {
  try {
    return LiveEventText.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
