/** Marks an attempt at an assessment, on the device at once and on the server with authority. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import type { Answers } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { share } from '../schools/percentages.ts'
import { isMarkedByPerson } from '../questions/marked-by-person.ts'
import { isRight } from '../questions/questions.ts'
import { isAnswered } from './answers.ts'

/** Right or wrong, by question id; null where it waits for a teacher. */
export type Results = Readonly<Record<string, boolean | null>>

export interface Marked {
  /** For every question of the assessment. */
  readonly results: Results
  readonly correct_questions: number
  readonly waiting_questions: number
  readonly total_questions: number
  /** Correct of the questions that are marked, in per cent, one decimal; null while every one waits for a teacher. */
  readonly accuracy: number | null
}

/**
 * Marks `answers` by the questions as they stand. A question without an answer is wrong, of whatever kind it is; an answer
 * that a person must mark waits for them. Refuses answers to questions that the assessment does not have: they belong to
 * another content or to another edition of it.
 */
export function markAttempt({
  questions,
  answers,
}: {
  readonly questions: readonly Question[]
  readonly answers: Answers
}): Outcome<Marked, 'attempt_mismatch'> {
  const known = new Set(questions.map((question) => question.question_id))
  if (Object.keys(answers).some((question_id) => !known.has(question_id))) return refuse('attempt_mismatch')

  const results = Object.fromEntries(
    questions.map((question) => {
      const answer = answers[question.question_id] ?? []
      return [question.question_id, isMarkedByPerson(question) && isAnswered(answer) ? null : isRight(question, answer)]
    }),
  )
  const marks = Object.values(results)
  const correct_questions = marks.filter((mark) => mark === true).length
  const waiting_questions = marks.filter((mark) => mark === null).length
  const total_questions = questions.length
  return accept({
    results,
    correct_questions,
    waiting_questions,
    total_questions,
    accuracy: share(correct_questions, total_questions - waiting_questions),
  })
}

/** What a teacher gave an answer: the level chosen of each criterion of its rubric. */
export interface AnswerScore {
  /** Level by criterion. */
  readonly levels: Readonly<Record<string, string>>
  readonly remark: string
}

/** What the levels of an answer come to, and the most that its rubric gives. Undefined where a criterion is not scored, or a level is not of the rubric. */
export function answerMarks(
  rubric: readonly RubricCriterion[],
  { levels }: Pick<AnswerScore, 'levels'>,
): { readonly marks: number; readonly total: number } | undefined {
  if (Object.keys(levels).some((id) => !rubric.some(({ criterion_id }) => criterion_id === id))) return undefined
  let hundredths = 0
  let best = 0
  for (const criterion of rubric) {
    const chosen = criterion.levels.find(({ level_id }) => level_id === levels[criterion.criterion_id])
    if (!chosen) return undefined
    hundredths += Math.round(chosen.marks * 100)
    best += Math.max(...criterion.levels.map(({ marks }) => Math.round(marks * 100)))
  }
  return { marks: hundredths / 100, total: best / 100 }
}

/**
 * An attempt with what a teacher gave so far. Accuracy: of every question that is marked its share (1 right, 0 wrong, marks
 * of total where a teacher marked), added up and divided by their number, in per cent with one decimal. Correct is a
 * question with its full share. Refuses scores of questions that do not wait for a teacher, or that their rubric does not have.
 */
export function markScored({
  questions,
  results,
  scores,
}: {
  readonly questions: readonly Question[]
  readonly results: Results
  readonly scores: Readonly<Record<string, AnswerScore>>
}): Outcome<Marked, 'not_found' | 'rubric_mismatch'> {
  const waiting = new Map(
    questions
      .filter(isMarkedByPerson)
      .filter(({ question_id }) => results[question_id] === null)
      .map((question) => [question.question_id, question]),
  )
  const shares: (number | null)[] = Object.entries(results)
    .filter(([, result]) => result !== null)
    .map(([, result]) => Number(result))
  for (const question_id of Object.keys(scores)) if (!waiting.has(question_id)) return refuse('not_found')
  for (const [question_id, { rubric }] of waiting) {
    const score = scores[question_id]
    const marks = score && answerMarks(rubric, score)
    if (score && !marks) return refuse('rubric_mismatch')
    shares.push(marks ? (marks.total === 0 ? 1 : marks.marks / marks.total) : null)
  }
  const marked = shares.filter((one) => one !== null)
  return accept({
    results,
    correct_questions: marked.filter((one) => one === 1).length,
    waiting_questions: shares.length - marked.length,
    total_questions: shares.length,
    accuracy: share(
      marked.reduce((sum, one) => sum + one, 0),
      marked.length,
    ),
  })
}
