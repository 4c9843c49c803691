import { saveCourse } from '@maktab/client/calls/studio/course-versions.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { CourseTree } from '@maktab/contracts/studio/course-versions'
import { doChange, redoChange, undoChange, type TreeChange, type TreeHistory } from '@maktab/domain/studio/course-tree'
import { useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#page/use-calls.ts'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { keepWriting, readWriting, writingName } from './kept-writing.ts'
import { useAutosave, type SaveOutcome } from './use-autosave.ts'

export type StudioCourse = Output<Catalogue['readStudioCourse']>

/** Which saving of which version. */
export interface Seen {
  readonly version: number
  readonly saves: number
}

interface KeptTree extends Seen {
  readonly tree: CourseTree
}

function isKept(kept: unknown): kept is KeptTree {
  if (typeof kept !== 'object' || kept === null || !('tree' in kept) || !('version' in kept) || !('saves' in kept))
    return false
  const { tree, version, saves } = kept
  return (
    typeof version === 'number' &&
    typeof saves === 'number' &&
    typeof tree === 'object' &&
    tree !== null &&
    'lessons' in tree &&
    Array.isArray(tree.lessons)
  )
}

/** Writing a course: its tree with the way back, saved by itself. What was begun here and never saved is taken up again. */
export function useCourseEditor(
  { course_id, version }: StudioCourse,
  { mayChange, onSaved }: { readonly mayChange: boolean; readonly onSaved: (seen: Seen) => void },
) {
  const t = useT()
  const { user_id } = useSession()
  const { run } = useCommand(saveCourse)
  const name = writingName(user_id, `course.${course_id}`)
  const [kept] = useState(() => {
    const found = mayChange ? readWriting(name) : null
    return isKept(found) ? found : undefined
  })
  const [history, setHistory] = useState<TreeHistory>({ past: [], present: kept?.tree ?? version.tree, future: [] })
  const lastField = useRef<string>(undefined)
  // What the next saving says it was made from.
  const seen = useRef<Seen>(kept ?? version)
  const isBehind = kept !== undefined && (kept.version !== version.version || kept.saves !== version.saves)

  const save = async (tree: CourseTree): Promise<SaveOutcome> => {
    const answer = await run({ course_id, version: seen.current.version, saves: seen.current.saves, tree })
    if (answer.ok) {
      seen.current = answer.value
      onSaved(answer.value)
      return { kind: 'saved' }
    }
    if ('refusal' in answer && answer.refusal === 'draft_changed') return { kind: 'conflict' }
    return { kind: 'failed', reason: explain(t, answer) }
  }
  const autosave = useAutosave({
    value: history.present,
    name,
    keepAs: (tree): KeptTree => ({ version: seen.current.version, saves: seen.current.saves, tree }),
    save,
    isUnsavedAtFirst: kept !== undefined,
    isStoppedAtFirst: isBehind,
  })

  /** `field` names what is typed into, so that a whole word is undone at once. */
  const change = (wanted: TreeChange, field?: string) => {
    const isSameField = field !== undefined && field === lastField.current
    lastField.current = field
    setHistory((before) => doChange(before, wanted, isSameField))
  }
  const step = (move: (before: TreeHistory) => TreeHistory) => () => {
    lastField.current = undefined
    setHistory(move)
  }
  return {
    tree: history.present,
    change,
    undo: history.past.length > 0 ? step(undoChange) : undefined,
    redo: history.future.length > 0 ? step(redoChange) : undefined,
    state: autosave.state,
    saveNow: autosave.saveNow,
    /** The version and the saving that what is shown was made from. */
    seen: () => ({ version: seen.current.version, saves: seen.current.saves }),
    /** Whether what is shown was found on this device. */
    isTakenUp: kept !== undefined,
    throwAway: () => keepWriting(name, null),
    /** After a conflict: mine, in the place of what stands there now. */
    keepMine: (now: StudioCourse) => {
      seen.current = now.version
      return autosave.goOn()
    },
  }
}

export type CourseEditor = ReturnType<typeof useCourseEditor>
