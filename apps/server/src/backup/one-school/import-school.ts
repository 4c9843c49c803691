/** Brings a school out of its folder into a tenant of this server: all of it in one transaction, or nothing. */
import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { BackupRefused, filesFolder, readFileList, rowsFile } from '../backup-folder.ts'
import { checkSeesAll } from '../owner-of-database.ts'
import { linesOf } from '../packed-file.ts'
import { verifyBackup } from '../verify-backup.ts'
import { checkTies } from './check-ties.ts'
import { copyBytes, schoolFile, SchoolFile } from './export-school.ts'
import { matchCourses, titles, type ContentRow, type CourseMaterial } from './matched-courses.ts'
import { emptyNumbers, numbersFor, passNumbers } from './new-numbers.ts'
import { numberColumn, plainNumbers, withNewNumbers, type Numbers } from './numbers.ts'
import { readMigrations } from '#db/migrate.ts'
import { withOwner } from '#db/owner-client.ts'
import { moveTo } from '#files/folders.ts'
import { openDiskStorage } from '#files/storage.ts'
import { markOfSecret } from '#secrets.ts'

export interface ImportingSchool {
  readonly ownerUrl: string
  readonly dataFolder: string
  readonly migrationsFolder: string
  readonly secret: string
  readonly folder: string
  /** The one of the same name without it. */
  readonly tenant_id?: number | undefined
  /** Courses that are not here yet come along; every school of the tenant then sees them that may see all of its courses. */
  readonly withCourses: boolean
  readonly clock: () => Date
}

export interface ImportedSchool {
  readonly tenant_id: number
  readonly institution_id: number
  readonly name: string
  readonly rows: number
  readonly files: number
  /** Titles of courses that came along. */
  readonly courses: readonly string[]
  /** False where the server has another secret: then nobody's password is known here. */
  readonly hasPasswords: boolean
}

const rowsAtOnce = 500

