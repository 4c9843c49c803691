/** Opens sealed tests when they close: what was handed over before counts from then on. */
import type { Question } from '@maktab/contracts/questions/questions'
import { passMarkOf } from '@maktab/domain/learning/progress'
import { isSealed } from '@maktab/domain/questions/sealed-tests'
import { openedAnswers } from '@maktab/domain/learning/attempts'
import { markScored } from '@maktab/domain/learning/marking'
import type { Doors, SchoolScope } from '#db/school.ts'
import { findTest, saveMarked, takeSealedAttempts } from '#features/learning/attempts.sql.ts'
import { countAttempt, type NoteAttempt } from '#features/learning/counted-attempts.ts'
import { forgetSealedTest, postponeSealedTest, readClosedTests } from '#features/learning/open-tests.sql.ts'
import { openPlace } from '#features/learning/progress.ts'
import { eachTenant, inSteps, openJob, type Job } from '#jobs/job.ts'

export interface TestOpening {
  readonly doors: Doors
  readonly clock: () => Date
  readonly onFailure: (error: unknown) => void
  readonly noteAttempt: NoteAttempt
}

const betweenLooksMs = 10_000
/** In one transaction: whoever hands over something else meanwhile waits no longer than these take. */
const mostAtOnce = 20

/** Answers how many attempts count from now on or wait for a teacher. */
export function openTestOpener({ doors, clock, onFailure, noteAttempt }: TestOpening): Job {
  const openDue = (isClosed: () => boolean) =>
    eachTenant(doors, async (tenant_id) => {
      let opened = 0
      const due = await doors.inTenant(tenant_id, (db) => readClosedTests(db, tenant_id, clock()))
      for (const { institution_id, content_id } of due) {
        const open = () => openSome({ doors, noteAttempt }, { tenant_id, institution_id }, content_id, clock())
        opened += await inSteps(mostAtOnce, open, isClosed)
      }
      return opened
    })
  return openJob(openDue, { pauseMs: betweenLooksMs, onFailure })
}

function openSome(
  { doors, noteAttempt }: Pick<TestOpening, 'doors' | 'noteAttempt'>,
  scope: SchoolScope,
  content_id: number,
  now: Date,
): Promise<number> {
  const { tenant_id, institution_id } = scope
  return doors.inSchool(scope, async (db) => {
    const test = await findTest(db, tenant_id, content_id)
    if (test && isSealed(test, now)) {
      // Its end was put off while attempts waited.
      await postponeSealedTest(db, { tenant_id, institution_id, content_id, closes_on: test.closes_on })
      return 0
    }
    const attempts = await takeSealedAttempts(db, institution_id, content_id, mostAtOnce)
    const questions = (test?.questions ?? []) as readonly Question[]
    for (const attempt of attempts) {
      const { results, marks, scores } = attempt
      const marked = markScored({ questions, results, marks, scores })
      if (!marked.ok) throw new Error(`The scores of attempt ${attempt.sync_guid} do not fit its questions`)
      await saveMarked(db, institution_id, attempt.sync_guid, {
        marked: marked.value,
        closes_on: null,
        answers: openedAnswers(questions, attempt.answers),
      })
      if (marked.value.waiting_questions > 0) continue
      const learner = {
        db,
        actor: { tenant_id, institution_id, user_id: attempt.user_id, role: 'learner' as const },
        given: attempt.taken_on,
        now,
      }
      const facts = await openPlace(learner, attempt)
      if (!facts) continue
      await noteAttempt(learner, attempt, false)
      await countAttempt(learner, attempt, {
        facts,
        marked: marked.value,
        attempt_number: attempt.attempt_number,
        pass_mark: passMarkOf(test?.rules),
      })
    }
    if (attempts.length < mostAtOnce) await forgetSealedTest(db, { tenant_id, institution_id, content_id })
    return attempts.length
  })
}
