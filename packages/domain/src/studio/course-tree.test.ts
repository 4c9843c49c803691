import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { describe, expect, test } from 'vitest'
import {
  changeTree,
  doChange,
  redoChange,
  stepOf,
  undoChange,
  type TreeChange,
  type TreeHistory,
} from './course-tree.ts'

const lesson = (lesson_guid: string, ...content_ids: number[]) => ({
  lesson_guid,
  title: lesson_guid,
  summary: '',
  skill_ids: [],
  contents: content_ids.map((content_id) => ({ content_id, revision: 1 })),
})
const tree: CourseTree = {
  title: 'Maths',
  subject: 'maths',
  grade: '6',
  language: 'en',
  min_completion_percentage: 75,
  counted_attempt: 'best',
  lessons: [lesson('a', 1, 2), lesson('b', 3), lesson('c')],
}
/** `a: 1 2, b: 3, c:` */
const shape = ({ lessons }: CourseTree) =>
  lessons
    .map(({ lesson_guid, contents }) =>
      `${lesson_guid}: ${contents.map(({ content_id }) => content_id).join(' ')}`.trim(),
    )
    .join(', ')

test.each<[TreeChange, string]>([
  [{ kind: 'add lesson', lesson_guid: 'd', title: 'D' }, 'a: 1 2, b: 3, c:, d:'],
  [{ kind: 'move lesson', lesson_guid: 'a', to: 2 }, 'b: 3, c:, a: 1 2'],
  [{ kind: 'move lesson', lesson_guid: 'c', to: -4 }, 'c:, a: 1 2, b: 3'],
  [{ kind: 'move lesson', lesson_guid: 'x', to: 1 }, 'a: 1 2, b: 3, c:'],
  [{ kind: 'take out lesson', lesson_guid: 'b' }, 'a: 1 2, c:'],
  [
    {
      kind: 'add contents',
      lesson_guid: 'c',
      contents: [
        { content_id: 4, revision: 1 },
        { content_id: 1, revision: 2 },
      ],
    },
    'a: 1 2, b: 3, c: 4',
  ],
  [{ kind: 'move content', content_id: 1, lesson_guid: 'a', to: 1 }, 'a: 2 1, b: 3, c:'],
  [{ kind: 'move content', content_id: 1, lesson_guid: 'b', to: 9 }, 'a: 2, b: 3 1, c:'],
  [{ kind: 'move content', content_id: 1, lesson_guid: 'x', to: 0 }, 'a: 1 2, b: 3, c:'],
  [{ kind: 'take out content', content_id: 3 }, 'a: 1 2, b:, c:'],
])('%j leads to %s', (change, after) => expect(shape(changeTree(tree, change))).toBe(after))

test('a revision is taken wherever its content stands, and only there', () => {
  const revisions = (change: TreeChange) =>
    changeTree(tree, change).lessons.map(({ contents }) => contents.map(({ revision }) => revision))
  expect(revisions({ kind: 'take revision', content_id: 2, revision: 5 })).toEqual([[1, 5], [1], []])
  const idle: readonly TreeChange[] = [
    { kind: 'take revision', content_id: 9, revision: 5 },
    { kind: 'take revision', content_id: 2, revision: 1 },
    { kind: 'add contents', lesson_guid: 'c', contents: [{ content_id: 2, revision: 5 }] },
  ]
  for (const change of idle) expect(changeTree(tree, change)).toBe(tree)
})

test('words are changed where they stand', () => {
  expect(changeTree(tree, { kind: 'course', fields: { title: 'New' } }).title).toBe('New')
  expect(
    changeTree(tree, { kind: 'lesson', lesson_guid: 'b', fields: { summary: 'S' } }).lessons.map(
      ({ summary }) => summary,
    ),
  ).toEqual(['', 'S', ''])
})

describe('one step by the keyboard', () => {
  const stepped = (moved: Parameters<typeof stepOf>[1], by: 1 | -1) => {
    const change = stepOf(tree, moved, by)
    return change && shape(changeTree(tree, change))
  }
  test.each<[Parameters<typeof stepOf>[1], 1 | -1, string | undefined]>([
    [{ lesson_guid: 'a' }, 1, 'b: 3, a: 1 2, c:'],
    [{ lesson_guid: 'a' }, -1, undefined],
    [{ lesson_guid: 'c' }, 1, undefined],
    [{ content_id: 1 }, 1, 'a: 2 1, b: 3, c:'],
    [{ content_id: 2 }, 1, 'a: 1, b: 2 3, c:'],
    [{ content_id: 3 }, -1, 'a: 1 2 3, b:, c:'],
    [{ content_id: 3 }, 1, 'a: 1 2, b:, c: 3'],
    [{ content_id: 1 }, -1, undefined],
    [{ content_id: 9 }, 1, undefined],
  ])('%j by %i: %s', (moved, by, after) => expect(stepped(moved, by)).toBe(after))
})

describe('undoing', () => {
  const begun: TreeHistory = { past: [], present: tree, future: [] }
  const rename = (title: string): TreeChange => ({ kind: 'course', fields: { title } })
  test('goes back and forth, and a new change ends what was undone', () => {
    const two = doChange(
      doChange(begun, { kind: 'take out lesson', lesson_guid: 'b' }, false),
      { kind: 'take out content', content_id: 1 },
      false,
    )
    expect(shape(undoChange(two).present)).toBe('a: 1 2, c:')
    expect(undoChange(undoChange(undoChange(two))).present).toBe(tree)
    expect(shape(redoChange(undoChange(two)).present)).toBe('a: 2, c:')
    const other = doChange(undoChange(two), rename('Other'), false)
    expect(redoChange(other)).toEqual(other)
  })
  test('takes a whole word back, not its letters', () => {
    const typed = ['M', 'Ma', 'Mat'].reduce(
      (history, title, index) => doChange(history, rename(title), index > 0),
      begun,
    )
    expect(typed.past).toEqual([tree])
    expect(undoChange(typed).present.title).toBe('Maths')
  })
  test('what changes nothing is no step', () => {
    expect(doChange(begun, { kind: 'move lesson', lesson_guid: 'x', to: 0 }, false)).toBe(begun)
  })
  test('keeps a hundred steps', () => {
    const many = Array.from({ length: 130 }, (_, index) => index).reduce(
      (history, index) => doChange(history, rename(String(index)), false),
      begun,
    )
    expect(many.past).toHaveLength(100)
  })
})
