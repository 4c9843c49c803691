import type { OfficeImport } from '@maktab/contracts/office/office-imports'
import type { RowOutcome } from '@maktab/contracts/office/office-import-reasons'
import type { ImportRow, ImportSettings } from '@maktab/domain/office/import-rows'
import type { DecidedImport, DecidedRow } from '@maktab/domain/office/office-import'
import { sql, type Kysely } from 'kysely'
import { insertRows } from '#db/insert-rows.sql.ts'
import type { Tables } from '#db/tables.ts'

export interface Campus {
  readonly tenant_id: number
  readonly institution_id: number
}

/** What is known of a sheet as soon as it was read. */
export interface NewImport {
  readonly import_id: string
  readonly name: string
  readonly kind: OfficeImport['kind']
  readonly made_by: number
  readonly made_by_name: string
  readonly created_on: Date
  readonly sheets: OfficeImport['sheets']
  readonly sheet: number
  readonly header_row: number
  readonly headings: OfficeImport['headings']
  readonly is_from_1904: boolean
  readonly is_legacy_text: boolean
  readonly settings: ImportSettings
}

/** What a check finds; with another sheet or other headings more of it. */
type Checked = Pick<DecidedImport, 'totals' | 'error_percent' | 'is_stopped' | 'missing_people'>

export interface StoredImport extends NewImport, Checked {
  readonly state: OfficeImport['state']
  readonly revision: number
  readonly applied_on: Date | null
  readonly applied_xid: string | null
  readonly kept: number
}

const columns = [
  'import_id',
  'name',
  'kind',
  'state',
  'made_by',
  'made_by_name',
  'created_on',
  'sheets',
  'sheet',
  'header_row',
  'headings',
  'is_from_1904',
  'is_legacy_text',
  'settings',
  'totals',
  'error_percent',
  'is_stopped',
  'applied_on',
  'applied_xid',
  'missing_people',
  'kept',
  'revision',
] as const

export async function insertImport(
  db: Kysely<Tables>,
  campus: Campus,
  made: NewImport & Checked & { readonly source: Buffer },
): Promise<void> {
  const { sheets, headings, settings, totals, missing_people, ...rest } = made
  await db
    .insertInto('office_imports')
    .values({
      institution_id: campus.institution_id,
      state: 'checked',
      ...rest,
      sheets: JSON.stringify(sheets),
      headings: JSON.stringify(headings),
      settings: JSON.stringify(settings),
      totals: JSON.stringify(totals),
      missing_people: JSON.stringify(missing_people),
    })
    .execute()
}

/** Locked until the transaction ends, where it is to be changed. */
export async function readImport(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  access: 'read' | 'change',
): Promise<StoredImport | undefined> {
  const found = db
    .selectFrom('office_imports')
    .select(columns)
    .where('institution_id', '=', institution_id)
    .where('import_id', '=', import_id)
  return (await (access === 'change' ? found.forUpdate() : found).executeTakeFirst()) as StoredImport | undefined
}

