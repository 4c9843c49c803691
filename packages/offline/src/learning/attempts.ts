import type { ContentBody } from '@maktab/contracts/content/contents'
import type { TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import {
  decideAttempt,
  questionsHad,
  refusalUnder,
  toldOf,
  type TakenAttempt,
  type UnderRules,
} from '@maktab/domain/learning/attempts'
import type { TakingRefusal } from '@maktab/domain/questions/test-rules'
import { afterAttempt, afterUnmarked, passMarkOf, untouched } from '@maktab/domain/learning/progress'
import { readBody } from '../content/bodies.sql.ts'
import { readableHere } from '../content/files.ts'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { readRow, saveRow } from '../local-tables.sql.ts'
import { readTracked } from './attempt-body.ts'
import { countUnmarked, readOwnAttempts } from './attempts.sql.ts'
import { isHandedOverTwice, readPlace, saveStanding } from './progress.sql.ts'

export const attempts: HandlersOf<'recordAttempt' | 'listOwnAttempts'> = {
  async recordAttempt({ db, actor, given, command_id }, input) {
    const tracked = readTracked(input.enc_data)
    if (!tracked) return refuse('tracking_unreadable')
    const { sync_guid, content_id, class_id, files = [] } = tracked
    const facts = await readPlace(db, actor.user_id, tracked)
    if (!facts) return refuse('not_found')
    const body = await readBody(db, content_id)
    if (!body) return undecided
    const before = facts.standing ?? untouched
    const isCounted = await isHandedOverTwice(db, command_id, input)
    const attempt_number = before.attempts + (await countUnmarked(db, actor.user_id, tracked)) + (isCounted ? 0 : 1)
    const rules = body.kind === 'assessment' || body.kind === 'sealed_assessment' ? body.rules : undefined
    const under = { rules, user_id: actor.user_id, made: attempt_number - 1, tracked }
    const decision = take(body, tracked, { given, under })
    if (!decision.ok) return decision

    const { marked, closes_on, answers } = decision.value
    const counts = closes_on === null && marked.waiting_questions === 0
    const standing = isCounted
      ? before
      : counts
        ? afterAttempt({
            progress: before,
            accuracy: marked.accuracy ?? 0,
            pass_mark: passMarkOf(rules),
            taken_on: given,
          })
        : afterUnmarked(before)
    const told = toldOf(decision.value)
    if (!isCounted) {
      await saveStanding(db, actor.user_id, tracked, standing, given)
      await saveRow(db, 'users_content_attempts', {
        sync_guid,
        user_id: actor.user_id,
        content_id,
        class_id,
        attempt_number,
        taken_on: given.toISOString(),
        ...told,
        answers,
        results: closes_on === null ? marked.results : {},
        marks: closes_on === null ? marked.marks : {},
        scores: {},
        files: files.map((file) => readableHere(actor, file)),
      })
    }
    return accept({ sync_guid, attempt_number, ...told, content_status: standing.content_status })
  },

  async listOwnAttempts({ db, actor }, asked) {
    const rows = await readOwnAttempts(db, actor.user_id, asked)
    return accept({
      list: rows.map((row) => {
        const { user_id: _, content_id: __, class_id: ___, ...attempt } = readRow('users_content_attempts', row)
        return attempt
      }),
    })
  },
}

/** A sealed test is kept as it was answered: what is right is not on this device. */
function take(
  body: ContentBody,
  { answers, is_sealed = false, files = [] }: TrackedAttempt,
  { given, under }: { readonly given: Date; readonly under: UnderRules },
): Outcome<TakenAttempt, 'attempt_mismatch' | 'file_missing' | 'test_closed' | TakingRefusal> {
  if (body.kind === 'assessment') {
    const { questions, closes_on } = body
    return decideAttempt({
      questions,
      closes_on,
      answers,
      is_sealed,
      own_file_ids: files.map(({ file_id }) => file_id),
      given,
      now: given,
      under,
    })
  }
  if (body.kind !== 'sealed_assessment') return refuse('attempt_mismatch')
  const { questions, closes_on } = body
  if (given.getTime() >= new Date(closes_on).getTime()) return refuse('test_closed')
  const refused = refusalUnder(under, given)
  if (refused) return refuse(refused)
  const had = questionsHad(questions, under)
  if (!had) return refuse('attempt_mismatch')
  const known = new Set(questions.map(({ question_id }) => question_id))
  if (Object.keys(answers).some((question_id) => !known.has(question_id))) return refuse('attempt_mismatch')
  return accept({
    answers,
    closes_on,
    marked: {
      results: {},
      marks: {},
      correct_questions: 0,
      waiting_questions: 0,
      total_questions: had.length,
      accuracy: null,
    },
  })
}
