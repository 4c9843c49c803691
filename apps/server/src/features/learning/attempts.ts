import { Question } from '@maktab/contracts/content/questions'
import { recordAttempt, TrackedAttempt } from '@maktab/contracts/learning/progress'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { markAttempt } from '@maktab/domain/learning/marking'
import { afterAttempt, untouched } from '@maktab/domain/learning/progress'
import * as z from 'zod'
import { inside } from '#calls/handle.ts'
import { storable } from '#calls/storable.ts'
import { findAttempt, insertAttempt, noteInAssignments } from '#features/learning/attempts.sql.ts'
import { keepStanding, openPlace } from '#features/learning/progress.ts'

const Questions = z.array(Question)

export const attempts = {
  recordAttempt: inside(recordAttempt, async (context, { enc_data }) => {
    const { db, actor, given } = context
    const read = readTracked(enc_data)
    if (!read.ok) return read
    const tracked = read.value
    const { sync_guid, content_id, class_id } = tracked

    const facts = await openPlace(context, tracked)
    if (!facts) return refuse('not_found')
    const earlier = await findAttempt(db, actor, sync_guid)
    if (earlier) {
      const isSame = earlier.content_id === content_id && earlier.class_id === class_id
      return isSame ? accept({ sync_guid, ...earlier, content_status: facts.standing?.content_status ?? 0 }) : refuse('attempt_mismatch')
    }

    if (facts.questions === null) return refuse('attempt_mismatch')
    const marked = markAttempt({ questions: Questions.parse(facts.questions), answers: tracked.answers })
    if (!marked.ok) return marked
    const { accuracy, correct_questions, total_questions } = marked.value
    const standing = afterAttempt({ progress: facts.standing ?? untouched, accuracy })
    const kept = { content_id, class_id, attempt_number: standing.attempts, accuracy, correct_questions, total_questions }

    const isNew = await insertAttempt(db, actor, tracked, { ...kept, answers: tracked.answers, taken_on: given })
    if (!isNew) return refuse('attempt_mismatch')
    await noteInAssignments(db, actor, tracked)
    await keepStanding(context, tracked, { facts, standing, work: { attempts: 1, accuracy, seconds: 0 } })
    return accept({ sync_guid, ...kept, content_status: standing.content_status })
  }),
}

/** `enc_data`: base64url of JSON (docs/decisions/0006-handing-in-is-assignment-post.md). */
function readTracked(encoded: string): Outcome<TrackedAttempt, 'tracking_unreadable'> {
  if (!/^[A-Za-z0-9_-]+={0,2}$/.test(encoded)) return refuse('tracking_unreadable')
  const parsed = TrackedAttempt.safeParse(storable(parseJson(Buffer.from(encoded, 'base64url').toString('utf8'))))
  return parsed.success ? accept(parsed.data) : refuse('tracking_unreadable')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
