/**
 * The only doors to the database. Each opens a transaction whose settings the row-level security policies read; the
 * settings end with the transaction, so nothing stays on the connection for the next person.
 */
import { CompiledQuery, PostgresDialect, Transaction, type DatabaseConnection, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface SchoolScope {
  readonly tenant_id: number
  readonly institution_id: number
}

/**
 * A statement that ends the transaction and whose rows nobody reads: it leaves together with the commit, so that rows which
 * many people share are locked for as short as can be. It sees everything from before; nothing after it may need it.
 */
export type AtEnd = (statement: (db: Kysely<Tables>) => CompiledQuery) => void

export type Work<T> = (db: Transaction<Tables>, atEnd: AtEnd) => Promise<T>

/** What only reads is refused every write by the database, and its end is not waited for. */
export type Access = 'read only' | 'read write'

export interface Doors {
  /** Sees the rows of one institution, and what its whole tenant shares. */
  inSchool<T>(scope: SchoolScope, work: Work<T>, access?: Access): Promise<T>
  /** Sees what belongs to one tenant across its institutions: for sign-in and for heads of regions and networks. */
  inTenant<T>(tenantId: number, work: Work<T>): Promise<T>
  /** Sees only what says which tenants there are; rows of any school are invisible. */
  outsideSchools<T>(work: Work<T>): Promise<T>
}

export function openDoors(db: Kysely<Tables>): Doors {
  const through = async <T>(settings: string | undefined, work: Work<T>, access: Access = 'read write'): Promise<T> => {
    let ended: Promise<unknown> = Promise.resolve()
    const value = await (access === 'read only' ? db.transaction().setAccessMode(access) : db.transaction()).execute(
      async (transaction) => {
        const connection = await transaction.getExecutor().provideConnection(async (one) => one)
        if (settings !== undefined) await connection.executeQuery(CompiledQuery.raw(settings))
        const atOnce = withoutWaiting(transaction, connection)
        const last: CompiledQuery[] = []
        const done = await work(atOnce, (statement) => void last.push(statement(atOnce)))
        // Sent before kysely sends its commit. Should one fail, the database makes a rollback of that.
        ended = Promise.all(last.map((statement) => connection.executeQuery(statement)))
        ended.catch(() => undefined)
        return done
      },
    )
    await ended
    return value
  }
  return {
    inSchool: ({ tenant_id, institution_id }, work, access) =>
      through(
        `set local app.tenant_id = '${whole(tenant_id)}'; set local app.institution_id = '${whole(institution_id)}'`,
        work,
        access,
      ),
    inTenant: (tenantId, work) => through(`set local app.tenant_id = '${whole(tenantId)}'`, work),
    outsideSchools: (work) => through(undefined, work),
  }
}

/** Names the language of the statements alone: connections come from the transaction. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction opens no connection')) })
const driver = dialect.createDriver()

/** Statements that are asked for at the same time leave at the same time; kysely by itself waits for each answer before the next. */
function withoutWaiting(transaction: Transaction<Tables>, connection: DatabaseConnection): Transaction<Tables> {
  const executor = transaction
    .getExecutor()
    .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
  return new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
}

/** Settings cannot be sent as parameters, so what is written into the statement must be nothing but digits. */
function whole(id: number): string {
  if (!Number.isSafeInteger(id) || id <= 0) throw new TypeError(`Not an id: ${String(id)}`)
  return String(id)
}
