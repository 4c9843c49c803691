import { accept, refuse } from '@maktab/contracts/outcome'
import { markAttempt } from '@maktab/domain/learning/marking'
import { afterAttempt, untouched } from '@maktab/domain/learning/progress'
import { readBody } from '../content/bodies.sql.ts'
import { undecided, type HandlersOf } from '../local-handler.ts'
import { readTracked } from './attempt-body.ts'
import { isHandedOverTwice, readPlace, saveStanding } from './progress.sql.ts'

export const attempts: HandlersOf<'recordAttempt'> = {
  async recordAttempt({ db, actor, command_id }, input) {
    const tracked = readTracked(input.enc_data)
    if (!tracked) return refuse('tracking_unreadable')
    const facts = await readPlace(db, actor.user_id, tracked)
    if (!facts) return refuse('not_found')
    const body = await readBody(db, tracked.content_id)
    if (!body) return undecided
    if (body.kind !== 'assessment') return refuse('attempt_mismatch')
    const marked = markAttempt({ questions: body.questions, answers: tracked.answers })
    if (!marked.ok) return marked

    const before = facts.standing ?? untouched
    const { accuracy, correct_questions, total_questions } = marked.value
    const isCounted = await isHandedOverTwice(db, command_id, input)
    const standing = isCounted ? before : afterAttempt({ progress: before, accuracy })
    if (!isCounted) await saveStanding(db, actor.user_id, tracked, standing)
    return accept({
      sync_guid: tracked.sync_guid,
      attempt_number: standing.attempts,
      total_questions,
      correct_questions,
      accuracy,
      content_status: standing.content_status,
    })
  },
}
