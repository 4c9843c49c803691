import type { ContentBody } from '@maktab/contracts/content/contents'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { readRevision, saveRevision, uploadPicture } from '@maktab/contracts/studio/revisions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { filesOf } from '@maktab/domain/content/bodies'
import { changeTree } from '@maktab/domain/studio/course-tree'
import { decideDraft } from '@maktab/domain/studio/course-versions'
import { decideBody, placeRevision } from '@maktab/domain/studio/revisions'
import { decideSameFile } from '@maktab/domain/content/uploads'
import { atGate, inside, type SchoolContext } from '#calls/handle.ts'
import { wholeBody, type StoredBody, type StoredFile } from '#features/content/bodies.ts'
import { openTeam, type TeamEquipment } from './content-team.ts'
import { currentOf, keepTree, openCourse } from './course-versions.ts'
import { insertFile } from '#features/content/files.sql.ts'
import { addRevision, findOwnFiles, readLatest, readRevisions } from './revisions.sql.ts'
import { findSkillIds } from './skills.sql.ts'

export const revisions = (equipment: TeamEquipment) => ({
  readRevision: inside(readRevision, async (context, key) => {
    const { db, actor, addresses } = context
    const team = await openTeam(context, equipment)
    if (!team.ok) return team
    const [row] = await readRevisions(db, actor.tenant_id, [key])
    if (!row) return refuse('not_found')
    const latest = (await readLatest(db, actor.tenant_id, [key.content_id])).get(key.content_id) ?? key.revision
    return accept({ ...row, latest, body: wholeBody(row.body, addresses) })
  }),

  saveRevision: inside(
    saveRevision,
    async (context, { course_id, lesson_guid, content_id, based_on, title, content_type, body, skill_ids }) => {
      const { db, actor, now } = context
      const opened = await openCourse(context, equipment, course_id)
      if (!opened.ok) return opened
      const { member, versions } = opened.value
      const current = currentOf(versions)
      const draft = decideDraft({ powers: member.powers, current })
      if (!draft.ok) return draft
      if (!current) return refuse('not_found')

      const place = placeRevision({ tree: current.tree, lesson_guid, content_id, based_on })
      if (!place.ok) return place
      const [earlier] =
        content_id === null || based_on === null
          ? []
          : await readRevisions(db, actor.tenant_id, [{ content_id, revision: based_on }])
      const decided = decideBody({ earlierType: earlier?.content_type, content_type, body })
      if (!decided.ok) return decided
      const kept = storedBody(decided.value)
      if (!(await areOwn(context, kept, earlier?.body))) return refuse('file_missing')
      const known = await findSkillIds(db, actor.tenant_id, skill_ids)
      const added = await addRevision(db, actor.tenant_id, {
        content_id: content_id ?? undefined,
        title,
        content_type,
        body: kept,
        size_bytes: sizeOf(kept),
        skill_ids: skill_ids.filter((id) => known.has(id)),
        made_by: actor.user_id,
        now,
      })
      const tree: CourseTree =
        content_id === null
          ? changeTree(current.tree, { kind: 'add contents', lesson_guid, contents: [added] })
          : {
              ...current.tree,
              lessons: current.tree.lessons.map((lesson) => ({
                ...lesson,
                contents: lesson.contents.map((one) => (one.content_id === content_id ? added : one)),
              })),
            }
      await keepTree(context, member, { course_id, versions, place: draft.value, tree })
      return accept({ ...added, saved_on: now.toISOString() })
    },
  ),

  uploadPicture: atGate(uploadPicture, async ({ actor, addresses, doors, file, now }, { file_id }) => {
    if (!actor || !addresses) throw new Error('An upload is answered for a person')
    if (!file) return refuse('file_empty')
    if (!/^image\/(png|jpeg|webp|gif)$/.test(file.mime_type)) return refuse('file_type_refused')
    return doors.inSchool(actor, async (db) => {
      const team = await openTeam({ db, actor, now }, equipment)
      if (!team.ok) return team
      if (!team.value.powers.mayWrite) return refuse('may_not_write')
      const handedOver = { file_id, user_id: actor.user_id, ...file }
      const kept = await insertFile(db, actor.institution_id, handedOver, now)
      if (!decideSameFile({ kept, handedOver }).ok) return refuse('file_name_refused')
      const { sha256, name, mime_type, size_bytes } = kept
      return accept({ sha256, name, mime_type, size_bytes, url: addresses.ofContent(kept) })
    })
  }),
})

/** A body as it is kept: addresses are for one reader and one day. */
function storedBody(body: ContentBody): StoredBody {
  return withoutAddresses(body) as StoredBody
}

function withoutAddresses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAddresses)
  if (typeof value !== 'object' || value === null) return value
  const isFile = 'sha256' in value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      (isFile && name === 'url') || name === 'play_url' ? [] : [[name, withoutAddresses(part)]],
    ),
  )
}

/** Whether a writer may put these files into a content: they were in it before, or the writer handed them over. Otherwise a SHA-256 would open any file. */
async function areOwn(
  { db, actor }: SchoolContext,
  body: StoredBody,
  earlier: StoredBody | undefined,
): Promise<boolean> {
  const before = new Set(earlier ? filesOf<StoredFile>(earlier).map(({ sha256 }) => sha256) : [])
  const added = filesOf<StoredFile>(body).filter(({ sha256 }) => !before.has(sha256))
  if (body.kind === 'package' && (earlier?.kind !== 'package' || earlier.package_sha256 !== body.package_sha256))
    return false
  if (added.length === 0) return true
  const own = await findOwnFiles(
    db,
    actor,
    added.map(({ sha256 }) => sha256),
  )
  return added.every(({ sha256 }) => own.has(sha256))
}

function sizeOf(body: StoredBody): number {
  const files = filesOf<StoredFile>(body).reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  return files + Buffer.byteLength(JSON.stringify(body))
}
