/** The courses of a campus as its office looks through them. */
import { compareGrades, readGrade } from '../people/grades.ts'
import { foldSearch } from '../content/search-words.ts'
import { subjectNames } from '../content/subjects.ts'

interface SoughtCourse {
  readonly course_id: number
  readonly title: string
  readonly subject: string
  readonly grade: string
}

/** A page of the courses that were sought, by grade and title, and the grades that there are; a subject is found by each of its names. */
export function coursesOnPage<C extends SoughtCourse>(
  courses: readonly C[],
  {
    search_string,
    grade,
    page,
    page_size,
  }: {
    readonly search_string: string
    readonly grade?: string | undefined
    readonly page: number
    readonly page_size: number
  },
): { readonly list: C[]; readonly total: number; readonly total_pages: number; readonly grades: string[] } {
  const words = foldSearch(search_string).split(/\s+/)
  const wanted = grade === undefined ? undefined : readGrade(grade)
  const found = courses
    .filter((course) => {
      const text = foldSearch([course.title, ...subjectNames(course.subject), course.grade].join(' '))
      return (wanted === undefined || readGrade(course.grade) === wanted) && words.every((word) => text.includes(word))
    })
    .sort(
      (one, other) =>
        compareGrades(readGrade(one.grade), readGrade(other.grade)) ||
        Number(one.title > other.title) - Number(one.title < other.title) ||
        one.course_id - other.course_id,
    )
  return {
    list: found.slice((page - 1) * page_size, page * page_size),
    total: found.length,
    total_pages: Math.ceil(found.length / page_size),
    grades: [...new Set(courses.map((course) => readGrade(course.grade)))].sort(compareGrades),
  }
}
