import type { Submission } from '@maktab/contracts/assignments/submissions'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { giveScore } from '#calls/left-scores.ts'
import { useSession } from '#calls/use-session.ts'
import { useUnsavedScores } from '#calls/use-unsaved-scores.ts'
import { useIsOnline, useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { markOf, problemOf, statusOf } from './scores.ts'
import type { Assignment, Mark, MarkEntry, MarkProblem, MarkStatus } from './scores.ts'

export interface Marking {
  markOf(submission: Submission): Mark
  statusOf(submission: Submission): MarkStatus
  /** How many scores of this assignment wait in this browser alone. */
  readonly unsaved: number
  problemOf(submission: Submission): MarkProblem | undefined
  /** Types; nothing leaves the page. */
  change(submission: Submission, part: Partial<Mark>): void
  /** Gives what is typed, with `part` of it changed. Does nothing where nothing is new or no score stands there. */
  give(submission: Submission, part?: Partial<Mark>): Promise<void>
  /** Gives one of several scores that stand at the school, all of which are seen. */
  choose(submission: Submission, mark: Mark): Promise<void>
  /** What stands at the school is what counts from here: the work was asked for again, with a remark of its own. */
  forget(submission: Submission): void
}

/** Marks of the learners of one assignment while their teacher goes through them. Nobody waits for the network. */
export function useMarking(assignment: Assignment): Marking {
  const t = useT()
  const showToast = useToasts()
  const connection = useConnection()
  const { user_id: teacher_id } = useSession()
  const answers = useQueryClient()
  const { list } = useWaitingCommands()
  const { isAvailable } = useSyncState()
  const isOnline = useIsOnline()
  const left = useUnsavedScores().filter(({ input }) => input.assignment_id === assignment.assignment_id)
  // Scores of a page that ended stand in the form again.
  const [entries, setEntries] = useState<ReadonlyMap<number, MarkEntry>>(
    () =>
      new Map(
        left.map(({ kept_at, input: { user_id, score, teacher_remarks = '', rubric_levels = {}, seen_on } }) => [
          user_id,
          {
            mark: { score, teacher_remarks, rubric_levels },
            phase: 'given',
            scored_on: new Date(kept_at).toISOString(),
            seen_on,
          },
        ]),
      ),
  )
  // What is typed while a score is on its way must not be taken for what was sent.
  const latest = useRef(entries)
  // The list of the outbox as it was when a score was given; only a younger one tells of it.
  const [listThen, setListThen] = useState<unknown>()

  const waiting = useMemo(
    () =>
      new Set(
        list.flatMap(({ refusal, work }) =>
          refusal === null && work?.kind === 'score' && work.assignment_id === assignment.assignment_id
            ? [work.user_id]
            : [],
        ),
      ),
    [list, assignment.assignment_id],
  )
  const isListYounger = isAvailable !== true || list !== listThen

  function keep(user_id: number, entry: MarkEntry): void {
    latest.current = new Map(latest.current).set(user_id, entry)
    setEntries(latest.current)
  }

  function change(submission: Submission, part: Partial<Mark>): Mark {
    const before = latest.current.get(submission.user_id) ?? { mark: markOf(submission), seen_on: submission.scored_on }
    const mark = { ...before.mark, ...part }
    // A correction has seen no more of the school than what it corrects, unless both scores stand on the page.
    const seen_on = submission.other_score === undefined ? before.seen_on : submission.scored_on
    keep(submission.user_id, { mark, phase: 'draft', seen_on })
    return mark
  }

  async function give(submission: Submission, part?: Partial<Mark>): Promise<void> {
    const { user_id, class_id } = submission
    if (part !== undefined) change(submission, part)
    const entry = latest.current.get(user_id)
    if (entry?.phase !== 'draft' || entry.mark.score === undefined) return
    const { mark, seen_on } = entry
    const problem = problemOf(mark, assignment)
    if (problem !== undefined) return keep(user_id, { mark, phase: 'draft', seen_on, problem })

    keep(user_id, { mark, phase: 'giving', seen_on })
    const { score, teacher_remarks, rubric_levels } = mark
    const { answer, isHeld } = await giveScore(connection, teacher_id, {
      assignment_id: assignment.assignment_id,
      user_id,
      class_id,
      score: Math.round((score ?? 0) * 100) / 100,
      total_score: assignment.total_score,
      teacher_remarks: teacher_remarks.trim(),
      rubric_levels: { ...rubric_levels },
      ...(seen_on !== undefined && { seen_on }),
    })
    // Typed on meanwhile: that is a new draft.
    if (latest.current.get(user_id)?.mark !== mark) return
    setListThen(list)
    if (answer.ok) void answers.invalidateQueries()
    // A command that the outbox has already answers nothing new.
    const scored_on =
      (answer.ok && (answer.value as typeof answer.value | null)?.scored_on) || new Date(serverNow()).toISOString()
    if (answer.ok || isHeld) return keep(user_id, { mark, phase: 'given', scored_on, seen_on })
    if ('refusal' in answer) keep(user_id, { mark, phase: 'draft', seen_on, problem: answer.refusal })
    else keep(user_id, { mark, phase: 'draft', seen_on })
    showToast({ tone: 'error', text: explain(t, answer) })
  }

  return {
    unsaved: left.length,
    markOf: (submission) => entries.get(submission.user_id)?.mark ?? markOf(submission),
    statusOf: (submission) => {
      const entry = entries.get(submission.user_id)
      const isKnown = entry?.phase !== 'given' || isListYounger
      return statusOf({
        submission,
        entry,
        waiting: isKnown ? waiting : undefined,
        isOnline,
        isUnsaved: left.some(({ input }) => input.user_id === submission.user_id),
      })
    },
    problemOf: (submission) => entries.get(submission.user_id)?.problem,
    change: (submission, part) => void change(submission, part),
    give,
    choose: (submission, mark) => {
      keep(submission.user_id, { mark, phase: 'draft', seen_on: submission.scored_on })
      return give(submission)
    },
    forget: ({ user_id }) => {
      const rest = new Map(latest.current)
      rest.delete(user_id)
      latest.current = rest
      setEntries(rest)
    },
  }
}
