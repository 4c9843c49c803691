/** People whom an office brings in from a sheet, and the sheets that it takes away (seed 001 §1, §7; the payloads are ours). */
import * as z from 'zod'
import { command, query } from '../call.ts'
import { guid, instant } from '../fields.ts'
import { campusOfOffice, officeCommand, officeQuery, offices } from '../office.ts'
import { roles } from '../roles.ts'
import { largestSheet } from './office-import-limits.ts'
import { peopleFields, rowOutcomes, rowReasons } from './office-import-reasons.ts'

const field = z.enum(peopleFields)

/** How a sheet is meant; the office may change it until it is applied. */
const settings = {
  /** The field of each column, null for one that is passed over. */
  columns: z.array(field.nullable()).max(60),
  mode: z.enum(['add', 'add_and_change', 'change']),
  match_by: z.enum(['user_id', 'admission_number', 'username']),
  date_order: z.enum(['auto', 'dmy', 'mdy']),
  /** Applying stops where more of a hundred rows are wrong. */
  stop_percent: z.int().min(1).max(100),
  /** Rows of people who look like somebody and are somebody else. */
  accepted: z.array(z.int().positive()).max(5_000),
}

export const OfficeImport = z.object({
  import_id: guid,
  /** Of the file. */
  name: z.string(),
  state: z.enum(['checked', 'applied', 'undone']),
  /** Of the file; the first that is neither hidden nor empty was read. */
  sheets: z.array(z.object({ name: z.string(), rows: z.int(), is_hidden: z.boolean() })),
  /** With the first text that stands in each. */
  headings: z.array(z.object({ heading: z.string(), sample: z.string() })),
  ...settings,
  totals: z.record(z.enum(rowOutcomes), z.int()),
  /** 0 to 100. */
  error_percent: z.int(),
  is_stopped: z.boolean(),
  /** It came in windows-1256, which has no letters for much of Pashto. */
  is_legacy_text: z.boolean(),
  made_by_name: z.string(),
  created_on: instant,
  applied_on: instant.nullable(),
  undoable_until: instant.nullable(),
  /** People whom undoing left as they are, because something happened to them since. */
  kept: z.int(),
})
export type OfficeImport = z.infer<typeof OfficeImport>

/** Reads the first sheet of an .xlsx or .csv file and checks it with columns as they are headed; nothing is applied. */
export const importPeople = command({
  path: 'admin/users/import',
  summary: 'Hand over a sheet of people and see what would become of each row',
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
})

/** `columns_missing`: no column says what people are called, or by what they are known. */
export const checkImport = command({
  path: 'admin/import/check',
  summary: 'Check a sheet again, with columns and rules as they are meant',
  audience: offices,
  input: z.object({ ...campusOfOffice, import_id: guid, ...settings }),
  output: OfficeImport,
  refusals: ['not_found', 'columns_missing', 'import_not_ready', 'sheet_unreadable'],
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

/** Rows with an error and those that wait are passed over. `facts_changed`: the register is another since; the rows were checked anew. */
export const applyImport = command({
  path: 'admin/import/apply',
  summary: 'Do what a sheet says',
  audience: offices,
  input: z.object({ ...campusOfOffice, import_id: guid, is_stop_overruled: z.boolean().default(false) }),
  output: OfficeImport,
  refusals: [
    'not_found',
    'import_not_ready',
    'import_stopped',
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

const format = z.enum(['xlsx', 'csv']).default('xlsx')

/** The sheet as it came, with what became of each row and what to do about it, in the reader's language. */
export const readImportReport = query({
  path: 'admin/import/report',
  summary: 'A sheet as it came, with its results, as a file',
  audience: offices,
  input: z.object({ ...campusOfOffice, import_id: guid, format }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/** Active people, with headings that importing finds again: bringing the file in as it is changes nothing. */
export const exportPeople = query({
  path: 'admin/users/export',
  summary: 'People of a campus as a file',
  audience: offices,
  input: z.object({
    ...campusOfOffice,
    role: z.enum(roles).optional(),
    grade: z.string().trim().min(1).max(60).optional(),
    format,
  }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})

/** With examples that importing passes over, and the campus's own grades and classes to choose from. */
export const readSampleSheet = query({
  path: 'admin/users/import/sample',
  summary: 'An empty sheet of people in the reader’s language',
  audience: offices,
  input: z.object({ ...campusOfOffice }),
  output: z.null(),
  answers: 'file',
  refusals: ['not_found', 'sheet_unreadable'],
  ...officeQuery,
})
