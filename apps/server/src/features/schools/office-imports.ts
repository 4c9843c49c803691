import type { LanguageCode } from '@maktab/contracts/fields'
import { accept, refuse } from '@maktab/contracts/outcome'
import {
  applyImport,
  checkImport,
  exportPeople,
  importPeople,
  listImportRows,
  listOfficeImports,
  readImportReport,
  readSampleSheet,
  undoImport,
} from '@maktab/contracts/schools/office-imports'
import { guessColumns } from '@maktab/domain/schools/import-columns'
import type { ImportSettings } from '@maktab/domain/schools/import-rows'
import { classesToJoin, type DecidedRow } from '@maktab/domain/schools/office-import'
import { decideAddingMany } from '@maktab/domain/schools/office-registration'
import { cellText } from '@maktab/domain/schools/sheet-cells'
import { languageByCode } from '@maktab/i18n/languages'
import { atCampus, type CampusContext } from '#calls/handle.ts'
import { insertOfficeChanges } from '#features/schools/office-changes.sql.ts'
import { countLicencesUsed } from '#features/schools/office-registration.sql.ts'
import type { Tenants } from '#features/tenants/tenants.ts'
import type { Translate } from '@maktab/i18n/translate'
import { decideSheet, isSameDecision } from './import/decide-sheet.ts'
import { inSheetWorker } from './import/in-worker.ts'
import { peopleSheet, reportSheets, sampleSheets } from './import/office-sheets.ts'
import * as people from './imported-people.sql.ts'
import {
  deleteImportsBefore,
  insertImport,
  lockRegister,
  readImport,
  readImports,
  readRows,
  saveApplied,
  saveChecked,
  saveRows,
  saveTargets,
  saveUndone,
  type StoredImport,
} from './office-imports.sql.ts'

export interface OfficeImportEquipment {
  readonly tenants: Pick<Tenants, 'find'>
  readonly translateInto: (language: LanguageCode) => Translate<'importing'>
}

const day = 86_400_000
/** Imports are kept so long, and can be undone so long. */
const days = { kept: 30, undoable: 14 } as const
const rowsOfPage = 100
const importsOfPage = 50
const mimeTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

