/** What a person asked to have without a network, and how much of it is here. */
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { DownloadState } from '@maktab/client/offline-port'
import { keepBodies } from '../content/bodies.sql.ts'
import type { SqlRow, Statements } from '@maktab/device/database'
import type { WantedFile } from './fetch-file.ts'
import { planPackages, type WantedPackage } from './packages.sql.ts'

type Status = DownloadState['status']

export async function beginDownload(db: Statements, assignment_id: string): Promise<void> {
  await db.run(
    `insert into downloads (assignment_id, status, size_bytes, failure) values (?, 'in_progress', 0, null)
      on conflict (assignment_id) do update set status = excluded.status, failure = null`,
    [assignment_id],
  )
}

/** Does nothing for a download that was removed meanwhile. */
export async function noteDownload(
  db: Statements,
  assignment_id: string,
  status: Status,
  failure: DownloadState['failure'] = null,
): Promise<void> {
  await db.run('update downloads set status = ?, failure = ? where assignment_id = ?', [status, failure, assignment_id])
}

/** Whether a download was begun and not removed since, by whichever tab. */
export async function isWanted(db: Statements, assignment_id: string): Promise<boolean> {
  return (await db.all('select 1 one from downloads where assignment_id = ?', [assignment_id])).length > 0
}

/** Contents and files of a download. What is stored already stays stored; addresses are renewed. Nothing is kept for one that was removed meanwhile. */
export async function planDownload(
  db: Statements,
  assignment_id: string,
  contents: Output<Catalogue['downloadContents']>['content'],
  files: readonly WantedFile[],
  packages: readonly WantedPackage[],
): Promise<void> {
  if (!(await isWanted(db, assignment_id))) return
  await keepBodies(db, contents)
  await planPackages(db, assignment_id, packages)
  await db.run('delete from download_contents where assignment_id = ?', [assignment_id])
  await db.runMany(
    'insert into download_contents (assignment_id, content_id) values (?, ?)',
    contents.map(({ content_id }) => [assignment_id, content_id]),
  )
  const paths = JSON.stringify(files.map(({ path }) => path))
  await db.run('delete from download_files where assignment_id = ? and path not in (select value from json_each(?))', [
    assignment_id,
    paths,
  ])
  await db.runMany(
    `insert into download_files (assignment_id, path, url, size_bytes) values (?, ?, ?, ?)
      on conflict (assignment_id, path) do update set url = excluded.url, size_bytes = excluded.size_bytes, is_gone = 0`,
    files.map(({ path, url, size_bytes }) => [assignment_id, path, url, size_bytes]),
  )
  const bodies = contents.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0)
  const size = [...files, ...packages].reduce((sum, { size_bytes }) => sum + size_bytes, bodies)
  await db.run('update downloads set size_bytes = ? where assignment_id = ?', [size, assignment_id])
}

export async function missingFiles(db: Statements, assignment_id: string): Promise<WantedFile[]> {
  const rows = await db.all(
    'select path, url, size_bytes from download_files where assignment_id = ? and not is_stored and not is_gone order by size_bytes, path',
    [assignment_id],
  )
  return rows.map((row) => ({
    path: String(row['path']),
    url: String(row['url']),
    size_bytes: Number(row['size_bytes']),
  }))
}

/** A file is stored for every download that wants it. */
export async function noteFileStored(db: Statements, path: string): Promise<void> {
  await db.run('update download_files set is_stored = 1 where path = ?', [path])
}

/** The school no longer has it: it is asked for again with the next plan only. */
export async function noteFileGone(db: Statements, path: string): Promise<void> {
  await db.run('update download_files set is_gone = 1 where path = ?', [path])
}

export async function isFileStored(db: Statements, path: string): Promise<boolean> {
  return (await db.all('select 1 one from download_files where path = ? and is_stored limit 1', [path])).length > 0
}

