import { expect, test } from 'vitest'
import { coursesOnPage } from './office-courses.ts'

const course = (course_id: number, subject: string, grade: string, title: string) => ({
  course_id,
  subject,
  grade,
  title,
})
const courses = [
  course(1, 'maths', '10', 'Mathematics 10'),
  course(2, 'physics', '2', 'Things that move'),
  course(3, 'maths', '2', 'Counting'),
  course(4, 'maths', 'Class ۲', 'Adding'),
]
const all = { search_string: '', page: 1, page_size: 50 }
const ids = (asked: object) => coursesOnPage(courses, { ...all, ...asked }).list.map(({ course_id }) => course_id)

test.each([
  ['all, by grade and title', {}, [4, 3, 2, 1]],
  ['by the name of a subject in another language', { search_string: 'ریاضی' }, [4, 3, 1]],
  ['by title and grade', { search_string: 'mathem ۱۰' }, [1]],
  ['of a grade however it is written', { grade: 'صنف دوم' }, [4, 3, 2]],
  ['of nothing', { search_string: 'chemistry' }, []],
  ['on the second page', { page: 2, page_size: 2 }, [2, 1]],
])('%s', (_, asked, expected) => expect(ids(asked)).toEqual(expected))

test('they stand by the number of their grade', () => {
  const { list, total, total_pages, grades } = coursesOnPage(courses.slice(0, 3), { ...all, page_size: 2 })
  expect([list.map(({ course_id }) => course_id), total, total_pages, grades]).toEqual([[3, 2], 3, 2, ['2', '10']])
})