export const officeImports = ({ tenants, translateInto }: OfficeImportEquipment) => ({
  importPeople: atCampus(importPeople, async (context, { import_id, name }) => {
    const { db, campus, actor, actor_name, now, received } = context
    const before = await readImport(db, campus, import_id, 'read')
    if (before) return before.made_by === actor.user_id ? accept(shown(before)) : refuse('not_allowed')
    if (!received) return refuse('sheet_unreadable')
    if (received.size_bytes > importPeople.largestFile!) return refuse('file_too_large')
    const read = await inSheetWorker('read', { file: received.file })
    if (!read) return refuse('sheet_unreadable')
    if (!read.ok) return read
    const { sheets, rows, is_from_1904, is_legacy_text } = read.value
    const [head, ...below] = rows
    const titles = head!.cells.map(cellText)
    const columns = guessColumns(titles)
    const settings: ImportSettings = {
      columns,
      mode: 'add_and_change',
      match_by: (['user_id', 'admission_number'] as const).find((field) => columns.includes(field)) ?? 'username',
      date_order: 'auto',
      stop_percent: 10,
      username_prefix: await people.readUsernamePrefix(db, campus),
      accepted: [],
    }
    const decided = await decideSheet(context, below, settings, is_from_1904)
    if (!decided) return refuse('sheet_unreadable')
    const made = {
      import_id,
      name,
      made_by: actor.user_id,
      made_by_name: actor_name,
      created_on: now,
      sheets: sheets.map((sheet) => ({ ...sheet })),
      headings: titles.map((heading, at) => ({
        heading,
        sample: (below.map(({ cells }) => cellText(cells[at] ?? null)).find((text) => text !== '') ?? '').slice(0, 60),
      })),
      is_from_1904,
      is_legacy_text,
      settings,
      totals: decided.totals,
      error_percent: decided.error_percent,
      is_stopped: decided.is_stopped,
    }
    await deleteImportsBefore(db, campus, new Date(now.getTime() - days.kept * day))
    await insertImport(db, campus, made)
    await saveRows(db, campus, import_id, below, decided.rows)
    return accept(shown({ ...made, state: 'checked', applied_on: null, applied_xid: null, kept: 0 }))
  }),

  checkImport: atCampus(checkImport, async (context, { import_id, institution_id: _campus, ...given }) => {
    const { db, campus } = context
    const found = await readImport(db, campus, import_id, 'change')
    if (!found) return refuse('not_found')
    if (found.state !== 'checked') return refuse('import_not_ready')
    if (!given.columns.includes('full_name') && !given.columns.includes(given.match_by))
      return refuse('columns_missing')
    const settings = { ...found.settings, ...given }
    const stored = await readRows(db, campus, import_id)
    const decided = await decideSheet(context, stored.rows, settings, found.is_from_1904)
    if (!decided) return refuse('sheet_unreadable')
    await saveChecked(db, campus, import_id, { ...decided, settings })
    await saveRows(db, campus, import_id, stored.rows, decided.rows)
    return accept(shown({ ...found, ...decided, settings }))
  }),

  listImportRows: atCampus(listImportRows, async ({ db, campus }, { import_id, outcome, page }) => {
    if (!(await readImport(db, campus, import_id, 'read'))) return refuse('not_found')
    const { rows, total } = await readRows(db, campus, import_id, {
      outcome,
      skip: (page - 1) * rowsOfPage,
      take: rowsOfPage,
    })
    return accept({
      total,
      list: rows.flatMap(({ number, cells, outcome: became, faults, changes }) =>
        became === 'example'
          ? []
          : [
              {
                row_number: number,
                outcome: became,
                given: cells.map(cellText),
                faults: [...faults],
                changes: [...changes],
              },
            ],
      ),
    })
  }),

  applyImport: atCampus(applyImport, async (context, { import_id, is_stop_overruled }) => {
    const { db, campus, actor, now } = context
    await lockRegister(db, campus)
    const found = await readImport(db, campus, import_id, 'change')
    if (!found) return refuse('not_found')
    if (found.state !== 'checked') return refuse('import_not_ready')
    const stored = await readRows(db, campus, import_id)
    const decided = await decideSheet(context, stored.rows, found.settings, found.is_from_1904)
    if (!decided) return refuse('sheet_unreadable')
    if (!isSameDecision(stored.rows, decided.rows)) {
      await saveChecked(db, campus, import_id, { ...decided, settings: found.settings })
      await saveRows(db, campus, import_id, stored.rows, decided.rows)
      return refuse('facts_changed')
    }
    if (decided.is_stopped && !is_stop_overruled) return refuse('import_stopped')

    const classes = await people.readImportClasses(db, campus)
    const added = decided.rows.filter(({ outcome }) => outcome === 'add')
    const changed = decided.rows.filter(({ outcome }) => outcome === 'change')
    const tenant = tenants.find(actor.tenant_id)
    if (!tenant) return refuse('not_found')
    const adding = decideAddingMany({
      role: actor.role,
      tenant,
      activeLearners: tenant.total_licenses > 0 ? await countLicencesUsed(db, campus) : 0,
      people: added.length,
      learners: added.filter(({ values }) => values.role === 'learner').length,
    })
    if (!adding.ok) return adding
    const ids = await people.insertPeople(
      db,
      campus,
      added.map(({ values }) => ({ values, class_ids: classesToJoin(values, classes) })),
      { language: await people.readCampusLanguage(db, campus), created_on: now },
    )
    await saveTargets(db, campus, import_id, new Map(added.map(({ row_number }, at) => [row_number, ids[at]!])))
    await people.savePeople(
      db,
      campus,
      changed.map(({ target_id, changes }) => ({ user_id: target_id!, fields: fieldsOf(changes, 'after') })),
      null,
    )
    await people.joinClasses(db, campus, changed.flatMap(joined))
    await saveApplied(db, campus, import_id, now)
    await insertOfficeChanges(context, [
      ...added.map(({ values }, at) => ({ noun: 'user' as const, noun_id: ids[at]!, action: 'import', after: values })),
      ...changed.map(({ target_id, changes }) => ({
        noun: 'user' as const,
        noun_id: target_id!,
        action: 'import',
        before: { ...fieldsOf(changes, 'before'), ...classesOf(changes, 'before') },
        after: { ...fieldsOf(changes, 'after'), ...classesOf(changes, 'after') },
      })),
      { noun: 'import', noun_id: import_id, action: 'apply', after: decided.totals },
    ])
    return accept(shown({ ...found, ...decided, state: 'applied', applied_on: now }))
  }),

  undoImport: atCampus(undoImport, async (context, { import_id }) => {
    const { db, campus, now } = context
    await lockRegister(db, campus)
    const found = await readImport(db, campus, import_id, 'change')
    if (!found) return refuse('not_found')
    if (!found.applied_on || !found.applied_xid || found.state !== 'applied' || undoableUntil(found.applied_on) < now)
      return refuse('import_not_undoable')
    const { rows } = await readRows(db, campus, import_id)
    const added = rows.filter(({ outcome }) => outcome === 'add').map(({ target_id }) => Number(target_id))
    const changed = rows.filter(({ outcome }) => outcome === 'change')
    const back = await people.savePeople(
      db,
      campus,
      changed.map(({ target_id, changes }) => ({ user_id: Number(target_id), fields: fieldsOf(changes, 'before') })),
      found.applied_xid,
    )
    const isBack = new Set(back)
    const undone = changed.filter(({ target_id }) => isBack.has(Number(target_id)))
    await people.leaveClasses(db, campus, undone.flatMap(joined), now)
    const gone = await people.takeBackPeople(db, added, found.applied_xid)
    const kept = added.length - gone.length + changed.length - undone.length
    await saveUndone(db, campus, import_id, kept)
    await insertOfficeChanges(context, [
      ...gone.map((user_id) => ({ noun: 'user' as const, noun_id: user_id, action: 'import_undo', after: null })),
      ...undone.map(({ target_id, changes }) => ({
        noun: 'user' as const,
        noun_id: Number(target_id),
        action: 'import_undo',
        before: { ...fieldsOf(changes, 'after'), ...classesOf(changes, 'after') },
        after: { ...fieldsOf(changes, 'before'), ...classesOf(changes, 'before') },
      })),
      { noun: 'import', noun_id: import_id, action: 'undo', after: { kept } },
    ])
    return accept(shown({ ...found, state: 'undone', kept }))
  }),

  listOfficeImports: atCampus(listOfficeImports, async ({ db, campus }, { page }) => {
    const { list, total } = await readImports(db, campus, { skip: (page - 1) * importsOfPage, take: importsOfPage })
    return accept({ list: list.map(shown), total })
  }),

  readImportReport: atCampus(readImportReport, async (context, { import_id, format }) => {
    const { db, campus, language } = context
    const found = await readImport(db, campus, import_id, 'read')
    if (!found) return refuse('not_found')
    const { rows } = await readRows(db, campus, import_id)
    const sheets = reportSheets(found.headings, rows, translateInto(language))
    return written(context, format, `${found.name.replace(/\.[^.]*$/, '')}-report`, sheets)
  }),

  exportPeople: atCampus(exportPeople, async (context, { role, grade, format }) => {
    const { db, campus, language } = context
    const register = await people.readRegister(db, campus)
    const asked = register.filter(
      (one) => (role === undefined || one.role === role) && (grade === undefined || one.grade === grade),
    )
    const t = translateInto(language)
    return written(context, format, t('importing.file_of_people'), [peopleSheet(asked, language, t)])
  }),

  readSampleSheet: atCampus(readSampleSheet, async (context) => {
    const { db, campus, language } = context
    const classes = await people.readImportClasses(db, campus)
    const t = translateInto(language)
    return written(context, 'xlsx', t('importing.file_of_sample'), sampleSheets(classes, language, t))
  }),
})

