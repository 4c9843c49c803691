/** What a person asked to have without a network, and how much of it is here. */
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { DownloadState } from '@maktab/client/offline-port'
import { keepBodies } from '../content/bodies.sql.ts'
import type { SqlRow, Statements } from '@maktab/device/database'
import type { Hold } from '@maktab/domain/downloads/download-limits'
import { mostParts, mostTries, type DownloadRecord } from '@maktab/domain/downloads/download-states'
import type { WantedFile } from './fetch-file.ts'
import { planPackages, type WantedPackage } from './packages.sql.ts'

type Contents = Output<Catalogue['downloadContents']>['content']

/** Begins it, or begins it again: what is here stays. */
export async function beginDownload(
  db: Statements,
  {
    download_id,
    course_id,
    lesson_guid,
  }: { readonly download_id: string; readonly course_id: number | null; readonly lesson_guid: string | null },
  opened_on: string,
): Promise<void> {
  await db.run(
    `insert into downloads (download_id, status, size_bytes, failure, course_id, lesson_guid, opened_on) values (?, 'started', 0, null, ?, ?, ?)
      on conflict (download_id) do update set status = excluded.status, failure = null, is_interrupted = 0, shortfall_bytes = 0, hold = null, is_confirmed = 0,
        percentage = case when status = 'completed' then 0 else percentage end, course_id = excluded.course_id,
        opened_on = excluded.opened_on`,
    [download_id, course_id, lesson_guid, opened_on],
  )
  await db.run('update download_files set tries = 0 where download_id = ?', [download_id])
}

/** Does nothing for a download that was removed meanwhile, or that its person paused in another tab. */
export async function noteDownload(
  db: Statements,
  download_id: string,
  { status, failure, is_interrupted, shortfall_bytes, percentage, hold }: DownloadRecord,
): Promise<void> {
  await db.run(
    `update downloads set status = ?, failure = ?, is_interrupted = ?, shortfall_bytes = ?, percentage = ?, hold = ?
      where download_id = ? and not (status = 'paused' and not is_interrupted)`,
    [status, failure, is_interrupted ? 1 : 0, shortfall_bytes, percentage, hold, download_id],
  )
}

/** By its person: whoever fetches it asks now and then whether it is still wanted. */
export async function pauseDownload(db: Statements, download_id: string): Promise<void> {
  await db.run(
    `update downloads set status = 'paused', is_interrupted = 0, hold = null, failure = null
      where download_id = ? and (status in ('started', 'in_progress', 'paused') or failure = 'unreachable')`,
    [download_id],
  )
}

/** Those that were under way when the application ended wait for their person. */
export async function pauseBrokenOff(db: Statements): Promise<void> {
  await db.run(
    "update downloads set status = 'paused', is_interrupted = 1, hold = null where status in ('started', 'in_progress') or hold is not null",
  )
}

/** Those that ended otherwise than their person wanted, the one that was begun last first: by the end of the application, or by a line that did not come back. */
export async function brokenOffDownloads(db: Statements): Promise<string[]> {
  const rows = await db.all(
    `select download_id from downloads
      where (status = 'paused' and is_interrupted) or (status = 'failed' and failure = 'unreachable') order by rowid desc`,
  )
  return rows.map((row) => String(row['download_id']))
}

/** Its person opens what is on the device (ISO 8601, by the device's clock); of work also what holds its class. */
export async function noteOpened(db: Statements, download_ids: readonly string[], opened_on: string): Promise<void> {
  await db.run(
    `update downloads set opened_on = ?1 where download_id in (select value from json_each(?2)) or download_id in (
      select 'class.' || c.value from assignments a, json_each(a.class_ids) c
      where a.assignment_id in (select value from json_each(?2)))`,
    [opened_on, JSON.stringify(download_ids)],
  )
}

/** Whether somebody still wants it fetched: it was not removed and not paused, by whichever tab. */
export async function isRunning(db: Statements, download_id: string): Promise<boolean> {
  const [row] = await db.all('select status, is_interrupted from downloads where download_id = ?', [download_id])
  return row !== undefined && (row['status'] !== 'paused' || row['is_interrupted'] === 1)
}

/** Whether anything is here to learn with while there is no network. */
export async function hasCompleted(db: Statements): Promise<boolean> {
  return (await db.all("select 1 one from downloads where status = 'completed' limit 1")).length > 0
}

/** Whether a download was begun and not removed since, by whichever tab. */
export async function isWanted(db: Statements, download_id: string): Promise<boolean> {
  return (await db.all('select 1 one from downloads where download_id = ?', [download_id])).length > 0
}

interface Plan {
  readonly contents: readonly Pick<Contents[number], 'content_id' | 'body' | 'revision'>[]
  /** Also those that the school does not give: they are no news later. */
  readonly content_ids: readonly number[]
  readonly files: readonly WantedFile[]
  readonly packages: readonly WantedPackage[]
}

