/** Which rows are a school's, asked of the database itself, and which tables stay behind, each with its reason. */
import type pg from 'pg'
import { quoted, readStoredTables, type StoredTable } from '../stored-tables.ts'

/** The people, the work and the settings of one school, and the courses that they need. */
export interface SchoolTable extends StoredTable {
  readonly kind: 'school' | 'course'
  /** Condition of its rows, without a parameter. */
  readonly where: string
}

export interface OneSchool {
  readonly tenant_id: number
  readonly institution_id: number
}

/** Tables that do not go along, by the reason. */
export const stayBehind: Readonly<Record<string, string>> = {
  sessions: 'people sign in anew',
  acted_calls: 'a log of sessions',
  acting_codes: 'live for minutes',
  access_codes: 'live for minutes',
  push_subscriptions: 'belong to the address of a server',
  outbox_pushes: 'are on their way',
  outbox_mails: 'are on their way',
  pending_migrations: 'lead to another school of the same server',
  done_migrations: 'lead to another school of the same server',
  content_imports: 'are on their way',
  office_imports: 'a sheet can be undone only where it was brought in; its people go along',
  office_import_rows: 'a sheet can be undone only where it was brought in; its people go along',
  courses_to_recount: 'is made anew',
  days_to_recount: 'is made anew',
  vouchers: 'a card is good where it was sold; what it opened goes along',
  stripe_customers: 'belong to the account of a server; what was paid goes along',
  stripe_orders: 'belong to the account of a server; what was paid goes along',
}

/** Tables of people that name no school. */
const ofPeople = new Set(['sign_in_names', 'external_identities', 'starting_codes', 'office_commands'])

/** Tables of the courses, each with its condition. */
const ofCourses: Readonly<Record<string, (needed: Needed) => string>> = {
  courses: ({ courses }) => `course_id = any ('{${courses.join(',')}}')`,
  courses_lessons: ({ courses }) => `course_id = any ('{${courses.join(',')}}')`,
  lessons_content: ({ courses }) => `course_id = any ('{${courses.join(',')}}')`,
  content: ({ contents }) => `content_id = any ('{${contents.join(',')}}')`,
  content_revisions: ({ contents }) => `content_id = any ('{${contents.join(',')}}')`,
  skills: ({ skills }) => `skill_id = any ('{${skills.join(',')}}')`,
  skills_content: ({ contents }) => `content_id = any ('{${contents.join(',')}}')`,
  package_files: ({ contents, tenant_id }) =>
    `package_sha256 in (select body ->> 'package_sha256' from content
      where tenant_id = ${tenant_id} and content_id = any ('{${contents.join(',')}}'))`,
}

interface Needed {
  readonly tenant_id: number
  readonly courses: readonly number[]
  readonly contents: readonly number[]
  readonly skills: readonly number[]
}

/** In the order of their names. Tables of the tenant or of the installation are not among them. */
export async function readSchoolTables(client: pg.Client, school: OneSchool): Promise<readonly SchoolTable[]> {
  const stored = (await readStoredTables(client)).filter(
    ({ schema, name }) => schema === 'public' && stayBehind[name] === undefined,
  )
  const needed = await readNeeded(client, school, stored)
  return stored.flatMap((table): SchoolTable[] => {
    const which = conditionOf(table, school, needed)
    if (which === undefined) return []
    const where = `${table.columns.includes('tenant_id') ? `tenant_id = ${school.tenant_id} and ` : ''}${which}`
    return [{ ...table, kind: ofCourses[table.name] ? 'course' : 'school', where }]
  })
}

function conditionOf(
  { name, columns }: StoredTable,
  { institution_id }: OneSchool,
  needed: Needed,
): string | undefined {
  if (columns.includes('institution_id')) return `institution_id = ${institution_id}`
  if (ofPeople.has(name)) return `user_id in (select user_id from users where institution_id = ${institution_id})`
  return ofCourses[name]?.(needed)
}

/** Courses of its classes, and all that its people have worked in, also what left the course since. */
async function readNeeded(
  client: pg.Client,
  { tenant_id, institution_id }: OneSchool,
  tables: readonly StoredTable[],
): Promise<Needed> {
  const named = (column: string): string =>
    tables
      .filter(({ columns }) => columns.includes('institution_id') && columns.includes(column))
      .map((table) => `select ${column} from ${quoted(table)} where institution_id = ${institution_id}`)
      .join(' union ')
  const numbers = async (statement: string): Promise<readonly number[]> => {
    const { rows } = await client.query<{ number: string }>(statement)
    return rows.map(({ number }) => Number(number))
  }
  const courses = await numbers(
    `select course_id as number from courses where tenant_id = ${tenant_id} and (course_id in (${named('course_id')})
      or course_id in (select course_id from courses_lessons where tenant_id = ${tenant_id} and lesson_guid in (${named('lesson_guid')})))`,
  )
  const contents = await numbers(
    `select content_id as number from content where tenant_id = ${tenant_id} and (content_id in (${named('content_id')})
      or content_id in (select content_id from lessons_content where tenant_id = ${tenant_id} and course_id = any ('{${courses.join(',')}}')))`,
  )
  const skills = await numbers(
    `with recursive named as (
      select skill_id from skills_content where tenant_id = ${tenant_id} and content_id = any ('{${contents.join(',')}}')
      union select parent_id from skills join named using (skill_id) where tenant_id = ${tenant_id} and parent_id is not null)
      select skill_id as number from named`,
  )
  return { tenant_id, courses, contents, skills }
}
