/** What it takes to have something without a network: which contents, files and packages, with addresses that are good now. */
import { downloadContents } from '@maktab/client/calls/downloads/contents.generated'
import { listSubmissions } from '@maktab/client/calls/assignments/submissions.generated'
import { readSetAssignment, readTaughtAssignment } from '@maktab/client/calls/assignments/assignments.generated'
import { listPosts } from '@maktab/client/calls/assignments/thread.generated'
import type { ContentFile } from '@maktab/contracts/content-files'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { ReadableAttachment } from '@maktab/contracts/content/files'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { Sqlite } from '@maktab/device/database'
import { filesOf } from '@maktab/domain/content/bodies'
import type { DownloadSettings } from '@maktab/domain/downloads/download-limits'
import { wantedOf } from '@maktab/domain/downloads/download-ids'
import { bodyToKeep } from '@maktab/domain/downloads/kept-bodies'
import { readBodies } from '../content/bodies.sql.ts'
import { findRows, type LocalRow } from '../local-tables.sql.ts'
import { attachmentPath } from '../outbox.ts'
import type { Transport } from '../transport.ts'
import type { Role } from '@maktab/contracts/roles'
import { planDownload } from './downloads.sql.ts'
import type { WantedFile } from './fetch-file.ts'
import { freshFilesOfThreads } from './files-of-threads.ts'
import { freshFilesToScore } from './files-to-score.ts'
import type { WantedPackage } from './packages.sql.ts'

type Contents = Output<Catalogue['downloadContents']>['content']
type Failure = 'unreachable' | 'server_failed'
interface Planning {
  readonly db: Sqlite
  readonly actor: { readonly role: Role; readonly user_id: number }
  readonly transport: Pick<Transport, 'ask'>
  readonly settings: () => Pick<DownloadSettings, 'quality'>
}
type Assignment = LocalRow<'assignments'>

/** Contents in one question (seed 001 §9). */
const mostContents = 200

export function contentPath(sha256: string): string {
  return `content/${sha256}`
}

/** Which lessons and which work a download is about, by the rows of this device. */
export interface Wanted {
  readonly assignments: readonly Assignment[]
  /** Of each lesson its contents. */
  readonly lessons: readonly { readonly course_id: number; readonly content_ids: readonly number[] }[]
}

/** Of a class its course and its work; of a course or a lesson that this person has no such thing of, nothing. */
export async function readWanted(db: Sqlite, download_id: string): Promise<Wanted> {
  const wanted = wantedOf(download_id)
  if (wanted.kind === 'assignment') {
    const assignments = await findRows(db, 'assignments', 'assignment_id = ?', [wanted.assignment_id])
    const lessons = assignments
      .flatMap((one) => one.lessons)
      .map(({ cms_course_id, content_ids }) => ({ course_id: cms_course_id, content_ids }))
    return { assignments, lessons }
  }
  const { class_id } = wanted
  const [own] = await findRows(db, 'classes', 'class_id = ?', [class_id])
  if (own === undefined || (wanted.kind !== 'class' && own.course_id !== wanted.course_id))
    return { assignments: [], lessons: [] }
  const { course_id } = own
  const contents = await findRows(
    db,
    'lessons_content',
    wanted.kind === 'lesson' ? 'course_id = ?1 and lesson_guid = ?2' : 'course_id = ?1',
    wanted.kind === 'lesson' ? [course_id, wanted.lesson_guid] : [course_id],
  )
  const guids = [...new Set(contents.map(({ lesson_guid }) => lesson_guid))]
  const lessons = guids.map((guid) => ({
    course_id,
    content_ids: contents.filter(({ lesson_guid }) => lesson_guid === guid).map(({ content_id }) => content_id),
  }))
  if (wanted.kind !== 'class') return { assignments: [], lessons }
  const assignments = await findRows(
    db,
    'assignments',
    'deleted_on is null and exists (select 1 from json_each(class_ids) where value = ?)',
    [class_id],
  )
  const ofWork = assignments
    .flatMap((one) => one.lessons)
    .map(({ cms_course_id, content_ids }) => ({ course_id: cms_course_id, content_ids }))
  return { assignments, lessons: [...lessons, ...ofWork] }
}

