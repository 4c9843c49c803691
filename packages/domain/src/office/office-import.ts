/**
 * What becomes of each row of a sheet of people that an office brings in: added, changed, the same already, waiting for a word
 * of the office, or not taken, and why. All rows at once and nothing written: checking and applying decide alike.
 */
import {
  guardianFields,
  peopleFields,
  type PeopleField,
  type RowOutcome,
  type SheetField,
} from '@maktab/contracts/office/office-import-reasons'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { foldSignInName } from '../access/sign-in.ts'
import { isTypedCampus } from './campuses.ts'
import { compareRows } from './import-comparisons.ts'
import {
  hasError,
  isFaulty,
  registerOf,
  say,
  type ImportClass,
  type ImportFacts,
  type ImportRow,
  type ImportSettings,
  type Register,
  type RegisteredPerson,
  type RowFault,
  type WorkingRow,
} from './import-rows.ts'
import { orderOfDates, readCell, type PersonValues, type ReadingSettings } from './import-values.ts'
import { cellText } from './sheet-cells.ts'

export interface FieldChange {
  readonly field: SheetField
  readonly before: string | null
  readonly after: string
}

export interface DecidedRow<V extends object = object> {
  readonly row_number: number
  readonly outcome: RowOutcome
  readonly faults: readonly RowFault[]
  readonly changes: readonly FieldChange[]
  /** The person or class of the register that the row is about; null for a new one. */
  readonly target_id: number | null
  /** What is to be written: of what is new all of it, else what differs. */
  readonly values: V
}

export interface DecidedImport<V extends object = object> {
  readonly rows: readonly DecidedRow<V>[]
  readonly totals: Readonly<Record<RowOutcome, number>>
  /** 0 to 100, rounded up: one wrong row of a thousand is not none. */
  readonly error_percent: number
  readonly is_stopped: boolean
  /** Whom the sheet deactivates. */
  readonly missing_people: readonly { readonly user_id: number; readonly full_name: string }[]
}

interface Deciding {
  /** Without the headings. */
  readonly rows: readonly ImportRow[]
  readonly settings: ImportSettings
  readonly facts: ImportFacts
  readonly reading: Pick<ReadingSettings, 'is_from_1904' | 'readDate'>
}

const day = 86_400_000
/** An import and its rows are kept so long, and can be undone so long. */
export const importsKeptMs = 30 * day
export const importUndoableMs = 14 * day

/** Fields that a new person cannot be without. */
const required = ['full_name'] as const satisfies readonly PeopleField[]

/** Without the examples of our sample: rows whose first cell begins with `#`. */
export const realRows = (rows: readonly ImportRow[]) =>
  rows.filter(({ cells }) => !cellText(cells[0] ?? null).startsWith('#'))

/** How many of each there are, and whether too many are wrong. */
export function countRows<V extends object>(
  rows: readonly DecidedRow<V>[],
  { stop_percent }: Pick<ImportSettings, 'stop_percent'>,
): DecidedImport<V> {
  const totals = { add: 0, change: 0, same: 0, warn: 0, error: 0 }
  for (const { outcome } of rows) totals[outcome] += 1
  const error_percent = rows.length === 0 ? 0 : Math.ceil((totals.error * 100) / rows.length)
  return { rows, totals, error_percent, is_stopped: error_percent > stop_percent, missing_people: [] }
}

/** Of a hundred learners of the campus; where a sheet would deactivate more it is stopped. */
const mostMissing = 5

/** Who is missing while a row is wrong or waits nobody knows: it may be theirs. */
function withMissing(
  decided: DecidedImport<PersonValues>,
  { missing }: ImportSettings,
  { people, imported }: ImportFacts,
): DecidedImport<PersonValues> {
  if (missing !== 'deactivate' || decided.totals.error + decided.totals.warn > 0) return decided
  const here = new Set(decided.rows.map(({ target_id }) => target_id))
  const came = new Set(imported)
  const missing_people = people
    .filter(({ user_id }) => came.has(user_id) && !here.has(user_id))
    .map(({ user_id, full_name }) => ({ user_id, full_name }))
  const learners = people.filter(({ role }) => role === 'learner').length
  const isStopped = missing_people.length * 100 > learners * mostMissing
  return { ...decided, missing_people, is_stopped: decided.is_stopped || isStopped }
}

export function decideImport({ rows, settings, facts, reading }: Deciding): DecidedImport<PersonValues> {
  const dates = settings.columns.indexOf('date_of_birth')
  const real = realRows(rows)
  const found =
    settings.date_order === 'auto' ? orderOfDates(real.map(({ cells }) => cells[dates] ?? null)) : settings.date_order
  const book = registerOf(facts)
  const read = real.map((row) => readRow(row, settings, { ...reading, date_order: found }))
  for (const row of read) matchRow(row, settings, book)
  compareRows(read, settings, facts, book)
  const above = new Set(facts.above)
  const decided = countRows(
    read.map((row) => decideRow(row, settings, above)),
    settings,
  )
  return withMissing(decided, settings, facts)
}

