/** What a database of ours holds, asked of the database itself: nobody has to remember a new table here. */
import pg from 'pg'

export interface StoredTable {
  readonly schema: string
  readonly name: string
  /** Those that a backup holds: neither what is computed nor transaction ids, which mean nothing to another database. */
  readonly columns: readonly string[]
}

export interface StoredSequence {
  readonly schema: string
  readonly name: string
  /** Text: beyond what a JavaScript number holds. */
  readonly last_value: string
  readonly is_called: boolean
}

/** Schemas whose rows are the installation's; that of the migrations follows from the files. */
const schemas = ['public', 'installation']

export const quoted = ({ schema, name }: { readonly schema: string; readonly name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

export const columnList = ({ columns }: StoredTable): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ')

export async function readStoredTables(client: pg.Client): Promise<readonly StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select n.nspname::text as schema, c.relname::text as name, array(
        select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'r' order by n.nspname, c.relname`,
    [schemas],
  )
  return rows
}

/** Read after the rows: a number that was drawn meanwhile is passed over, never given twice. */
export async function readSequences(client: pg.Client): Promise<readonly StoredSequence[]> {
  const { rows: named } = await client.query<{ schema: string; name: string }>(
    `select schemaname::text as schema, sequencename::text as name from pg_sequences where schemaname = any ($1) order by 1, 2`,
    [schemas],
  )
  if (named.length === 0) return []
  const { rows } = await client.query<StoredSequence>(
    named
      .map(
        (sequence) =>
          `select ${pg.escapeLiteral(sequence.schema)} as schema, ${pg.escapeLiteral(sequence.name)} as name, last_value::text, is_called from ${quoted(sequence)}`,
      )
      .join(' union all '),
  )
  return rows
}

export async function setSequences(client: pg.Client, sequences: readonly StoredSequence[]): Promise<void> {
  await client.query(
    `select setval(format('%I.%I', s.schema, s.name)::regclass, s.last_value::bigint, s.is_called)
      from jsonb_to_recordset($1) as s(schema text, name text, last_value text, is_called boolean)`,
    [JSON.stringify(sequences)],
  )
}
