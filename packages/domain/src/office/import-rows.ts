/** Rows of a sheet of people on their way to a decision, and the register that they are held against. */
import type { LanguageCode } from '@maktab/contracts/fields'
import {
  rowErrors,
  type GuardianField,
  type RowReason,
  type SheetField,
} from '@maktab/contracts/office/office-import-reasons'
import type { Role } from '@maktab/contracts/roles'
import { foldSignInName } from '../access/sign-in.ts'
import { latinDigits } from '../people/digits.ts'
import { foldSearch } from '../content/search-words.ts'
import type { PersonValues } from './import-values.ts'
import { plainText, type SheetCell } from './sheet-cells.ts'

export interface ImportRow {
  /** As the sheet counts, from 1. */
  readonly number: number
  readonly cells: readonly SheetCell[]
}

/** What somebody typed in place of a cell; `column` counts from 0. */
export interface CellFix {
  readonly row_number: number
  readonly column: number
  readonly value: string
}

/** The rows with those cells mended; a fix of a row that is not there counts for nothing. */
export function mendRows<R extends ImportRow>(rows: readonly R[], fixes: readonly CellFix[]): readonly R[] {
  const mended = [...rows]
  const places = new Map(rows.map(({ number }, at) => [number, at]))
  for (const { row_number, column, value } of fixes) {
    const at = places.get(row_number)
    if (at === undefined) continue
    const row = mended[at]!
    const width = Math.max(row.cells.length, column + 1)
    const cells = Array.from({ length: width }, (_, one): SheetCell => row.cells[one] ?? null)
    mended[at] = { ...row, cells: cells.with(column, value) }
  }
  return mended
}

/** A person of the campus as the register has them. */
export interface RegisteredPerson extends Partial<Readonly<Record<GuardianField, string | null>>> {
  readonly user_id: number
  readonly full_name: string
  readonly father_name: string | null
  readonly role: Role
  readonly username: string
  readonly admission_number: string | null
  readonly roll_number: number | null
  readonly grade: string | null
  readonly section: string | null
  readonly class_codes: readonly string[]
  readonly gender: number | null
  readonly date_of_birth: string | null
  readonly phone_number: string | null
  readonly email: string | null
  readonly language: LanguageCode
}

export interface ImportFacts {
  readonly people: readonly RegisteredPerson[]
  /** Sign-in names of the whole tenant that the sheet asks for or that begin as made ones do, and whose they are. */
  readonly names: readonly { readonly sign_in_name: string; readonly user_id: number }[]
  readonly classes: readonly ImportClass[]
  readonly grantable: readonly Role[]
  /** People of the campus whom this office may not change. */
  readonly above: readonly number[]
  /** Learners and nothing else who came by an earlier sheet; nobody where those who are missing are left. */
  readonly imported: readonly number[]
  /** ISO. */
  readonly today: string
}

export interface ImportClass {
  readonly class_id: number
  readonly class_code: string
  readonly grade: string
  readonly section: string
  readonly is_active: boolean
}

export const importModes = ['add', 'add_and_change', 'change'] as const
export const importMatches = ['user_id', 'admission_number', 'username'] as const

export interface ImportSettings {
  /** The field of each column, null for one that is passed over. */
  readonly columns: readonly (SheetField | null)[]
  readonly mode: (typeof importModes)[number]
  readonly match_by: (typeof importMatches)[number]
  readonly date_order: 'auto' | 'dmy' | 'mdy'
  /** Whether learners who came by an earlier sheet and are in no row are deactivated. */
  readonly missing?: 'leave' | 'deactivate'
  /** Applying stops where more of a hundred rows have an error. */
  readonly stop_percent: number
  /** Made usernames begin so. */
  readonly username_prefix: string
  /** Rows of people who look like somebody and are somebody else. */
  readonly accepted: readonly number[]
}

export interface RowFault {
  /** Null where it is the row's and not a cell's. */
  readonly field: SheetField | null
  readonly reason: RowReason
  /** What was found: the text, or who it is; the number of the other row. */
  readonly detail: string
}

export interface Register {
  readonly byId: ReadonlyMap<number, RegisteredPerson>
  readonly byAdmission: ReadonlyMap<string, RegisteredPerson>
  readonly byUsername: ReadonlyMap<string, RegisteredPerson>
  readonly holders: ReadonlyMap<string, number>
  readonly byName: ReadonlyMap<string, readonly RegisteredPerson[]>
  readonly classes: ReadonlyMap<string, ImportClass>
}

export function registerOf({ people, names, classes }: ImportFacts): Register {
  const byName = new Map<string, RegisteredPerson[]>()
  for (const person of people) {
    const key = foldSearch(person.full_name)
    byName.set(key, [...(byName.get(key) ?? []), person])
  }
  return {
    byId: new Map(people.map((person) => [person.user_id, person])),
    byAdmission: new Map(
      people.flatMap((person) =>
        person.admission_number === null ? [] : [[latinDigits(plainText(person.admission_number)), person] as const],
      ),
    ),
    byUsername: new Map(people.map((person) => [foldSignInName(person.username), person])),
    holders: new Map(names.map(({ sign_in_name, user_id }) => [sign_in_name, user_id])),
    byName,
    classes: new Map(classes.map((one) => [one.class_code, one])),
  }
}

/** What is said of a row on its way to a decision. */
export interface Faulted {
  readonly number: number
  readonly faults: RowFault[]
}

export interface WorkingRow extends Faulted {
  values: PersonValues
  target: RegisteredPerson | null
}

const errors: ReadonlySet<RowReason> = new Set(rowErrors)

/** Says `reason` of a row whose value an earlier one has already, with that row's number. */
export function twice<K>(
  row: Faulted,
  seen: Map<K, number>,
  key: K,
  field: SheetField | null,
  reason: RowReason,
): void {
  const earlier = seen.get(key)
  if (earlier === undefined) seen.set(key, row.number)
  else say(row, field, reason, String(earlier))
}

export function say(row: Faulted, field: SheetField | null, reason: RowReason, detail = ''): void {
  row.faults.push({ field, reason, detail })
}

export const isFaulty = (row: Faulted, field: SheetField) => row.faults.some((fault) => fault.field === field)
export const hasError = (row: Faulted) => row.faults.some(({ reason }) => errors.has(reason))
