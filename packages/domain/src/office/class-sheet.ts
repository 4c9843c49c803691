/** What becomes of each row of a sheet of classes: the same mechanism as for people, with the rule of a class (`decideClass`). */
import type { LanguageCode } from '@maktab/contracts/fields'
import { classFields, type ClassField, type RowReason } from '@maktab/contracts/office/office-import-reasons'
import { foldSignInName } from '../access/sign-in.ts'
import { subjectKeyOf, subjects, knownSubject } from '../content/subjects.ts'
import { readClassCode } from '../people/class-codes.ts'
import { latinDigits } from '../people/digits.ts'
import { foldSearch } from '../content/search-words.ts'
import { foldLetters } from '../people/folded-letters.ts'
import { readGrade } from '../people/grades.ts'
import { hasError, say, type Faulted, type ImportRow, type ImportSettings } from './import-rows.ts'
import { orderOfDates, readCell, writeValue, type ReadingSettings } from './import-values.ts'
import { decideClass } from './office-classes.ts'
import { countRows, realRows, type DecidedImport, type DecidedRow, type FieldChange } from './office-import.ts'
import { cellText, plainText, type SheetCell } from './sheet-cells.ts'

export interface ClassValues {
  readonly class_code?: string
  readonly grade?: string
  readonly section?: string
  readonly subject?: string
  readonly course_id?: number
  readonly alias?: string
  /** Those who are to be added. */
  readonly teacher_ids?: readonly number[]
  readonly class_teacher_id?: number
  /** ISO. */
  readonly start_date?: string
  readonly end_date?: string
  readonly default_language?: LanguageCode
  readonly takes_attendance?: boolean
}

export interface SheetTeacher {
  readonly user_id: number
  readonly full_name: string
  readonly username: string
}

/** A class of the campus as the register has it, deleted ones among them. */
export interface RegisteredClass {
  readonly class_id: number
  readonly class_code: string
  readonly grade: string
  readonly section: string
  readonly subject: string
  readonly alias: string | null
  readonly course_id: number
  readonly start_date: string | null
  readonly end_date: string | null
  readonly default_language: LanguageCode | null
  readonly takes_attendance: boolean
  readonly is_active: boolean
  readonly is_deleted: boolean
  readonly teacher_ids: readonly number[]
  readonly class_teacher_id: number | null
}

export interface ClassFacts {
  readonly classes: readonly RegisteredClass[]
  /** Those that the campus has, and those that its classes are taught from. */
  readonly courses: readonly { readonly course_id: number; readonly title: string; readonly is_here: boolean }[]
  readonly teachers: readonly SheetTeacher[]
}

interface Deciding {
  readonly rows: readonly ImportRow[]
  readonly settings: ImportSettings
  readonly facts: ClassFacts
  readonly reading: Pick<ReadingSettings, 'is_from_1904' | 'readDate'>
}

interface ClassRow extends Faulted {
  readonly values: ClassValues
}

/**
 * A row is about the class with its code, else about the one of its grade, section, course and name. An empty cell changes nothing; teachers are
 * added and none is taken out; another course is chosen on the page of the class.
 */
export function decideClassSheet({ rows, settings, facts, reading }: Deciding): DecidedImport<ClassValues> {
  const real = realRows(rows)
  const dates = (['start_date', 'end_date'] as const).map((field) => settings.columns.indexOf(field))
  const cells = real.flatMap((row) => dates.map((at) => row.cells[at] ?? null))
  const date_order = settings.date_order === 'auto' ? orderOfDates(cells) : settings.date_order
  const register: RegisteredClass[] = [...facts.classes]
  const targets = new Set<number>()
  const decided = real.map((given): DecidedRow<ClassValues> => {
    const row = readRow(given, settings, facts, { ...reading, date_order })
    const { number, faults, values } = row
    const target = hasError(row) ? undefined : findClass(values, register)
    if (target && (target.class_id < 0 || targets.has(target.class_id))) say(row, null, 'class_twice')
    else if (target) targets.add(target.class_id)
    if (target && !target.is_active) say(row, null, 'class_archived', target.class_code)
    if (target && values.course_id !== undefined && values.course_id !== target.course_id)
      say(row, 'course', 'course_differs')
    if (settings.mode === 'add' && target) say(row, null, 'class_exists', target.class_code)
    if (settings.mode === 'change' && !target && !hasError(row)) say(row, 'class_code', 'class_unknown')
    const whole: Partial<RegisteredClass> = { ...target, ...values }
    const changes = target ? changesOf(target, values, facts) : []
    if (!hasError(row) && (!target || changes.length > 0)) judge(row, whole, target, register, facts)
    const outcome = hasError(row) ? 'error' : !target ? 'add' : changes.length > 0 ? 'change' : 'same'
    if (outcome === 'add')
      register.push({
        ...newClass,
        ...values,
        grade: values.grade!,
        section: values.section!,
        subject: values.subject!,
        course_id: values.course_id!,
        class_code: values.class_code ?? `#${number}`,
        class_id: -number,
      })
    return { row_number: number, outcome, faults, changes, target_id: target?.class_id ?? null, values }
  })
  return countRows(decided, settings)
}

