/** Commands that were done, with what was answered: what makes a copy of one take effect no second time. */
import { sql, type CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'

interface CommandKey {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
  readonly command_id: string
}

/** Where commands of one sort stand. */
interface LedgerTable {
  readonly table: 'received_commands' | 'office_commands'
  /** To what a command belongs, beside its giver. */
  readonly place: 'institution_id' | 'tenant_id'
}

/** Commands of people in their own school. They are kept for good: a device may bring one again after months. */
export const ofSchool: LedgerTable = { table: 'received_commands', place: 'institution_id' }

/** Commands of the office, which may be given for another campus than the giver's. */
export const ofOffice: LedgerTable = { table: 'office_commands', place: 'tenant_id' }

const at = ({ place }: LedgerTable, key: CommandKey) =>
  sql`${sql.ref(place)} = ${key[place]} and user_id = ${key.user_id} and command_id = ${key.command_id}`

/** Claims a command; answers undefined when it is new, else which call it was and the answer that was kept. */
export async function claimCommand(
  db: Kysely<Tables>,
  ledger: LedgerTable,
  row: CommandKey & { readonly path: string; readonly received_on: Date },
): Promise<{ readonly path: string; readonly answer: unknown } | undefined> {
  const { user_id, command_id, path, received_on } = row
  const claimed = await sql`
    insert into ${sql.table(ledger.table)} (${sql.ref(ledger.place)}, user_id, command_id, path, received_on)
    values (${row[ledger.place]}, ${user_id}, ${command_id}, ${path}, ${received_on}) on conflict do nothing returning command_id`.execute(
    db,
  )
  if (claimed.rows.length > 0) return undefined
  const { rows } = await sql<{ readonly path: string; readonly answer: unknown }>`
    select path, answer from ${sql.table(ledger.table)} where ${at(ledger, row)}`.execute(db)
  return rows[0]!
}

export function answerToKeep(db: Kysely<Tables>, ledger: LedgerTable, key: CommandKey, answer: unknown): CompiledQuery {
  // A code that lets somebody in is shown once and kept nowhere.
  const kept = JSON.stringify(answer, (name, value: unknown) => (name === 'starting_code' ? null : value))
  return sql`update ${sql.table(ledger.table)} set answer = ${kept} where ${at(ledger, key)}`.compile(db)
}

export async function releaseCommand(db: Kysely<Tables>, ledger: LedgerTable, key: CommandKey): Promise<void> {
  await sql`delete from ${sql.table(ledger.table)} where ${at(ledger, key)}`.execute(db)
}

/** Of the office, in a tenant; answers how many. */
export async function forgetOfficeCommands(
  db: Kysely<Tables>,
  tenant_id: number,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from office_commands where tenant_id = ${tenant_id} and (user_id, command_id) in (
      select user_id, command_id from office_commands where tenant_id = ${tenant_id} and received_on < ${before}
      order by received_on limit ${most})`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