/** Contents and files of a download. What is stored already stays stored; addresses are renewed. Nothing is kept for one that was removed meanwhile. */
export async function planDownload(
  db: Statements,
  download_id: string,
  { contents, content_ids, files, packages }: Plan,
): Promise<void> {
  if (!(await isWanted(db, download_id))) return
  await keepBodies(db, contents)
  await planPackages(db, download_id, packages)
  await db.run('delete from download_contents where download_id = ?', [download_id])
  await db.runMany(
    'insert into download_contents (download_id, content_id) values (?, ?)',
    content_ids.map((content_id) => [download_id, content_id]),
  )
  const paths = JSON.stringify(files.map(({ path }) => path))
  await db.run('delete from download_files where download_id = ? and path not in (select value from json_each(?))', [
    download_id,
    paths,
  ])
  await db.runMany(
    `insert into download_files (download_id, path, url, size_bytes) values (?, ?, ?, ?)
      on conflict (download_id, path) do update set url = excluded.url, size_bytes = excluded.size_bytes, is_gone = 0`,
    files.map(({ path, url, size_bytes }) => [download_id, path, url, size_bytes]),
  )
  const bodies = contents.reduce((sum, { body }) => sum + JSON.stringify(body).length, 0)
  const size = [...files, ...packages].reduce((sum, { size_bytes }) => sum + size_bytes, bodies)
  await db.run('update downloads set size_bytes = ? where download_id = ?', [size, download_id])
}

/** The next of what is missing, small files first; those that came wrong too often wait for the next download. */
export async function missingFiles(db: Statements, download_id: string): Promise<WantedFile[]> {
  const rows = await db.all(
    `select path, url, size_bytes from download_files
      where download_id = ? and not is_stored and not is_gone and tries < ${mostTries} order by tries, size_bytes, path limit ${mostParts}`,
    [download_id],
  )
  return rows.map((row) => ({
    path: String(row['path']),
    url: String(row['url']),
    size_bytes: Number(row['size_bytes']),
  }))
}

/** Whether a file that the school has did not come. */
export async function hasFailedFiles(db: Statements, download_id: string): Promise<boolean> {
  const rows = await db.all(
    'select 1 one from download_files where download_id = ? and not is_stored and not is_gone limit 1',
    [download_id],
  )
  return rows.length > 0
}

export async function noteFileFailed(db: Statements, download_id: string, path: string): Promise<void> {
  await db.run('update download_files set tries = tries + 1 where download_id = ? and path = ?', [download_id, path])
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
    `select d.download_id, (select value ->> 'size_bytes' from json_each(s.attachments)
        where value ->> 'file_id' = ?1) size_bytes
      from (select assignment_id, attachments from submissions union all select assignment_id, attachments from assignment_comments) s
        join downloads d on d.download_id = s.assignment_id or d.download_id in (
          select 'class.' || c.value from assignments a, json_each(a.class_ids) c where a.assignment_id = s.assignment_id)
      where exists (select 1 from json_each(s.attachments) where value ->> 'file_id' = ?1) limit 1`,
    [file_id],
  )
  if (!owner) return false
  await db.run(
    `insert into download_files (download_id, path, url, size_bytes, is_stored) values (?, ?, '', ?, 1)
      on conflict (download_id, path) do update set is_stored = 1`,
    [owner['download_id'] ?? null, path, Number(owner['size_bytes'] ?? 0)],
  )
  return true
}

const states = `with packages as (
    select p.download_id, k.* from download_packages p join kept_packages k on k.package_sha256 = p.package_sha256
  ), parts as (
    select download_id, size_bytes, is_stored from download_files where not is_gone
    union all select download_id, size_bytes, is_kept from packages where is_allowed
  ), titles as (
    select distinct p.download_id, l.title from packages p join download_contents c on c.download_id = p.download_id
      join content b on b.content_id = c.content_id and b.body ->> 'package_sha256' = p.package_sha256
      join lessons_content l on l.content_id = c.content_id where not p.is_allowed order by l.title
  ) select d.download_id, d.status, d.failure,
    d.size_bytes - coalesce((select sum(size_bytes) from packages p where p.download_id = d.download_id and not p.is_allowed), 0)
      - coalesce((select sum(size_bytes) from download_files f where f.download_id = d.download_id and f.is_gone), 0) size_bytes,
    (select count(*) from download_files f where f.download_id = d.download_id and f.is_gone) files_gone,
    (select count(distinct l.lesson_guid) from download_contents c join lessons_content l on l.content_id = c.content_id
      where c.download_id = d.download_id and c.content_id not in (select content_id from content)) lessons_closed,
    (select json_group_array(title) from titles t where t.download_id = d.download_id) needs_internet,
    d.percentage kept_percentage, d.is_interrupted, d.shortfall_bytes, d.hold, d.opened_on,
    coalesce((select sum(size_bytes) from parts f where f.download_id = d.download_id), 0) wanted,
    coalesce((select sum(size_bytes) from parts f where f.download_id = d.download_id and f.is_stored), 0) stored
  from downloads d`

export async function listDownloads(db: Statements): Promise<DownloadState[]> {
  const news = await readNews(db)
  return (await db.all(`${states} order by d.rowid`)).map((row) => stateOf(row, news))
}

