/** Taking an attempt: marked, kept for a teacher, or kept until a sealed test closes. The same on the device and on the server. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { sealAnswer, unsealAnswer } from '../questions/sealed-tests.ts'
import { markAttempt, type Marked } from './marking.ts'

/** Kinds whose answers are ids of files. */
const ofFiles: ReadonlySet<string> = new Set(['file', 'recording'])

/** The files that answers name, each once. */
export function filesNamed(
  questions: readonly { readonly kind: string; readonly question_id: string }[],
  answers: Answers,
): readonly string[] {
  const named = questions
    .filter(({ kind }) => ofFiles.has(kind))
    .flatMap(({ question_id }) => answers[question_id] ?? [])
  return [...new Set(named.filter((file_id) => file_id !== ''))]
}

export interface TakenAttempt {
  /** With the ids that the whole questions have; of a test that is still sealed, with those of the sealed ones, which tell nothing. */
  readonly answers: Answers
  readonly marked: Marked
  /** Until then nothing of it counts or is shown; null where that moment is past or never was. */
  readonly closes_on: string | null
}

/**
 * Takes an attempt. Nothing counts that was given after a sealed test closed: its answers are known then. What was given before and
 * arrives after is marked at once. Files must be the learner's own.
 */
export function decideAttempt({
  questions,
  closes_on,
  answers,
  is_sealed,
  own_file_ids,
  given,
  now,
}: {
  readonly questions: readonly Question[]
  readonly closes_on: string | undefined
  readonly answers: Answers
  /** Answers name what they choose as the sealed questions do. */
  readonly is_sealed: boolean
  readonly own_file_ids: readonly string[]
  /** When the learner handed it over. */
  readonly given: Date
  readonly now: Date
}): Outcome<TakenAttempt, 'attempt_mismatch' | 'file_missing' | 'test_closed'> {
  const closing = closes_on === undefined ? undefined : new Date(closes_on)
  if (closing && given.getTime() >= closing.getTime()) return refuse('test_closed')
  const byId = new Map(questions.map((question) => [question.question_id, question]))
  const whole = is_sealed ? inNamesOf(unsealAnswer, byId, answers) : answers
  const marked = markAttempt({ questions, answers: whole })
  if (!marked.ok) return marked
  const own = new Set(own_file_ids)
  if (filesNamed(questions, whole).some((file_id) => !own.has(file_id))) return refuse('file_missing')
  if (closes_on === undefined || !closing || now.getTime() >= closing.getTime())
    return accept({ answers: whole, marked: marked.value, closes_on: null })
  return accept({ answers: inNamesOf(sealAnswer, byId, whole), marked: marked.value, closes_on })
}

/** Answers of a sealed test as they are kept from the moment on when it is opened. */
export function openedAnswers(questions: readonly Question[], answers: Answers): Answers {
  return inNamesOf(unsealAnswer, new Map(questions.map((question) => [question.question_id, question])), answers)
}

function inNamesOf(rename: typeof sealAnswer, byId: ReadonlyMap<string, Question>, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([question_id, answer]) => {
      const question = byId.get(question_id)
      return [question_id, question ? [...rename(question, answer)] : answer]
    }),
  )
}

/** What is told of an attempt: of a sealed one only that it is there. */
export function toldOf({ marked, closes_on }: Pick<TakenAttempt, 'marked' | 'closes_on'>) {
  const { correct_questions, waiting_questions, total_questions, accuracy } = marked
  return closes_on === null
    ? { correct_questions, waiting_questions, total_questions, accuracy, closes_on }
    : { correct_questions: 0, waiting_questions: 0, total_questions, accuracy: null, closes_on }
}
