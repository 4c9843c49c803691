/** What differs between sheets of people and of classes; everything else of an import is one mechanism (`office-imports.ts`). */
import type { Outcome } from '@maktab/contracts/outcome'
import type { ImportRow, ImportSettings } from '@maktab/domain/office/import-rows'
import type { DecidedImport } from '@maktab/domain/office/office-import'
import type { Kysely } from 'kysely'
import type { BeforeCampusContext, CampusContext } from '#calls/handle.ts'
import type { Tables } from '#db/tables.ts'
import type { StoredImport, StoredRow } from '../office-imports.sql.ts'

export interface SheetRows {
  readonly rows: readonly ImportRow[]
  readonly settings: ImportSettings
  readonly is_from_1904: boolean
}

export interface SheetDecision {
  readonly decided: DecidedImport
  /** Whether the register is still the one by which the rows were decided. */
  readonly isStill: (context: CampusContext) => Promise<boolean>
  /** Does it, with its history; answers what each added row became. */
  readonly apply: (
    context: CampusContext,
  ) => Promise<Outcome<ReadonlyMap<number, number>, 'user_creation_off' | 'licences_used_up'>>
}

export interface SheetKindOf {
  /** Whether columns say what the rows are about. */
  readonly areColumnsEnough: (settings: Pick<ImportSettings, 'columns' | 'match_by'>) => boolean
  /** How usernames begin that are made; nothing where none are. */
  readonly readPrefix: (db: Kysely<Tables>, campus: BeforeCampusContext['campus']) => Promise<string>
  /** Undefined where the rows took too long. */
  readonly decide: (before: BeforeCampusContext, sheet: SheetRows) => Promise<SheetDecision | undefined>
  /** Takes back what was applied, with its history; answers how many rows were left as they are. */
  readonly undo: (
    context: CampusContext,
    applied: StoredImport & { readonly applied_xid: string },
    rows: readonly StoredRow[],
  ) => Promise<number>
}

/** Whether rows that were checked before mean the same still. */
export function isSameDecision(
  { missing_people }: Pick<StoredImport, 'missing_people'>,
  stored: readonly StoredRow[],
  { rows: decided, missing_people: nowMissing }: DecidedImport,
): boolean {
  const before = stored.filter(({ outcome }) => outcome !== 'example')
  return (
    before.length === decided.length &&
    missing_people.map(({ user_id }) => user_id).join() === nowMissing.map(({ user_id }) => user_id).join() &&
    before.every((row, at) => {
      const { outcome, target_id, values } = decided[at]!
      return outcome === row.outcome && target_id === row.target_id && sorted(values) === sorted(row.values)
    })
  )
}

/** The database gives fields back in an order of its own. */
const sorted = (values: object) =>
  JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
