import { pullCourses, pullLessons } from '@maktab/contracts/downloads/course-rows'
import { accept } from '@maktab/contracts/outcome'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { pullRoleOf } from '#features/downloads/pull.sql.ts'
import { pullTables, readersWith, type PullEquipment } from '#features/downloads/structure.ts'
import type { TableName } from '@maktab/contracts/downloads/structure'

/** The same rows as in the whole pull, by the same readers. A cursor of one of these calls means something to the same call alone. */
export const courseRows = (equipment: PullEquipment) => {
  const readers = readersWith(equipment)
  const pullOnly = (context: SchoolContext, cursor: string, only: readonly TableName[]) => {
    const role = pullRoleOf(context.actor.role)
    return pullTables(context, { cursor, role, readers: readers[role], only })
  }
  return {
    pullCourses: inside(pullCourses, async (context, asked) => {
      const { cursor, is_complete, tables } = await pullOnly(context, asked.cursor, ['courses'])
      return accept({ courses: tables.courses, cursor, is_complete })
    }),

    pullLessons: inside(pullLessons, async (context, asked) => {
      const { cursor, is_complete, tables } = await pullOnly(context, asked.cursor, [
        'courses_lessons',
        'lessons_content',
      ])
      const wanted = new Set(asked.course_ids)
      const isAsked = (row: { readonly course_id: number }) => wanted.size === 0 || wanted.has(row.course_id)
      return accept({
        courses_lessons: tables.courses_lessons.filter(isAsked),
        lessons_content: tables.lessons_content.filter(isAsked),
        cursor,
        is_complete,
      })
    }),
  }
}
