/** Which courses of a school stand on the server already, by their lessons, and which number each content has there. */
import type pg from 'pg'
import { BackupRefused } from '../backup-folder.ts'

export interface CourseRow {
  readonly course_id: number
  readonly title: string
}

export interface LessonRow {
  readonly lesson_guid: string
  readonly course_id: number
}

export interface LessonContentRow {
  readonly lesson_guid: string
  readonly content_id: number
  readonly position: number
}

export interface ContentRow {
  readonly content_id: number
  readonly content_type: string
  readonly title: string
}

export interface CourseMaterial {
  readonly courses: readonly CourseRow[]
  readonly lessons: readonly LessonRow[]
  readonly lessonContents: readonly LessonContentRow[]
  readonly contents: readonly ContentRow[]
}

export interface MatchedCourses {
  /** Numbers on this server of courses and contents that stand here. */
  readonly courses: ReadonlyMap<number, number>
  readonly contents: ReadonlyMap<number, number>
}

interface Standing {
  readonly lesson_guid: string
  readonly course_id: string
  readonly content_id: string | null
  readonly content_type: string | null
  readonly title: string | null
}

/** A course stands here where any of its lessons does. Refuses one whose contents were changed apart: work would count in another content. */
export async function matchCourses(
  client: pg.Client,
  tenant_id: number,
  { courses, lessons, lessonContents, contents }: CourseMaterial,
): Promise<MatchedCourses> {
  const { rows: standing } = await client.query<Standing>(
    `select l.lesson_guid, l.course_id, c.content_id, c.content_type, c.title
      from courses_lessons l left join lessons_content lc using (tenant_id, lesson_guid) left join content c using (tenant_id, content_id)
      where l.tenant_id = $1 and l.lesson_guid = any ($2)`,
    [tenant_id, lessons.map(({ lesson_guid }) => lesson_guid)],
  )
  const courseHere = new Map(standing.map((row) => [row.lesson_guid, Number(row.course_id)]))
  const matched = { courses: new Map<number, number>(), contents: new Map<number, number>() }
  for (const { lesson_guid, course_id } of lessons) {
    const here = courseHere.get(lesson_guid)
    if (here !== undefined && !matched.courses.has(course_id)) matched.courses.set(course_id, here)
  }
  const courseOf = new Map(lessons.map(({ lesson_guid, course_id }) => [lesson_guid, course_id]))
  const taken = new Set<number>()
  const contentOf = new Map(contents.map((content) => [content.content_id, content]))
  const differing = new Set<number>()
  for (const { lesson_guid, content_id } of lessonContents) {
    const course_id = courseOf.get(lesson_guid)
    if (course_id === undefined || !matched.courses.has(course_id)) continue
    const content = contentOf.get(content_id)
    const alike = standing.filter(
      (row) =>
        row.lesson_guid === lesson_guid && row.content_type === content?.content_type && row.title === content?.title,
    )
    const same = Number((alike.find((row) => Number(row.content_id) === content_id) ?? alike[0])?.content_id)
    // Two contents of the school never become one: their attempts would count twice.
    const isOther = matched.contents.has(content_id) && matched.contents.get(content_id) !== same
    if (alike.length === 0 || isOther || (taken.has(same) && !matched.contents.has(content_id)))
      differing.add(course_id)
    else matched.contents.set(content_id, same)
    taken.add(same)
  }
  if (differing.size > 0)
    throw new BackupRefused(
      `These courses are not on this server as the school had them: ${titles(courses, differing)}. Publish them here with the same lessons and contents first.`,
    )
  return matched
}

export const titles = (courses: readonly CourseRow[], of: ReadonlySet<number>): string =>
  courses
    .filter(({ course_id }) => of.has(course_id))
    .map(({ title }) => title)
    .join(', ')
