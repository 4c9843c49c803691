import { scoreSubmission } from '@maktab/client/calls/assignments/submissions.generated'
import type { Submission } from '@maktab/contracts/assignments/submissions'
import type { ScoreStatus } from '@maktab/ui/score-input'
import { useToasts } from '@maktab/ui/toasts'
import { useMemo, useRef, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useCommand } from '#calls/use-calls.ts'
import { useIsOnline, useSyncState } from '#shell/use-sync-state.ts'
import { useT } from '#shell/use-t.ts'
import { useWaitingCommands } from '#shell/use-waiting-commands.ts'
import { markOf, problemOf, statusOf } from './scores.ts'
import type { Assignment, Mark, MarkEntry, MarkProblem } from './scores.ts'

export interface Marking {
  markOf(submission: Submission): Mark
  statusOf(submission: Submission): ScoreStatus
  problemOf(submission: Submission): MarkProblem | undefined
  /** Types; nothing leaves the page. */
  change(submission: Submission, part: Partial<Mark>): void
  /** Gives what is typed, with `part` of it changed. Does nothing where nothing is new or no score stands there. */
  give(submission: Submission, part?: Partial<Mark>): Promise<void>
}

/** Marks of the learners of one assignment while their teacher goes through them. Nobody waits for the network. */
export function useMarking(assignment: Assignment): Marking {
  const t = useT()
  const showToast = useToasts()
  const { run } = useCommand(scoreSubmission)
  const { list } = useWaitingCommands()
  const { isAvailable } = useSyncState()
  const isOnline = useIsOnline()
  const [entries, setEntries] = useState<ReadonlyMap<number, MarkEntry>>(new Map())
  // What is typed while a score is on its way must not be taken for what was sent.
  const latest = useRef(entries)
  // The list of the outbox as it was when a score was given; only a younger one tells of it.
  const [listThen, setListThen] = useState<unknown>()

  const waiting = useMemo(
    () => new Set(list.filter(({ name, refusal }) => name === 'scoreSubmission' && refusal === null).map(({ given }) => Date.parse(given))),
    [list],
  )
  const isListYounger = isAvailable !== true || list !== listThen

  function keep(user_id: number, entry: MarkEntry): void {
    latest.current = new Map(latest.current).set(user_id, entry)
    setEntries(latest.current)
  }

  function change(submission: Submission, part: Partial<Mark>): Mark {
    const mark = { ...(latest.current.get(submission.user_id)?.mark ?? markOf(submission)), ...part }
    keep(submission.user_id, { mark, phase: 'draft' })
    return mark
  }

  async function give(submission: Submission, part?: Partial<Mark>): Promise<void> {
    const { user_id, class_id } = submission
    if (part !== undefined) change(submission, part)
    const entry = latest.current.get(user_id)
    if (entry?.phase !== 'draft' || entry.mark.score === undefined) return
    const { mark } = entry
    const problem = problemOf(mark, submission, assignment, new Date())
    if (problem !== undefined) return keep(user_id, { mark, phase: 'draft', problem })

    keep(user_id, { mark, phase: 'giving' })
    const { score, teacher_remarks, rubric_levels } = mark
    const answer = await run({
      assignment_id: assignment.assignment_id,
      user_id,
      class_id,
      score: Math.round((score ?? 0) * 100) / 100,
      total_score: assignment.total_score,
      teacher_remarks: teacher_remarks.trim(),
      rubric_levels: { ...rubric_levels },
    })
    // Typed on meanwhile: that is a new draft.
    if (latest.current.get(user_id)?.mark !== mark) return
    setListThen(list)
    if (answer.ok) return keep(user_id, { mark, phase: 'given', scored_on: answer.value.scored_on })
    if ('refusal' in answer) keep(user_id, { mark, phase: 'draft', problem: answer.refusal })
    else keep(user_id, { mark, phase: 'draft' })
    showToast({ tone: 'error', text: explain(t, answer) })
  }

  return {
    markOf: (submission) => entries.get(submission.user_id)?.mark ?? markOf(submission),
    statusOf: (submission) => {
      const entry = entries.get(submission.user_id)
      const isKnown = entry?.phase !== 'given' || isListYounger
      return statusOf({ submission, entry, waiting: isKnown ? waiting : undefined, isOnline })
    },
    problemOf: (submission) => entries.get(submission.user_id)?.problem,
    change: (submission, part) => void change(submission, part),
    give,
  }
}
