import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../apps/server/test/database.ts'
import { printTables } from './generate-tables.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('db/tables.ts is what the live schema says; run `npx tsx tools/generate-tables.ts` after a migration', async () => {
  const file = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'apps/server/src/db/tables.ts')
  expect(fs.readFileSync(file, 'utf8')).toBe(await printTables(database.ownerUrl))
})
