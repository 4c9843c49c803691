/** Writes one school into a folder of its own: its people, their work, the files and the courses, as they stand at one moment. */
import fs from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import * as z from 'zod'
import { BackupRefused, filesFile, filesFolder, keepWhole, rowsFile } from '../backup-folder.ts'
import { copyOut } from '../copy-rows.ts'
import { checkSeesAll } from '../owner-of-database.ts'
import { packed } from '../packed-file.ts'
import { filesBelow } from '../saved-files.ts'
import { columnList, quoted } from '../stored-tables.ts'
import { readSchoolTables, type OneSchool } from './school-tables.ts'
import { withOwner } from '#db/owner-client.ts'
import { makeFolder } from '#files/folders.ts'
import { openDiskStorage, type Storage } from '#files/storage.ts'
import { markOfSecret } from '#secrets.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const number = z.int().positive()

/** `school.json`, written last: without it the folder holds no school. */
export const SchoolFile = z.object({
  format: z.literal(1),
  made_on: z.iso.datetime(),
  /** Of the secret that passwords belong to. */
  mark: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256 })),
  tenant: z.object({ tenant_id: number, name: z.string() }),
  school: z.object({ institution_id: number, name: z.string(), is_closed: z.boolean() }),
  tables: z.array(
    z.object({ schema: z.literal('public'), name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256 }),
  ),
  files: z.object({ count: z.int(), bytes: z.int(), sha256 }),
  /** Files that were broken on the server, and do not go along. */
  spoiled: z.array(z.string()),
})
export type SchoolFile = z.infer<typeof SchoolFile>

export const schoolFile = 'school.json'

export interface ExportingSchool {
  readonly ownerUrl: string
  readonly dataFolder: string
  readonly secret: string
  readonly institution_id: number
  /** Must not be there, or be empty. */
  readonly folder: string
  readonly clock: () => Date
}

/** Refuses a folder with something in it, a school that is not there, and an owner from whom rows are hidden. Nobody has to wait for it. */
export async function exportSchool(exporting: ExportingSchool): Promise<SchoolFile> {
  const { ownerUrl, dataFolder, secret, institution_id, folder, clock } = exporting
  const standing = await fs.readdir(folder).catch(() => [])
  if (standing.length > 0) throw new BackupRefused(`${folder} is not empty: name a new folder for each school.`)
  return withOwner(ownerUrl, async (client) => {
    await checkSeesAll(client)
    await makeFolder(path.join(folder, 'rows'))
    const named = new Set<string>()
    const made_on = clock().toISOString()
    const stored = await saveRows(client, institution_id, folder, named)
    const saved = await saveFiles({ dataFolder, folder, named, of: stored })
    const file: SchoolFile = { format: 1, made_on, mark: markOfSecret(secret), ...stored, ...saved }
    await keepWhole(path.join(folder, schoolFile), file)
    return file
  })
}

type StoredSchool = Pick<SchoolFile, 'migrations' | 'tenant' | 'school' | 'tables'>

/** Notes in `named` every SHA-256 that a row names: files are known by it. */
async function saveRows(
  client: pg.Client,
  institution_id: number,
  folder: string,
  named: Set<string>,
): Promise<StoredSchool> {
  await client.query('set row_security = off; begin isolation level repeatable read, read only')
  try {
    const { tenant, school } = await readSchool(client, institution_id)
    const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from migrations.applied order by name',
    )
    const tables: SchoolFile['tables'] = []
    const of: OneSchool = { tenant_id: tenant.tenant_id, institution_id }
    for (const table of await readSchoolTables(client, of)) {
      const file = packed(path.join(folder, rowsFile(table)))
      // A quote and a delimiter that JSON never holds: each line is the JSON of a row as it is.
      const copied = copyOut(
        client,
        `copy (select row_to_json(t)::text from (select ${columnList(table)} from ${quoted(table)} where ${table.where}) t) to stdout (format csv, quote e'\\x01', delimiter e'\\x02')`,
      )
      let rest = ''
      for await (const chunk of copied.bytes) {
        await file.write(chunk as Buffer)
        const text = rest + (chunk as Buffer).toString('latin1')
        for (const [hash] of text.matchAll(/\b[0-9a-f]{64}\b/gu)) named.add(hash)
        rest = text.slice(-64)
      }
      const hash = await file.end()
      const { name, columns } = table
      tables.push({ schema: 'public', name, columns: [...columns], rows: copied.rows(), sha256: hash })
    }
    return { migrations, tenant, school, tables }
  } finally {
    await client.query('rollback')
  }
}

async function readSchool(client: pg.Client, institution_id: number): Promise<Pick<SchoolFile, 'tenant' | 'school'>> {
  const { rows } = await client.query<{ tenant_id: string; tenant: string; name: string; is_closed: boolean }>(
    `select tenant_id, t.name as tenant, i.name, i.deleted_on is not null as is_closed
      from institutions i join tenants t using (tenant_id) where institution_id = $1`,
    [institution_id],
  )
  const found = rows[0]
  if (found === undefined) throw new BackupRefused(`There is no school ${institution_id} here.`)
  return {
    tenant: { tenant_id: Number(found.tenant_id), name: found.tenant },
    school: { institution_id, name: found.name, is_closed: found.is_closed },
  }
}

interface SavingFiles {
  readonly dataFolder: string
  readonly folder: string
  readonly named: ReadonlySet<string>
  readonly of: StoredSchool
}

/** Those that the rows name, and what its people handed over that waits for its work. */
async function saveFiles({
  dataFolder,
  folder,
  named,
  of,
}: SavingFiles): Promise<Pick<SchoolFile, 'files' | 'spoiled'>> {
  const list = packed(path.join(folder, filesFile))
  const here = openDiskStorage(path.join(dataFolder, 'files'))
  const kept = openDiskStorage(filesFolder(folder))
  const spoiled: string[] = []
  let [count, bytes] = [0, 0]
  const note = async (hash: string, size: number, place: string) => {
    await list.write(`${hash} ${size} ${place}\n`)
    count += 1
    bytes += size
  }
  for (const hash of [...named].sort()) {
    const size = await here.sizeOf(hash)
    if (size === undefined) continue
    if (!(await copyBytes(here, kept, hash))) spoiled.push(hash)
    else await note(hash, size, `files/${hash.slice(0, 2)}/${hash.slice(2)}`)
  }
  const waiting = `files/handed-over/${of.tenant.tenant_id}.${of.school.institution_id}`
  for await (const place of filesBelow(dataFolder, waiting)) {
    const hash = place.slice(-64)
    const received = await kept.receive(await openFile(path.join(dataFolder, place)))
    if (received.sha256 !== hash) {
      await received.discard()
      spoiled.push(place)
    } else {
      await received.keep()
      await note(hash, received.size_bytes, `handed-over/${path.posix.basename(place)}`)
    }
  }
  return { files: { count, bytes, sha256: await list.end() }, spoiled }
}

const openFile = async (file: string) => (await fs.open(file, 'r')).createReadStream()

/** False where the bytes are not those of their name any more. */
export async function copyBytes(from: Storage, to: Storage, hash: string): Promise<boolean> {
  if ((await to.sizeOf(hash)) !== undefined) return true
  const received = await to.receive(from.read(hash))
  if (received.sha256 !== hash) await received.discard()
  else await received.keep()
  return received.sha256 === hash
}
