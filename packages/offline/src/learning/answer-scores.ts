import type { WaitingAttempt } from '@maktab/contracts/learning/answer-scores'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideAnswerScores, standingScores } from '@maktab/domain/learning/answer-scores'
import type { HandlersOf } from '../local-handler.ts'
import { shownBefore } from '../outbox.sql.ts'
import {
  findAttemptToScore,
  readFullName,
  readPage,
  saveAttemptToScore,
  type AttemptToScore,
} from './answer-scores.sql.ts'

export const answerScores: HandlersOf<'listWaitingAttempts' | 'listScoredAttempts' | 'scoreAnswers'> = {
  async listWaitingAttempts({ db, actor }, { class_id, page = 1 }) {
    const found = await readPage(db, actor.user_id, { class_id, page }, 'waiting')
    if (!found) return refuse('not_found')
    return accept({ total_pages: found.total_pages, list: found.rows.map((row) => shown(row)) })
  },

  async listScoredAttempts({ db, actor }, { class_id, page = 1 }) {
    const found = await readPage(db, actor.user_id, { class_id, page }, 'scored')
    if (!found) return refuse('not_found')
    const { rows, total_pages } = found
    return accept({
      total_pages,
      list: rows.map((row) => ({
        ...shown(row),
        accuracy: row.attempt.accuracy,
        entries: [...row.attempt.entries].reverse(),
      })),
    })
  },

  async scoreAnswers({ db, actor, given, command_id }, { sync_guid, user_id, class_id, scores }) {
    const attempt = await findAttemptToScore(db, actor.user_id, { sync_guid, user_id, class_id })
    if (!attempt) return refuse('not_found')
    const decision = decideAnswerScores({
      questions: attempt.answers.map(({ question }) => question),
      results: attempt.results,
      // A server of an earlier version sends none.
      marks: attempt.marks ?? {},
      entries: datedEntries(attempt),
      given: { score_entry_id: command_id, scored_by: actor.user_id, scored_on: given, scores },
      // What this device gave before, its outbox knows: an entry has the id of its command.
      own_entry_ids: (await shownBefore(db, command_id, 'scoreAnswers')).map((own) => own.command_id),
    })
    if (!decision.ok) return decision
    const { entries, last, marked } = decision.value
    const { waiting_questions, correct_questions, total_questions, accuracy, marks } = marked
    const names = new Map(attempt.entries.map(({ scored_by, scored_by_name }) => [scored_by, scored_by_name]))
    const own = await readFullName(db, actor.user_id)
    await saveAttemptToScore(db, {
      ...attempt,
      waiting_questions,
      marks,
      accuracy: accuracy ?? 0,
      scored_on: last.scored_on.toISOString(),
      entries: entries.map((entry) => ({
        ...entry,
        scores: { ...entry.scores },
        scored_on: entry.scored_on.toISOString(),
        scored_by_name: names.get(entry.scored_by) ?? own,
      })),
    })
    return accept({ waiting_questions, correct_questions, total_questions, accuracy })
  },
}

function datedEntries({ entries }: AttemptToScore) {
  return entries.map((entry) => ({ ...entry, scored_on: new Date(entry.scored_on) }))
}

function shown({
  attempt,
  full_name,
  username,
}: {
  readonly attempt: AttemptToScore
  readonly full_name: string
  readonly username: string
}): WaitingAttempt {
  const { sync_guid, user_id, class_id, content_title, taken_on, answers } = attempt
  const scores = standingScores(datedEntries(attempt))
  return {
    sync_guid,
    user_id,
    full_name,
    username,
    class_id,
    content_title,
    taken_on,
    answers: answers.map((one) => ({ ...one, score: scores[one.question.question_id] ?? null })),
  }
}
