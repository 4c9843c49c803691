/** What rows of a sheet of people are told for the sake of each other and of everybody who is in the register. */
import { foldSignInName } from '../access/sign-in.ts'
import { foldSearch } from '../content/search-words.ts'
import { checkGuardians } from './import-guardians.ts'
import {
  hasError,
  isFaulty,
  say,
  twice,
  type ImportFacts,
  type ImportSettings,
  type Register,
  type RegisteredPerson,
  type WorkingRow,
} from './import-rows.ts'
import type { PersonValues } from './import-values.ts'

/** Adds faults, and makes the usernames of new people. */
export function compareRows(
  rows: readonly WorkingRow[],
  settings: ImportSettings,
  facts: ImportFacts,
  book: Register,
): void {
  const first = { target: new Map<number, number>(), name: new Map<string, number>(), email: new Map<string, number>() }
  const seen = {
    admission: new Map<string, number>(),
    roll: new Map<string, number>(),
    person: new Map<string, number>(),
  }
  const rolls = new Map<string, number>()
  for (const one of facts.people)
    if (one.roll_number !== null && one.role === 'learner') rolls.set(rollKey(one)!, one.user_id)
  const taken = new Set(book.holders.keys())
  for (const { values } of rows) if (values.username !== undefined) taken.add(foldSignInName(values.username))
  const nextNumber = new Map<string, number>()

  for (const row of rows) {
    const { target, values } = row
    if (target) twice(row, first.target, target.user_id, null, 'same_person_twice')
    checkRole(row, facts)
    checkGuardians(row)
    if (
      values.date_of_birth !== undefined &&
      (values.date_of_birth > facts.today || values.date_of_birth < '1900-01-01')
    )
      say(
        row,
        'date_of_birth',
        values.date_of_birth > facts.today ? 'date_in_future' : 'date_unreadable',
        values.date_of_birth,
      )
    checkName(row, 'username', book, first.name)
    checkName(row, 'email', book, first.email)
    if (values.admission_number !== undefined) {
      twice(row, seen.admission, values.admission_number, 'admission_number', 'admission_number_twice')
      const holder = book.byAdmission.get(values.admission_number)
      if (holder && holder !== target) say(row, 'admission_number', 'admission_number_taken', holder.full_name)
    }
    const roll = rollKey({ ...target, ...values })
    if (roll !== undefined) {
      twice(row, seen.roll, roll, 'roll_number', 'roll_number_twice')
      const holder = rolls.get(roll)
      // Whoever has the number may give it up in another row of the same sheet.
      if (holder !== undefined && holder !== target?.user_id && !rows.some((other) => other.target?.user_id === holder))
        say(row, 'roll_number', 'roll_number_twice', book.byId.get(holder)?.full_name)
    }
    for (const code of values.class_codes ?? []) {
      const one = book.classes.get(code)
      if (!one) say(row, 'class_codes', 'class_unknown', code)
      else if (!one.is_active) say(row, 'class_codes', 'class_archived', code)
    }
    if (!target) {
      lookAround(row, book, seen.person)
      row.values = { role: 'learner', ...values }
      if (values.username === undefined && !hasError(row)) {
        row.values = { ...row.values, username: madeUsername(row.values, settings.username_prefix, taken, nextNumber) }
      }
    }
  }
}

/** Roles are given by rank; an import changes nobody's role. */
function checkRole(row: WorkingRow, { grantable }: ImportFacts): void {
  const { role } = row.values
  if (row.target) {
    if (role !== undefined && role !== row.target.role) say(row, 'role', 'role_differs', row.target.role)
  } else if (!isFaulty(row, 'role') && !grantable.includes(role ?? 'learner')) say(row, 'role', 'role_not_grantable')
}

function checkName(row: WorkingRow, field: 'username' | 'email', book: Register, first: Map<string, number>): void {
  const typed = row.values[field]
  if (typed === undefined) return
  const name = foldSignInName(typed)
  // What somebody signs in with is changed on their own page, where they can be told.
  if (row.target) {
    if (name !== foldSignInName(row.target[field] ?? ''))
      say(row, field, 'sign_in_name_differs', row.target[field] ?? '')
    return
  }
  twice(row, first, name, field, field === 'email' ? 'email_twice' : 'username_twice')
  const holder = book.holders.get(name)
  if (holder !== undefined)
    say(row, field, field === 'email' ? 'email_taken' : 'username_taken', book.byId.get(holder)?.full_name)
}

/** A new person who has the name of another: the same one where father, birth or telephone agree as well, else a namesake, as sections have them. */
function lookAround(row: WorkingRow, book: Register, seen: Map<string, number>): void {
  const { values } = row
  if (values.full_name === undefined) return
  const name = foldSearch(values.full_name)
  const namesakes = book.byName.get(name) ?? []
  const alike = namesakes.find((one) => isAlike(one, values))
  const neighbour = namesakes.find(
    (one) => one.section !== null && one.grade === values.grade && one.section === values.section,
  )
  if (alike)
    say(
      row,
      'full_name',
      'looks_like',
      [alike.full_name, alike.father_name, alike.username].filter(Boolean).join(' · '),
    )
  else if (neighbour) say(row, 'full_name', 'same_name_in_section', neighbour.username)
  const marks = [values.father_name && foldSearch(values.father_name), values.date_of_birth, values.phone_number]
  if (
    marks.every((mark) => mark === undefined) ||
    values.admission_number !== undefined ||
    values.roll_number !== undefined
  )
    return
  twice(row, seen, JSON.stringify([name, ...marks, values.grade, values.section]), 'full_name', 'same_person_twice')
}

function isAlike(
  one: RegisteredPerson,
  { father_name, date_of_birth, phone_number, admission_number }: PersonValues,
): boolean {
  // Two admission numbers are two people, whatever else they share.
  if (admission_number !== undefined && one.admission_number !== null) return false
  return (
    (father_name !== undefined &&
      one.father_name !== null &&
      foldSearch(father_name) === foldSearch(one.father_name)) ||
    (date_of_birth !== undefined && date_of_birth === one.date_of_birth) ||
    (phone_number !== undefined && phone_number === one.phone_number)
  )
}

interface Place {
  readonly grade?: string | null
  readonly section?: string | null
  readonly roll_number?: number | null
}

const rollKey = ({ grade, section, roll_number }: Place): string | undefined =>
  roll_number === null || roll_number === undefined
    ? undefined
    : JSON.stringify([grade ?? '', section ?? '', roll_number])

/** `senf.6a.01`: the campus, grade and section, a number; the first that nobody has. */
function madeUsername(
  { grade = '', section = '', role }: PersonValues,
  prefix: string,
  taken: ReadonlySet<string>,
  nextNumber: Map<string, number>,
): string {
  const place = role === 'learner' ? `${grade}${section}`.replace(/[^\p{L}\p{M}\p{N}]/gu, '').toLowerCase() : ''
  const begin = [prefix, place].filter((part) => part !== '').join('.')
  for (let number = nextNumber.get(begin) ?? 1; ; number += 1) {
    const name = `${begin}.${String(number).padStart(2, '0')}`
    if (taken.has(foldSignInName(name))) continue
    nextNumber.set(begin, number + 1)
    return name
  }
}
