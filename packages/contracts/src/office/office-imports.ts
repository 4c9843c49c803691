/** People and classes that an office brings in from a sheet (seed 001 §1, §7; the payloads are ours). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, id, instant } from '../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../office.ts'
import { largestSheet } from './office-import-limits.ts'
import { fieldsOfSheet, rowOutcomes, rowReasons, sheetFields, type SheetKind } from './office-import-reasons.ts'

const field = z.enum(sheetFields)
export const sheetKind = z.enum(Object.keys(fieldsOfSheet) as SheetKind[])

/** How a sheet is meant; the office may change it until it is applied. */
const settings = {
  /** The field of each column, null for one that is passed over. */
  columns: z.array(field.nullable()).max(60),
  mode: z.enum(['add', 'add_and_change', 'change']),
  /** What people are known by; classes are by their code, else by section, course and alias. */
  match_by: z.enum(['user_id', 'admission_number', 'username']),
  date_order: z.enum(['auto', 'dmy', 'mdy']),
  /**
   * Whether learners who came by an earlier sheet and are in no row of this one are deactivated; nobody is while a row is wrong or waits.
   * Nobody else ever is.
   */
  missing: z.enum(['leave', 'deactivate']).default('leave'),
  /** Applying stops where more of a hundred rows are wrong, or more than five of a hundred learners would be deactivated. */
  stop_percent: z.int().min(1).max(100),
  /** Rows of people who look like somebody and are somebody else. */
  accepted: z.array(z.int().positive()).max(5_000),
}

export const OfficeImport = z.object({
  import_id: guid,
  /** Of the file. */
  name: z.string(),
  /** What it is about. */
  kind: sheetKind,
  state: z.enum(['checked', 'applied', 'undone']),
  /** Of the file. Hidden ones are named and not read. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), is_hidden: z.boolean() })),
  /** Which of them was read, from 0: until somebody says another the first that is neither hidden nor empty. */
  sheet: z.int(),
  /** The row of the headings, as the sheet counts. Rows above it are passed over. */
  header_row: z.int(),
  /** With the first text that stands in each. */
  headings: z.array(z.object({ heading: z.string(), sample: z.string() })),
  ...settings,
  totals: z.record(z.enum(rowOutcomes), z.int()),
  /** Whom applying deactivates, or did. */
  missing_people: z.array(z.object({ user_id: id, full_name: z.string() })),
  /** 0 to 100. */
  error_percent: z.int(),
  is_stopped: z.boolean(),
  /** It came in windows-1256, which has no letters for much of Pashto. */
  is_legacy_text: z.boolean(),
  made_by_name: z.string(),
  created_on: instant,
  applied_on: instant.nullable(),
  undoable_until: instant.nullable(),
  /** People and classes that undoing left as they are, because something happened to them since. */
  kept: z.int(),
})
export type OfficeImport = z.infer<typeof OfficeImport>

/** A file beside what it is called. */
const sent = {
  audience: offices,
  input: z.object({
    import_id: guid,
    name: z.string().min(1).max(200),
    /** Fields of a form are texts. */
    institution_id: z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number)
      .optional(),
  }),
  output: OfficeImport,
  refusals: [
    'not_found',
    'not_allowed',
    'too_many_files',
    'file_too_large',
    'sheet_unreadable',
    'sheet_too_large',
    'sheet_locked',
    'sheet_empty',
  ],
  ...officeCommand,
  transport: 'multipart',
  largestFile: largestSheet,
} as const

/** Reads a sheet of an .xlsx or .csv file and checks it with columns as they are headed; nothing is applied. */
export const importPeople = command({
  path: 'admin/users/import',
  summary: 'Hand over a sheet of people and see what would become of each row',
  ...sent,
})

/** As a sheet of people; teachers are named by username, or by a name that one teacher alone has. */
export const importClasses = command({
  path: 'admin/classes/import',
  summary: 'Hand over a sheet of classes and see what would become of each row',
  ...sent,
})

/**
 * `columns_missing`: no column says what people are called, or by what they or the classes are known. With another `sheet` or `header_row` the file is
 * read again: columns are found by their headings, and what was said and mended of the rows before counts no more.
 */
export const checkImport = command({
  path: 'admin/import/check',
  summary: 'Check a sheet again, with columns, rules and cells as they are meant',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    import_id: guid,
    ...settings,
    sheet: z.int().min(0).max(999).optional(),
    header_row: z.int().min(1).max(10_000).optional(),
    /** What is to stand in cells instead; `column` counts from 0. */
    fixes: z
      .array(z.object({ row_number: z.int().positive(), column: z.int().min(0).max(59), value: z.string().max(2_000) }))
      .max(500)
      .default([]),
  }),
  output: OfficeImport,
  refusals: [
    'not_found',
    'columns_missing',
    'import_not_ready',
    'changed_meanwhile',
    'sheet_unreadable',
    'sheet_too_large',
    'sheet_locked',
    'sheet_empty',
  ],
  ...officeCommand,
})

export const ImportedRow = z.object({
  row_number: z.int(),
  outcome: z.enum(rowOutcomes),
  /** The texts of the row, in the order of its columns. */
  given: z.array(z.string()),
  changes: z.array(z.object({ field, before: z.string().nullable(), after: z.string() })),
  /** `field` is null where it is the whole row's. */
  faults: z.array(z.object({ field: field.nullable(), reason: z.enum(rowReasons), detail: z.string() })),
  /** The person whom an applied row made, while nobody signed in as them: they need a starting code. */
  new_user_id: id.nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** A hundred a page. */
export const listImportRows = query({
  path: 'admin/import/rows',
  summary: 'Rows of a sheet, with what becomes of each and why',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    import_id: guid,
    outcome: z.enum(rowOutcomes).optional(),
    page: z.int().min(1).max(100).default(1),
  }),
  output: z.object({ list: z.array(ImportedRow), total: z.int() }),
  refusals: ['not_found'],
  ...officeQuery,
})

/**
 * Rows with an error and those that wait are passed over. A stop is overruled by typing the name of the campus. `facts_changed`: the
 * register is another since; the rows are to be checked anew.
 */
export const applyImport = command({
  path: 'admin/import/apply',
  summary: 'Do what a sheet says',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    import_id: guid,
    is_stop_overruled: z.boolean().default(false),
    typed: z.string().max(200).default(''),
  }),
  output: OfficeImport,
  refusals: [
    'not_found',
    'import_not_ready',
    'import_stopped',
    'campus_name_wrong',
    'facts_changed',
    'sheet_unreadable',
    'user_creation_off',
    'licences_used_up',
  ],
  ...officeCommand,
})

/** For fourteen days. Whoever signed in or was changed since stays as they are. */
export const undoImport = command({
  path: 'admin/import/undo',
  summary: 'Take back what a sheet did',
  audience: offices,
  input: z.object({ ...campusOfOffice, import_id: guid }),
  output: OfficeImport,
  refusals: ['not_found', 'import_not_undoable'],
  ...officeCommand,
})

/** Newest first, fifty a page; each is kept for thirty days. */
export const listOfficeImports = query({
  path: 'admin/imports',
  summary: 'Sheets that were brought in to a campus',
  audience: offices,
  input: z.object({ ...campusOfOffice, page: z.int().min(1).max(100).default(1) }),
  output: z.object({ list: z.array(OfficeImport), total: z.int() }),
  refusals: ['not_found'],
  ...officeQuery,
})
