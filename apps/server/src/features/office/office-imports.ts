import type { Checked, RefusalOf } from '@maktab/contracts/call'
import { largestSheet } from '@maktab/contracts/office/office-import-limits'
import type { SheetKind } from '@maktab/contracts/office/office-import-reasons'
import {
  applyImport,
  checkImport,
  importClasses,
  importPeople,
  listImportRows,
  listOfficeImports,
  undoImport,
  type OfficeImport,
} from '@maktab/contracts/office/office-imports'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { guessColumns, guessHeaderRow } from '@maktab/domain/office/import-columns'
import { mendRows, type ImportSettings } from '@maktab/domain/office/import-rows'
import { decideApplying, importUndoableMs, type DecidedImport } from '@maktab/domain/office/office-import'
import { cellText } from '@maktab/domain/office/sheet-cells'
import fs from 'node:fs/promises'
import { atCampus, atCampusPrepared, type BeforeCampusContext, type CampusContext } from '#calls/handle.ts'
import { findCampus } from '#features/office/campus-writing.sql.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import { sheetsOfClasses } from './import/class-kind.ts'
import { inSheetWorker } from './import/in-worker.ts'
import { sheetsOfPeople } from './import/people-kind.ts'
import type { SheetRefusal } from './import/read-sheet.ts'
import { isSameDecision, type SheetKindOf, type SheetRows } from './import/sheet-kind.ts'
import {
  findWithoutSignIn,
  insertImport,
  lockRegister,
  readImport,
  readImports,
  readRows,
  readSource,
  saveApplied,
  saveChecked,
  saveRows,
  saveTargets,
  saveUndone,
  type StoredImport,
} from './office-imports.sql.ts'

const rowsOfPage = 100
const importsOfPage = 50

type Kinds = Readonly<Record<SheetKind, SheetKindOf>>

export const officeImports = (equipment: Parameters<typeof sheetsOfPeople>[0]) =>
  importsOf({ people: sheetsOfPeople(equipment), classes: sheetsOfClasses })

