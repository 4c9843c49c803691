/** A school leaves a server and comes to another one: with its own numbers where they are free, with others where somebody has them. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'
import { classA, course, openSchool, people, type School } from '../../../test/school.ts'
import { migrationsFolder } from '../../../test/start-postgres.ts'
import { temporaryFolder } from '../../../test/test-folder.ts'
import { handIn, score, setWork } from '../../../test/work.ts'
import { withOwner } from '../../db/owner-client.ts'
import { openDiskStorage } from '../../files/storage.ts'
import { exportSchool } from './export-school.ts'
import { importSchool, type ImportingSchool } from './import-school.ts'
import { leftBehind, plainNumbers, tableOfNumber } from './numbers.ts'
import { readSchoolTables, stayBehind } from './school-tables.ts'
import { undoImport } from './undo-import.ts'

const institution_id = people.learner.institution_id
const secret = 'a secret of an installation in tests'
const clock = () => new Date('2026-03-21T09:00:00Z')
const photo = 'a photo of work'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let school: School
let elsewhere: FreshDatabase
let folder: string
const dataFolder = temporaryFolder()
const dataElsewhere = temporaryFolder()

beforeAll(async () => {
  school = await openSchool()
  elsewhere = await freshDatabase()
  await elsewhere.owner
    .insertInto('tenants')
    .values([
      { tenant_id: 1, name: 'Another', configuration: '{}' },
      { tenant_id: 2, name: 'The school’s', configuration: '{}' },
    ])
    .execute()
  const assignment_id = await setWork(school)
  await handIn(school, assignment_id)
  await score(school, assignment_id, 6)
  const file = {
    institution_id,
    user_id: people.learner.user_id,
    mime_type: 'image/jpeg',
    created_on: clock(),
    size_bytes: photo.length,
  }
  await school.database.owner
    .insertInto('files')
    .values({ ...file, file_id: randomUUID(), name: 'photo.jpg', sha256: hashOf(photo) })
    .execute()
  const kept = await openDiskStorage(path.join(dataFolder, 'files')).receive(Readable.from([Buffer.from(photo)]))
  await kept.keep()
  const waiting = path.join(dataFolder, 'files', 'handed-over', `1.${institution_id}`)
  fs.mkdirSync(waiting, { recursive: true })
  fs.writeFileSync(path.join(waiting, `${randomUUID()}.${hashOf('waits')}`), 'waits')
  folder = await sentOut()
})
afterAll(async () => {
  await school.close()
  await elsewhere.close()
})

async function sentOut(): Promise<string> {
  const made = path.join(temporaryFolder(), 'school')
  await exportSchool({ ownerUrl: school.database.ownerUrl, dataFolder, secret, institution_id, folder: made, clock })
  return made
}

const bringTo = (ownerUrl: string, given: Partial<ImportingSchool> = {}) =>
  importSchool({
    ownerUrl,
    dataFolder: dataElsewhere,
    migrationsFolder,
    secret,
    folder,
    tenant_id: 2,
    withCourses: true,
    clock,
    ...given,
  })

/** Rows of the school by table, as text. */
const rowsIn = (ownerUrl: string, of: { readonly tenant_id: number; readonly institution_id: number }) =>
  withOwner(ownerUrl, async (client) => {
    const found: Record<string, readonly string[]> = {}
    for (const { name, where } of await readSchoolTables(client, of)) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - 'changed_xid' - 'applied_xid' - 'tenant_id')::text as row from ${name} t where ${where} order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })
const counts = (rows: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, found]) => [name, found.length]))

test('a school comes to an empty server as it was, with its files and courses, and is taken away again', async () => {
  const before = await rowsIn(school.database.ownerUrl, { tenant_id: 1, institution_id })
  expect(before).toMatchObject({ submissions: [expect.anything()], score_entries: [expect.anything()] })
  expect(Object.values(before).flat().join()).not.toContain(`"institution_id": ${people.learnerThere.institution_id},`)
  const imported = await bringTo(elsewhere.ownerUrl)
  expect(imported).toMatchObject({ tenant_id: 2, institution_id, hasPasswords: true })
  const after = await rowsIn(elsewhere.ownerUrl, imported)
  const withoutPlace = (rows: typeof before) => ({ ...rows, institutions: [] })
  expect(withoutPlace(after)).toEqual(withoutPlace(before))
  const files = openDiskStorage(path.join(dataElsewhere, 'files'))
  expect(await files.sizeOf(hashOf(photo))).toBe(photo.length)
  const [waits = ''] = fs.readdirSync(path.join(dataElsewhere, 'files', 'handed-over', `2.${institution_id}`))
  expect(waits).toContain(hashOf('waits'))

  await expect(bringTo(elsewhere.ownerUrl)).rejects.toThrow('Somebody signs in here with these names already')
  await undoImport(elsewhere.ownerUrl, institution_id)
  const courses = ['content', 'courses', 'courses_lessons', 'lessons_content']
  const left = counts(await rowsIn(elsewhere.ownerUrl, imported))
  expect(Object.entries(left).filter(([name, count]) => count > 0 && !courses.includes(name))).toEqual([])
  await expect(undoImport(elsewhere.ownerUrl, institution_id)).rejects.toThrow('did not come by an import')
})