/** A file that was handed in here and belongs to a download is kept with it; answers whether it does. */
export async function adoptFile(db: Statements, path: string, file_id: string): Promise<boolean> {
  const [owner] = await db.all(
    `select s.assignment_id, (select value ->> 'size_bytes' from json_each(s.attachments)
        where value ->> 'file_id' = ?1) size_bytes
      from (select assignment_id, attachments from submissions union all select assignment_id, attachments from assignment_comments) s
        join downloads d on d.assignment_id = s.assignment_id
      where exists (select 1 from json_each(s.attachments) where value ->> 'file_id' = ?1) limit 1`,
    [file_id],
  )
  if (!owner) return false
  await db.run(
    `insert into download_files (assignment_id, path, url, size_bytes, is_stored) values (?, ?, '', ?, 1)
      on conflict (assignment_id, path) do update set is_stored = 1`,
    [owner['assignment_id'] ?? null, path, Number(owner['size_bytes'] ?? 0)],
  )
  return true
}

const states = `with packages as (
    select p.assignment_id, k.* from download_packages p join kept_packages k on k.package_sha256 = p.package_sha256
  ), parts as (
    select assignment_id, size_bytes, is_stored from download_files where not is_gone
    union all select assignment_id, size_bytes, is_kept from packages where is_allowed
  ), titles as (
    select distinct p.assignment_id, l.title from packages p join download_contents c on c.assignment_id = p.assignment_id
      join content b on b.content_id = c.content_id and b.body ->> 'package_sha256' = p.package_sha256
      join lessons_content l on l.content_id = c.content_id where not p.is_allowed order by l.title
  ) select d.assignment_id, d.status, d.failure,
    d.size_bytes - coalesce((select sum(size_bytes) from packages p where p.assignment_id = d.assignment_id and not p.is_allowed), 0)
      - coalesce((select sum(size_bytes) from download_files f where f.assignment_id = d.assignment_id and f.is_gone), 0) size_bytes,
    (select count(*) from download_files f where f.assignment_id = d.assignment_id and f.is_gone) files_gone,
    (select json_group_array(title) from titles t where t.assignment_id = d.assignment_id) needs_internet,
    coalesce((select sum(size_bytes) from parts f where f.assignment_id = d.assignment_id), 0) wanted,
    coalesce((select sum(size_bytes) from parts f where f.assignment_id = d.assignment_id and f.is_stored), 0) stored
  from downloads d`

export async function listDownloads(db: Statements): Promise<DownloadState[]> {
  return (await db.all(`${states} order by d.rowid`)).map((row) => stateOf(row))
}

export async function readDownload(db: Statements, assignment_id: string): Promise<DownloadState | undefined> {
  const [row] = await db.all(`${states} where d.assignment_id = ?`, [assignment_id])
  return row && stateOf(row)
}

/** Capped at 99 until all is stored (seed 001 §4). */
function stateOf(row: SqlRow): DownloadState {
  const status = String(row['status']) as Status
  const wanted = Number(row['wanted'])
  const reached = wanted === 0 ? 0 : Math.floor((Number(row['stored']) / wanted) * 100)
  return {
    assignment_id: String(row['assignment_id']),
    status,
    percentage: status === 'completed' ? 100 : Math.min(99, reached),
    size_bytes: Number(row['size_bytes']),
    failure: (row['failure'] ?? null) as DownloadState['failure'],
    needs_internet: JSON.parse(String(row['needs_internet'])) as string[],
    ...(Number(row['files_gone']) > 0 && { files_gone: Number(row['files_gone']) }),
  }
}

/** Forgets a download with what only it needed. Its files go when unused ones are removed. */
export async function forgetDownload(db: Statements, assignment_id: string): Promise<void> {
  for (const table of ['download_contents', 'download_files', 'download_packages', 'downloads']) {
    await db.run(`delete from ${table} where assignment_id = ?`, [assignment_id])
  }
  await db.run('delete from content where content_id not in (select content_id from download_contents)')
}

export async function filesOfDownloads(db: Statements): Promise<string[]> {
  return (await db.all('select distinct path from download_files')).map((row) => String(row['path']))
}
