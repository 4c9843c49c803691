import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { dropDatabase, emptyDatabase } from '../../test/database.ts'
import { migrationsFolder } from '../../test/start-postgres.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { migrate, readMigrations, type Migration } from './migrate.ts'

const made: string[] = []
afterAll(async () => {
  for (const name of made) await dropDatabase(name)
})

async function newDatabase(): Promise<string> {
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  made.push(name)
  return emptyDatabase(name)
}

function migration(name: string, sql: string): Migration {
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}

const first = migration('0001_shelves.sql', 'create table shelves (id int)')
const second = migration('0002_books.sql', 'create table books (id int)')

test('each file is applied once, in order', async () => {
  const ownerUrl = await newDatabase()
  expect(await migrate({ ownerUrl, migrations: [first, second] })).toEqual([first.name, second.name])
  expect(await migrate({ ownerUrl, migrations: [first, second] })).toEqual([])
})

test('the product’s own files apply to an empty database', async () => {
  const migrations = readMigrations(migrationsFolder)
  expect(migrations.length).toBeGreaterThan(0)
  expect(await migrate({ ownerUrl: await newDatabase(), migrations })).toEqual(migrations.map(({ name }) => name))
})

test('five servers that start together migrate once', async () => {
  const ownerUrl = await newDatabase()
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate({ ownerUrl, migrations: [first, second] })))
  expect(applied.flat().sort()).toEqual([first.name, second.name])
})

test('a file that was edited after it was applied is refused', async () => {
  const ownerUrl = await newDatabase()
  await migrate({ ownerUrl, migrations: [first] })
  const edited = migration(first.name, 'create table shelves (id bigint)')
  await expect(migrate({ ownerUrl, migrations: [edited, second] })).rejects.toThrow(
    '0001_shelves.sql was edited after it was applied',
  )
})

test('a database of a newer program is refused', async () => {
  const ownerUrl = await newDatabase()
  await migrate({ ownerUrl, migrations: [first, second] })
  await expect(migrate({ ownerUrl, migrations: [first] })).rejects.toThrow('newer version')
})

test('a file that stands before an applied one is refused', async () => {
  const ownerUrl = await newDatabase()
  await migrate({ ownerUrl, migrations: [second] })
  await expect(migrate({ ownerUrl, migrations: [first, second] })).rejects.toThrow('next free number')
})

test('a file that fails leaves nothing of itself behind', async () => {
  const ownerUrl = await newDatabase()
  const broken = migration('0002_broken.sql', 'create table half (id int); select missing_column from half')
  await expect(migrate({ ownerUrl, migrations: [first, broken] })).rejects.toThrow(
    '0002_broken.sql failed and was rolled back',
  )
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const { rows } = await client.query(
    `select to_regclass('shelves') is not null as first, to_regclass('half') is not null as half`,
  )
  await client.end()
  expect(rows).toEqual([{ first: true, half: false }])
})

test('line ends of Windows make no other file', () => {
  const folder = temporaryFolder()
  fs.writeFileSync(path.join(folder, '0001_a.sql'), 'select 1;\r\nselect 2;\r\n')
  const [windows] = readMigrations(folder)
  fs.writeFileSync(path.join(folder, '0001_a.sql'), 'select 1;\nselect 2;\n')
  expect(readMigrations(folder)[0]).toEqual(windows)
  fs.rmSync(folder, { recursive: true })
})
