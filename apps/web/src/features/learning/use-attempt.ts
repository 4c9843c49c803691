import { recordAttempt } from '@maktab/client/calls/learning/attempts.generated'
import type { QueuedFile } from '@maktab/client/offline-port'
import type { Question } from '@maktab/contracts/questions/questions'
import type { ContentBody } from '@maktab/contracts/content/contents'
import type { ContentStatus } from '@maktab/contracts/fields'
import type { Answers, Marks, TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { isAnswered } from '@maktab/domain/learning/answers'
import { markAttempt, type Results } from '@maktab/domain/learning/marking'
import { draws } from '@maktab/domain/questions/test-rules'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { newId } from '#browser/identifiers.ts'
import { useCommand } from '#page/use-calls.ts'
import { useT } from '#language/use-t.ts'
import type { Told } from './attempt-result.tsx'
import type { Place } from './place.ts'
import type { Sitting } from './use-sitting.ts'

export type TestBody = Extract<ContentBody, { kind: 'assessment' | 'sealed_assessment' }>

/** An attempt that was handed over, as it stands on this device. */
export interface HandedOver {
  readonly answers: Answers
  readonly told: Told
  /** Empty while the test is sealed. */
  readonly results: Results
  /** Empty while the test is sealed, and of one that counts no marks. */
  readonly marks: Marks
  readonly attempt_number: number
}

/** How a try was taken, where its test has rules. */
export interface Taken {
  readonly questions: TestBody['questions']
  readonly sitting: Sitting | undefined
}

interface AttemptOptions {
  readonly place: Place
  readonly content_id: number
  readonly body: TestBody
  onMarked(status: ContentStatus): void
}

/** Hands an attempt over: marked here at once where that can be, kept for a teacher or for the end of a test where not. */
export function useAttempt({ place, content_id, body, onMarked }: AttemptOptions) {
  const t = useT()
  const { run, isBusy } = useCommand(recordAttempt)
  const [handedOver, setHandedOver] = useState<HandedOver>()
  const [problem, setProblem] = useState<string>()
  const [begun, setBegun] = useState(() => Date.now())

  /** Answers whether it was taken. Of another edition of the questions a draft may hold answers that no longer have one. */
  async function handOver(answers: Answers, files: readonly QueuedFile[], taken: Taken): Promise<boolean> {
    const { questions, sitting } = taken
    const rules = body.rules ?? {}
    const own = Object.fromEntries(
      questions.flatMap(({ question_id }) =>
        isAnswered(answers[question_id]) ? [[question_id, [...(answers[question_id] ?? [])]]] : [],
      ),
    ) as Answers
    const tried = sitting && rules.question_tries !== undefined ? sitting.tried : undefined
    const marked =
      body.kind === 'assessment'
        ? markAttempt({ questions: questions as readonly Question[], answers: own, rules, tried })
        : undefined
    if (marked && !marked.ok) {
      setProblem(explain(t, marked))
      return false
    }
    const named = new Set(Object.values(own).flat())
    const sent = files.filter(({ file_id }) => named.has(file_id))
    const attempt: TrackedAttempt = {
      sync_guid: newId(),
      content_id,
      cms_course_id: place.course_id,
      lesson_guid: place.lesson_guid,
      class_id: place.class_id,
      answers: own,
      time_spent_in_seconds: secondsOf(sitting, begun),
      files: sent.map(({ file_id, name, mime_type, bytes }) => ({ file_id, name, mime_type, size_bytes: bytes.size })),
      is_sealed: body.kind === 'sealed_assessment',
      ...(sitting && {
        try_number: sitting.try_number,
        away_seconds: Math.min(100_000_000, Math.round(sitting.clock.away_ms / 1000)),
        times_away: Math.min(10_000, sitting.clock.times_away),
      }),
      ...(tried && Object.keys(tried).length > 0 && { tried: { ...tried } }),
      ...(draws(rules) && { drawn: questions.map(({ question_id }) => question_id) }),
    }
    const answer = await run({ enc_data: JSON.stringify(attempt) }, sent)
    if (!answer.ok) {
      setProblem(explain(t, answer))
      return false
    }
    setProblem(undefined)
    const { content_status, closes_on, attempt_number } = answer.value
    setHandedOver(
      marked
        ? {
            answers: own,
            told: { ...marked.value, closes_on: null },
            results: marked.value.results,
            marks: marked.value.marks,
            attempt_number,
          }
        : {
            answers: own,
            told: { ...answer.value, closes_on: closes_on ?? body.closes_on ?? null },
            results: {},
            marks: {},
            attempt_number,
          },
    )
    onMarked(content_status)
    return true
  }

  function answerAgain() {
    setBegun(Date.now())
    setHandedOver(undefined)
  }

  return { handOver, answerAgain, handedOver, problem, isBusy }
}

/** Of a test with rules as its clock counted, else since the page was opened. */
function secondsOf(sitting: Sitting | undefined, begun: number): number {
  const spent = sitting ? sitting.clock.spent_ms : Date.now() - begun
  return Math.min(86_400, Math.max(0, Math.round(spent / 1000)))
}
