/** A connection over wa-sqlite's interface, whatever its file system: prepared statements, transactions, a queue. */
import type { SqlRow, SqlValue, Sqlite, Statements } from './database.ts'
import { StorageFull } from './files.ts'

/** What is used of wa-sqlite. */
export interface SqliteEngine {
  statements(connection: number, sql: string, options: { unscoped: true }): AsyncIterable<number>
  bind_collection(statement: number, values: (string | number | null)[]): number
  step(statement: number): Promise<number>
  reset(statement: number): Promise<number>
  finalize(statement: number): Promise<number>
  column_names(statement: number): string[]
  row(statement: number): unknown[]
  close(connection: number): Promise<number>
}

const rowReady = 100
const busy = 5
const ioError = 10
const full = 13
const mostPrepared = 120

interface Prepared {
  readonly statement: number
  readonly columns: readonly string[]
}

/** What the engine does not say of the file system below it. */
export interface FileSystemReport {
  /** Was the last failure a full disk? The engine itself only reports that a write failed. */
  ranOutOfRoom(): boolean
  /** Resolves when a statement that found the database locked may be tried again. */
  whenFree(): Promise<void>
}

export function wrapConnection(engine: SqliteEngine, connection: number, fileSystem: FileSystemReport): Sqlite {
  const prepared = new Map<string, Prepared>()
  const inTurn = oneAtATime()

  const prepare = async (sql: string): Promise<Prepared> => {
    const known = prepared.get(sql)
    if (known) return known
    for await (const statement of engine.statements(connection, sql, { unscoped: true })) {
      const made = { statement, columns: engine.column_names(statement) }
      prepared.set(sql, made)
      await forgetOldest()
      return made
    }
    throw new Error('An empty statement')
  }
  const forgetOldest = async () => {
    const [oldest] = prepared
    if (prepared.size <= mostPrepared || !oldest) return
    prepared.delete(oldest[0])
    await engine.finalize(oldest[1].statement)
  }

  const execute = async (sql: string, params: readonly SqlValue[]): Promise<SqlRow[]> => {
    try {
      const { statement, columns } = await prepare(sql)
      try {
        engine.bind_collection(statement, [...params])
        const rows: SqlRow[] = []
        while ((await engine.step(statement)) === rowReady) {
          const values = engine.row(statement)
          rows.push(Object.fromEntries(columns.map((column, index) => [column, values[index] as SqlValue])))
        }
        return rows
      } finally {
        // A reset repeats the failure of the step that it follows.
        await engine.reset(statement).catch(() => {})
      }
    } catch (error) {
      const isFull = codeOf(error) === full || (codeOf(error) === ioError && fileSystem.ranOutOfRoom())
      throw isFull ? new StorageFull(error) : error
    }
  }
  /** Outside a transaction, or as the statement that begins one, a locked database is waited for. */
  const executeWhenFree = async (sql: string, params: readonly SqlValue[] = []): Promise<SqlRow[]> => {
    for (;;) {
      try {
        return await execute(sql, params)
      } catch (error) {
        if (codeOf(error) !== busy) throw error
        await fileSystem.whenFree()
      }
    }
  }

  const statements: Statements = {
    all: (sql, params = []) => execute(sql, params),
    run: async (sql, params = []) => void (await execute(sql, params)),
    runMany: async (sql, rows) => {
      for (const params of rows) await execute(sql, params)
    },
  }

  return {
    all: (sql, params) => inTurn(() => executeWhenFree(sql, params)),
    run: (sql, params) => inTurn(async () => void (await executeWhenFree(sql, params))),
    runMany: (sql, rows) =>
      inTurn(async () => {
        for (const params of rows) await executeWhenFree(sql, params)
      }),
    transaction: (work) =>
      inTurn(async () => {
        await executeWhenFree('begin immediate')
        try {
          const result = await work(statements)
          await statements.run('commit')
          return result
        } catch (error) {
          // A failed write may have rolled back already; then this fails and nothing is left to undo.
          await statements.run('rollback').catch(() => {})
          throw error
        }
      }),
    close: () =>
      inTurn(async () => {
        for (const { statement } of prepared.values()) await engine.finalize(statement).catch(() => 0)
        prepared.clear()
        await engine.close(connection)
      }),
  }
}

function codeOf(error: unknown): number {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'number' ? code & 0xff : 0
}

/** Runs works one after the other, in the order in which they came. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work, work)
    last = result.catch(() => {})
    return result
  }
}
