import type { ContentType } from '@maktab/contracts/content/contents'
import { downloadContents, readContentSizes } from '@maktab/contracts/downloads/contents'
import { accept, refuse } from '@maktab/contracts/outcome'
import { filesOf } from '@maktab/domain/content/bodies'
import { bytesToTake } from '@maktab/domain/downloads/content-sizes'
import { inside } from '#calls/handle.ts'
import { readableBody, type StoredBody } from '#features/content/bodies.ts'
import { readContents, readLessonBodies, readSkillsOf, readWorkBytes } from '#features/downloads/contents.sql.ts'
import { pullRoleOf } from '#features/downloads/pull.sql.ts'
import { findMembership, findTaughtClass } from '#features/schools/classes.sql.ts'

/** In one answer (seed 001 §9). */
const mostContents = 200
/** What the specification's old clients begin with: everything. */
const beginning = new Date('2020-01-01T00:00:00Z')

export const contents = {
  downloadContents: inside(downloadContents, async ({ db, actor, addresses, now }, asked) => {
    const role = pullRoleOf(actor.role)
    const { content_ids, lesson_guids, cms_course_ids, content_types, page_cursor, has_views } = asked
    const isNamed = content_ids.length + lesson_guids.length + cms_course_ids.length > 0
    const rows = isNamed
      ? await readContents(
          db,
          { ...actor, role },
          {
            content_ids,
            lesson_guids,
            cms_course_ids,
            content_types,
            updated_since: momentOf(asked.updated_on),
            after: /^\d{1,15}$/.test(page_cursor) ? Number(page_cursor) : 0,
            limit: mostContents + 1,
          },
        )
      : []
    const is_complete = rows.length <= mostContents
    const content = rows.slice(0, mostContents).map(({ body, content_type, ...row }) => ({
      ...row,
      content_type: content_type as ContentType,
      body: readableBody(body, addresses, now),
    }))
    const given = content.map(({ content_id }) => content_id)
    // Those of a later page are not missing.
    const last = is_complete ? Number.POSITIVE_INFINITY : (given.at(-1) ?? 0)
    const found = new Set(given)
    return accept({
      content,
      content_assessments: !has_views
        ? []
        : content.flatMap(({ content_id, body }) =>
            'questions' in body ? [{ content_id, questions: body.questions }] : [],
          ),
      content_articles: !has_views
        ? []
        : content.flatMap(({ content_id, body }) => ('blocks' in body ? [{ content_id, blocks: body.blocks }] : [])),
      content_generic: !has_views
        ? []
        : content.flatMap(({ content_id, body }) => ('file' in body ? [{ content_id, files: filesOf(body) }] : [])),
      skills_content: await readSkillsOf(db, actor.tenant_id, given),
      deleted:
        asked.updated_on <= '2020-01-01 00:00:00' ? content_ids.filter((id) => id <= last && !found.has(id)) : [],
      page_cursor: is_complete ? '' : String(given.at(-1)),
      is_complete,
      total_bytes: bytesToTake(content.map(({ body }) => body)).whole,
    })
  }),

  readContentSizes: inside(readContentSizes, async ({ db, actor }, { class_id, lesson_guid, has_work }) => {
    const isOfSchool = pullRoleOf(actor.role) === 'school'
    const found = await (isOfSchool ? findTaughtClass : findMembership)(db, actor, class_id)
    if (!found) return refuse('not_found')
    const rows = await readLessonBodies(db, actor, found.course_id, lesson_guid)
    const lessons = new Map<string, { title: string; bodies: StoredBody[] }>()
    for (const row of rows) {
      const lesson = lessons.get(row.lesson_guid) ?? { title: row.title, bodies: [] }
      if (row.body !== null) lesson.bodies.push(row.body)
      lessons.set(row.lesson_guid, lesson)
    }
    return accept({
      list: [...lessons].map(([guid, { title, bodies }]) => ({
        lesson_guid: guid,
        title,
        contents: bodies.length,
        bytes: bytesToTake(bodies),
      })),
      total: bytesToTake([...lessons.values()].flatMap(({ bodies }) => bodies)),
      work_bytes: has_work && actor.role === 'learner' ? await readWorkBytes(db, actor, class_id) : 0,
    })
  }),
}

/** What an old client writes, in UTC; anything else means everything. */
function momentOf(updated_on: string): Date {
  const read = new Date(`${updated_on.trim().replace(' ', 'T')}Z`)
  return Number.isNaN(read.getTime()) ? beginning : read
}
