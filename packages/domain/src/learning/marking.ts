/** Marks an attempt at an assessment, on the device at once and on the server with authority. */
import type { Question } from '@maktab/contracts/questions/questions'
import type { RubricCriterion } from '@maktab/contracts/questions/rubrics'
import type { TestRules } from '@maktab/contracts/questions/test-rules'
import type { Answers, Marks } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import { share } from '../schools/percentages.ts'
import { isMarkedByPerson } from '../questions/marked-by-person.ts'
import { afterPenalties, countsMarks, givenMarks, inHundredths, marksOf } from '../questions/question-marks.ts'
import { isRight } from '../questions/questions.ts'
import { isAnswered } from './answers.ts'

/** Right or wrong, by question id; null where it waits for a teacher. */
export type Results = Readonly<Record<string, boolean | null>>

export interface Marked {
  /** For every question of the assessment. */
  readonly results: Results
  /** For every question too, where the test counts marks (`countsMarks`); else empty. */
  readonly marks: Marks
  readonly correct_questions: number
  readonly waiting_questions: number
  readonly total_questions: number
  /**
   * Of the questions that are marked, in per cent, one decimal: the marks given of those that could be, or where the test counts
   * none, the questions that are right. Null while every one waits for a teacher.
   */
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
  rules = {},
  tried = {},
}: {
  readonly questions: readonly Question[]
  readonly answers: Answers
  readonly rules?: TestRules | undefined
  /** Wrong checks before the answer, by question. */
  readonly tried?: Readonly<Record<string, number>> | undefined
}): Outcome<Marked, 'attempt_mismatch'> {
  const known = new Set(questions.map((question) => question.question_id))
  if (Object.keys(answers).some((question_id) => !known.has(question_id))) return refuse('attempt_mismatch')

  const results = Object.fromEntries(
    questions.map((question) => {
      const answer = answers[question.question_id] ?? []
      return [question.question_id, isMarkedByPerson(question) && isAnswered(answer) ? null : isRight(question, answer)]
    }),
  )
  const marks = countsMarks(questions, rules)
    ? Object.fromEntries(
        questions.map((question) => {
          const { question_id } = question
          const answer = answers[question_id] ?? []
          const possible = marksOf(question)
          const standing = { rules, wrongChecks: tried[question_id] ?? 0, isAnswered: isAnswered(answer) }
          const given =
            results[question_id] === null ? null : afterPenalties(givenMarks(question, answer), possible, standing)
          return [question_id, { given, possible }]
        }),
      )
    : {}
  const outcomes = Object.values(results)
  return accept({
    results,
    marks,
    correct_questions: outcomes.filter((one) => one === true).length,
    waiting_questions: outcomes.filter((one) => one === null).length,
    total_questions: questions.length,
    accuracy: accuracyOf(outcomesOf(results, marks)),
  })
}

interface MarksOfOne {
  readonly given: number
  readonly possible: number
}

/** Of every question that is marked what it gave; where no marks are counted, one of one or nothing. */
function outcomesOf(results: Results, marks: Marks): readonly MarksOfOne[] {
  return Object.entries(results).flatMap(([question_id, result]) => {
    if (result === null) return []
    const { given = null, possible = 1 } = marks[question_id] ?? {}
    return [{ given: given ?? Number(result) * possible, possible }]
  })
}

function accuracyOf(outcomes: readonly MarksOfOne[]): number | null {
  const sum = (which: keyof MarksOfOne) => outcomes.reduce((total, one) => total + one[which], 0)
  return share(sum('given'), sum('possible'))
}

/** What all questions that are marked gave, of what they could; undefined where an attempt has no marks. */
export function marksTogether(marks: Marks): { readonly given: number; readonly possible: number } | undefined {
  const marked = Object.values(marks).flatMap(({ given, possible }) => (given === null ? [] : [{ given, possible }]))
  if (marked.length === 0) return undefined
  const sum = (which: keyof MarksOfOne) => inHundredths(marked.reduce((total, one) => total + one[which], 0))
  return { given: Math.max(0, sum('given')), possible: sum('possible') }
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
 * An attempt with what a teacher gave so far. Accuracy: of every question that is marked what it gave (1 right, 0 wrong, marks
 * of total where a teacher marked; of a test that counts marks the marks, a teacher's in proportion), added up and divided by what
 * they could give, in per cent with one decimal. Correct is a question with its full share. Refuses scores of questions that do not wait for a teacher, or that their rubric does not have.
 */
export function markScored({
  questions,
  results,
  marks: before = {},
  scores,
}: {
  readonly questions: readonly Question[]
  readonly results: Results
  /** As the attempt was marked; an attempt from before marks were kept has none. */
  readonly marks?: Marks | undefined
  readonly scores: Readonly<Record<string, AnswerScore>>
}): Outcome<Marked, 'not_found' | 'rubric_mismatch'> {
  const waiting = new Map(
    questions
      .filter(isMarkedByPerson)
      .filter(({ question_id }) => results[question_id] === null)
      .map((question) => [question.question_id, question]),
  )
  for (const question_id of Object.keys(scores)) if (!waiting.has(question_id)) return refuse('not_found')
  const byTeacher: MarksOfOne[] = []
  const marks = { ...before }
  let full = 0
  for (const [question_id, { rubric }] of waiting) {
    const score = scores[question_id]
    if (!score) continue
    const levels = answerMarks(rubric, score)
    if (!levels) return refuse('rubric_mismatch')
    const part = levels.total === 0 ? 1 : levels.marks / levels.total
    const { possible } = before[question_id] ?? { possible: 1 }
    byTeacher.push({ given: part * possible, possible })
    if (part === 1) full += 1
    if (before[question_id]) marks[question_id] = { given: inHundredths(part * possible), possible }
  }
  const outcomes = Object.values(results)
  return accept({
    results,
    marks,
    correct_questions: outcomes.filter((one) => one === true).length + full,
    waiting_questions: waiting.size - byTeacher.length,
    total_questions: outcomes.filter((one) => one !== null).length + waiting.size,
    accuracy: accuracyOf([...outcomesOf(results, before), ...byTeacher]),
  })
}