export async function readImports(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<{ readonly list: readonly StoredImport[]; readonly total: number }> {
  const ofCampus = db.selectFrom('office_imports').where('institution_id', '=', institution_id)
  const [list, { total }] = await Promise.all([
    ofCampus.select(columns).orderBy('created_on', 'desc').orderBy('import_id').offset(skip).limit(take).execute(),
    ofCampus.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list: list as unknown as readonly StoredImport[], total }
}

export async function saveChecked(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  {
    settings,
    totals,
    error_percent,
    is_stopped,
    missing_people,
    sheet,
    header_row,
    headings,
  }: Omit<StoredImport, 'state'>,
): Promise<void> {
  await db
    .updateTable('office_imports')
    .set((one) => ({
      settings: JSON.stringify(settings),
      totals: JSON.stringify(totals),
      error_percent,
      is_stopped,
      missing_people: JSON.stringify(missing_people),
      sheet,
      header_row,
      headings: JSON.stringify(headings),
      revision: one('revision', '+', 1),
    }))
    .where('institution_id', '=', institution_id)
    .where('import_id', '=', import_id)
    .execute()
}

/** The file as it came; null once it was applied. */
export async function readSource(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
): Promise<Buffer | null> {
  const found = await db
    .selectFrom('office_imports')
    .select('source')
    .where('institution_id', '=', institution_id)
    .where('import_id', '=', import_id)
    .executeTakeFirst()
  return found?.source ?? null
}

export async function saveApplied(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  applied_on: Date,
): Promise<void> {
  await sql`update office_imports set state = 'applied', applied_on = ${applied_on}, applied_xid = pg_current_xact_id(), source = null
    where institution_id = ${institution_id} and import_id = ${import_id}`.execute(db)
}

export async function saveUndone(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  kept: number,
): Promise<void> {
  await db
    .updateTable('office_imports')
    .set({ state: 'undone', kept })
    .where('institution_id', '=', institution_id)
    .where('import_id', '=', import_id)
    .execute()
}

/** Rows at once: more of them would be written down for long while other calls wait. */
const some = 250

/** Instead of those that were there. `targets`: people that rows became. */
export async function saveRows(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  rows: readonly ImportRow[],
  decided: readonly DecidedRow[],
): Promise<void> {
  await sql`delete from office_import_rows where institution_id = ${institution_id} and import_id = ${import_id}`.execute(
    db,
  )
  const byNumber = new Map(decided.map((row) => [row.row_number, row]))
  for (let from = 0; from < rows.length; from += some)
    await insertRows(
      db,
      'office_import_rows',
      {
        institution_id: 'bigint',
        import_id: 'uuid',
        row_number: 'int',
        cells: 'jsonb',
        outcome: 'text',
        faults: 'jsonb',
        changes: 'jsonb',
        given: 'jsonb',
        target_id: 'bigint',
      },
      rows.slice(from, from + some).map(({ number, cells }) => {
        const row = byNumber.get(number)
        return {
          row_number: number,
          cells: JSON.stringify(cells),
          outcome: row?.outcome ?? 'example',
          faults: JSON.stringify(row?.faults ?? []),
          changes: JSON.stringify(row?.changes ?? []),
          given: JSON.stringify(row?.values ?? {}),
          target_id: row?.target_id ?? null,
        }
      }),
      { institution_id, import_id },
    )
}

/** As they were decided, with what stood in them; examples of the sample have the outcome `example`. */
export type StoredRow = Pick<DecidedRow, 'faults' | 'changes' | 'target_id' | 'values'> & {
  readonly number: number
  readonly cells: ImportRow['cells']
  readonly outcome: RowOutcome | 'example'
}

export async function readRows(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  {
    outcome,
    skip = 0,
    take,
  }: { readonly outcome?: RowOutcome | undefined; readonly skip?: number; readonly take?: number } = {},
): Promise<{ readonly rows: readonly StoredRow[]; readonly total: number }> {
  const { rows } = await sql<StoredRow & { readonly total: number }>`
    select row_number as number, cells, outcome, faults, changes, target_id, given as values, count(*) over ()::int as total
    from office_import_rows
    where institution_id = ${institution_id} and import_id = ${import_id} and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
      and (${take ?? null}::int is null or outcome <> 'example')
    order by row_number offset ${skip} limit ${take ?? null}::int`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Who the added rows became. */
export async function saveTargets(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  import_id: string,
  became: ReadonlyMap<number, number>,
): Promise<void> {
  await sql`update office_import_rows r set target_id = one.user_id
    from unnest(${[...became.keys()]}::int[], ${[...became.values()]}::bigint[]) as one (row_number, user_id)
    where r.institution_id = ${institution_id} and r.import_id = ${import_id} and r.row_number = one.row_number`.execute(
    db,
  )
}

/** Imports of a campus are given and applied one after the other, until the transaction ends. */
export async function lockRegister(db: Kysely<Tables>, { institution_id }: Campus): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('office_imports'), ${institution_id}::int)`.execute(db)
}

/** Those of the people as whom nobody signed in yet. */
export async function findWithoutSignIn(
  db: Kysely<Tables>,
  { institution_id }: Campus,
  user_ids: readonly number[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from users u where institution_id = ${institution_id} and user_id = any (${[...user_ids]}::bigint[]) and not is_deleted
      and not exists (select from sessions s where s.institution_id = u.institution_id and s.user_id = u.user_id and s.acted_by is null)`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

/** Forgets imports of a tenant that were made before that moment, with their rows; answers how many. */
export async function forgetImports(
  db: Kysely<Tables>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rows } = await sql<{ readonly forgotten: number }>`
    select forget_office_imports(${before}, ${most}) as forgotten`.execute(db)
  return rows[0]?.forgotten ?? 0
}