async function written(
  { language }: CampusContext,
  format: 'xlsx' | 'csv',
  name: string,
  sheets: Parameters<typeof inSheetWorker<'write'>>[1]['sheets'],
) {
  const is_right_to_left = languageByCode(language).direction === 'rtl'
  const bytes = await inSheetWorker('write', { format, is_right_to_left, sheets })
  return bytes ? accept({ name: `${name}.${format}`, mime_type: mimeTypes[format], bytes }) : refuse('sheet_unreadable')
}

type Changes = DecidedRow['changes']

const fieldsOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries(
    changes.filter(({ field }) => field !== 'class_codes').map((change) => [change.field, change[side]]),
  )

const classesOf = (changes: Changes, side: 'before' | 'after') =>
  Object.fromEntries(
    changes.filter(({ field }) => field === 'class_codes').map((change) => [change.field, change[side]]),
  )

/** The classes that a change brings somebody into. */
function joined({ target_id, changes }: { readonly target_id: number | null; readonly changes: Changes }) {
  const change = changes.find(({ field }) => field === 'class_codes')
  const before = new Set(change?.before?.split('; '))
  const codes = change?.after.split('; ').filter((code) => !before.has(code)) ?? []
  return codes.map((class_code) => ({ user_id: Number(target_id), class_code }))
}

const undoableUntil = (applied_on: Date) => new Date(applied_on.getTime() + days.undoable * day)

function shown(found: StoredImport) {
  const { settings, created_on, applied_on, made_by: _by, applied_xid: _xid, is_from_1904: _system, ...rest } = found
  const { username_prefix: _prefix, columns, accepted, ...rules } = settings
  return {
    ...rest,
    ...rules,
    columns: [...columns],
    accepted: [...accepted],
    created_on: created_on.toISOString(),
    applied_on: applied_on?.toISOString() ?? null,
    undoable_until: applied_on && found.state === 'applied' ? undoableUntil(applied_on).toISOString() : null,
  }
}
