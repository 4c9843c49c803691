/** What stands in one cell of a sheet of people: read in four languages, whatever the reader's. */
import { isPersonName, longestPersonName } from '@maktab/contracts/person-name'
import { languageCode, type LanguageCode } from '@maktab/contracts/fields'
import type { GuardianField, PeopleField, RowReason } from '@maktab/contracts/office/office-import-reasons'
import { relations } from '@maktab/contracts/office/office-lists'
import { roles, type Role } from '@maktab/contracts/roles'
import { latinDigits } from '../people/digits.ts'
import { foldLetters } from '../people/folded-letters.ts'
import { readGrade } from '../people/grades.ts'
import { readPhoneNumber } from '../people/phone-numbers.ts'
import { readClassCode } from '../people/class-codes.ts'
import { cellText, type SheetCell } from './sheet-cells.ts'

/** What a cell says; `class_codes` in the order of the cell. */
export interface PersonValues extends Partial<Readonly<Record<GuardianField, string>>> {
  readonly user_id?: number
  readonly full_name?: string
  readonly father_name?: string
  readonly role?: Role
  readonly username?: string
  readonly admission_number?: string
  readonly roll_number?: number
  readonly grade?: string
  readonly section?: string
  readonly class_codes?: readonly string[]
  readonly gender?: 0 | 1 | 2
  /** ISO. */
  readonly date_of_birth?: string
  /** E.164. */
  readonly phone_number?: string
  readonly email?: string
  readonly language?: LanguageCode
}

type Value = NonNullable<PersonValues[PeopleField]>

export type CellReading =
  | { readonly value: Value | undefined; readonly warning?: RowReason }
  | { readonly error: RowReason; readonly detail?: string }

export interface ReadingSettings {
  /** How dates of figures with the year last are meant. `null` where nothing in the column tells. */
  readonly date_order: 'dmy' | 'mdy' | null
  readonly is_from_1904: boolean
  /** Reads `1392-05-03`, `3/5/1392` (day first) and `3 Asad 1392`; the year tells the calendar. */
  readonly readDate: (text: string) => string | undefined
}

/** Reads a cell as its column asks; `undefined` for an empty one, which changes nothing. */
export function readCell(field: PeopleField, cell: SheetCell, settings: ReadingSettings): CellReading {
  if (cell !== null && typeof cell === 'object' && 'fault' in cell) return { error: cell.fault }
  const text = cellText(cell)
  if (text === '') return { value: undefined }
  if (text.length > longestOf(field)) return { error: 'too_long' }
  if (isGuardianField(field)) {
    if (field.endsWith('_phone')) return phoneOf(text)
    return field.endsWith('_name') ? nameOf(text) : listed(text, relationWords, 'relation_unknown')
  }
  switch (field) {
    case 'full_name':
    case 'father_name':
      return nameOf(text)
    case 'user_id':
      return /^\d{1,15}$/.test(latinDigits(text)) ? { value: Number(latinDigits(text)) } : { error: 'person_unknown' }
    case 'role':
      return listed(text, roleWords, 'role_unknown')
    case 'gender':
      return listed(text, genderWords, 'gender_unknown')
    case 'language':
      return listed(text, languageWords, 'language_unknown')
    case 'username':
      return usernameOf(text)
    case 'email':
      return emailOf(text)
    case 'grade':
      return { value: readGrade(text) }
    case 'roll_number':
      return /^0*[1-9]\d{0,5}$/.test(latinDigits(text))
        ? { value: Number(latinDigits(text)) }
        : { error: 'roll_number_invalid', detail: text }
    case 'class_codes':
      return {
        value: text
          .split(/[;,،؛\s]+/u)
          .filter((code) => code !== '')
          .map(readClassCode),
      }
    case 'date_of_birth':
      return dateOf(cell, text, settings)
    case 'phone_number':
      return phoneOf(text)
    default:
      return { value: latinDigits(text) }
  }
}

const isGuardianField = (field: PeopleField): field is GuardianField => field.startsWith('guardian_')
const longestOf = (field: PeopleField) =>
  isGuardianField(field) ? (field.endsWith('_name') ? longestPersonName : 60) : longest[field]
const longest: Readonly<Record<Exclude<PeopleField, GuardianField>, number>> = {
  user_id: 20,
  full_name: longestPersonName,
  father_name: longestPersonName,
  role: 60,
  username: 60,
  admission_number: 40,
  roll_number: 20,
  grade: 40,
  section: 20,
  class_codes: 600,
  gender: 40,
  date_of_birth: 60,
  phone_number: 60,
  email: 254,
  language: 40,
}

/** Where a sheet went through an old set of letters, `?` stands for each that it does not know. */
const lostLetters = /\p{L}\?|\?\p{L}|\?\?|\ufffd/u