export async function readDownload(db: Statements, download_id: string): Promise<DownloadState | undefined> {
  const [row] = await db.all(`${states} where d.download_id = ?`, [download_id])
  return row && stateOf(row, await readNews(db))
}

type News = ReadonlyMap<string, NonNullable<DownloadState['update']>>

/** What was published of completed downloads since: contents that changed, and contents that were not there. */
async function readNews(db: Statements): Promise<News> {
  const rows = await db.all(
    `select download_id, count(distinct lesson_guid) lessons, sum(size_bytes) bytes from (
      select d.download_id, l.lesson_guid, l.content_id, l.size_bytes from downloads d
        join download_contents c on c.download_id = d.download_id join content k on k.content_id = c.content_id
        join lessons_content l on l.content_id = c.content_id
      where d.status = 'completed' and l.revision > k.revision
      union
      select d.download_id, l.lesson_guid, l.content_id, l.size_bytes from downloads d
        join lessons_content l on l.course_id = d.course_id and (d.lesson_guid is null or l.lesson_guid = d.lesson_guid)
      where d.status = 'completed' and not exists (
        select 1 from download_contents c where c.download_id = d.download_id and c.content_id = l.content_id)
    ) group by download_id`,
  )
  return new Map(
    rows.map((row) => [String(row['download_id']), { lessons: Number(row['lessons']), bytes: Number(row['bytes']) }]),
  )
}

/** Capped at 99 until all is stored (seed 001 §4), and never less than was said before. */
function stateOf(row: SqlRow, news: News): DownloadState {
  const status = String(row['status']) as DownloadState['status']
  const download_id = String(row['download_id'])
  const update = news.get(download_id)
  const wanted = Number(row['wanted'])
  const reached = wanted === 0 ? 0 : Math.floor((Number(row['stored']) / wanted) * 100)
  return {
    download_id,
    status,
    percentage: status === 'completed' ? 100 : Math.min(99, Math.max(reached, Number(row['kept_percentage']))),
    size_bytes: Number(row['size_bytes']),
    failure: (row['failure'] ?? null) as DownloadState['failure'],
    needs_internet: JSON.parse(String(row['needs_internet'])) as string[],
    ...(Number(row['files_gone']) > 0 && { files_gone: Number(row['files_gone']) }),
    ...(status === 'completed' &&
      Number(row['lessons_closed']) > 0 && { lessons_closed: Number(row['lessons_closed']) }),
    ...(row['is_interrupted'] === 1 && { is_interrupted: true }),
    ...(row['hold'] !== null && { hold: row['hold'] as Hold }),
    ...(row['opened_on'] !== null && { opened_on: String(row['opened_on']) }),
    ...(Number(row['shortfall_bytes']) > 0 && { shortfall_bytes: Number(row['shortfall_bytes']) }),
    ...(update && { update }),
  }
}

/** Forgets a download with what only it needed. Its files go when unused ones are removed. */
export async function forgetDownload(db: Statements, download_id: string): Promise<void> {
  for (const table of ['download_contents', 'download_files', 'download_packages', 'downloads']) {
    await db.run(`delete from ${table} where download_id = ?`, [download_id])
  }
  await db.run('delete from content where content_id not in (select content_id from download_contents)')
}

export async function filesOfDownloads(db: Statements): Promise<string[]> {
  return (await db.all('select distinct path from download_files')).map((row) => String(row['path']))
}

/** How much of a download is here: files and packages, without what the school no longer has or the browser does not let be kept. */
export async function readDone(
  db: Statements,
  download_id: string,
): Promise<{ readonly total: number; readonly done: number }> {
  const [row] = await db.all(
    `select coalesce(sum(size_bytes), 0) total, coalesce(sum(case when is_here then size_bytes end), 0) done from (
      select size_bytes, is_stored is_here from download_files where download_id = ?1 and not is_gone
      union all select k.size_bytes, k.is_kept from download_packages p join kept_packages k on k.package_sha256 = p.package_sha256
        where p.download_id = ?1 and k.is_allowed)`,
    [download_id],
  )
  return { total: Number(row?.['total'] ?? 0), done: Number(row?.['done'] ?? 0) }
}

/** Bytes of all downloads but those named; what several share is counted once. */
export async function downloadedBytes(db: Statements, without: readonly string[] = []): Promise<number> {
  const [row] = await db.all(
    `with others as (select download_id from downloads where download_id not in (select value from json_each(?)))
    select (select coalesce(sum(size_bytes), 0) from (
        select max(size_bytes) size_bytes from download_files where is_stored and download_id in (select download_id from others) group by path))
      + (select coalesce(sum(size_bytes), 0) from kept_packages where is_kept and package_sha256 in (
        select package_sha256 from download_packages where download_id in (select download_id from others)))
      + (select coalesce(sum(length(body)), 0) from content where content_id in (
        select content_id from download_contents where download_id in (select download_id from others))) bytes`,
    [JSON.stringify(without)],
  )
  return Number(row?.['bytes'] ?? 0)
}
