/** Answers that a teacher marks, and attempts as their learners see them. */
import { listOwnAttempts, listScoredAttempts, listWaitingAttempts, scoreAnswers, type OwnAttempt, type WaitingAttempt } from '@maktab/contracts/learning/attempts'
import type { Question } from '@maktab/contracts/content/questions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isMarkedByPerson } from '@maktab/domain/content/questions'
import { toldOf } from '@maktab/domain/learning/attempts'
import { markScored } from '@maktab/domain/learning/marking'
import { inside } from '#calls/handle.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { readable } from '#features/content/attachments.ts'
import { readableQuestion } from '#features/content/bodies.ts'
import { insertScoreEntry, readOwnAttempts, readScoredAttempts, readScoreEntries, readWaitingAttempts, takeAttemptToScore, waitingPageSize, type OwnAttemptRow, type WaitingRow } from '#features/learning/answer-scores.sql.ts'
import { findTest, saveMarked } from '#features/learning/attempts.sql.ts'
import { countAttempt, recountAttempt } from '#features/learning/counted-attempts.ts'
import { openPlace } from '#features/learning/progress.ts'
import { findMembership } from '#features/schools/classes.sql.ts'

export const answerScores = {
  listOwnAttempts: inside(listOwnAttempts, async ({ db, actor, addresses }, asked) => {
    const rows = await readOwnAttempts(db, actor, asked)
    return accept({ list: rows.map((row) => ownAttempt(row, addresses)) })
  }),

  listWaitingAttempts: inside(listWaitingAttempts, async ({ db, actor, addresses }, { class_id, page }) => {
    if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
    const { rows, total } = await readWaitingAttempts(db, actor, { class_id, page })
    return accept({ total_pages: pagesOf(total), list: rows.map((row) => attemptToScore(row, addresses)) })
  }),

  listScoredAttempts: inside(listScoredAttempts, async ({ db, actor, addresses }, { class_id, page }) => {
    if (!(await findMembership(db, actor, class_id))) return refuse('not_found')
    const { rows, total } = await readScoredAttempts(db, actor, { class_id, page })
    const entries = await readScoreEntries(db, actor, rows.map(({ sync_guid }) => sync_guid))
    return accept({
      total_pages: pagesOf(total),
      list: rows.map((row) => ({
        ...attemptToScore(row, addresses),
        accuracy: row.accuracy,
        entries: entries.filter(({ sync_guid }) => sync_guid === row.sync_guid).map(({ sync_guid: _of, scored_on, ...entry }) => ({ ...entry, scored_on: scored_on.toISOString() })),
      })),
    })
  }),

  /** The attempt counts from the moment on when nothing of it waits; what is given anew takes the place of what was, before and after. */
  scoreAnswers: inside(scoreAnswers, async ({ db, actor, now }, { sync_guid, user_id, class_id, scores: given }) => {
    const attempt = await takeAttemptToScore(db, actor, { sync_guid, user_id, class_id })
    const test = attempt && (await findTest(db, actor.tenant_id, attempt.content_id))
    if (!attempt || !test) return refuse('not_found')
    const questions = (test.questions as readonly Question[]).filter(isMarkedByPerson)
    const scores = { ...attempt.scores, ...given }
    const decision = markScored({ questions, results: attempt.results, scores })
    if (!decision.ok) return decision
    const marked = decision.value
    await saveMarked(db, actor.institution_id, sync_guid, { marked, closes_on: null, scores, scored_by: actor.user_id, scored_on: now })
    await insertScoreEntry(db, actor, { sync_guid, scores, accuracy: marked.accuracy, scored_by: actor.user_id, scored_on: now })
    if (marked.waiting_questions === 0) {
      const learner = { db, actor: { ...actor, user_id, role: 'learner' as const }, given: attempt.taken_on, now }
      const facts = await openPlace(learner, attempt)
      if (facts && attempt.waiting_questions > 0) await countAttempt(learner, attempt, { facts, marked, attempt_number: attempt.attempt_number })
      else if (facts) await recountAttempt(learner, attempt, { facts, marked, before: attempt.accuracy })
    }
    const { waiting_questions, correct_questions, total_questions, accuracy } = marked
    return accept({ waiting_questions, correct_questions, total_questions, accuracy })
  }),
}

function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / waitingPageSize))
}

/** The answers of an attempt that a person marks, for the one who does. */
function attemptToScore({ sync_guid, user_id, full_name, class_id, content_title, questions, results, answers, files, scores, taken_on }: WaitingRow, addresses: FileAddresses): WaitingAttempt {
  return {
    sync_guid,
    user_id,
    full_name,
    class_id,
    content_title,
    taken_on: taken_on.toISOString(),
    answers: questions
      .filter((question) => results[question.question_id] === null)
      .map((question) => {
        const answer = answers[question.question_id] ?? []
        return {
          question: readableQuestion(question, addresses),
          answer,
          files: readable(files.filter(({ file_id }) => answer.includes(file_id)), addresses),
          score: scores[question.question_id] ?? null,
        }
      }),
  }
}

/** An attempt as its learner may see it. */
export function ownAttempt({ results, scores, files, answers, attempt_number, sync_guid, taken_on, closes_on, ...figures }: OwnAttemptRow, addresses: FileAddresses): OwnAttempt {
  const { correct_questions, total_questions, waiting_questions } = figures
  const isSealed = closes_on !== null
  const marked = { results: results ?? {}, correct_questions, total_questions, waiting_questions, accuracy: waiting_questions === total_questions ? null : figures.accuracy }
  return {
    sync_guid,
    attempt_number,
    taken_on: taken_on.toISOString(),
    ...toldOf({ marked, closes_on: closes_on?.toISOString() ?? null }),
    answers,
    results: isSealed ? {} : marked.results,
    scores: isSealed ? {} : scores,
    files: readable(files, addresses),
  }
}
