import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { changeTree } from '@maktab/domain/studio/course-tree'
import { expect, test } from 'vitest'
import { dropOf, rowsOf, standingOf } from './course-rows.ts'

const lesson = (lesson_guid: string, ...ids: number[]) => ({
  lesson_guid,
  title: lesson_guid,
  summary: '',
  skill_ids: [],
  contents: ids.map((content_id) => ({ content_id, revision: 1 })),
})
const tree: CourseTree = {
  title: '',
  subject: '',
  grade: '',
  language: 'en',
  min_completion_percentage: 75,
  counted_attempt: 'best',
  lessons: [lesson('a', 1, 2), lesson('b', 3), lesson('c')],
}
const rows = rowsOf(tree)
const shape = (after: CourseTree) =>
  rowsOf(after)
    .map(({ key }) => key)
    .join(' ')

test('a tree is its rows in order', () => {
  expect(shape(tree)).toBe('a 1 2 b 3 c')
  expect(standingOf(tree, '2')).toMatchObject({ lesson: { lesson_guid: 'a' }, place: 2, places: 2 })
})

test.each([
  ['a content among its own', 1, 2, 'a 2 1 b 3 c'],
  ['a content to the end of another lesson', 1, 4, 'a 2 b 3 1 c'],
  ['a content to the head of another lesson', 1, 3, 'a 2 b 1 3 c'],
  ['a content into an empty lesson', 4, 5, 'a 1 2 b c 3'],
  ['a content above everything', 4, 0, 'a 3 1 2 b c'],
  ['a lesson with its contents', 0, 4, 'b 3 a 1 2 c'],
  ['a lesson to the head', 3, 0, 'b 3 a 1 2 c'],
  ['a lesson let go among another’s contents', 5, 1, 'a 1 2 c b 3'],
  ['what is let go where it was', 1, 1, undefined],
  ['a lesson let go among its own contents', 0, 1, undefined],
  ['a row that is not there', 9, 0, undefined],
] as const)('%s', (_what, from, to, after) => {
  const change = dropOf(rows, from, to)
  expect(change && shape(changeTree(tree, change))).toBe(after)
})
