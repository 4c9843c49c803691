/** A small school, backed up while it works and restored into an empty database. */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pullLearnerStructure } from '@maktab/contracts/downloads/structure'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../test/call.ts'
import { dropDatabase, emptyDatabase, openTestDatabase } from '../../test/database.ts'
import { openSchool, people, type School } from '../../test/school.ts'
import { migrationsFolder } from '../../test/start-postgres.ts'
import { temporaryFolder } from '../../test/test-folder.ts'
import { checkSecretMark } from '../db/secret-mark.ts'
import { withOwner } from '../db/owner-client.ts'
import { removeDataFolder } from '../db/postgres-cluster.ts'
import { openDiskStorage } from '../files/storage.ts'
import { BackupRefused, listBackups, readBackup } from './backup-folder.ts'
import { makeBackup, type BackingUp } from './make-backup.ts'
import { openOwner } from './owner-of-database.ts'
import { restore, type Restoring } from './restore.ts'

let school: School
const dataFolder = temporaryFolder()
const passPhrase = 'four plain words here'
const secret = 'a secret of an installation in tests'
const databases: string[] = []
const photo = {
  bytes: Buffer.from('a photo of work'),
  sha256: createHash('sha256').update('a photo of work').digest('hex'),
}
let at = new Date('2026-03-21T01:00:00Z').getTime()

beforeAll(async () => {
  school = await openSchool()
  fs.writeFileSync(path.join(dataFolder, 'secret'), `${secret}\n`)
  const kept = await openDiskStorage(path.join(dataFolder, 'files')).receive(Readable.from([photo.bytes]))
  await kept.keep()
  const waiting = path.join(dataFolder, 'files', 'handed-over', '1.10')
  fs.mkdirSync(waiting, { recursive: true })
  const named = createHash('sha256').update('waits').digest('hex')
  fs.writeFileSync(path.join(waiting, `${randomUUID()}.${named}`), 'waits')
})
afterAll(async () => {
  await school.close()
  for (const name of databases) await dropDatabase(name)
})

const backUp = (folder: string, given: Partial<BackingUp> = {}) =>
  makeBackup({
    ownerUrl: school.database.ownerUrl,
    dataFolder,
    folder,
    secret,
    passPhrase,
    keep: 2,
    // Each look is a minute later, so that backups have names of their own.
    clock: () => new Date((at += 60_000)),
    ...given,
  })

async function newTarget() {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  databases.push(name)
  return { outsideUrl: await emptyDatabase(name), dataFolder: temporaryFolder() }
}

const restoring = (folder: string, given: Partial<Restoring> & Pick<Restoring, 'dataFolder'>) =>
  restore({
    folder,
    migrationsFolder,
    hasOwnRole: true,
    askPassPhrase: async () => passPhrase,
    withoutSpoiled: false,
    clock: () => new Date('2026-03-21T08:00:00Z'),
    ...given,
  })

