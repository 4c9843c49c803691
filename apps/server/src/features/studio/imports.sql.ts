import type { ImportedContent, ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportStep } from '@maktab/contracts/studio/import-reasons'
import type { ContentType } from '@maktab/contracts/content/contents'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { KeptImport } from '@maktab/domain/studio/import-states'
import type { Kysely } from 'kysely'
import { storable } from '#calls/storable.ts'
import type { Tables } from '#db/tables.ts'

/** Whose import it is. */
export interface Importer {
  readonly tenant_id: number
  readonly institution_id: number
  readonly user_id: number
}

export interface NewImport {
  readonly import_id: string
  readonly name: string
  readonly sha256: string
  readonly size_bytes: number
  readonly called: ContentType | null
  readonly language: LanguageCode | null
  readonly of_content_id: number | null
}

export interface ImportRow extends NewImport, KeptImport {
  readonly step: ImportStep
  readonly progress: number | null
  readonly report: ReportItem[]
  readonly content: ImportedContent | null
  readonly further: ImportedContent[]
  readonly created_on: Date
}

const columns = [
  'import_id',
  'name',
  'sha256',
  'size_bytes',
  'called',
  'language',
  'of_content_id',
  'state',
  'step',
  'progress',
  'leased_until',
  'report',
  'content',
  'further',
  'created_on',
] as const

/** Keeps a row unless its id is taken; whose row stands under the id afterwards, `findImport` tells. */
export async function insertImport(
  db: Kysely<Tables>,
  importer: Importer,
  row: NewImport,
  { now, leased_until }: { now: Date; leased_until: Date },
): Promise<boolean> {
  const { tenant_id, institution_id, user_id } = importer
  const inserted = await db
    .insertInto('content_imports')
    .values({
      tenant_id,
      institution_id,
      user_id,
      ...row,
      state: 'waiting',
      step: 'waiting',
      leased_until,
      created_on: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function findImport(
  db: Kysely<Tables>,
  importer: Importer,
  import_id: string,
): Promise<ImportRow | undefined> {
  const [row] = await listImportRows(db, importer, [import_id])
  return row
}

const longestList = 50

/** Newest first. */
export async function listImportRows(
  db: Kysely<Tables>,
  { tenant_id, institution_id, user_id }: Importer,
  import_ids?: readonly string[],
): Promise<readonly ImportRow[]> {
  const rows = await db
    .selectFrom('content_imports')
    .select(columns)
    .where('tenant_id', '=', tenant_id)
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .$if(import_ids !== undefined, (query) => query.where('import_id', 'in', [...import_ids!, noImport]))
    .orderBy('created_on', 'desc')
    .limit(longestList)
    .execute()
  return rows as unknown as ImportRow[]
}

/** An empty list is no list in SQL. */
const noImport = '00000000-0000-0000-0000-000000000000'

type Change = Partial<
  Pick<ImportRow, 'state' | 'step' | 'progress' | 'leased_until' | 'report' | 'content' | 'further'>
>

/** Changes a row that is under way; one that is over by now stays as it is, and false is answered. */
export async function changeImport(
  db: Kysely<Tables>,
  tenant_id: number,
  import_id: string,
  { report, content, further, ...change }: Change,
): Promise<boolean> {
  const changed = await db
    .updateTable('content_imports')
    .set({
      ...change,
      ...(report && { report: JSON.stringify(storable(report)) }),
      ...(content && { content: JSON.stringify(storable(content)) }),
      ...(further && { further: JSON.stringify(storable(further)) }),
    })
    .where('tenant_id', '=', tenant_id)
    .where('import_id', '=', import_id)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}
