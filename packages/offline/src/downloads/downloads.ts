/** Takes an assignment with its lessons and files onto the device, file by file, so that a broken download goes on where it stopped. */
import { downloadContents } from '@maktab/client/calls/downloads/contents.generated'
import { listSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import { readSetAssignment, readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { listPosts } from '@maktab/client/calls/assignments/thread.generated'
import type { DownloadState } from '@maktab/client/offline-port'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ContentFile } from '@maktab/contracts/content-files'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Role } from '@maktab/contracts/roles'
import { filesOf } from '@maktab/domain/content/bodies'
import { findRows } from '../local-tables.sql.ts'
import { attachmentPath, withSpare } from '../outbox.ts'
import type { Sqlite } from '@maktab/device/database'
import { isStorageFull, type FileStore } from '@maktab/device/files'
import type { PackageKeeper } from '@maktab/device/packages'
import type { Transport } from '../transport.ts'
import {
  isFileStored,
  isWanted,
  listDownloads,
  missingFiles,
  noteDownload,
  noteFileGone,
  noteFileStored,
  planDownload,
  readDownload,
} from './downloads.sql.ts'
import { fetchFile, type WantedFile } from './fetch-file.ts'
import { freshFilesOfThreads } from './files-of-threads.ts'
import { freshFilesToScore } from './files-to-score.ts'
import {
  forgetPackage,
  missingPackages,
  notePackageKept,
  notePackageNotAllowed,
  unusedPackages,
  type WantedPackage,
} from './packages.sql.ts'

export interface Downloading {
  readonly db: Sqlite
  readonly files: FileStore
  readonly transport: Transport
  readonly packages: PackageKeeper
  readonly actor: { readonly role: Role; readonly user_id: number }
  readonly onChange: (state: DownloadState) => void
}

type Contents = Output<Catalogue['downloadContents']>['content']
type Failure = NonNullable<DownloadState['failure']>

/** Contents in one question (seed 001 §9). */
const mostContents = 200
/** Bytes between two reports of progress. */
const reportEvery = 262_144

export function contentPath(sha256: string): string {
  return `content/${sha256}`
}

/**
 * Downloads what is not here yet of a download that was begun. Without room it fails with `storage_full`; all that was
 * stored before is still there. Undefined where its person removed it meanwhile: what came since is used by nothing.
 */
export async function downloadAssignment(
  downloading: Downloading,
  assignment_id: string,
): Promise<DownloadState | undefined> {
  const { db, onChange } = downloading
  const finish = async (status: DownloadState['status'], failure: DownloadState['failure'] = null) => {
    await noteDownload(db, assignment_id, status, failure)
    const state = await readDownload(db, assignment_id)
    if (state) onChange(state)
    return state
  }
  try {
    if (!(await finish('in_progress'))) return undefined
    const failure =
      (await plan(downloading, assignment_id)) ??
      (await fetchFiles(downloading, assignment_id)) ??
      (await keepPackages(downloading, assignment_id))
    return failure ? await finish('failed', failure) : await finish('completed')
  } catch (error) {
    if (!isStorageFull(error)) throw error
    // The file that did not fit is gone again; where even that leaves no room for a note, the spare is given up.
    return withSpare(downloading.files, () => finish('failed', 'storage_full'))
  }
}

async function plan(downloading: Downloading, assignment_id: string): Promise<Failure | undefined> {
  const { db } = downloading
  const { transport, why } = remembering(downloading.transport)
  const [assignment] = await findRows(db, 'assignments', 'assignment_id = ?', [assignment_id])
  const handedOver = await freshAttachments({ ...downloading, transport }, assignment_id)
  const toScore = assignment && (await freshFilesToScore({ db, transport }, assignment))
  if (!assignment || !handedOver || !toScore) return why()
  const content_ids = [...new Set(assignment.lessons.flatMap((lesson) => lesson.content_ids))]
  const cms_course_ids = [...new Set(assignment.lessons.map((lesson) => lesson.cms_course_id))]
  const contents: Contents = []
  for (let from = 0; from < content_ids.length; from += mostContents) {
    const some = content_ids.slice(from, from + mostContents)
    const answer = await transport.ask(downloadContents, { cms_course_ids, content_ids: some })
    if (!answer.ok) return why()
    contents.push(...answer.value.content)
  }
  const files = [
    ...contents.flatMap(({ body }) => (body.kind === 'package' ? [] : filesOf(body))).map(wantedContent),
    ...[...handedOver, ...toScore].map(wantedAttachment),
  ]
  const packages = contents.flatMap(({ body }) => wantedPackage(body))
  await db.transaction((statements) => planDownload(statements, assignment_id, contents, files, packages))
  return undefined
}

/** Asks as the transport does, and can tell why the last question had no answer. */
function remembering(transport: Transport): { readonly transport: Pick<Transport, 'ask'>; why(): Failure } {
  let why: Failure = 'unreachable'
  return {
    transport: {
      async ask(call, input) {
        const answer = await transport.ask(call, input)
        if (!answer.ok) why = 'failure' in answer && answer.failure === 'unreachable' ? 'unreachable' : 'server_failed'
        return answer
      },
    },
    why: () => why,
  }
}