/** Every row of every table as text, without what belongs to one database alone; and what guards them. */
async function standing(ownerUrl: string) {
  return withOwner(ownerUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const rows: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - 'changed_xid' - 'applied_xid')::text as row from ${name} t order by 1`,
      )
      rows[name] = found.map(({ row }) => row)
    }
    const ask = async (text: string) => (await client.query<{ line: string }>(text)).rows.map(({ line }) => line)
    return {
      rows,
      policies: await ask(
        `select concat_ws(' ', tablename, policyname, cmd, roles, qual, with_check) as line from pg_policies order by 1`,
      ),
      forced: await ask(
        `select concat_ws(' ', relname, relrowsecurity, relforcerowsecurity) as line from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
      ),
      ties: await ask(
        `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
      ),
      triggers: await ask(
        `select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) as line from pg_trigger where not tgisinternal order by 1`,
      ),
      grants: await ask(
        `select concat_ws(' ', table_name, privilege_type) as line from information_schema.table_privileges where grantee = 'maktab_app' order by 1`,
      ),
    }
  })
}

test('a backup that is made while rows are written is of one moment, and comes back as the same school, also after a restore that was cut off', async () => {
  const folder = temporaryFolder()
  const writer = new pg.Client({ connectionString: school.database.ownerUrl })
  await writer.connect()
  const over = new AbortController()
  let pairs = 0
  // Two rows of different tables in one transaction: a copy of two moments would have one without the other.
  const writing = (async () => {
    for (; !over.signal.aborted; pairs += 1)
      await writer.query(
        `with handed as (insert into files (institution_id, file_id, user_id, sha256, name, mime_type, size_bytes, created_on)
            values (10, gen_random_uuid(), 1001, repeat('a', 64), 'pair', 'text/plain', 1, now()))
          insert into saved_remarks (institution_id, user_id, text, changed_on) values (10, 1011, $1, now())`,
        [`pair ${pairs}`],
      )
  })()
  const made = await backUp(folder).finally(() => over.abort())
  await writing
  await writer.end()
  expect(made).toMatchObject({ files: 2, addedFiles: 2, spoiled: [] })
  const { tables } = await readBackup(folder, made.name)
  const rowsOf = (table: string) => tables.find(({ name }) => name === table)?.rows
  expect(rowsOf('files')).toBe(rowsOf('saved_remarks'))
  expect(pairs).toBeGreaterThan(rowsOf('files') ?? pairs)

  // Nothing moves any more: what is restored now is what stands.
  await backUp(folder)
  const still = await newTarget()
  // Cut off after its rows were there, before it was ended: a server refuses to start on it, and it is begun again.
  const cut = {
    ...still,
    clock: () => {
      throw new Error('the power is out')
    },
  }
  await expect(restoring(folder, cut)).rejects.toThrow('the power is out')
  await expect(checkSecretMark(still.outsideUrl, 'any')).rejects.toThrow(/was not ended/)
  expect(await restoring(folder, still)).toMatchObject({ missing: [], aside: undefined })
  expect(fs.readFileSync(path.join(still.dataFolder, 'secret'), 'utf8').trim()).toBe(secret)
  const files = openDiskStorage(path.join(still.dataFolder, 'files'))
  expect(await files.sizeOf(photo.sha256)).toBe(photo.bytes.length)
  expect(await files.handedOver.waiting({ tenant_id: 1, institution_id: 10 })).toHaveLength(1)
  const [before, after] = [await standing(school.database.ownerUrl), await standing(still.outsideUrl)]
  expect(after).toEqual(before)
  expect(Object.values(after.rows).flat().length).toBeGreaterThan(50)

  await expect(restoring(folder, still)).rejects.toThrow(/There is a school in this database/)
  expect(fs.readdirSync(still.dataFolder).sort()).toEqual(['files', 'imports', 'secret'])

  const again = await openSchool({
    standing: openTestDatabase(new URL(still.outsideUrl).pathname.slice(1), still.outsideUrl),
  })
  const pulled = await call(again, pullLearnerStructure, { is_first_time: '1' }, { as: people.learner })
  expect(pulled).toMatchObject({
    ok: true,
    value: { tables: { classes: [{ class_id: 101 }], users: [{ user_id: 1001 }] } },
  })
  // Numbers go on behind those that are taken.
  const next = await again.database.owner
    .insertInto('classes')
    .values({ institution_id: 10, grade: '7', subject: 'maths', section: 'A', course_id: 51 })
    .returning('class_id')
    .executeTakeFirstOrThrow()
  expect(next.class_id).toBeGreaterThan(0)
  await again.close()
})

test('files are copied once, an interrupted backup is gone on with, and old ones go', async () => {
  const folder = temporaryFolder()
  expect(await backUp(folder)).toMatchObject({ files: 2, addedFiles: 2, forgotten: [] })
  const [first = ''] = (await listBackups(folder)).whole
  fs.cpSync(path.join(folder, first), path.join(folder, '2026-03-20T00-00-00Z'), { recursive: true })
  fs.rmSync(path.join(folder, '2026-03-20T00-00-00Z', 'backup.json'))
  const added = await openDiskStorage(path.join(dataFolder, 'files')).receive(Readable.from(['handed in later']))
  await added.keep()
  expect(await backUp(folder)).toMatchObject({ files: 3, addedFiles: 1, forgotten: [] })
  expect(await backUp(folder)).toMatchObject({ files: 3, addedFiles: 0, forgotten: [first] })
  expect(await listBackups(folder)).toMatchObject({ whole: [expect.any(String), expect.any(String)], unfinished: [] })
})

test('a broken byte is found before anything is touched: in rows it ends the restore, in a file it is named', async () => {
  const folder = temporaryFolder()
  const { name } = await backUp(folder)
  const target = await newTarget()
  const rows = path.join(folder, name, 'rows', 'public.users.gz')
  const good = fs.readFileSync(rows)
  const bad = Buffer.from(good)
  bad[20] = (bad[20] ?? 0) ^ 1
  fs.writeFileSync(rows, bad)
  await expect(restoring(folder, target)).rejects.toThrow(/broken: public.users/)
  fs.writeFileSync(rows, good)
  const stored = path.join(folder, 'files', photo.sha256.slice(0, 2), photo.sha256.slice(2))
  fs.writeFileSync(stored, 'a photo of wOrk')
  await expect(restoring(folder, target)).rejects.toThrow(photo.sha256.slice(2))
  expect(fs.readdirSync(target.dataFolder)).toEqual([])

  // Onto a database of its own, where something was before.
  fs.writeFileSync(path.join(target.dataFolder, 'secret'), 'what was there before')
  const rest = await restoring(folder, { dataFolder: target.dataFolder, hasOwnRole: false, withoutSpoiled: true })
  expect(rest.missing).toEqual([expect.stringContaining(photo.sha256.slice(2))])
  expect(fs.readFileSync(path.join(rest.aside ?? '', 'secret'), 'utf8')).toBe('what was there before')
  const own = await openOwner({ dataFolder: target.dataFolder, title: 'tests' })
  const { rows: everybody } = await standing(own.ownerUrl)
  await own.close()
  expect(everybody['users']).toHaveLength(Object.keys(people).length)
  removeDataFolder(target.dataFolder)
})

test('a file of the school whose bytes have changed is named and left out', async () => {
  const folder = temporaryFolder()
  const place = path.join(dataFolder, 'files', photo.sha256.slice(0, 2), photo.sha256.slice(2))
  fs.writeFileSync(place, 'not the photo')
  const made = await backUp(folder)
  fs.writeFileSync(place, photo.bytes)
  expect(made.spoiled).toEqual([expect.stringContaining(photo.sha256.slice(2))])
  expect((await readBackup(folder, made.name)).files.count).toBe(made.files)
})

test('another pass phrase, another secret, a newer version and a folder of another school are refused', async () => {
  const folder = temporaryFolder()
  const { name } = await backUp(folder)
  const target = await newTarget()
  await expect(restoring(folder, { ...target, askPassPhrase: async () => 'not these words' })).rejects.toThrow(
    /does not open/,
  )
  await expect(restoring(folder, { ...target, givenSecret: 'another secret of thirty-two letters' })).rejects.toThrow(
    /MAKTAB_SECRET/,
  )
  await expect(backUp(folder, { secret: 'another secret of thirty-two letters' })).rejects.toThrow(
    /another installation/,
  )
  await expect(backUp(path.join(dataFolder, 'backups'))).rejects.toThrow(/inside the data folder/)
  const manifest = path.join(folder, name, 'backup.json')
  const newer = fs
    .readFileSync(manifest, 'utf8')
    .replace('"migrations": [', '"migrations": [{"name":"0000_x.sql","sha256":"' + '0'.repeat(64) + '"},')
  fs.writeFileSync(manifest, newer)
  await expect(restoring(folder, target)).rejects.toThrow(BackupRefused)
  await expect(restoring(folder, target)).rejects.toThrow(/newer version/)
  expect(fs.readdirSync(target.dataFolder)).toEqual([])
})
