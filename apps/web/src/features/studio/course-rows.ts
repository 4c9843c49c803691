/** The tree of a course as the rows of one list: a lesson, then its contents, then the next lesson. */
import type { CourseTree, TreeLesson } from '@maktab/contracts/studio/course-versions'
import type { TreeChange } from '@maktab/domain/studio/course-tree'

export type CourseRow =
  | {
      readonly kind: 'lesson'
      readonly key: string
      readonly lesson: TreeLesson
      readonly place: number
      readonly places: number
    }
  | {
      readonly kind: 'content'
      readonly key: string
      readonly lesson: TreeLesson
      readonly content_id: number
      readonly revision: number
      readonly place: number
      readonly places: number
    }

/** `place` is counted from 1 among its own: lessons of the course, contents of the lesson. */
export function rowsOf({ lessons }: CourseTree): readonly CourseRow[] {
  return lessons.flatMap((lesson, at): readonly CourseRow[] => [
    { kind: 'lesson', key: lesson.lesson_guid, lesson, place: at + 1, places: lessons.length },
    ...lesson.contents.map(({ content_id, revision }, index): CourseRow => ({
      kind: 'content',
      key: String(content_id),
      lesson,
      content_id,
      revision,
      place: index + 1,
      places: lesson.contents.length,
    })),
  ])
}

/** What is changed when the row at `from` is let go so that it stands at `to` among all rows; undefined where nothing is. */
export function dropOf(rows: readonly CourseRow[], from: number, to: number): TreeChange | undefined {
  const row = rows[from]
  if (!row) return undefined
  const above = rows.filter((_, index) => index !== from).slice(0, to)
  const lessons = above.filter((one) => one.kind === 'lesson')
  if (row.kind === 'lesson')
    return lessons.length === row.place - 1
      ? undefined
      : { kind: 'move lesson', lesson_guid: row.key, to: lessons.length }
  const lesson = lessons.at(-1)?.lesson ?? rows.find((one) => one.kind === 'lesson')?.lesson
  if (!lesson) return undefined
  const place = above.filter((one) => one.kind === 'content' && one.lesson === lesson).length
  const isSame = lesson === row.lesson && place === row.place - 1
  return isSame
    ? undefined
    : { kind: 'move content', content_id: row.content_id, lesson_guid: lesson.lesson_guid, to: place }
}

/** Where something stands in a tree: among how many, and in which lesson. */
export function standingOf(tree: CourseTree, key: string): CourseRow | undefined {
  return rowsOf(tree).find((row) => row.key === key)
}