const newClass = {
  alias: null,
  start_date: null,
  end_date: null,
  default_language: null,
  takes_attendance: false,
  is_active: true,
  is_deleted: false,
  teacher_ids: [],
  class_teacher_id: null,
} as const

function readRow(
  { number, cells }: ImportRow,
  { columns }: ImportSettings,
  facts: ClassFacts,
  reading: ReadingSettings,
): ClassRow {
  const row = { number, faults: [] }
  const values: Record<string, unknown> = {}
  columns.forEach((field, at) => {
    if (field === null || !isClassField(field)) return
    const cell = cells[at] ?? null
    if (cellText(cell) === '' && (cell === null || typeof cell !== 'object' || 'date' in cell)) return
    const read = readClassCell(field, cell, facts, reading)
    if ('error' in read) say(row, field, read.error, read.detail)
    else Object.assign(values, read.values)
  })
  return { ...row, values }
}

const isClassField = (field: string): field is ClassField => (classFields as readonly string[]).includes(field)

type Read = { readonly values: ClassValues } | { readonly error: RowReason; readonly detail?: string | undefined }

const longest = 120

function readClassCell(field: ClassField, cell: SheetCell, facts: ClassFacts, reading: ReadingSettings): Read {
  if (cell !== null && typeof cell === 'object' && 'fault' in cell) return { error: cell.fault }
  const text = cellText(cell)
  if (text.length > longest && field !== 'teachers') return { error: 'too_long' }
  switch (field) {
    case 'class_code': {
      const class_code = readClassCode(text)
      return /^[A-Z0-9]{4,12}$/.test(class_code)
        ? { values: { class_code } }
        : { error: 'class_code_invalid', detail: text }
    }
    case 'grade':
      return { values: { grade: readGrade(text) } }
    case 'section':
      return { values: { section: text } }
    case 'alias':
      return { values: { alias: text } }
    case 'subject':
      return { values: { subject: knownSubject(text) ?? text } }
    case 'course':
      return readCourse(text, facts)
    case 'teachers':
      return readTeachers(text, facts)
    case 'class_teacher': {
      const found = teacherOf(text, facts.teachers)
      return typeof found === 'string'
        ? { error: found, detail: text }
        : { values: { class_teacher_id: found.user_id } }
    }
    case 'takes_attendance': {
      const takes_attendance = yesOrNo.get(foldLetters(text))
      return takes_attendance === undefined
        ? { error: 'yes_no_unknown', detail: text }
        : { values: { takes_attendance } }
    }
    case 'default_language': {
      const read = readCell('language', cell, reading)
      return 'error' in read ? read : { values: { default_language: read.value as LanguageCode } }
    }
    default: {
      const read = readCell('date_of_birth', cell, reading)
      return 'error' in read ? read : { values: { [field]: read.value as string } }
    }
  }
}

/** By its number, else by a title that one course alone has. */
function readCourse(text: string, { courses }: ClassFacts): Read {
  const digits = latinDigits(text)
  const numbered = /^\d{1,15}$/.test(digits) ? courses.find(({ course_id }) => course_id === Number(digits)) : undefined
  if (numbered) return { values: { course_id: numbered.course_id } }
  const titled = courses.filter(({ title }) => foldSearch(title) === foldSearch(text))
  const [first, second] = titled
  if (!first) return { error: 'course_unknown', detail: text }
  return second ? { error: 'course_ambiguous', detail: text } : { values: { course_id: first.course_id } }
}

function readTeachers(text: string, { teachers }: ClassFacts): Read {
  const teacher_ids: number[] = []
  for (const part of text.split(/[;؛|]/u).map((one) => one.trim())) {
    if (part === '') continue
    const found = teacherOf(part, teachers)
    if (typeof found === 'string') return { error: found, detail: part }
    teacher_ids.push(found.user_id)
  }
  return { values: { teacher_ids } }
}

function teacherOf(
  text: string,
  teachers: readonly SheetTeacher[],
): SheetTeacher | 'teacher_unknown' | 'teacher_ambiguous' {
  const key = foldSignInName(text)
  const named = teachers.find(({ username }) => foldSignInName(username) === key)
  if (named) return named
  const [first, second] = teachers.filter(({ full_name }) => foldSearch(full_name) === foldSearch(text))
  return first === undefined ? 'teacher_unknown' : second === undefined ? first : 'teacher_ambiguous'
}

