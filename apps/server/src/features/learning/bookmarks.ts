import { listBookmarks, saveBookmark } from '@maktab/contracts/learning/bookmarks'
import { accept, refuse } from '@maktab/contracts/outcome'
import { inside } from '#calls/handle.ts'
import { hasLessonInClass, readBookmarks, saveBookmarkOf } from '#features/learning/bookmarks.sql.ts'
import { findMembershipAt } from '#features/schools/classes.sql.ts'

export const bookmarks = {
  saveBookmark: inside(saveBookmark, async ({ db, actor, given }, input) => {
    const membership = await findMembershipAt(db, actor, input.class_id, given)
    if (!membership) return refuse('not_found')
    if (!(await hasLessonInClass(db, actor.tenant_id, membership.course_id, input.lesson_guid)))
      return refuse('not_found')
    return accept({ lesson_guid: input.lesson_guid, is_bookmarked: await saveBookmarkOf(db, actor, input, given) })
  }),

  listBookmarks: inside(listBookmarks, async ({ db, actor }) =>
    accept({ list: [...(await readBookmarks(db, actor))] }),
  ),
}