const isPersonField = (field: SheetField | null): field is PeopleField =>
  field !== null && (peopleFields as readonly SheetField[]).includes(field)

function readRow({ number, cells }: ImportRow, { columns }: ImportSettings, reading: ReadingSettings): WorkingRow {
  const faults: RowFault[] = []
  const values: Record<string, unknown> = {}
  columns.forEach((field, at) => {
    if (!isPersonField(field)) return
    const result = readCell(field, cells[at] ?? null, reading)
    if ('error' in result) faults.push({ field, reason: result.error, detail: result.detail ?? '' })
    else {
      if (result.value !== undefined) values[field] = result.value
      if (result.warning) faults.push({ field, reason: result.warning, detail: cellText(cells[at] ?? null) })
    }
  })
  return { number, values, faults, target: null }
}

function matchRow(row: WorkingRow, { mode, match_by }: ImportSettings, book: Register): void {
  const { values } = row
  const key = values[match_by]
  const person =
    key === undefined
      ? undefined
      : match_by === 'user_id'
        ? book.byId.get(key as number)
        : match_by === 'admission_number'
          ? book.byAdmission.get(String(key))
          : book.byUsername.get(foldSignInName(String(key)))
  const isNumbered = match_by === 'user_id' && key !== undefined
  if (person && mode !== 'add') row.target = person
  else if (isNumbered && !person) say(row, 'user_id', 'other_campus', String(key))
  else if (mode === 'change') say(row, match_by, 'person_unknown', String(key ?? ''))
  else
    for (const field of required)
      if (values[field] === undefined && !isFaulty(row, field)) say(row, field, 'required_missing')
}

function decideRow(
  row: WorkingRow,
  { accepted }: ImportSettings,
  above: ReadonlySet<number>,
): DecidedRow<PersonValues> {
  const { number, faults, target } = row
  const changes = target ? changesOf(target, row.values) : []
  const changed = new Set<string>(changes.map(({ field }) => field))
  if (target && changes.length > 0 && above.has(target.user_id)) say(row, null, 'person_above', target.full_name)
  const values: PersonValues = target
    ? Object.fromEntries(Object.entries(row.values).filter(([field]) => changed.has(field)))
    : row.values
  const waits = faults.some(({ reason }) => reason === 'looks_like') && !accepted.includes(number)
  const outcome = hasError(row)
    ? 'error'
    : waits
      ? 'warn'
      : target === null
        ? 'add'
        : changes.length > 0
          ? 'change'
          : 'same'
  return { row_number: number, outcome, faults, changes, target_id: target?.user_id ?? null, values }
}

const changeable: readonly PeopleField[] = [
  'full_name',
  'father_name',
  'admission_number',
  'roll_number',
  'grade',
  'section',
  'class_codes',
  'gender',
  'date_of_birth',
  'phone_number',
  'language',
  ...guardianFields,
]

/** Texts of the register are read as cells are, so that a sheet of our own changes nothing. */
function changesOf(person: RegisteredPerson, values: PersonValues): readonly FieldChange[] {
  return changeable.flatMap((field) => {
    const given = values[field]
    // A sheet adds people to classes and takes nobody out of one.
    const whole = field === 'class_codes' && given ? [...person.class_codes, ...(given as readonly string[])] : given
    const [before, after] = [shown(person[field]), shown(whole)]
    return after === null || after === asRead(field, before) ? [] : [{ field, before, after }]
  })
}

/** What a cell with that text would say. */
function asRead(field: PeopleField, text: string | null): string | null {
  if (text === null || field === 'date_of_birth') return text
  const read = readCell(field, text, { date_order: null, is_from_1904: false, readDate: () => undefined })
  return 'error' in read ? text : shown(read.value)
}

function shown(value: string | number | readonly string[] | null | undefined): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? [...new Set(value)].sort().join('; ') : String(value)
}

/** Whether a sheet may be applied: where it is stopped, whoever overrules that types the name of the campus. */
export function decideApplying({
  is_stopped,
  is_stop_overruled,
  typed,
  names,
}: {
  readonly is_stopped: boolean
  readonly is_stop_overruled: boolean
  readonly typed: string
  /** Of the campus, as it is registered and in each language. */
  readonly names: readonly string[]
}): Outcome<null, 'import_stopped' | 'campus_name_wrong'> {
  if (!is_stopped) return accept(null)
  if (!is_stop_overruled) return refuse('import_stopped')
  return isTypedCampus(typed, names) ? accept(null) : refuse('campus_name_wrong')
}

/** The classes that a new person comes into: those named, else every active one of a learner's grade and section. */
export function classesToJoin(
  { class_codes, role, grade, section }: PersonValues,
  classes: readonly ImportClass[],
): readonly number[] {
  const isTheirs = ({ class_code, ...one }: ImportClass) =>
    class_codes === undefined
      ? role === 'learner' && section !== undefined && one.grade === grade && one.section === section
      : class_codes.includes(class_code)
  return classes.filter((one) => one.is_active && isTheirs(one)).map(({ class_id }) => class_id)
}
