/** Writes down what a file became: a new content, a further revision of one, or captions of a video. */
import type { ImportedContent, ReportItem } from '@maktab/contracts/studio/imports'
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { ReadTrack } from '#features/studio/import/captions.ts'
import { sizeOfContent, type Imported } from '#features/studio/import/workbench.ts'
import type { Importer, NewImport } from './imports.sql.ts'
import { insertPackageFiles } from '#features/viewers/packages.sql.ts'
import { addRevision, readLatest, readRevisions } from './revisions.sql.ts'

interface Saving {
  readonly job: NewImport & { readonly importer: Importer }
  readonly made: Imported | ReadTrack
  readonly report: readonly ReportItem[]
  readonly now: Date
}

interface Saved {
  readonly content: ImportedContent | undefined
  /** Contents beside it that came in the same file. */
  readonly further: ImportedContent[]
  readonly report: ReportItem[]
}

export async function saveImported(db: Kysely<Tables>, { job, made, report, now }: Saving): Promise<Saved> {
  const { tenant_id, user_id } = job.importer
  const earlier = job.of_content_id === null ? undefined : await latestOf(db, tenant_id, job.of_content_id)
  const refused = (reason: ImportReason): Saved => ({
    content: undefined,
    further: [],
    report: [...report.slice(0, -1), { name: job.name, outcome: 'refused', reason, detail: '' }],
  })
  if ('track' in made) {
    if (earlier?.body.kind !== 'video') return refused('captions_alone')
    const captions = [...earlier.body.captions.filter(({ language }) => language !== made.track.language), made.track]
    const body = { ...earlier.body, captions }
    const { title, content_type, skill_ids } = earlier
    const added = await addRevision(db, tenant_id, {
      content_id: earlier.content_id,
      title,
      content_type,
      body,
      size_bytes: sizeOfContent({ body, package_files: [] }),
      skill_ids,
      made_by: user_id,
      now,
    })
    return { content: { ...added, title, content_type }, further: [], report: [...report] }
  }
  if (earlier && earlier.body.kind !== made.body.kind) return refused('kind_differs')
  const { content_type, body, package_files } = made
  if (body.kind === 'package') await insertPackageFiles(db, tenant_id, body.package_sha256, package_files)
  const title = (earlier?.title ?? made.title).slice(0, 200)
  // Captions that were made for the earlier film are the person's to keep or to change.
  const whole =
    body.kind === 'video' && earlier?.body.kind === 'video' ? { ...body, captions: earlier.body.captions } : body
  const added = await addRevision(db, tenant_id, {
    content_id: earlier?.content_id,
    title,
    content_type,
    body: whole,
    size_bytes: sizeOfContent({ body: whole, package_files }),
    skill_ids: earlier?.skill_ids ?? [],
    made_by: user_id,
    now,
  })
  const further: ImportedContent[] = []
  // What replaces a content is one content; that the others are left is said.
  const left = earlier ? (made.further ?? []).length : 0
  for (const one of earlier ? [] : (made.further ?? [])) {
    const named = one.title.slice(0, 200)
    const key = await addRevision(db, tenant_id, {
      title: named,
      content_type: one.content_type,
      body: one.body,
      size_bytes: sizeOfContent({ body: one.body, package_files }),
      made_by: user_id,
      now,
    })
    further.push({ ...key, title: named, content_type: one.content_type })
  }
  const remark = { name: job.name, outcome: 'changed', reason: 'further_parts', detail: String(left) } as const
  return {
    content: { ...added, title, content_type },
    further,
    report: left === 0 ? [...report] : [...report.slice(0, -1), remark, ...report.slice(-1)],
  }
}

async function latestOf(db: Kysely<Tables>, tenant_id: number, content_id: number) {
  const revision = (await readLatest(db, tenant_id, [content_id])).get(content_id)
  if (revision === undefined) return undefined
  const [row] = await readRevisions(db, tenant_id, [{ content_id, revision }])
  return row
}
