/** Questions of one's own in work: which may be asked, how they are told, and how answers are marked. */
import type { Answers } from '@maktab/contracts/learning/attempts'
import { accept, refuse, type Outcome } from '@maktab/contracts/outcome'
import type { AskedQuestion, Question } from '@maktab/contracts/questions/questions'
import { markAttempt, type Marked } from '../learning/marking.ts'
import { questionFaults } from '../questions/question-faults.ts'
import { isMarkedByPerson } from '../questions/marked-by-person.ts'
import { sealQuestions, unsealAnswer } from '../questions/sealed-tests.ts'

/** Answered in the form of the work, without files: the work takes these beside it, and pictures as its attachments. */
export const ownKinds = [
  'choice',
  'true_false',
  'blank',
  'inline_choice',
  'numeric',
  'short_text',
  'match',
  'order',
  'long_answer',
] as const satisfies readonly Question['kind'][]

export function isOwnKind(question: Pick<Question, 'kind'>): boolean {
  return (ownKinds as readonly Question['kind'][]).includes(question.kind)
}

const mostQuestions = 50

/**
 * The questions of `json_data`, named by their places; none of anything else, which is kept as it came. `readQuestion` answers a
 * question that is whole, else undefined: the server asks the schema of questions, which is no part of a page or a device.
 */
export function readCustomWork(
  json: string,
  readQuestion: (written: unknown) => Question | undefined,
): readonly Question[] {
  const work = parse(json)
  if (typeof work !== 'object' || work === null || !('v' in work) || work.v !== 1) return []
  const written: readonly unknown[] = 'questions' in work && Array.isArray(work.questions) ? work.questions : []
  const questions = written.map(readQuestion).filter((question) => question !== undefined)
  if (written.length > mostQuestions || questions.length < written.length) return []
  return questions.map((question, place) => ({ ...question, question_id: String(place + 1) }))
}

/** A question as the form of this application writes it. */
export function ownQuestion(written: unknown): Question | undefined {
  const isOne = typeof written === 'object' && written !== null && 'kind' in written && 'text' in written
  return isOne && isOwnKind(written as Question) ? (written as Question) : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Whether these may be asked. Work that scores itself (type 0) asks none that a person marks. */
export function decideOwnQuestions(
  questions: readonly Question[],
  { assignment_type }: { readonly assignment_type: number },
): Outcome<null, 'bank_question_faulty' | 'question_needs_person'> {
  if (questions.some((question) => !isOwnKind(question) || questionFaults(question).length > 0))
    return refuse('bank_question_faulty')
  return assignment_type === 0 && questions.some(isMarkedByPerson) ? refuse('question_needs_person') : accept(null)
}

/** As every device has them: nothing of them tells an answer. */
export function askedOfWork(questions: readonly Question[]): AskedQuestion[] {
  return sealQuestions(questions)
}

/** Marks answers that name what they choose as the sealed questions do. Answers to questions that the work does not have are kept, and mark nothing. */
export function markWork(questions: readonly Question[], answers: Answers): Marked {
  const whole = Object.fromEntries(
    questions.flatMap((question) => {
      const answer = answers[question.question_id]
      return answer === undefined ? [] : [[question.question_id, [...unsealAnswer(question, answer)]]]
    }),
  )
  const marked = markAttempt({ questions, answers: whole })
  if (!marked.ok) throw new Error('Answers were left that no question asks')
  return marked.value
}
