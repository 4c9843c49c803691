/**
 * Which courses and lessons a school has. The same rule as a condition of SQL: `hasLesson` and `hasCourse` in
 * `apps/server/src/features/schools/availability.sql.ts`; every list of courses or lessons that a school's people read, and
 * every search, asks one of the two.
 */

/** What a school is to the content team. */
export interface Availability {
  /** Number and name of a content team (`98|KP`); null stands for the tenant's own. */
  readonly repository: string | null
  /** With `available_lessons`: both empty means everything of the repository. */
  readonly available_courses: readonly number[]
  readonly available_lessons: readonly string[]
}

/** Everything of the tenant's own repository. */
export const everything: Availability = { repository: null, available_courses: [], available_lessons: [] }

/** Of a school that the content team has not written down: what the tenant's configuration names, in the tenant's own repository. */
export function availabilityByTenant(available_lessons: string): Availability {
  return { ...everything, ...readAvailable(available_lessons) }
}

interface AskedLesson {
  readonly course_id: number
  readonly lesson_guid: string
  /** Of its course. */
  readonly repository: string | null
}

/** Whether a school has a lesson: its repository's, and named by itself or with its course where anything is named at all. */
export function hasLesson(school: Availability, { course_id, lesson_guid, repository }: AskedLesson): boolean {
  if (school.repository !== repository) return false
  if (school.available_courses.length + school.available_lessons.length === 0) return true
  return school.available_courses.includes(course_id) || school.available_lessons.includes(lesson_guid)
}

interface Named {
  readonly available_courses: readonly number[]
  readonly available_lessons: readonly string[]
}

const courseNumber = /^[1-9]\d{0,14}$/
const lessonGuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads `available_lessons` as it stands on the wire: ids of courses and of lessons, with commas between. Undefined where one of them is neither. */
export function readAvailable(written: string): Named | undefined {
  const names = written
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  if (!names.every((name) => courseNumber.test(name) || lessonGuid.test(name))) return undefined
  const isCourse = (name: string) => courseNumber.test(name)
  return {
    available_courses: [...new Set(names.filter(isCourse).map(Number))],
    available_lessons: [...new Set(names.filter((name) => !isCourse(name)))],
  }
}

/** `available_lessons` as it stands on the wire. */
export function writeAvailable({ available_courses, available_lessons }: Named): string {
  return [...available_courses.map(String), ...available_lessons].join(',')
}

const repositoryName = /^[1-9]\d{0,8}\|[^|]{1,60}$/

/** How a repository is kept: undefined where it is not written as number and name, null where it is the tenant's own. */
export function readRepository(written: string, ownRepository: string): string | null | undefined {
  const name = written.trim()
  if (name === '' || name === ownRepository) return null
  return repositoryName.test(name) ? name : undefined
}