function nameOf(text: string): CellReading {
  if (lostLetters.test(text)) return { error: 'letters_lost', detail: text }
  return isPersonName(text) ? { value: text } : { error: 'name_invalid', detail: text }
}

const words = <V extends Value>(lists: readonly (readonly [V, string])[]): ReadonlyMap<string, V> =>
  new Map(lists.flatMap(([value, list]) => list.split('|').map((word) => [foldLetters(word), value] as const)))

/** As our own sheets write them; importing finds each in all four languages. */
const written = {
  role: {
    en: { learner: 'Learner', teacher: 'Teacher', principal: 'Principal' },
    pu: { learner: 'زده کوونکی', teacher: 'ښوونکی', principal: 'مدیر' },
    da: { learner: 'شاگرد', teacher: 'معلم', principal: 'مدیر' },
    ur: { learner: 'طالب علم', teacher: 'استاد', principal: 'پرنسپل' },
  },
  gender: {
    en: ['Male', 'Female', 'Prefers not to say'],
    pu: ['نارینه', 'ښځینه', 'نه غواړي چې ووايي'],
    da: ['پسر', 'دختر', 'نمی‌خواهد بگوید'],
    ur: ['لڑکا', 'لڑکی', 'نہیں بتانا چاہتے'],
  },
  relation: {
    en: ['Father', 'Mother', 'Brother', 'Sister', 'Uncle', 'Aunt', 'Grandparent', 'Another'],
    pu: ['پلار', 'مور', 'ورور', 'خور', 'تره یا ماما', 'ترور', 'نیکه یا انا', 'بل'],
    da: ['پدر', 'مادر', 'برادر', 'خواهر', 'کاکا یا ماما', 'عمه یا خاله', 'پدرکلان یا مادرکلان', 'دیگر'],
    ur: ['والد', 'والدہ', 'بھائی', 'بہن', 'چچا یا ماموں', 'پھوپھی یا خالہ', 'دادا، دادی، نانا یا نانی', 'کوئی اور'],
  },
  language: {
    en: { en: 'English', pu: 'Pashto', da: 'Dari', ur: 'Urdu' },
    pu: { en: 'انګلیسي', pu: 'پښتو', da: 'دري', ur: 'اردو' },
    da: { en: 'انگلیسی', pu: 'پشتو', da: 'دری', ur: 'اردو' },
    ur: { en: 'انگریزی', pu: 'پشتو', da: 'دری', ur: 'اردو' },
  },
} as const

/** The text of a value in a sheet that `language` reads; empty for null. */
export function writeValue(
  field: PeopleField,
  value: string | number | readonly string[] | null,
  language: LanguageCode,
): string {
  if (value === null) return ''
  if (field === 'role')
    return (written.role[language] as Partial<Record<string, string>>)[String(value)] ?? String(value)
  if (field === 'gender') return written.gender[language][Number(value)] ?? ''
  if (field.endsWith('_relation')) return written.relation[language][relations.findIndex((one) => one === value)] ?? ''
  if (field === 'language') return written.language[language][value as LanguageCode]
  return typeof value === 'object' ? value.join('; ') : String(value)
}

const alsoRelations: Readonly<Record<(typeof relations)[number], string>> = {
  father: 'dad|بابا|باپ|ابو',
  mother: 'mum|mom|mama|موره|ماں|امی',
  brother: 'لالا',
  sister: 'آپا|آپی',
  uncle: 'کاکا|ماما|تره|اکا|چچا|ماموں|عمو|تایا',
  aunt: 'عمه|خاله|توریه|پھوپھی|خالہ|چچی|ممانی',
  grandparent: 'grandfather|grandmother|پدرکلان|مادرکلان|نیکه|انا|دادا|دادی|نانا|نانی',
  other: 'guardian|بل څوک|سرپرست',
}

const roleWords = words<Role>([
  ['learner', 'student|pupil|زده کوونکی|زده کوونکې|زدکوونکی|شاگرد|متعلم|طالب علم|طالبہ'],
  ['teacher', 'ښوونکی|ښوونکې|معلم|معلمه|استاد|استاذ|ٹیچر|مدرس'],
  ['principal', 'headteacher|head teacher|مدیر|مدیره|سرمعلم|آمر|پرنسپل|ہیڈ ماسٹر'],
  ...roles.map((role) => [role, `${role}|${role.replaceAll('_', ' ')}`] as const),
])

const genderWords = words<0 | 1 | 2>([
  [0, `0|m|boy|man|هلک|سړی|پسر|مرد|مذکر|ذکور|${allLanguages((code) => written.gender[code][0])}`],
  [1, `1|f|girl|woman|نجلۍ|ښځه|زن|خانم|مونث|اناث|عورت|خاتون|${allLanguages((code) => written.gender[code][1])}`],
  [2, `2|other|prefer not to say|not said|${allLanguages((code) => written.gender[code][2])}`],
])