const importsOf = (kinds: Kinds) => ({
  importPeople: atCampusPrepared(importPeople, readSent('people', kinds), saveSent('people')),
  importClasses: atCampusPrepared(importClasses, readSent('classes', kinds), saveSent('classes')),

  checkImport: atCampusPrepared(
    checkImport,
    async (before, { import_id, institution_id: _campus, sheet, header_row, fixes, ...given }) => {
      const seen = await lookAtChecked(before, import_id)
      if (!seen) return undefined
      const { found, rows } = seen
      if ((sheet ?? found.sheet) !== found.sheet || (header_row ?? found.header_row) !== found.header_row) {
        const source = await before.look((db) => readSource(db, before.campus, import_id))
        if (!source) return refuse('import_not_ready')
        const read = await readNewSheet(before, kinds, source, {
          kind: found.kind,
          sheet: sheet ?? found.sheet,
          header_row,
          settings: { ...found.settings, ...given },
        })
        return read.ok ? accept({ ...found, ...read.value }) : read
      }
      if (!kinds[found.kind].areColumnsEnough(given)) return refuse('columns_missing')
      const settings = { ...found.settings, ...given }
      const mended = mendRows(rows, fixes)
      const done = await kinds[found.kind].decide(before, { rows: mended, settings, is_from_1904: found.is_from_1904 })
      return done ? accept({ ...found, settings, rows: mended, decided: done.decided }) : refuse('sheet_unreadable')
    },
    async ({ db, campus }, { import_id }, prepared) => {
      const found = await readImport(db, campus, import_id, 'change')
      if (!found) return refuse('not_found')
      if (found.state !== 'checked') return refuse('import_not_ready')
      if (!prepared) return refuse('changed_meanwhile')
      if (!prepared.ok) return prepared
      const { rows, decided, ...sheet } = prepared.value
      if (sheet.revision !== found.revision) return refuse('changed_meanwhile')
      const { totals, error_percent, is_stopped, missing_people } = decided
      const checked = { ...sheet, totals, error_percent, is_stopped, missing_people }
      await saveChecked(db, campus, import_id, checked)
      await saveRows(db, campus, import_id, rows, decided.rows)
      return accept(shown(checked))
    },
  ),

  listImportRows: atCampus(listImportRows, async ({ db, campus }, { import_id, outcome, page }) => {
    const found = await readImport(db, campus, import_id, 'read')
    if (!found) return refuse('not_found')
    const { rows, total } = await readRows(db, campus, import_id, {
      outcome,
      skip: (page - 1) * rowsOfPage,
      take: rowsOfPage,
    })
    const made = rows.flatMap((row) => (row.outcome === 'add' && row.target_id !== null ? [row.target_id] : []))
    const waiting = found.state === 'applied' ? new Set(await findWithoutSignIn(db, campus, made)) : new Set<number>()
    return accept({
      total,
      list: rows.flatMap(({ number, cells, outcome: became, faults, changes, target_id }) =>
        became === 'example'
          ? []
          : [
              {
                row_number: number,
                outcome: became,
                given: cells.map(cellText),
                faults: [...faults],
                changes: [...changes],
                new_user_id: target_id !== null && waiting.has(target_id) ? target_id : null,
              },
            ],
      ),
    })
  }),

  applyImport: atCampusPrepared(
    applyImport,
    async (before, { import_id }) => {
      const seen = await lookAtChecked(before, import_id)
      if (!seen) return undefined
      const { found, rows } = seen
      const { settings, is_from_1904, revision } = found
      const done = await kinds[found.kind].decide(before, { rows, settings, is_from_1904 })
      return done ? accept({ ...done, rows, revision }) : refuse('sheet_unreadable')
    },
    async (context, { import_id, is_stop_overruled, typed }, prepared) => {
      const { db, campus, now } = context
      await lockRegister(db, campus)
      const found = await readImport(db, campus, import_id, 'change')
      if (!found) return refuse('not_found')
      if (found.state !== 'checked') return refuse('import_not_ready')
      if (!prepared) return refuse('facts_changed')
      if (!prepared.ok) return prepared
      const { rows, decided, isStill, apply, revision } = prepared.value
      // Decided a moment ago, while the register was open to others.
      if (revision !== found.revision || !(await isStill(context))) return refuse('facts_changed')
      if (!isSameDecision(found, rows, decided)) {
        await saveChecked(db, campus, import_id, { ...found, ...decided })
        await saveRows(db, campus, import_id, rows, decided.rows)
        return refuse('facts_changed')
      }
      const place = await findCampus(db, campus)
      if (!place) return refuse('not_found')
      const names = [place.name, ...Object.values(place.names)]
      const applying = decideApplying({ is_stopped: decided.is_stopped, is_stop_overruled, typed, names })
      if (!applying.ok) return applying

      const done = await apply(context)
      if (!done.ok) return done
      await saveTargets(db, campus, import_id, done.value)
      await saveApplied(db, campus, import_id, now)
      await insertOfficeChanges(context, [
        { noun: 'import', noun_id: import_id, action: 'apply', after: decided.totals },
      ])
      return accept(shown({ ...found, ...decided, state: 'applied', applied_on: now }))
    },
  ),

  undoImport: atCampus(undoImport, async (context, { import_id }) => {
    const { db, campus, now } = context
    await lockRegister(db, campus)
    const found = await readImport(db, campus, import_id, 'change')
    if (!found) return refuse('not_found')
    if (!found.applied_on || !found.applied_xid || found.state !== 'applied' || undoableUntil(found.applied_on) < now)
      return refuse('import_not_undoable')
    const { rows } = await readRows(db, campus, import_id)
    const { applied_xid } = found
    const kept = await kinds[found.kind].undo(context, { ...found, applied_xid }, rows)
    await saveUndone(db, campus, import_id, kept)
    await insertOfficeChanges(context, [{ noun: 'import', noun_id: import_id, action: 'undo', after: { kept } }])
    return accept(shown({ ...found, state: 'undone', kept }))
  }),

  listOfficeImports: atCampus(listOfficeImports, async ({ db, campus }, { page }) => {
    const { list, total } = await readImports(db, campus, { skip: (page - 1) * importsOfPage, take: importsOfPage })
    return accept({ list: list.map(shown), total })
  }),
})

type SentSheet = NewSheet & { readonly source: Buffer }

/** Reads and decides what was sent; nothing is written yet. */
const readSent =
  (kind: SheetKind, kinds: Kinds) =>
  async (before: BeforeCampusContext): Promise<Outcome<SentSheet, SheetRefusal | 'file_too_large'>> => {
    const { received } = before
    if (!received) return refuse('sheet_unreadable')
    if (received.size_bytes > largestSheet) return refuse('file_too_large')
    const source = await fs.readFile(received.file)
    const read = await readNewSheet(before, kinds, source, { kind })
    return read.ok ? accept({ ...read.value, source }) : read
  }

