/** What an office may do with the classes of a campus. */
import type { classStates } from '@maktab/contracts/office/office-classes'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { readClassCode } from '../people/class-codes.ts'
import { compareGrades, readGrade } from '../people/grades.ts'
import type { NamedClass } from '../schools/class-names.ts'
import { foldSearch } from '../content/search-words.ts'
import { knownSubject, subjectNames } from '../content/subjects.ts'

/** How long a deleted class can be restored. */
const daysInBin = 30

/** Classes deleted since then can be restored. */
export function classBinSince(now: Date): Date {
  return new Date(now.getTime() - daysInBin * 86_400_000)
}

export interface SoughtClass extends NamedClass {
  readonly class_id: number
  readonly class_code: string
  readonly course_title: string
}

/** Whether every word of what was sought is a part of a class's name, code or course; a subject is found by each of its names. */
export function isSoughtClass(
  { alias, subject, grade, section, class_code, course_title }: SoughtClass,
  sought: string,
): boolean {
  const text = foldSearch([alias ?? '', ...subjectNames(subject), grade, section, class_code, course_title].join(' '))
  return foldSearch(sought)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** By grade, section and subject. */
export function compareClasses(one: SoughtClass, other: SoughtClass): number {
  return (
    compareGrades(one.grade, other.grade) ||
    compareText(one.section, other.section) ||
    compareText(one.subject, other.subject) ||
    one.class_id - other.class_id
  )
}

const compareText = (one: string, other: string) => Number(one > other) - Number(one < other)

export interface ClassFields {
  readonly grade: string
  readonly section: string
  readonly subject: string
  readonly alias: string | null
  readonly course_id: number
  /** ISO dates. */
  readonly start_date: string | null
  readonly end_date: string | null
  /** Kept as it was made where nobody typed one. */
  readonly class_code: string | undefined
}

interface ClassFacts {
  /** Undefined for a class that is to be made. */
  readonly class_id: number | undefined
  /** Whether the campus has the course. */
  readonly hasCourse: boolean
  /** All classes of the campus, deleted ones and this one among them. */
  readonly classes: readonly (NamedClass & {
    readonly class_id: number
    readonly course_id: number
    readonly class_code: string
    readonly is_active: boolean
    readonly is_deleted: boolean
  })[]
}

type ClassFault = 'details_incomplete' | 'class_dates_wrong' | 'course_missing' | 'class_exists' | 'class_code_taken'

/**
 * The fields to keep: the grade by its number, the code as codes are kept. Two classes that are taught may be of one section and course only where an
 * alias tells them apart; a code that any class of the campus has, deleted ones among them, is taken (seed 001 §5).
 */
export function decideClass(typed: ClassFields, facts: ClassFacts): Outcome<ClassFields, ClassFault> {
  const [grade, section, subject] = [readGrade(typed.grade), typed.section.trim(), typed.subject.trim()]
  const class_code = typed.class_code === undefined ? undefined : readClassCode(typed.class_code)
  const alias = typed.alias?.trim() || null
  if (grade === '' || section === '' || subject === '') return refuse('details_incomplete')
  if (class_code !== undefined && !/^[A-Z0-9]{4,12}$/.test(class_code)) return refuse('details_incomplete')
  if (typed.start_date !== null && typed.end_date !== null && typed.end_date < typed.start_date)
    return refuse('class_dates_wrong')
  const others = facts.classes.filter(({ class_id }) => class_id !== facts.class_id)
  const own = facts.classes.find(({ class_id }) => class_id === facts.class_id)
  // A class goes on with its course though the campus has it no more.
  if (!facts.hasCourse && own?.course_id !== typed.course_id) return refuse('course_missing')
  const isThere = others.some(
    (other) =>
      other.is_active &&
      !other.is_deleted &&
      readGrade(other.grade) === grade &&
      sameText(other.section, section) &&
      other.course_id === typed.course_id &&
      sameText(other.alias ?? '', alias ?? ''),
  )
  if (isThere) return refuse('class_exists')
  if (others.some((other) => other.class_code === class_code)) return refuse('class_code_taken')
  return accept({ ...typed, grade, section, subject: knownSubject(subject) ?? subject, alias, class_code })
}

const sameText = (one: string, other: string) => foldSearch(one.trim()) === foldSearch(other.trim())

/**
 * Whether somebody typed the code or the name of a class (seed 001 §5): its alias, or subject, grade and section as any of the four languages write
 * them. Blanks, hyphens, letter case and the script of digits do not count.
 */
export function isTypedClass(typed: string, of: NamedClass & { readonly class_code: string }): boolean {
  if (readClassCode(typed) === of.class_code) return true
  const names = subjectNames(of.subject).map((subject) => `${subject} ${of.grade} ${of.section}`)
  return [...(of.alias ? [of.alias] : []), ...names].some((name) => asTyped(name) === asTyped(typed))
}

const asTyped = (text: string) => foldSearch(text).replace(/[\s\u200c-]+/g, '')

/** Whether a class goes: only where the tenant allows it (seed 000 §6), and somebody typed which. */
export function decideDeleting({
  mayDelete,
  typed,
  of,
}: {
  readonly mayDelete: boolean
  readonly typed: string
  readonly of: NamedClass & { readonly class_code: string }
}): Outcome<undefined, 'delete_class_off' | 'typed_name_wrong'> {
  if (!mayDelete) return refuse('delete_class_off')
  return isTypedClass(typed, of) ? accept(undefined) : refuse('typed_name_wrong')
}

/** The classes among `classes` that stand in a state; the bin stands beside all others. */
export function isInState(
  one: {
    readonly is_active: boolean
    readonly is_deleted: boolean
    readonly class_teacher: unknown
    readonly teachers: readonly unknown[]
    readonly total_students: number
  },
  state: (typeof classStates)[number],
): boolean {
  if (state === 'deleted' || one.is_deleted) return state === 'deleted' && one.is_deleted
  if (state === 'archived' || !one.is_active) return state === 'archived' && !one.is_active
  if (state === 'without_teacher') return one.teachers.length === 0
  if (state === 'without_learners') return one.total_students === 0
  return state === 'active' || one.class_teacher === null
}
