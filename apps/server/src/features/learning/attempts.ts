import type { Question } from '@maktab/contracts/questions/questions'
import { listOwnAttempts, recordAttempt, type OwnAttempt } from '@maktab/contracts/learning/attempts'
import { accept, refuse } from '@maktab/contracts/outcome'
import { decideAttempt, filesNamed, toldOf } from '@maktab/domain/learning/attempts'
import { withLimitsOf } from '@maktab/domain/questions/test-rules'
import { afterUnmarked, passMarkOf, untouched } from '@maktab/domain/learning/progress'
import { inside } from '#calls/handle.ts'
import type { Tokens } from '#features/access/tokens.ts'
import type { FileAddresses } from '#files/addresses.ts'
import { readable } from '#features/content/attachments.ts'
import { readOwnFiles } from '#features/content/attachments.sql.ts'
import {
  countUnmarked,
  findAttempt,
  findEarlierEditions,
  findTest,
  insertAttempt,
  noteSealedTest,
  readOwnAttempts,
  type KeptAttempt,
  type OwnAttemptRow,
  type TestEdition,
} from '#features/learning/attempts.sql.ts'
import { countAttempt, type NoteAttempt } from '#features/learning/counted-attempts.ts'
import { keepStanding, openPlace } from '#features/learning/progress.ts'
import { readTracked } from '#features/learning/tracked-attempts.ts'

interface AttemptEquipment {
  readonly tokens: Tokens
  readonly noteAttempt: NoteAttempt
}

export const attempts = ({ tokens, noteAttempt }: AttemptEquipment) => ({
  recordAttempt: inside(recordAttempt, async (context, { enc_data }) => {
    const { db, actor, given, now } = context
    const read = readTracked(tokens, actor, enc_data, now)
    if (!read.ok) return read
    const tracked = read.value
    const { sync_guid, content_id, class_id, is_sealed = false } = tracked

    const facts = await openPlace(context, tracked)
    if (!facts) return refuse('not_found')
    const earlier = await findAttempt(db, actor, sync_guid)
    if (earlier) {
      const isSame = earlier.content_id === content_id && earlier.class_id === class_id
      return isSame
        ? accept({ sync_guid, ...shownAgain(earlier), content_status: facts.standing?.content_status ?? 0 })
        : refuse('attempt_mismatch')
    }

    const test = await findTest(db, actor.tenant_id, content_id)
    if (!test) return refuse('attempt_mismatch')
    const made = (facts.standing?.attempts ?? 0) + (await countUnmarked(db, actor, tracked))
    const decide = async ({ questions: stored, rules }: TestEdition) => {
      // Marking never looks at a picture, so their addresses may be missing.
      const questions = stored as readonly Question[]
      const files = await readOwnFiles(db, actor, filesNamed(questions, tracked.answers))
      return {
        files,
        decision: decideAttempt({
          questions,
          closes_on: test.closes_on,
          answers: tracked.answers,
          is_sealed,
          own_file_ids: files.map(({ file_id }) => file_id),
          given,
          now,
          // Limits are those of today; an edition before says what was asked and how it is marked.
          under: { rules: withLimitsOf(rules, test.rules), user_id: actor.user_id, made, tracked },
        }),
      }
    }
    let decided = await decide(test)
    if (!decided.decision.ok && decided.decision.refusal === 'attempt_mismatch') {
      for (const edition of await findEarlierEditions(db, actor.tenant_id, content_id)) {
        const before = await decide(edition)
        if (before.decision.ok) decided = before
        if (before.decision.ok) break
      }
    }
    const { decision, files } = decided
    if (!decision.ok) return decision

    const { marked, closes_on } = decision.value
    const attempt_number = made + 1
    const isNew = await insertAttempt(db, actor, {
      tracked,
      taken: decision.value,
      attempt_number,
      files,
      taken_on: given,
    })
    if (!isNew) return refuse('attempt_mismatch')
    await noteAttempt(context, tracked, true)
    const told = { sync_guid, attempt_number, ...toldOf(decision.value) }
    if (closes_on === null && marked.waiting_questions === 0) {
      const standing = await countAttempt(context, tracked, {
        facts,
        marked,
        attempt_number,
        pass_mark: passMarkOf(test.rules),
      })
      return accept({ ...told, content_status: standing.content_status })
    }
    const standing = afterUnmarked(facts.standing ?? untouched)
    await keepStanding(context, tracked, { facts, standing, work: { attempts: 0, accuracy: 0, seconds: 0 } })
    if (closes_on !== null) await noteSealedTest(db, { ...actor, content_id, closes_on })
    return accept({ ...told, content_status: standing.content_status })
  }),

  listOwnAttempts: inside(listOwnAttempts, async ({ db, actor, addresses }, asked) => {
    const rows = await readOwnAttempts(db, actor, asked)
    return accept({ list: rows.map((row) => ownAttempt(row, addresses)) })
  }),
})

/** What was answered when it first arrived, as it stands now. */
function shownAgain({
  attempt_number,
  accuracy,
  closes_on,
  correct_questions,
  total_questions,
  waiting_questions,
}: KeptAttempt) {
  const marked = {
    results: {},
    marks: {},
    correct_questions,
    total_questions,
    waiting_questions,
    accuracy: waiting_questions === total_questions ? null : accuracy,
  }
  return { attempt_number, ...toldOf({ marked, closes_on: closes_on?.toISOString() ?? null }) }
}

/** An attempt as its learner may see it. */
export function ownAttempt(
  { results, marks, scores, files, answers, attempt_number, sync_guid, taken_on, closes_on, ...figures }: OwnAttemptRow,
  addresses: FileAddresses,
): OwnAttempt {
  const { correct_questions, total_questions, waiting_questions } = figures
  const isSealed = closes_on !== null
  const marked = {
    results: results ?? {},
    marks,
    correct_questions,
    total_questions,
    waiting_questions,
    accuracy: waiting_questions === total_questions ? null : figures.accuracy,
  }
  return {
    sync_guid,
    attempt_number,
    taken_on: taken_on.toISOString(),
    ...toldOf({ marked, closes_on: closes_on?.toISOString() ?? null }),
    answers,
    results: isSealed ? {} : marked.results,
    marks: isSealed ? {} : marks,
    scores: isSealed ? {} : scores,
    files: readable(files, addresses),
  }
}
