import type { Bookmark } from '@maktab/contracts/learning/bookmarks'
import { accept, refuse } from '@maktab/contracts/outcome'
import type { HandlersOf } from '../local-handler.ts'
import { findRows, saveRow } from '../local-tables.sql.ts'
import { findCourseOfClass } from '../schools/classes.sql.ts'
import { forgetBookmark, readBookmarks } from './bookmarks.sql.ts'

export const bookmarks: HandlersOf<'saveBookmark' | 'listBookmarks'> = {
  async saveBookmark({ db, actor, given }, { class_id, lesson_guid, is_bookmarked }) {
    const course_id = await findCourseOfClass(db, actor, class_id)
    if (course_id === undefined) return refuse('not_found')
    const [lesson] = await findRows(db, 'courses_lessons', 'lesson_guid = ? and course_id = ?', [
      lesson_guid,
      course_id,
    ])
    if (!lesson) return refuse('not_found')
    if (is_bookmarked)
      await saveRow(db, 'users_bookmarking', {
        user_id: actor.user_id,
        class_id,
        lesson_guid,
        changed_on: given.toISOString(),
      })
    else await forgetBookmark(db, actor.user_id, lesson_guid)
    return accept({ lesson_guid, is_bookmarked })
  },

  async listBookmarks({ db, actor }) {
    const rows = await readBookmarks(db, actor.user_id)
    return accept({
      list: rows.map((row) => ({
        class_id: Number(row['class_id']),
        course_id: Number(row['course_id']),
        lesson_guid: String(row['lesson_guid']),
        title: String(row['title']),
        course_title: String(row['course_title']),
        subject: String(row['subject']),
        language: String(row['language']) as Bookmark['language'],
      })),
    })
  },
}