/** Where the rows of a download stand, for what is published later. */
export async function placeOf(db: Sqlite, download_id: string) {
  const wanted = wantedOf(download_id)
  if (wanted.kind === 'assignment') return { download_id, course_id: null, lesson_guid: null }
  const [own] = await findRows(db, 'classes', 'class_id = ?', [wanted.class_id])
  return {
    download_id,
    course_id: own?.course_id ?? null,
    lesson_guid: wanted.kind === 'lesson' ? wanted.lesson_guid : null,
  }
}

/** Notes all that a download takes; answers why that cannot be known now. */
export async function plan(
  downloading: Planning,
  download_id: string,
  { assignments, lessons }: Wanted,
): Promise<Failure | undefined> {
  const { db } = downloading
  const { quality } = downloading.settings()
  const { transport, why } = remembering(downloading.transport)
  const attachments: ReadableAttachment[] = []
  for (const assignment of assignments) {
    const handedOver = await freshAttachments({ ...downloading, transport }, assignment.assignment_id)
    const toScore = handedOver && (await freshFilesToScore({ db, transport }, assignment))
    if (!handedOver || !toScore) return why()
    attachments.push(...handedOver, ...toScore)
  }
  const given = await askForContents(transport, lessons)
  if (!given) return why()
  const kept = await readBodies(
    db,
    given.map(({ content_id }) => content_id),
  )
  const contents = given.map(({ content_id, body, revision }) => ({
    content_id,
    revision,
    body: bodyToKeep(body, quality, kept.get(content_id)),
  }))
  const files = [
    ...contents.flatMap(({ body }) => (body.kind === 'package' ? [] : filesOf(body))).map(wantedContent),
    ...attachments.map(wantedAttachment),
  ]
  const packages = contents.flatMap(({ body }) => wantedPackage(body))
  const content_ids = [...new Set(lessons.flatMap((lesson) => lesson.content_ids))]
  const once = [...new Map(files.map((file) => [file.path, file])).values()]
  await db.transaction((statements) =>
    planDownload(statements, download_id, { contents, content_ids, files: once, packages }),
  )
  return undefined
}

/** All that the school gives of them. Where it refuses some together (a plan that was not paid), it is asked lesson by lesson. */
async function askForContents(
  transport: Pick<Transport, 'ask'>,
  lessons: Wanted['lessons'],
): Promise<Contents | undefined> {
  const cms_course_ids = [...new Set(lessons.map(({ course_id }) => course_id))].slice(0, 50)
  const content_ids = [...new Set(lessons.flatMap((lesson) => lesson.content_ids))]
  const contents: Contents = []
  let isGiven = content_ids.length === 0
  const ask = async (ids: readonly number[]) => {
    const answer = await transport.ask(downloadContents, { cms_course_ids, content_ids: [...ids] })
    if (answer.ok) contents.push(...answer.value.content)
    isGiven ||= answer.ok
    return answer
  }
  for (let from = 0; from < content_ids.length; from += mostContents) {
    const some = content_ids.slice(from, from + mostContents)
    const answer = await ask(some)
    if (answer.ok) continue
    if ('failure' in answer || answer.refusal !== 'payment_required') return undefined
    const among = new Set(some)
    for (const lesson of lessons) {
      const own = lesson.content_ids.filter((id) => among.has(id))
      const alone = own.length === 0 ? undefined : await ask(own)
      if (alone?.ok === false && 'failure' in alone) return undefined
    }
  }
  const once = new Map(contents.map((content) => [content.content_id, content]))
  return isGiven ? [...once.values()] : undefined
}

/** Asks as the transport does, and can tell why the last question had no answer. */
function remembering(transport: Pick<Transport, 'ask'>): {
  readonly transport: Pick<Transport, 'ask'>
  why(): Failure
} {
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

/** Addresses in the local tables end after a day: those that are to be fetched are asked for anew. */
async function freshAttachments(
  { db, transport, actor }: Planning,
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
