/** Taking an attempt: marked, kept for a teacher, or kept until a sealed test closes. The same on the device and on the server. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { Answers, TrackedAttempt } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { sealAnswer, unsealAnswer } from '../questions/sealed-tests.ts'
import {
  drawTest,
  draws,
  noAllowance,
  takingRefusal,
  type Allowance,
  type TakingRefusal,
} from '../questions/test-rules.ts'
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
  under,
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
  readonly under: UnderRules
}): Outcome<TakenAttempt, 'attempt_mismatch' | 'file_missing' | 'test_closed' | TakingRefusal> {
  const closing = closes_on === undefined ? undefined : new Date(closes_on)
  if (closing && given.getTime() >= closing.getTime()) return refuse('test_closed')
  const refused = refusalUnder(under, given)
  if (refused) return refuse(refused)
  const had = questionsHad(questions, under)
  if (!had) return refuse('attempt_mismatch')
  const byId = new Map(questions.map((question) => [question.question_id, question]))
  const whole = is_sealed ? inNamesOf(unsealAnswer, byId, answers) : answers
  if (Object.keys(whole).some((question_id) => !byId.has(question_id))) return refuse('attempt_mismatch')
  const { rules, tracked } = under
  const marked = markAttempt({ questions: had, answers: answersTo(had, whole), rules, tried: tracked.tried })
  if (!marked.ok) return marked
  const own = new Set(own_file_ids)
  if (filesNamed(questions, whole).some((file_id) => !own.has(file_id))) return refuse('file_missing')
  if (closes_on === undefined || !closing || now.getTime() >= closing.getTime())
    return accept({ answers: whole, marked: marked.value, closes_on: null })
  return accept({ answers: inNamesOf(sealAnswer, byId, whole), marked: marked.value, closes_on })
}

/** Under which rules, by whom and how an attempt was made. */
export interface UnderRules {
  readonly rules: TestRules | undefined
  readonly allowance?: Allowance | undefined
  readonly user_id: number
  /** Tries of this learner in this class that are kept. */
  readonly made: number
  readonly tracked: Pick<TrackedAttempt, 'content_id' | 'try_number' | 'drawn' | 'tried' | 'time_spent_in_seconds'>
}

/** Why the rules of a test do not let an attempt in; undefined where they do. */
export function refusalUnder(
  { rules = {}, allowance = noAllowance, made, tracked }: UnderRules,
  given: Date,
): TakingRefusal | undefined {
  return takingRefusal(rules, allowance, { made, given, seconds: tracked.time_spent_in_seconds })
}

/**
 * The questions that a learner had. Undefined where those they name are not those of the draw: they had another edition of the test.
 * A device that knows of no draws names none, and whatever it asked beside the draw is not marked.
 */
export function questionsHad<Q extends { readonly question_id: string }>(
  questions: readonly Q[],
  { rules = {}, user_id, made, tracked }: UnderRules,
): readonly Q[] | undefined {
  if (!draws(rules)) return questions
  const { content_id, try_number = made + 1, drawn } = tracked
  const own = drawTest(questions, rules, { user_id, content_id, try_number })
  const named = new Set(drawn)
  const isSame = named.size === own.length && own.every(({ question_id }) => named.has(question_id))
  return drawn === undefined || isSame ? own : undefined
}

function answersTo(questions: readonly { readonly question_id: string }[], answers: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ question_id }) => {
      const answer = answers[question_id]
      return answer ? [[question_id, answer]] : []
    }),
  )
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
