/** Numbers of a school that another server may have given to somebody else: which column or field holds which, and how a row gets its new ones. */

/** Tables that draw their numbers. Those of one school alone (years, guardians) clash with nobody's and stay as they are. */
export const numberedTables = ['institutions', 'users', 'classes', 'courses', 'content', 'skills'] as const
export type NumberedTable = (typeof numberedTables)[number]

export const numberColumn: Readonly<Record<NumberedTable, string>> = {
  institutions: 'institution_id',
  users: 'user_id',
  classes: 'class_id',
  courses: 'course_id',
  content: 'content_id',
  skills: 'skill_id',
}

const byName: Readonly<Record<string, NumberedTable>> = {
  institution_id: 'institutions',
  acted_by_institution_id: 'institutions',
  for_institution_id: 'institutions',
  school_id: 'institutions',
  user_id: 'users',
  new_user_id: 'users',
  author_id: 'users',
  learner_id: 'users',
  learner_ids: 'users',
  user_ids: 'users',
  teacher_id: 'users',
  class_teacher_id: 'users',
  class_id: 'classes',
  class_ids: 'classes',
  left_class_ids: 'classes',
  course_id: 'courses',
  cms_course_id: 'courses',
  to_course_id: 'courses',
  available_courses: 'courses',
  content_id: 'content',
  content_ids: 'content',
  of_content_id: 'content',
  skill_id: 'skills',
  skill_ids: 'skills',
  parent_id: 'skills',
}

/** Whole numbers with names of ids that mean nothing to another server, or the same in each. */
export const plainNumbers: ReadonlySet<string> = new Set([
  'year_id',
  'from_year_id',
  'to_year_id',
  'guardian_id',
  'certificate_id',
  'rollover_id',
  'change_id',
])

/** Of the office that the school comes to: it says anew where the school stands, so that no head of another network sees it. */
export const leftBehind: ReadonlySet<string> = new Set(['region_id', 'city_id', 'school_system_id', 'school_family_id'])

/** The table whose numbers a column or field holds; whoever did something is a person (`scored_by`). */
export function tableOfNumber(name: string): NumberedTable | undefined {
  return byName[name] ?? (name.endsWith('_by') ? 'users' : undefined)
}

/** New numbers by old ones. Who is not in it is not of this school. */
export type Numbers = Readonly<Record<NumberedTable, ReadonlyMap<number, number>>>

/** Nouns of the office's log whose `noun_id` is such a number. */
const nouns: Readonly<Record<string, NumberedTable>> = { institution: 'institutions', class: 'classes', user: 'users' }

type Row = Record<string, unknown>

export interface Renewal {
  readonly numbers: Numbers
  readonly tenant_id: number
  /** Columns that are never empty. */
  readonly required: ReadonlySet<string>
}

/** A row with its new numbers, also within what is kept as JSON. A number of somebody outside the school becomes empty, 0 where that cannot be, and leaves a list. */
export function withNewNumbers(row: Row, { numbers, tenant_id, required }: Renewal): Row {
  const renewed: Row = {}
  for (const [name, value] of Object.entries(row)) {
    if (name === 'tenant_id') renewed[name] = tenant_id
    else if (leftBehind.has(name)) renewed[name] = null
    else if (name === 'noun_id') renewed[name] = newNounId(row, numbers)
    else renewed[name] = renew(name, value, numbers, required.has(name) ? 0 : null)
  }
  return renewed
}

function newNounId(row: Row, numbers: Numbers): unknown {
  const table = nouns[String(row['noun'])]
  return table === undefined ? row['noun_id'] : String(numbers[table].get(Number(row['noun_id'])) ?? 0)
}

function renew(name: string, value: unknown, numbers: Numbers, outsider: null | 0): unknown {
  if (typeof value === 'number') {
    const table = tableOfNumber(name)
    // 0 stands for all of a kind, or for nobody.
    return table === undefined || value === 0 ? value : (numbers[table].get(value) ?? outsider)
  }
  if (Array.isArray(value)) {
    const table = tableOfNumber(name)
    const isKnown = (one: unknown) => table === undefined || typeof one !== 'number' || numbers[table].has(one)
    return value.filter(isKnown).map((one) => renew(name, one, numbers, 0))
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, renew(field, one, numbers, 0)]))
  return value
}