/** Refuses, before anything is written: a broken folder, another version, a tenant that is not here, names that somebody has, courses that differ. */
export async function importSchool(importing: ImportingSchool): Promise<ImportedSchool> {
  const { ownerUrl, dataFolder, migrationsFolder, secret, folder, withCourses, clock } = importing
  const file = await readSchoolFile(folder)
  const faults = await verifyBackup(folder, '.', file)
  const broken = [...faults.rows, ...faults.files.values()]
  if (broken.length > 0)
    throw new BackupRefused(`This folder is broken: ${broken.join(', ')}. Export the school again.`)
  const known = readMigrations(migrationsFolder)
  if (known.map(({ sha256 }) => sha256).join() !== file.migrations.map(({ sha256 }) => sha256).join())
    throw new BackupRefused('The school comes from another version of Maktab: bring both servers to the same version.')
  const imported = await withOwner(ownerUrl, async (client) => {
    await checkSeesAll(client)
    await client.query('set row_security = off; begin')
    try {
      await withoutTriggers(client)
      const tenant_id = await findTenant(client, file, importing.tenant_id)
      await checkNames(client, folder, file, tenant_id)
      const moved = await plan(client, { folder, file, tenant_id, withCourses })
      const hasPasswords = markOfSecret(secret) === file.mark
      let rows = 0
      for (const table of file.tables)
        rows += await bringRows(client, { folder, table, moved, tenant_id, hasPasswords })
      const institution_id = moved.numbers.institutions.get(file.school.institution_id)!
      await passOwnNumbers(client, institution_id)
      await client.query(
        `insert into lessons_to_index (tenant_id, lesson_guid) select tenant_id, lesson_guid from courses_lessons
          where tenant_id = $1 and course_id = any ($2) on conflict do nothing`,
        [tenant_id, moved.newCourses.map(({ course_id }) => course_id)],
      )
      await client.query(
        'insert into installation.imported_schools (institution_id, tenant_id, imported_on, made_on, name) values ($1, $2, $3, $4, $5)',
        [institution_id, tenant_id, clock(), file.made_on, file.school.name],
      )
      await checkTies(client, { tenant_id, institution_id })
      const files = await bringFiles(folder, dataFolder, { tenant_id, institution_id })
      await client.query('commit')
      const courses = moved.newCourses.map(({ title }) => title)
      return { tenant_id, institution_id, name: file.school.name, rows, files, courses, hasPasswords }
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
  // Until the database knows of so many new rows it takes long ways.
  await withOwner(ownerUrl, (client) => client.query('analyze'))
  return imported
}

async function readSchoolFile(folder: string): Promise<SchoolFile> {
  const text = await fs.readFile(path.join(folder, schoolFile), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BackupRefused(`There is no school in ${folder}.`)
  try {
    return SchoolFile.parse(JSON.parse(text))
  } catch {
    throw new BackupRefused(`${path.join(folder, schoolFile)} is damaged, or was written by a newer version.`)
  }
}

/** What triggers would write has been written at the school already: it comes with the rows. */
export async function withoutTriggers(client: pg.Client): Promise<void> {
  await client.query('set local session_replication_role = replica').catch((error: { readonly code?: string }) => {
    if (error.code !== '42501') throw error
    throw new BackupRefused(
      'The role of DATABASE_URL may not set session_replication_role. Whoever runs that PostgreSQL may allow it: grant set on parameter session_replication_role to the role.',
    )
  })
}

async function findTenant(client: pg.Client, file: SchoolFile, named: number | undefined): Promise<number> {
  const { rows } = await client.query<{ tenant_id: string }>(
    'select tenant_id from tenants where case when $1::bigint is null then name = $2 else tenant_id = $1 end',
    [named ?? null, file.tenant.name],
  )
  if (rows.length === 1) return Number(rows[0]!.tenant_id)
  throw new BackupRefused(
    named === undefined
      ? `There is not one tenant called ${file.tenant.name} here: name its number with --tenant.`
      : `There is no tenant ${named} here.`,
  )
}

async function* rowsOf<Row>(folder: string, file: SchoolFile, name: string): AsyncGenerator<Row> {
  if (file.tables.some((table) => table.name === name))
    for await (const line of linesOf(path.join(folder, rowsFile({ schema: 'public', name }))))
      yield JSON.parse(line) as Row
}

/** A name to sign in with is one person's within a tenant. A school that is here already is found by it, too. */
async function checkNames(client: pg.Client, folder: string, file: SchoolFile, tenant_id: number): Promise<void> {
  const names = await all(rowsOf<{ sign_in_name: string }>(folder, file, 'sign_in_names'))
  const { rows } = await client.query<{ sign_in_name: string }>(
    'select sign_in_name from sign_in_names where tenant_id = $1 and sign_in_name = any ($2) order by 1 limit 21',
    [tenant_id, names.map(({ sign_in_name }) => sign_in_name)],
  )
  if (rows.length === 0) return
  const some = rows.slice(0, 20).map(({ sign_in_name }) => sign_in_name)
  throw new BackupRefused(
    `Somebody signs in here with these names already: ${some.join(', ')}${rows.length > 20 ? ', …' : ''}. Nothing was changed.`,
  )
}

async function all<Row>(rows: AsyncIterable<Row>, of: (row: Row) => Row = (row) => row): Promise<readonly Row[]> {
  const found: Row[] = []
  for await (const row of rows) found.push(of(row))
  return found
}

/** Bodies of a year's courses would fill the memory of a small computer. */
const withoutBody = ({ content_id, content_type, title }: ContentRow): ContentRow => ({
  content_id,
  content_type,
  title,
})

interface Moved {
  readonly numbers: Numbers
  readonly newCourses: readonly { readonly course_id: number; readonly title: string }[]
  /** Old numbers of what is here already and does not come again. */
  readonly standingCourses: ReadonlySet<number>
  readonly standingContents: ReadonlySet<number>
}

interface Planning {
  readonly folder: string
  readonly file: SchoolFile
  readonly tenant_id: number
  readonly withCourses: boolean
}

async function plan(client: pg.Client, { folder, file, tenant_id, withCourses }: Planning): Promise<Moved> {
  const read = <Row>(name: string) => all(rowsOf<Row>(folder, file, name))
  const material: CourseMaterial = {
    courses: await read('courses'),
    lessons: await read('courses_lessons'),
    lessonContents: await read('lessons_content'),
    contents: await all(rowsOf<ContentRow>(folder, file, 'content'), withoutBody),
  }
  const here = await matchCourses(client, tenant_id, material)
  const lacking = material.courses.filter(({ course_id }) => !here.courses.has(course_id))
  if (lacking.length > 0 && !withCourses)
    throw new BackupRefused(
      `These courses are not on this server: ${titles(lacking, new Set(lacking.map(({ course_id }) => course_id)))}. They come along with --with-courses, and every school of the tenant that may see all courses sees them.`,
    )
  const numbers = emptyNumbers()
  for (const table of ['institutions', 'users', 'classes', 'courses', 'content', 'skills'] as const) {
    const column = numberColumn[table]
    const stands = table === 'courses' ? here.courses : table === 'content' ? here.contents : new Map<number, number>()
    const own: number[] = []
    for await (const row of rowsOf<Record<string, number>>(folder, file, table)) own.push(row[column]!)
    const coming = own.filter((number) => !stands.has(number))
    if (own.length > 0) await passNumbers(client, table, column, highestOf(own))
    numbers[table] = new Map([...stands, ...(await numbersFor(client, table, coming))])
  }
  const newCourses = lacking.map(({ course_id, title }) => ({ course_id: numbers.courses.get(course_id)!, title }))
  return {
    numbers,
    newCourses,
    standingCourses: new Set(here.courses.keys()),
    standingContents: new Set(here.contents.keys()),
  }
}

const highestOf = (numbers: readonly number[]): number => numbers.reduce((highest, one) => Math.max(highest, one), 0)

/** A year or a guardian that is added later gets a number that none of those that came has. */
async function passOwnNumbers(client: pg.Client, institution_id: number): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.relname::text as table, a.attname::text as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> '' and a.attname = any ($1)
        and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'institution_id')`,
    [[...plainNumbers]],
  )
  for (const { table, column } of rows) {
    const { rows: found } = await client.query<{ highest: string | null }>(
      `select max("${column}") as highest from "${table}" where institution_id = $1`,
      [institution_id],
    )
    const highest = found[0]?.highest ?? null
    if (highest !== null) await passNumbers(client, table, column, Number(highest))
  }
}

interface BringingRows {
  readonly folder: string
  readonly table: SchoolFile['tables'][number]
  readonly moved: Moved
  readonly tenant_id: number
  readonly hasPasswords: boolean
}

const ofCourse = new Set(['courses', 'courses_lessons', 'lessons_content'])
const ofContent = new Set(['content', 'content_revisions', 'skills_content'])

/** Answers how many rows came. */
async function bringRows(client: pg.Client, bringing: BringingRows): Promise<number> {
  const { folder, table, moved, tenant_id, hasPasswords } = bringing
  // Codes are kept under the server's secret.
  if (table.name === 'starting_codes' && !hasPasswords) return 0
  const columns = table.columns.map((column) => `"${column}"`).join(', ')
  const insert = `insert into public."${table.name}" (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::public."${table.name}", $1)
    ${table.name === 'package_files' ? 'on conflict do nothing' : ''}`
  const { rows: never } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnotnull`,
    [`public."${table.name}"`],
  )
  const required = new Set(never.map(({ name }) => name))
  let [count, batch]: [number, unknown[]] = [0, []]
  const send = async () => {
    if (batch.length > 0) count += (await client.query(insert, [JSON.stringify(batch)])).rowCount ?? 0
    batch = []
  }
  for await (const line of linesOf(path.join(folder, rowsFile(table)))) {
    const row = JSON.parse(line) as Record<string, unknown>
    if (ofCourse.has(table.name) && moved.standingCourses.has(row['course_id'] as number)) continue
    if (ofContent.has(table.name) && moved.standingContents.has(row['content_id'] as number)) continue
    const renewed = withNewNumbers(row, { numbers: moved.numbers, tenant_id, required })
    if (table.name === 'credentials' && !hasPasswords) renewed['password_hash'] = null
    if (batch.push(renewed) === rowsAtOnce) await send()
  }
  await send()
  return count
}

const place = /^(?:files\/[0-9a-f]{2}\/[0-9a-f]{62}|handed-over\/([0-9a-f-]{36}\.[0-9a-f]{64}))$/u

/** Before the rows are there for good: a row never names a file that is not here. */
async function bringFiles(
  folder: string,
  dataFolder: string,
  { tenant_id, institution_id }: { readonly tenant_id: number; readonly institution_id: number },
): Promise<number> {
  const kept = openDiskStorage(filesFolder(folder))
  const here = openDiskStorage(path.join(dataFolder, 'files'))
  let count = 0
  for await (const { sha256, place: named } of readFileList(folder, '.')) {
    const found = place.exec(named)
    if (!found) throw new BackupRefused(`This folder is broken: ${named} is no place of a file.`)
    if (found[1] === undefined) await copyBytes(kept, here, sha256)
    else {
      const received = await here.receive(kept.read(sha256))
      const waiting = path.join(dataFolder, 'files', 'handed-over', `${tenant_id}.${institution_id}`)
      await moveTo(received.file, path.join(waiting, found[1]))
    }
    count += 1
  }
  return count
}
