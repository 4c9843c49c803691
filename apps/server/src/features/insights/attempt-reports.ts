import {
  listAttempts,
  listModuleAttempts,
  type AttemptedContent,
  type AttemptReport,
} from '@maktab/contracts/insights/attempt-reports'
import { accept, refuse } from '@maktab/contracts/outcome'
import { resultsOf } from '@maktab/domain/insights/attempt-results'
import { namedClass } from '@maktab/domain/schools/class-names'
import { inside, type SchoolContext } from '#calls/handle.ts'
import { readableBody } from '#features/content/bodies.ts'
import {
  readAttempted,
  readAttempts,
  type AttemptedRow,
  type AttemptRow,
} from '#features/insights/attempt-reports.sql.ts'
import { findSeenLearner, type SeenLearner } from '#features/insights/sight.sql.ts'

const pageSize = 10

export const attemptReports = {
  listAttempts: inside(listAttempts, async (context, { class_id, user_id, users_content_attempts_ids }) => {
    const seen = await findSeenLearner(context.db, context.actor, { class_id, user_id })
    if (!seen) return refuse('not_found')
    const place = { ...context.actor, user_id: seen.user_id, class_id, course_id: seen.course_id }
    const attempts = await readAttempts(
      context.db,
      place,
      { sync_guids: users_content_attempts_ids },
      { skip: 0, take: users_content_attempts_ids.length },
    )
    const contents = await readAttempted(context.db, place, [...new Set(attempts.map(({ content_id }) => content_id))])
    return accept(reportOf(context, seen, { attempts, contents }))
  }),

  listModuleAttempts: inside(listModuleAttempts, async (context, { class_id, user_id, content_id, page }) => {
    const seen = await findSeenLearner(context.db, context.actor, { class_id, user_id })
    if (!seen) return refuse('not_found')
    const place = { ...context.actor, user_id: seen.user_id, class_id, course_id: seen.course_id }
    const contents = await readAttempted(context.db, place, [content_id])
    if (contents.length === 0) return refuse('not_found')
    const attempts = await readAttempts(
      context.db,
      place,
      { content_id },
      { skip: (page - 1) * pageSize, take: pageSize },
    )
    const total = attempts[0]?.total ?? 0
    return accept({
      ...reportOf(context, seen, { attempts, contents }),
      total,
      total_pages: Math.ceil(total / pageSize),
    })
  }),
}

interface Read {
  readonly attempts: readonly AttemptRow[]
  readonly contents: readonly AttemptedRow[]
}

function reportOf({ addresses, now }: SchoolContext, seen: SeenLearner, { attempts, contents }: Read) {
  const shown = contents.flatMap(({ body, ...content }): AttemptedContent[] => {
    const readable = readableBody(body, addresses, now)
    if (readable.kind === 'assessment') return [{ ...content, questions: readable.questions, is_sealed: false }]
    if (readable.kind === 'package') return [{ ...content, questions: [], is_sealed: false }]
    return readable.kind === 'sealed_assessment' ? [{ ...content, questions: readable.questions, is_sealed: true }] : []
  })
  return {
    full_name: seen.full_name,
    class_name: namedClass(seen),
    course_id: seen.course_id,
    contents: shown,
    attempts: attempts.flatMap((attempt) => {
      const content = shown.find(({ content_id }) => content_id === attempt.content_id)
      return content ? [attemptOf(attempt, content)] : []
    }),
  }
}

function attemptOf(
  {
    results,
    closes_on,
    total: _total,
    waiting_questions,
    lesson_guid: _lesson,
    taken_on,
    interactions,
    ...attempt
  }: AttemptRow,
  content: AttemptedContent,
): AttemptReport {
  const common = { ...attempt, taken_on: taken_on.toISOString(), interactions: [...(interactions ?? [])] }
  if (content.is_sealed || closes_on !== null)
    return { ...common, accuracy: null, correct_questions: 0, results: {}, marks: {} }
  const isOpen = waiting_questions === attempt.total_questions && waiting_questions > 0
  return {
    ...common,
    accuracy: isOpen ? null : attempt.accuracy,
    results: resultsOf({ answers: attempt.answers, results }, content.questions as Parameters<typeof resultsOf>[1]),
  }
}