const findClass = (values: ClassValues, register: readonly RegisteredClass[]) =>
  register.find((one) =>
    values.class_code !== undefined
      ? one.class_code === values.class_code && !one.is_deleted
      : !one.is_deleted &&
        one.is_active &&
        values.grade === readGrade(one.grade) &&
        values.section !== undefined &&
        foldSearch(values.section) === foldSearch(one.section) &&
        values.course_id === one.course_id &&
        foldSearch(values.alias ?? '') === foldSearch(one.alias ?? ''),
  )

/** Says of a row what the rule of a class says of it. */
function judge(
  row: Faulted,
  whole: Partial<RegisteredClass>,
  target: RegisteredClass | undefined,
  register: readonly RegisteredClass[],
  { courses }: ClassFacts,
): void {
  const { grade = '', section = '', subject = '', course_id } = whole
  if (course_id === undefined) return say(row, 'course', 'class_incomplete')
  const decision = decideClass(
    {
      grade,
      section,
      subject,
      course_id,
      alias: whole.alias ?? null,
      start_date: whole.start_date ?? null,
      end_date: whole.end_date ?? null,
      class_code: whole.class_code,
    },
    {
      class_id: target?.class_id,
      classes: register,
      hasCourse: courses.some((course) => course.course_id === course_id && course.is_here),
    },
  )
  if (decision.ok) return
  const reasons = {
    details_incomplete: 'class_incomplete',
    class_dates_wrong: 'class_dates_wrong',
    course_missing: 'course_unknown',
    class_exists: 'class_exists',
    class_code_taken: 'class_code_taken',
  } as const
  say(row, null, reasons[decision.refusal])
}

/** What stands in the register as a sheet writes it; null for nothing. */
function textOf(field: ClassField, one: RegisteredClass, facts: ClassFacts): string | null {
  if (field === 'course') return courseText(one.course_id, facts)
  if (field === 'teachers') return teachersText(one.teacher_ids, facts)
  if (field === 'class_teacher')
    return one.class_teacher_id === null ? null : teachersText([one.class_teacher_id], facts)
  if (field === 'takes_attendance') return one.takes_attendance ? 'yes' : 'no'
  return one[field]
}

const teachersText = (ids: readonly number[], { teachers }: ClassFacts): string | null => {
  const known = ids.flatMap((id) => teachers.find(({ user_id }) => user_id === id) ?? [])
  return known.length === 0 ? null : known.map(({ username }) => username).join('; ')
}

function courseText(course_id: number, { courses }: ClassFacts): string {
  const own = courses.find((course) => course.course_id === course_id)
  const alike = courses.filter(({ title }) => own !== undefined && foldSearch(title) === foldSearch(own.title))
  return own !== undefined && alike.length === 1 && !/^\d+$/.test(latinDigits(own.title.trim()))
    ? own.title
    : String(course_id)
}

function changesOf(target: RegisteredClass, values: ClassValues, facts: ClassFacts): readonly FieldChange[] {
  const teacher_ids = [...new Set([...target.teacher_ids, ...(values.teacher_ids ?? [])])]
  const after: RegisteredClass = { ...target, ...values, teacher_ids }
  return classFields.flatMap((field) => {
    const [before, then] = [textOf(field, target, facts), textOf(field, after, facts)]
    const isSame =
      field === 'course' ||
      before === then ||
      (before !== null && plainText(before) === then) ||
      (field === 'grade' && readGrade(target.grade) === values.grade) ||
      (field === 'subject' && subjectKeyOf(target.subject) === subjectKeyOf(then ?? ''))
    return isSame || then === null ? [] : [{ field, before, after: then }]
  })
}

/** A class as our own sheets write it: bringing it in changes nothing. */
export function writeClass(one: RegisteredClass, facts: ClassFacts, language: LanguageCode): readonly string[] {
  return classFields.map((field) => {
    if (field === 'takes_attendance') return yesNoWords[language][one.takes_attendance ? 0 : 1]
    if (field === 'default_language') return writeValue('language', one.default_language, language)
    if (field === 'subject') return subjectText(one.subject, language)
    return textOf(field, one, facts) ?? ''
  })
}

const placeOfLanguage = { en: 0, pu: 1, da: 2, ur: 3 } as const

function subjectText(subject: string, language: LanguageCode): string {
  const key = knownSubject(subject)
  return key === undefined ? subject : subjects[key].names[placeOfLanguage[language]]
}

export const yesNoWords: Readonly<Record<LanguageCode, readonly [yes: string, no: string]>> = {
  en: ['Yes', 'No'],
  pu: ['هو', 'نه'],
  da: ['بلی', 'نخیر'],
  ur: ['ہاں', 'نہیں'],
}

const yesOrNo: ReadonlyMap<string, boolean> = new Map(
  [
    ...Object.values(yesNoWords).flatMap(([yes, no]) => [[yes, true] as const, [no, false] as const]),
    ...['y', '1', 'true', 'x', 'بله'].map((word) => [word, true] as const),
    ...['n', '0', 'false'].map((word) => [word, false] as const),
  ].map(([word, value]) => [foldLetters(word), value]),
)
