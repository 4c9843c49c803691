import { stepOf, changeTree, type TreeChange } from '@maktab/domain/studio/course-tree'
import { treeFaults } from '@maktab/domain/studio/course-versions'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { useRowDrag } from '@maktab/ui/tables/sortable-list-drag'
import { useLayoutEffect, useId, useRef, useState } from 'react'
import { newId } from '#browser/identifiers.ts'
import { useFormat } from '#language/use-format.ts'
import { ContentRow } from './content-row.tsx'
import { dropOf, rowsOf, standingOf, type CourseRow } from './course-rows.ts'
import { LessonRow } from './lesson-row.tsx'
import type { RowMoves } from './row-handle.tsx'
import { useT } from '#language/use-t.ts'
import styles from './studio.module.css'
import type { CourseEditor, StudioCourse } from './use-course-editor.ts'

interface CourseTreeEditorProps {
  readonly course: StudioCourse
  readonly editor: CourseEditor
  readonly mayChange: boolean
}

type ContentRowOfTree = Extract<CourseRow, { kind: 'content' }>

/**
 * Lessons with their contents. A row is put elsewhere by dragging its handle, or with the arrow keys on it; each step is announced, and
 * whatever was done can be undone.
 */
export function CourseTreeEditor({ course, editor, mayChange }: CourseTreeEditorProps) {
  const t = useT('studio')
  const format = useFormat()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  // A new object for each move, though it be the same row again.
  const [moved, setMoved] = useState<{ readonly key: string }>()
  // Revisions that were brought in since the server told of the newest.
  const [brought, setBrought] = useState<ReadonlyMap<number, number>>(new Map())
  const { tree } = editor
  const rows = rowsOf(tree)
  const contents = new Map(course.contents.map((content) => [content.content_id, content]))
  const faults = treeFaults(tree)
  const nameOf = (row: CourseRow) =>
    (row.kind === 'lesson' ? row.lesson.title : (contents.get(row.content_id)?.title ?? '')) || t('studio.untitled')

  // A row that moves in the document loses the keyboard; it is given back.
  useLayoutEffect(() => {
    if (moved === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.key)}"]`)?.focus()
  }, [moved])

  const move = (row: CourseRow, change: TreeChange | undefined) => {
    if (change === undefined) return setSaid(t('studio.moved_no_further', { name: nameOf(row) }))
    const after = standingOf(changeTree(tree, change), row.key)
    editor.change(change)
    setMoved({ key: row.key })
    if (!after) return
    const place = { name: nameOf(row), place: format.number(after.place), places: format.number(after.places) }
    setSaid(
      after.kind === 'content' && after.lesson.lesson_guid !== row.lesson.lesson_guid
        ? t('studio.moved_into', { ...place, lesson: after.lesson.title || t('studio.untitled') })
        : t('studio.moved', place),
    )
  }
  const { dragged, start } = useRowDrag({
    list,
    onDrop: (from, to) => {
      const row = rows[from]
      const change = dropOf(rows, from, to)
      if (row && change) move(row, change)
    },
  })
  const takeOut = (row: CourseRow) => {
    editor.change(
      row.kind === 'lesson'
        ? { kind: 'take out lesson', lesson_guid: row.key }
        : { kind: 'take out content', content_id: row.content_id },
    )
    setMoved(undefined)
    setSaid(t('studio.taken_out', { name: nameOf(row) }))
  }
  const takeNewerOf = (row: ContentRowOfTree) => {
    const newest = Math.max(contents.get(row.content_id)?.latest ?? 0, brought.get(row.content_id) ?? 0)
    return newest > row.revision ? () => takeRevision(row, newest) : undefined
  }
  const takeRevision = (row: ContentRowOfTree, revision: number) => {
    editor.change({ kind: 'take revision', content_id: row.content_id, revision })
    setMoved({ key: row.key })
    setSaid(t('studio.newer_taken', { name: nameOf(row) }))
  }
  const videosOf = ({ lesson }: CourseRow) =>
    lesson.contents.flatMap(({ content_id }) =>
      contents.get(content_id)?.content_type === 'video'
        ? [{ content_id, name: contents.get(content_id)?.title ?? '' }]
        : [],
    )
  const stepBack = (act: () => void) => () => {
    act()
    setMoved(undefined)
    setSaid(t('studio.undone'))
  }
  const handleOf = (row: CourseRow, index: number): RowMoves | undefined => {
    if (!mayChange) return undefined
    return {
      hintId: `${id}-hint`,
      onPress: (pointerId, pressedAt) => start(index, pointerId, pressedAt),
      onKey: (event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
        if (by === undefined) return
        event.preventDefault()
        move(row, stepOf(tree, row.kind === 'lesson' ? { lesson_guid: row.key } : { content_id: row.content_id }, by))
      },
    }
  }

  return (
    <section className="grid gap-3" aria-labelledby={`${id}-heading`}>
      <div className="flex wrap middle gap-2">
        <h2 id={`${id}-heading`} className={`grow ${styles['named'] ?? ''}`}>
          {t('studio.tree')}
        </h2>
        {mayChange && (
          <div className="flex gap-2">
            <Button
              size="small"
              icon="back"
              disabled={editor.undo === undefined}
              onClick={editor.undo && stepBack(editor.undo)}
            >
              {t('studio.undo')}
            </Button>
            <Button size="small" icon="again" disabled={editor.redo === undefined} onClick={editor.redo}>
              {t('studio.redo')}
            </Button>
          </div>
        )}
      </div>
      {faults.course.length > 0 && (
        <Notice tone="warning" title={t('studio.missing')}>
          <ul>
            {faults.course.map((fault) => (
              <li key={fault}>{t(`studio.fault_${fault}`)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p id={`${id}-hint`} className="visually-hidden">
        {t('studio.move_hint')}
      </p>
      <ol ref={list} className="grid gap-2 bare" role="list" aria-labelledby={`${id}-heading`}>
        {rows.map((row, index) => (
          <li
            key={row.key}
            className={`relative edged rounded surface ${styles[row.kind] ?? ''} ${dragged === index ? (styles['dragged'] ?? '') : ''}`}
          >
            {row.kind === 'lesson' ? (
              <LessonRow
                course_id={course.course_id}
                lesson={row.lesson}
                name={nameOf(row)}
                editor={editor}
                faults={faults.lessons.get(row.key) ?? []}
                handle={handleOf(row, index)}
                onTakeOut={() => takeOut(row)}
                version={course.version}
                videos={videosOf(row)}
                onBrought={(made) =>
                  setBrought(
                    (before) =>
                      new Map([...before, ...made.map(({ content_id, revision }) => [content_id, revision] as const)]),
                  )
                }
              />
            ) : (
              <ContentRow
                course_id={course.course_id}
                version={course.version.version}
                row={row}
                content={contents.get(row.content_id)}
                name={nameOf(row)}
                saveNow={editor.saveNow}
                handle={handleOf(row, index)}
                onTakeOut={() => takeOut(row)}
                onTakeNewer={takeNewerOf(row)}
              />
            )}
          </li>
        ))}
      </ol>
      {mayChange && (
        <Button
          icon="add"
          onClick={() => {
            const lesson_guid = newId()
            editor.change({ kind: 'add lesson', lesson_guid, title: t('studio.new_lesson') })
            setMoved({ key: lesson_guid })
          }}
        >
          {t('studio.add_lesson')}
        </Button>
      )}
      <div className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </div>
    </section>
  )
}