const saveSent =
  (kind: SheetKind) =>
  async (
    { db, campus, actor, actor_name, now }: CampusContext,
    { import_id, name }: Pick<Checked<typeof importPeople>, 'import_id' | 'name'>,
    prepared: Outcome<SentSheet, SheetRefusal | 'file_too_large'>,
  ): Promise<Outcome<OfficeImport, RefusalOf<typeof importPeople>>> => {
    const earlier = await readImport(db, campus, import_id, 'read')
    if (earlier) return earlier.made_by === actor.user_id ? accept(shown(earlier)) : refuse('not_allowed')
    if (!prepared.ok) return prepared
    const { rows, decided, source, ...sheet } = prepared.value
    const { totals, error_percent, is_stopped, missing_people } = decided
    const made = {
      import_id,
      name,
      kind,
      made_by: actor.user_id,
      made_by_name: actor_name,
      created_on: now,
      ...sheet,
      totals,
      error_percent,
      is_stopped,
      missing_people,
    }
    await insertImport(db, campus, { ...made, source })
    await saveRows(db, campus, import_id, rows, decided.rows)
    return accept(shown({ ...made, state: 'checked', applied_on: null, applied_xid: null, kept: 0, revision: 1 }))
  }

interface NewSheet
  extends SheetRows, Pick<StoredImport, 'sheets' | 'sheet' | 'header_row' | 'headings' | 'is_legacy_text'> {
  readonly decided: DecidedImport
}

/** Reads a sheet of a file, by its headings, and decides its rows. */
async function readNewSheet(
  before: BeforeCampusContext,
  kinds: Kinds,
  source: Buffer,
  asked: {
    readonly kind: SheetKind
    readonly sheet?: number | undefined
    readonly header_row?: number | undefined
    readonly settings?: ImportSettings
  },
): Promise<Outcome<NewSheet, SheetRefusal>> {
  const read = await inSheetWorker('read', { file: source, sheet: asked.sheet })
  if (!read) return refuse('sheet_unreadable')
  if (!read.ok) return read
  const { sheets, sheet, is_from_1904, is_legacy_text } = read.value
  const head =
    asked.header_row === undefined
      ? guessHeaderRow(read.value.rows, asked.kind)
      : read.value.rows.find(({ number }) => number === asked.header_row)
  const rows = read.value.rows.filter(({ number }) => head !== undefined && number > head.number)
  if (!head || rows.length === 0) return refuse('sheet_empty')
  const titles = head.cells.map(cellText)
  const columns = guessColumns(titles, asked.kind)
  const settings: ImportSettings = {
    mode: 'add_and_change',
    date_order: 'auto',
    stop_percent: 10,
    username_prefix: await before.look((db) => kinds[asked.kind].readPrefix(db, before.campus)),
    ...asked.settings,
    columns,
    match_by: (['user_id', 'admission_number'] as const).find((field) => columns.includes(field)) ?? 'username',
    accepted: [],
  }
  const done = await kinds[asked.kind].decide(before, { rows, settings, is_from_1904 })
  if (!done) return refuse('sheet_unreadable')
  const headings = titles.map((heading, at) => ({
    heading,
    sample: (rows.map(({ cells }) => cellText(cells[at] ?? null)).find((text) => text !== '') ?? '').slice(0, 60),
  }))
  const { decided } = done
  return accept({
    sheets: [...sheets],
    sheet,
    header_row: head.number,
    headings,
    rows,
    settings,
    is_from_1904,
    is_legacy_text,
    decided,
  })
}

/** An import that is not applied yet, with its rows; undefined where there is none. */
async function lookAtChecked({ look, campus }: BeforeCampusContext, import_id: string) {
  return look(async (db) => {
    const found = await readImport(db, campus, import_id, 'read')
    return found?.state === 'checked' ? { found, rows: (await readRows(db, campus, import_id)).rows } : undefined
  })
}

const undoableUntil = (applied_on: Date) => new Date(applied_on.getTime() + importUndoableMs)

function shown(found: StoredImport) {
  const {
    settings,
    created_on,
    applied_on,
    made_by: _by,
    applied_xid: _xid,
    is_from_1904: _system,
    revision: _revision,
    ...rest
  } = found
  const { username_prefix: _prefix, columns, accepted, missing = 'leave' as const, ...rules } = settings
  return {
    ...rest,
    ...rules,
    columns: [...columns],
    missing,
    missing_people: [...found.missing_people],
    accepted: [...accepted],
    created_on: created_on.toISOString(),
    applied_on: applied_on?.toISOString() ?? null,
    undoable_until: applied_on && found.state === 'applied' ? undoableUntil(applied_on).toISOString() : null,
  }
}
