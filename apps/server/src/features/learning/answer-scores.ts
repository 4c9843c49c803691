/** Answers that a teacher marks. */
import {
  listScoredAttempts,
  listWaitingAttempts,
  scoreAnswers,
  type AnswerToScore,
  type ScoreEntry,
  type WaitingAttempt,
} from '@maktab/contracts/learning/answer-scores'
import type { Question } from '@maktab/contracts/questions/questions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { passMarkOf } from '@maktab/domain/learning/progress'
import { isMarkedByPerson } from '@maktab/domain/questions/marked-by-person'
import { decideAnswerScores } from '@maktab/domain/learning/answer-scores'
import { inside } from '#calls/handle.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { readable } from '#features/content/attachments.ts'
import { readableQuestion } from '#features/content/bodies.ts'
import {
  keepScoreEntries,
  readScoredAttempts,
  readScoreEntries,
  readWaitingAttempts,
  takeAttemptToScore,
  waitingPageSize,
  type ScoreEntryRow,
  type WaitingRow,
} from '#features/learning/answer-scores.sql.ts'
import { findTest, saveMarked } from '#features/learning/attempts.sql.ts'
import { countAttempt, recountAttempt, type NoteAttempt } from '#features/learning/counted-attempts.ts'
import { openPlace } from '#features/learning/progress.ts'
import { findMembership } from '#features/schools/classes.sql.ts'

interface ScoringEquipment {
  readonly newGuid: () => string
  readonly noteAttempt: NoteAttempt
}

export const answerScores = ({ newGuid, noteAttempt }: ScoringEquipment) => ({
  listWaitingAttempts: inside(listWaitingAttempts, async ({ db, actor, addresses }, { class_id, page }) => {
    if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
    const { rows, total } = await readWaitingAttempts(db, actor, { class_id, page })
    return accept({ total_pages: pagesOf(total), list: rows.map((row) => attemptToScore(row, addresses)) })
  }),

  listScoredAttempts: inside(listScoredAttempts, async ({ db, actor, addresses }, { class_id, page }) => {
    if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
    const { rows, total } = await readScoredAttempts(db, actor, { class_id, page })
    const entries = await readScoreEntries(
      db,
      actor,
      rows.map(({ sync_guid }) => sync_guid),
    )
    return accept({
      total_pages: pagesOf(total),
      list: rows.map((row) => ({
        ...attemptToScore(row, addresses),
        accuracy: row.accuracy,
        entries: entriesOf(entries, row.sync_guid).toReversed(),
      })),
    })
  }),

  /** The attempt counts from the moment on when nothing of it waits; of each answer counts what was given last, before and after. */
  scoreAnswers: inside(
    scoreAnswers,
    async ({ db, actor, device_id, given, now, command_id }, { sync_guid, user_id, class_id, scores }) => {
      const attempt = await takeAttemptToScore(db, actor, { sync_guid, user_id, class_id }, given)
      const test = attempt && (await findTest(db, actor.tenant_id, attempt.content_id))
      if (!attempt || !test) return refuse('not_found')
      const questions = (test.questions as readonly Question[]).filter(isMarkedByPerson)
      const entries = await readScoreEntries(db, actor, [sync_guid])
      const score_entry_id = command_id ?? newGuid()
      const decision = decideAnswerScores({
        questions,
        results: attempt.results,
        marks: attempt.marks,
        entries,
        given: { score_entry_id, scored_by: actor.user_id, scored_on: given, scores },
        own_entry_ids: entries
          .filter((entry) => isOwn(entry, { ...actor, device_id }))
          .map((own) => own.score_entry_id),
      })
      if (!decision.ok) return decision
      const { marked, since, last } = decision.value
      await saveMarked(db, actor.institution_id, sync_guid, {
        marked,
        closes_on: null,
        scores: decision.value.scores,
        scored_by: last.scored_by,
        scored_on: last.scored_on,
      })
      await keepScoreEntries(db, { ...actor, device_id }, sync_guid, since)
      if (marked.waiting_questions === 0) {
        const learner = { db, actor: { ...actor, user_id, role: 'learner' as const }, given: attempt.taken_on, now }
        const facts = await openPlace(learner, attempt)
        if (facts) await noteAttempt(learner, attempt, false)
        const pass_mark = passMarkOf(test.rules)
        const { attempt_number, accuracy: before } = attempt
        if (facts && attempt.waiting_questions > 0)
          await countAttempt(learner, attempt, { facts, marked, attempt_number, pass_mark })
        else if (facts) await recountAttempt(learner, attempt, { facts, marked, before, pass_mark })
      }
      const { waiting_questions, correct_questions, total_questions, accuracy } = marked
      return accept({ waiting_questions, correct_questions, total_questions, accuracy })
    },
  ),
})

/** Whether this teacher gave it on this device; of devices that are not known nobody can say that they are the same. */
function isOwn(
  entry: Pick<ScoreEntryRow, 'scored_by' | 'device_id'>,
  { user_id, device_id }: { readonly user_id: number; readonly device_id: string | undefined },
): boolean {
  return device_id !== undefined && entry.device_id === device_id && entry.scored_by === user_id
}

/** What was given to an attempt, each after those that were given before it. */
export function entriesOf(rows: readonly ScoreEntryRow[], of: string): ScoreEntry[] {
  return rows
    .filter(({ sync_guid }) => sync_guid === of)
    .map(({ sync_guid: _of, device_id: _device, scored_on, ...entry }) => ({
      ...entry,
      scored_on: scored_on.toISOString(),
    }))
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / waitingPageSize))
}

/** The answers of an attempt that a person marks, for the one who does. */
function attemptToScore(
  {
    sync_guid,
    user_id,
    full_name,
    username,
    class_id,
    content_title,
    questions,
    results,
    answers,
    files,
    scores,
    taken_on,
  }: WaitingRow,
  addresses: FileAddresses,
): WaitingAttempt {
  return {
    sync_guid,
    user_id,
    full_name,
    username,
    class_id,
    content_title,
    taken_on: taken_on.toISOString(),
    answers: answersToScore({ questions, results, answers, files }, addresses).map((one) => ({
      ...one,
      score: scores[one.question.question_id] ?? null,
    })),
  }
}

/** What a person marks of an attempt. */
export function answersToScore(
  { questions, results, answers, files }: Pick<WaitingRow, 'questions' | 'results' | 'answers' | 'files'>,
  addresses: FileAddresses,
): AnswerToScore[] {
  return questions
    .filter((question) => results[question.question_id] === null)
    .map((question) => {
      const answer = answers[question.question_id] ?? []
      return {
        question: readableQuestion(question, addresses),
        answer,
        files: readable(
          files.filter(({ file_id }) => answer.includes(file_id)),
          addresses,
        ),
      }
    })
}