const relationWords = words<string>(
  relations.map(
    (relation, at) =>
      [
        relation,
        [relation, alsoRelations[relation], allLanguages((code) => written.relation[code][at]!)]
          .filter(Boolean)
          .join('|'),
      ] as const,
  ),
)

const languageWords = words<LanguageCode>([
  ['en', `en|${allLanguages((code) => written.language[code].en)}`],
  ['pu', `ps|pu|${allLanguages((code) => written.language[code].pu)}`],
  ['da', `da|fa|prs|farsi|persian|فارسی|${allLanguages((code) => written.language[code].da)}`],
  ['ur', `ur|${allLanguages((code) => written.language[code].ur)}`],
])

function allLanguages(word: (code: LanguageCode) => string): string {
  return languageCode.options.map(word).join('|')
}

function listed<V extends Value>(text: string, known: ReadonlyMap<string, V>, error: RowReason): CellReading {
  const value = known.get(foldLetters(latinDigits(text)))
  return value === undefined ? { error, detail: text } : { value }
}

/** Letters and digits of any script with `. _ -` between; what looks like an address is one. */
const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}._-]|\u200c(?=\p{L})){1,58}[\p{L}\p{M}\p{N}]$/u

function usernameOf(text: string): CellReading {
  return usernamePattern.test(text) ? { value: text } : { error: 'username_invalid', detail: text }
}

function emailOf(text: string): CellReading {
  return /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]{2,}$/u.test(text)
    ? { value: text.toLowerCase() }
    : { error: 'email_invalid', detail: text }
}

/** Two numbers in a cell: the first, and a word that there was another. */
function phoneOf(text: string): CellReading {
  if (/^\d(?:[.,]\d+)?e\+?\d+$/i.test(text)) return { error: 'phone_shortened', detail: text }
  const whole = readPhoneNumber(text)
  if (whole !== null) return { value: whole }
  const [first = '', ...rest] = text.split(/[/,;،؛|]|\s-\s/u).map((part) => part.trim())
  const number = rest.length === 0 ? null : readPhoneNumber(first)
  return number === null ? { error: 'phone_invalid', detail: text } : { value: number, warning: 'two_phones' }
}

const day = 86_400_000

/** A number is a serial of days, unless it is a year: 1392 is a year and not the 23rd of October 1903. */
function dateOf(cell: SheetCell, text: string, { date_order, is_from_1904, readDate }: ReadingSettings): CellReading {
  if (cell !== null && typeof cell === 'object') return { value: text }
  const figures = latinDigits(text)
  if (/^\d{4}$/.test(figures) && isYear(Number(figures))) return { error: 'date_year_only', detail: text }
  const packed = /^(\d{4})(\d\d)(\d\d)$/.exec(figures)
  if (packed && isYear(Number(packed[1]))) return found(readDate(`${packed[1]}-${packed[2]}-${packed[3]}`), text)
  if (typeof cell === 'number') {
    const serial = Math.floor(cell) + (is_from_1904 ? 1_462 : 0)
    return serial >= 1 && serial < 73_050
      ? { value: new Date(Date.UTC(1899, 11, 30) + serial * day).toISOString().slice(0, 10) }
      : { error: 'date_unreadable', detail: text }
  }
  const parts = dayAndMonth(figures)
  if (!parts) return found(readDate(figures), text)
  if (date_order === null && parts[0] <= 12 && parts[1] <= 12 && parts[0] !== parts[1])
    return { error: 'date_ambiguous', detail: text }
  return found(readDate(date_order === 'mdy' ? `${parts[1]}/${parts[0]}/${parts[2]}` : figures), text)
}

const isYear = (year: number) => (year >= 1300 && year <= 1450) || (year >= 1900 && year <= 2100)

function found(date: string | undefined, detail: string): CellReading {
  return date === undefined ? { error: 'date_unreadable', detail } : { value: date }
}

/** The three figures of a date that ends with its year; undefined for any other. */
function dayAndMonth(figures: string): readonly [number, number, number] | undefined {
  const read = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(figures)
  return read ? [Number(read[1]), Number(read[2]), Number(read[3])] : undefined
}

/** Whether days or months stand first in a column of dates: the first part above 12 settles it. Null where none does. */
export function orderOfDates(cells: readonly SheetCell[]): 'dmy' | 'mdy' | null {
  for (const cell of cells) {
    const parts = typeof cell === 'string' ? dayAndMonth(latinDigits(cellText(cell))) : undefined
    if (parts && parts[0] > 12) return 'dmy'
    if (parts && parts[1] > 12) return 'mdy'
  }
  return null
}
