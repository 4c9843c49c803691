/** Changes to the tree of a course while it is written, each with its way back. */
import type { CourseTree, TreeLesson } from '@maktab/contracts/studio/course-versions'

export type TreeChange =
  | { readonly kind: 'course'; readonly fields: Partial<Omit<CourseTree, 'lessons'>> }
  | { readonly kind: 'add lesson'; readonly lesson_guid: string; readonly title: string }
  | {
      readonly kind: 'lesson'
      readonly lesson_guid: string
      readonly fields: Partial<Pick<TreeLesson, 'title' | 'summary' | 'skill_ids'>>
    }
  | { readonly kind: 'move lesson'; readonly lesson_guid: string; readonly to: number }
  | { readonly kind: 'take out lesson'; readonly lesson_guid: string }
  | { readonly kind: 'add contents'; readonly lesson_guid: string; readonly contents: TreeLesson['contents'] }
  | { readonly kind: 'move content'; readonly content_id: number; readonly lesson_guid: string; readonly to: number }
  | { readonly kind: 'take out content'; readonly content_id: number }
  /** The content as it was at another time, wherever it stands. */
  | { readonly kind: 'take revision'; readonly content_id: number; readonly revision: number }

/** The tree after a change; the same object where nothing changes. Places are counted from 0, and cut to what there is. */
export function changeTree(tree: CourseTree, change: TreeChange): CourseTree {
  const { lessons } = tree
  const inLesson = (lesson_guid: string, alter: (lesson: TreeLesson) => TreeLesson): CourseTree => ({
    ...tree,
    lessons: lessons.map((lesson) => (lesson.lesson_guid === lesson_guid ? alter(lesson) : lesson)),
  })
  switch (change.kind) {
    case 'course':
      return { ...tree, ...change.fields }
    case 'add lesson':
      return {
        ...tree,
        lessons: [
          ...lessons,
          { lesson_guid: change.lesson_guid, title: change.title, summary: '', skill_ids: [], contents: [] },
        ],
      }
    case 'lesson':
      return inLesson(change.lesson_guid, (lesson) => ({ ...lesson, ...change.fields }))
    case 'move lesson': {
      const lesson = lessons.find(({ lesson_guid }) => lesson_guid === change.lesson_guid)
      return lesson
        ? {
            ...tree,
            lessons: insertAt(
              lessons.filter((one) => one !== lesson),
              change.to,
              lesson,
            ),
          }
        : tree
    }
    case 'take out lesson':
      return { ...tree, lessons: lessons.filter(({ lesson_guid }) => lesson_guid !== change.lesson_guid) }
    case 'add contents': {
      const known = new Set(lessons.flatMap(({ contents }) => contents.map(({ content_id }) => content_id)))
      const added = change.contents.filter(({ content_id }) => !known.has(content_id))
      return added.length === 0
        ? tree
        : inLesson(change.lesson_guid, (lesson) => ({ ...lesson, contents: [...lesson.contents, ...added] }))
    }
    case 'move content': {
      const content = lessons
        .flatMap(({ contents }) => contents)
        .find(({ content_id }) => content_id === change.content_id)
      if (!content || !lessons.some(({ lesson_guid }) => lesson_guid === change.lesson_guid)) return tree
      const without = withoutContent(tree, change.content_id)
      return changeLesson(without, change.lesson_guid, (lesson) => ({
        ...lesson,
        contents: insertAt(lesson.contents, change.to, content),
      }))
    }
    case 'take out content':
      return withoutContent(tree, change.content_id)
    case 'take revision': {
      const { content_id, revision } = change
      const isStanding = lessons.some(({ contents }) =>
        contents.some((one) => one.content_id === content_id && one.revision !== revision),
      )
      return isStanding
        ? {
            ...tree,
            lessons: lessons.map((lesson) => ({
              ...lesson,
              contents: lesson.contents.map((one) => (one.content_id === content_id ? { content_id, revision } : one)),
            })),
          }
        : tree
    }
  }
}

function changeLesson(tree: CourseTree, lesson_guid: string, alter: (lesson: TreeLesson) => TreeLesson): CourseTree {
  return {
    ...tree,
    lessons: tree.lessons.map((lesson) => (lesson.lesson_guid === lesson_guid ? alter(lesson) : lesson)),
  }
}

function withoutContent(tree: CourseTree, content_id: number): CourseTree {
  return {
    ...tree,
    lessons: tree.lessons.map((lesson) => ({
      ...lesson,
      contents: lesson.contents.filter((content) => content.content_id !== content_id),
    })),
  }
}

function insertAt<T>(list: readonly T[], to: number, entry: T): T[] {
  const place = Math.max(0, Math.min(to, list.length))
  return [...list.slice(0, place), entry, ...list.slice(place)]
}

/**
 * Where something goes that is moved one place on by the keyboard. A content that leaves its lesson at an end goes to the lesson
 * beside it; undefined where there is no further place.
 */
export function stepOf(
  { lessons }: CourseTree,
  moved: { readonly lesson_guid: string } | { readonly content_id: number },
  by: 1 | -1,
): TreeChange | undefined {
  if ('lesson_guid' in moved) {
    const to = lessons.findIndex(({ lesson_guid }) => lesson_guid === moved.lesson_guid) + by
    return to >= 0 && to < lessons.length ? { kind: 'move lesson', lesson_guid: moved.lesson_guid, to } : undefined
  }
  const { content_id } = moved
  const at = lessons.findIndex(({ contents }) => contents.some((content) => content.content_id === content_id))
  const lesson = lessons[at]
  if (!lesson) return undefined
  const to = lesson.contents.findIndex((content) => content.content_id === content_id) + by
  if (to >= 0 && to < lesson.contents.length)
    return { kind: 'move content', content_id, lesson_guid: lesson.lesson_guid, to }
  const beside = lessons[at + by]
  return (
    beside && {
      kind: 'move content',
      content_id,
      lesson_guid: beside.lesson_guid,
      to: by === 1 ? 0 : beside.contents.length,
    }
  )
}

/** What is written, with what it was before and what was undone. */
export interface TreeHistory {
  readonly past: readonly CourseTree[]
  readonly present: CourseTree
  readonly future: readonly CourseTree[]
}

/** So many steps can be undone. */
export const mostSteps = 100

/** Typing goes into one step: a further change of the same field of the same place is no step of its own. */
export function doChange(history: TreeHistory, change: TreeChange, isSameField: boolean): TreeHistory {
  const present = changeTree(history.present, change)
  if (present === history.present) return history
  const past =
    isSameField && history.past.length > 0 ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present, future: [] }
}

export function undoChange({ past, present, future }: TreeHistory): TreeHistory {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : { past, present, future }
}

export function redoChange({ past, present, future }: TreeHistory): TreeHistory {
  const [next, ...later] = future
  return next ? { past: [...past, present], present: next, future: later } : { past, present, future }
}
