/**
 * The only doors to the database. Each opens a transaction whose settings the row-level security policies read; the
 * settings end with the transaction, so nothing stays on the connection for the next person.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

export interface SchoolScope {
  readonly tenant_id: number
  readonly institution_id: number
}

export type Work<T> = (db: Transaction<Tables>) => Promise<T>

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
  const through = <T>(settings: string, work: Work<T>, access: Access = 'read write'): Promise<T> =>
    (access === 'read only' ? db.transaction().setAccessMode(access) : db.transaction()).execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw(settings))
      return work(transaction)
    })
  return {
    inSchool: ({ tenant_id, institution_id }, work, access) =>
      through(`set local app.tenant_id = '${whole(tenant_id)}'; set local app.institution_id = '${whole(institution_id)}'`, work, access),
    inTenant: (tenantId, work) => through(`set local app.tenant_id = '${whole(tenantId)}'`, work),
    outsideSchools: (work) => db.transaction().execute(work),
  }
}

/** Settings cannot be sent as parameters, so what is written into the statement must be nothing but digits. */
function whole(id: number): string {
  if (!Number.isSafeInteger(id) || id <= 0) throw new TypeError(`Not an id: ${String(id)}`)
  return String(id)
}
