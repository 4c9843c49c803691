/** The application's connections, behind kysely. Two things are added to pg's pool: prepared statements, and one packet where several would go. */
import type { Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult } from 'kysely'
import pg from 'pg'
import type { Tables } from '#db/tables.ts'

/** `bigint[]`, which the driver has no name for: as JSON writes it, but for brackets and nulls. */
const idArray = 1016
const readIds = (text: string): unknown =>
  JSON.parse(text.replace('{', '[').replace('}', ']').replaceAll('NULL', 'null'))

/** Numbers come as numbers (ids stay far below 2^53), a calendar date stays the text that it is: it has no time zone. */
const readers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.DATE, (text: string) => text],
  [idArray, readIds],
])

export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    const reader = readers.get(oid)
    return reader && format !== 'binary' ? reader : pg.types.getTypeParser(oid, format)
  },
}

export interface OpenPool {
  readonly db: Kysely<Tables>
  close(): Promise<void>
}

/** Four for each processor: who waits for the disk leaves it to others. More would only wait, and each costs the database 4.5 MB. */
const usualConnections = Math.min(16, Math.max(8, 4 * availableParallelism()))

export function openPool({
  url,
  connections = usualConnections,
  title = 'maktab',
}: {
  url: string
  connections?: number
  title?: string
}): OpenPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: columnTypes,
    application_name: title,
    // When a whole school comes at one moment, whoever came last waits for the others, for as long as a page waits for an answer.
    connectionTimeoutMillis: 20_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    // Statements are sent without waiting for the answer to the one before.
    pipeline: true,
  })
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // While it is used the pool does not listen: the statement that runs is refused, and that is enough.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: quickPool(pool) }) })
  return { db, close: () => db.destroy() }
}

/** kysely remembers a connection by its object, so each connection of pg is wrapped once. */
function quickPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOf = statementNames()
  return {
    async connect() {
      const client = await pool.connect()
      let quick = wrapped.get(client)
      if (!quick) wrapped.set(client, (quick = quickClient(client, nameOf)))
      return quick
    },
    end: () => pool.end(),
  }
}

/** kysely's client also has a form for cursors; cursors are not configured, so it is never asked. */
type Query = (text: string, values?: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>

function quickClient(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  const hold = gathered((client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream)
  /** What opens the transaction, until the first statement that needs it. */
  let opening: string | undefined
  let isReadOnly = false

  const send: Query = async (text, values) => {
    hold(process.nextTick)
    if (!values?.length) return answered(await client.query(text))
    const name = nameOf(text)
    return answered(await client.query({ text, values: [...values], ...(name ? { name } : {}) }))
  }
  /** Should the opening fail, no scope is set and no row visible. */
  const sendWithOpening = async (first: string, text: string, values: readonly unknown[] | undefined) =>
    (await Promise.all([send(first), send(text, values)]))[1]
  const query: Query = async (text, values) => {
    if (text === 'begin' || text === readOnlyBegin) {
      opening = text
      isReadOnly = text === readOnlyBegin
      return nothing
    }
    if (opening !== undefined) {
      const first = opening
      opening = undefined
      if (text === 'commit' || text === 'rollback') return nothing
      if (!values?.length && text.startsWith('set local ')) {
        opening = `${first};${text}`
        return nothing
      }
      return sendWithOpening(first, text, values)
    }
    if (isReadOnly && text === 'commit') {
      // Nothing can be lost: the answer need not wait for it, and what comes next on this connection takes it along.
      hold(forAMoment)
      client.query(text).catch(() => {})
      return nothing
    }
    return send(text, values)
  }
  return { query: query as PostgresPoolClient['query'], release: () => client.release() }
}

/**
 * Holds back what is written until `release` runs, so that what leaves in one turn of the program leaves in one packet: the
 * database wakes once for all of it, and each write to a socket costs more than most statements.
 */
function gathered(stream: Socket): (until: (release: () => void) => void) => void {
  let isHeld = false
  const release = () => {
    if (!isHeld) return
    isHeld = false
    stream.uncork()
  }
  return (until) => {
    if (!isHeld) stream.cork()
    isHeld = true
    until(release)
  }
}

/** An idle transaction that has only read holds back nobody for as long as this. Milliseconds. */
const longestIdle = 5
const forAMoment = (release: () => void): void => void setTimeout(release, longestIdle)

function answered(result: pg.QueryResult): PostgresQueryResult<unknown> {
  return {
    command: result.command as PostgresQueryResult<unknown>['command'],
    rowCount: result.rowCount ?? 0,
    rows: result.rows as unknown[],
  }
}

/** As kysely opens a transaction that only reads. */
const readOnlyBegin = 'start transaction read only'
const nothing: PostgresQueryResult<unknown> = { command: 'SELECT', rowCount: 0, rows: [] }

const mostNames = 500
const longestNamed = 20_000

/**
 * A name for each statement text that comes a second time. Lists of varying length make ever new texts, and each name
 * costs memory in every connection of the database for as long as it lives: hence the limits.
 */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seenOnce = new Set<string>()
  return (text) => {
    const name = names.get(text)
    if (name) return name
    if (names.size >= mostNames || text.length > longestNamed) return undefined
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= mostNames * 4) seenOnce.clear()
      seenOnce.add(text)
      return undefined
    }
    seenOnce.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
}