test('a school whose numbers somebody has gets others, everywhere, and courses that stand are not doubled', async () => {
  const { database } = school
  await database.owner.insertInto('tenants').values({ tenant_id: 900, name: 'Beside', configuration: '{}' }).execute()
  const imported = await bringTo(database.ownerUrl, { tenant_id: 900, secret: 'a secret of another installation' })
  expect(imported.hasPasswords).toBe(false)
  expect(imported.institution_id).not.toBe(institution_id)
  const before = await rowsIn(database.ownerUrl, { tenant_id: 1, institution_id })
  const after = await rowsIn(database.ownerUrl, imported)
  expect(counts(after)).toEqual(counts(before))
  const old = new RegExp(
    `"(?:user_id|[a-z]+_by|author_id)": (?:${[people.learner, people.teacher].map(({ user_id }) => user_id).join('|')})\\b|"class_id": ${classA}\\b|"c(?:ms_c)?ourse_id": ${course}\\b`,
  )
  expect(Object.values(before).flat().join()).toMatch(old)
  expect(Object.values(after).flat().join()).not.toMatch(old)
  const { rows } = await withOwner(database.ownerUrl, (client: pg.Client) =>
    client.query<{ same: boolean }>(
      `select bool_and(a.score = b.score and a.user_id <> b.user_id) as same from score_entries a join score_entries b using (score_entry_id)
        where a.institution_id = $1 and b.institution_id = $2`,
      [institution_id, imported.institution_id],
    ),
  )
  expect(rows[0]?.same).toBe(true)
  await database.owner.insertInto('sessions').values(sessionOf(imported.institution_id, after)).execute()
  await expect(undoImport(database.ownerUrl, imported.institution_id)).rejects.toThrow('Somebody has signed in')
})

test('a school is refused, and nothing is written, where its courses are missing, a byte is broken, a tenant is unknown or the folder is used', async () => {
  const empty = await freshDatabase()
  try {
    await empty.owner
      .insertInto('tenants')
      .values({ tenant_id: 2, name: 'The school’s', configuration: '{}' })
      .execute()
    await expect(bringTo(empty.ownerUrl, { withCourses: false })).rejects.toThrow(
      'These courses are not on this server',
    )
    await expect(bringTo(empty.ownerUrl, { tenant_id: 3 })).rejects.toThrow('There is no tenant 3 here')
    const spoiled = await sentOut()
    fs.appendFileSync(path.join(spoiled, 'rows', 'public.users.gz'), 'x')
    await expect(bringTo(empty.ownerUrl, { folder: spoiled })).rejects.toThrow('This folder is broken: public.users')
    expect(await empty.owner.selectFrom('institutions').selectAll().execute()).toEqual([])
    await expect(
      exportSchool({ ownerUrl: school.database.ownerUrl, dataFolder, secret, institution_id, folder, clock }),
    ).rejects.toThrow('is not empty')
  } finally {
    await empty.close()
  }
})

test('each number of the schema is known to be drawn by a table or to mean nothing elsewhere, and each table that stays behind is there', async () => {
  const { rows } = await withOwner(elsewhere.ownerUrl, (client: pg.Client) =>
    client.query<{ table: string; column: string }>(
      `select c.relname::text as table, a.attname::text as column from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.atttypid in ('int8'::regtype, '_int8'::regtype) and a.attname ~ '_(id|ids|by)$'`,
    ),
  )
  const ofSchools = await withOwner(elsewhere.ownerUrl, (client: pg.Client) =>
    readSchoolTables(client, { tenant_id: 1, institution_id: 1 }),
  )
  const going = new Set(ofSchools.map(({ name }) => name))
  const unknown = rows.filter(
    ({ table, column }) =>
      going.has(table) &&
      column !== 'tenant_id' &&
      tableOfNumber(column) === undefined &&
      !plainNumbers.has(column) &&
      !leftBehind.has(column),
  )
  expect(unknown).toEqual([])
  const tables = new Set(rows.map(({ table }) => table))
  expect(Object.keys(stayBehind).filter((name) => !tables.has(name))).toEqual([])
})

function sessionOf(of: number, rows: Readonly<Record<string, readonly string[]>>) {
  const { user_id } = JSON.parse(rows['users']![0]!) as { user_id: number }
  const moments = { created_on: clock(), renewed_on: clock(), expires_on: clock() }
  return { institution_id: of, session_id: randomUUID(), user_id, active_role: 'learner', ...moments }
}