/** A package is kept where it is played, unpacked; without such a place it is played nowhere, and there is nothing to keep. */
function wantedPackage(body: ContentBody): WantedPackage[] {
  if (body.kind !== 'package' || body.play_url === null) return []
  const { package_sha256, play_url, runtime, file } = body
  return [{ package_sha256, play_url, runtime, size_bytes: file.size_bytes }]
}

/** One that this browser does not let be kept holds up nothing else; the next download asks for it again. */
async function keepPackages(downloading: Downloading, assignment_id: string): Promise<Failure | undefined> {
  const { db, packages, actor } = downloading
  const missing = await missingPackages(db, assignment_id)
  const before = await readDownload(db, assignment_id)
  const report = progressOf(downloading, before, missing)
  for (const { size_bytes, ...wanted } of missing) {
    if (!(await isWanted(db, assignment_id))) return undefined
    let told = 0
    const outcome = await packages.keep({ ...wanted, user_id: actor.user_id }, (share) => {
      report(Math.floor(share * size_bytes) - told)
      told = Math.floor(share * size_bytes)
    })
    if (outcome === 'storage_full' || outcome === 'unreachable') return outcome
    if (outcome === 'kept') await notePackageKept(db, wanted.package_sha256)
    else await notePackageNotAllowed(db, wanted.package_sha256)
  }
  return undefined
}

/** Forgets packages that no download wants; what cannot be forgotten now is tried again when the store is opened. */
export async function dropUnusedPackages({ db, packages, actor }: Downloading): Promise<void> {
  for (const { size_bytes: _size, ...unused } of await unusedPackages(db)) {
    if (await packages.drop({ ...unused, user_id: actor.user_id })) await forgetPackage(db, unused.package_sha256)
  }
}

/** Addresses in the local tables end after a day: those that are to be fetched are asked for anew. */
async function freshAttachments(
  { db, transport, actor }: Pick<Downloading, 'db' | 'actor'> & { readonly transport: Pick<Transport, 'ask'> },
  assignment_id: string,
): Promise<readonly ReadableAttachment[] | undefined> {
  if (actor.role === 'learner') {
    const own = await transport.ask(readSetAssignment, { assignment_id })
    const said = await transport.ask(listPosts, { assignment_id, kind: 'comment', limit: 1000 })
    if (!own.ok || !said.ok) return undefined
    return [
      ...own.value.attachments,
      ...own.value.remark_files,
      ...[...own.value.submissions, ...said.value.list].flatMap(({ attachments }) => attachments),
    ]
  }
  const taught = await transport.ask(readTaughtAssignment, { assignment_id })
  const works = await transport.ask(listSubmissions, { assignment_id })
  const said = await freshFilesOfThreads({ db, transport }, assignment_id)
  if (!taught.ok || !works.ok || !said) return undefined
  const { list } = works.value
  const submissions = list.flatMap((work) => work.submissions)
  return [
    ...taught.value.attachments,
    ...list.flatMap(({ remark_files }) => remark_files),
    ...submissions.flatMap(({ attachments }) => attachments),
    ...said,
  ]
}

function wantedContent({ sha256, url, size_bytes }: ContentFile): WantedFile {
  return { path: contentPath(sha256), url, size_bytes }
}

function wantedAttachment({ file_id, url, size_bytes }: ReadableAttachment): WantedFile {
  return { path: attachmentPath(file_id), url, size_bytes }
}

async function fetchFiles(downloading: Downloading, assignment_id: string): Promise<Failure | undefined> {
  const { db, files, transport } = downloading
  const before = await readDownload(db, assignment_id)
  const report = progressOf(downloading, before, await missingFiles(db, assignment_id))
  for (const file of await missingFiles(db, assignment_id)) {
    if (await isFileStored(db, file.path)) report(file.size_bytes)
    else {
      const failure = await fetchFile({ files, transport }, file, {
        report,
        isWanted: () => isWanted(db, assignment_id),
      })
      if (failure === 'gone') {
        await noteFileGone(db, file.path)
        continue
      }
      if (failure) return failure
    }
    await noteFileStored(db, file.path)
  }
  return undefined
}

/** Reports progress while bytes arrive, not more often than a screen can use. */
function progressOf(
  { onChange }: Downloading,
  before: DownloadState | undefined,
  missing: readonly Pick<WantedFile, 'size_bytes'>[],
): (bytes: number) => void {
  const left = missing.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  const start = before?.percentage ?? 0
  let arrived = 0
  let reported = 0
  return (bytes) => {
    arrived += bytes
    if (!before || arrived - reported < reportEvery) return
    reported = arrived
    const percentage = Math.min(99, Math.floor(start + (arrived / Math.max(1, left)) * (100 - start)))
    onChange({ ...before, status: 'in_progress', failure: null, percentage })
  }
}

/** Downloads that were under way when the application ended. */
export async function brokenOff(db: Sqlite): Promise<string[]> {
  return (await listDownloads(db))
    .filter(({ status }) => status === 'in_progress')
    .map(({ assignment_id }) => assignment_id)
}
