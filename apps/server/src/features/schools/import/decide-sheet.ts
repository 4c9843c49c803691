/** Loads what the rule must know of a campus, and has it decide beside this thread. */
import { foldSignInName } from '@maktab/domain/access/sign-in'
import type { ImportRow, ImportSettings } from '@maktab/domain/schools/import-rows'
import type { DecidedImport, DecidedRow } from '@maktab/domain/schools/office-import'
import { grantableRoles, mayAdminister } from '@maktab/domain/schools/office-users'
import { cellText } from '@maktab/domain/schools/sheet-cells'
import { languageByCode } from '@maktab/i18n/languages'
import type { CampusContext } from '#calls/handle.ts'
import { readImportClasses, readRegister, readSignInNames } from '../imported-people.sql.ts'
import type { StoredRow } from '../office-imports.sql.ts'
import { inSheetWorker } from './in-worker.ts'

/** Undefined where the rows took too long. */
export async function decideSheet(
  { db, campus, actor, language, now }: CampusContext,
  rows: readonly ImportRow[],
  settings: ImportSettings,
  is_from_1904: boolean,
): Promise<DecidedImport | undefined> {
  const named = (['username', 'email'] as const).map((field) => settings.columns.indexOf(field)).filter((at) => at >= 0)
  const asked = rows.flatMap(({ cells }) => named.map((at) => foldSignInName(cellText(cells[at] ?? null))))
  const [register, classes, names] = await Promise.all([
    readRegister(db, campus),
    readImportClasses(db, campus),
    readSignInNames(db, campus, { asked, begin: `${foldSignInName(settings.username_prefix)}.` }),
  ])
  const facts = {
    people: register,
    names,
    classes,
    grantable: grantableRoles(actor.role),
    above: register
      .filter(({ user_id, roles }) => user_id !== actor.user_id && !mayAdminister(actor.role, roles))
      .map(({ user_id }) => user_id),
    today: now.toISOString().slice(0, 10),
  }
  return inSheetWorker('decide', {
    rows: rows.map(({ number, cells }) => ({ number, cells })),
    settings,
    facts,
    is_from_1904,
    locale: languageByCode(language).locale,
  })
}

/** Whether rows that were checked before mean the same still. */
export function isSameDecision(stored: readonly StoredRow[], decided: readonly DecidedRow[]): boolean {
  const before = stored.filter(({ outcome }) => outcome !== 'example')
  return (
    before.length === decided.length &&
    before.every((row, at) => {
      const { outcome, target_id, values } = decided[at]!
      return outcome === row.outcome && target_id === row.target_id && sorted(values) === sorted(row.values)
    })
  )
}

/** The database gives fields back in an order of its own. */
const sorted = (values: object) =>
  JSON.stringify(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
