import type { Submission } from '@maktab/contracts/assignments/submissions'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { useAnswers } from '#page/use-answers.tsx'
import { useMemo, useRef, useState } from 'react'
import { serverNow } from '#browser/server-clock.ts'
import { useConnection } from '#calls/connection.ts'
import { explain } from '#calls/explain.ts'
import { giveScore, type SpokenRemark } from '#calls/left-scores.ts'
import { useSession } from '#calls/use-session.ts'
import { useUnsavedScores } from '#calls/use-unsaved-scores.ts'
import { useIsOnline, useSyncState } from '#calls/use-sync-state.ts'
import { useT } from '#language/use-t.ts'
import { useWaitingCommands } from '#calls/use-waiting-commands.ts'
import { keepMarkingDrafts, readMarkingDrafts } from './marking-draft.ts'
import { isNew, markOf, problemOf, statusOf } from './scores.ts'
import type { Assignment, Mark, MarkEntry, MarkProblem, MarkStatus } from './scores.ts'

export interface Marking {
  markOf(submission: Submission): Mark
  statusOf(submission: Submission): MarkStatus
  /** Whether a score was given here that the list may not know of yet. */
  isMarked(submission: Submission): boolean
  /** How many scores of this assignment wait in this browser alone. */
  readonly unsaved: number
  problemOf(submission: Submission): MarkProblem | undefined
  /** Types; it is kept on this device, and leaves it when it is given. */
  change(submission: Submission, part: Partial<Mark>): void
  /** Gives what is typed, with `part` of it changed. Does nothing where nothing is new. */
  give(submission: Submission, part?: Partial<Mark>): Promise<void>
  /** Gives what is typed with recordings; answers whether they left the page. */
  speak(submission: Submission, spoken: SpokenRemark): Promise<boolean>
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
  const answers = useAnswers()
  const { list } = useWaitingCommands()
  const { isAvailable } = useSyncState()
  const isOnline = useIsOnline()
  const left = useUnsavedScores().filter(({ input }) => input.assignment_id === assignment.assignment_id)
  // What was typed or given on a page that ended stands in the form again.
  const [entries, setEntries] = useState<ReadonlyMap<number, MarkEntry>>(
    () =>
      new Map([
        ...readMarkingDrafts(teacher_id, assignment.assignment_id),
        ...left.map(
          ({
            kept_at,
            refusal,
            input: { user_id, score, teacher_remarks = '', rubric_levels = {}, seen_on },
          }): [number, MarkEntry] => [
            user_id,
            {
              mark: { score, teacher_remarks, rubric_levels },
              ...(refusal === undefined
                ? { phase: 'given', scored_on: new Date(kept_at).toISOString() }
                : { phase: 'draft', problem: refusal }),
              seen_on,
            },
          ],
        ),
      ]),
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

  function replace(next: ReadonlyMap<number, MarkEntry>): void {
    latest.current = next
    setEntries(next)
    const drafts = [...next].filter(([, { phase }]) => phase === 'draft')
    keepMarkingDrafts(teacher_id, assignment.assignment_id, new Map(drafts))
  }

  function keep(user_id: number, entry: MarkEntry): void {
    replace(new Map(latest.current).set(user_id, entry))
  }

  function change(submission: Submission, part: Partial<Mark>): Mark {
    const before = latest.current.get(submission.user_id) ?? { mark: markOf(submission), seen_on: submission.scored_on }
    const mark = { ...before.mark, is_taken_back: false, ...part }
    // A correction has seen no more of the school than what it corrects, unless both scores stand on the page.
    const seen_on = submission.other_score === undefined ? before.seen_on : submission.scored_on
    keep(submission.user_id, { mark, phase: 'draft', seen_on })
    return mark
  }

  async function give(submission: Submission, part?: Partial<Mark>): Promise<void> {
    if (part !== undefined) change(submission, part)
    const entry = latest.current.get(submission.user_id)
    if (entry?.phase !== 'draft' || (entry.mark.score === undefined && !isNew(entry.mark, submission))) return
    await giveEntry(submission, entry)
  }

  /** Answers whether it left the page. */
  async function giveEntry(
    submission: Submission,
    { mark, seen_on }: MarkEntry,
    spoken?: SpokenRemark,
  ): Promise<boolean> {
    const { user_id, class_id } = submission
    const problem = problemOf(mark, assignment)
    if (problem !== undefined) {
      keep(user_id, { mark, phase: 'draft', seen_on, problem })
      return false
    }

    keep(user_id, { mark, phase: 'giving', seen_on })
    const { score, teacher_remarks, rubric_levels } = mark
    const { answer, isHeld } = await giveScore(
      connection,
      teacher_id,
      {
        assignment_id: assignment.assignment_id,
        user_id,
        class_id,
        ...(score !== undefined && { score: Math.round(score * 100) / 100 }),
        ...(mark.is_taken_back === true && { is_taken_back: true }),
        total_score: assignment.total_score,
        teacher_remarks: teacher_remarks.trim(),
        rubric_levels: { ...rubric_levels },
        ...(seen_on !== undefined && { seen_on }),
      },
      spoken,
    )
    // Typed on meanwhile: that is a new draft.
    if (latest.current.get(user_id)?.mark !== mark) return answer.ok
    setListThen(list)
    if (answer.ok) void answers.refresh()
    // A command that the outbox has already answers nothing new.
    const scored_on =
      (answer.ok && (answer.value as typeof answer.value | null)?.scored_on) || new Date(serverNow()).toISOString()
    // A remark leaves the score that stands, which whoever wrote it may not have seen.
    const answered = answer.ok ? (answer.value as typeof answer.value | null) : null
    const standing = answered?.is_score_automatic === false ? (answered.score ?? undefined) : undefined
    const given = { ...mark, score: mark.score ?? standing, is_taken_back: false }
    if (answer.ok || isHeld) {
      keep(user_id, { mark: given, phase: 'given', scored_on, seen_on })
      return answer.ok
    }
    if ('refusal' in answer) keep(user_id, { mark, phase: 'draft', seen_on, problem: answer.refusal })
    else keep(user_id, { mark, phase: 'draft', seen_on })
    showToast({ tone: 'error', text: explain(t, answer) })
    return false
  }

  return {
    unsaved: left.length,
    isMarked: ({ user_id }) => {
      const entry = entries.get(user_id)
      return entry !== undefined && entry.phase !== 'draft' && entry.mark.score !== undefined
    },
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
    speak: (submission, spoken) => {
      change(submission, {})
      return giveEntry(submission, latest.current.get(submission.user_id)!, spoken)
    },
    choose: (submission, mark) => {
      keep(submission.user_id, { mark, phase: 'draft', seen_on: submission.scored_on })
      return give(submission)
    },
    forget: ({ user_id }) => {
      const rest = new Map(latest.current)
      rest.delete(user_id)
      replace(rest)
    },
  }
}
