/** Questions asked live: how they move on, which answers count, and how they are counted. */
import type { ClickerState, Tally } from '@maktab/contracts/learning/clickers'
import type { LiveQuestion, Question } from '@maktab/contracts/questions/questions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isRight, readTypedNumber, rightAnswerOf } from '../questions/questions.ts'
import { foldAnswer } from '../questions/typed-answers.ts'

/** Nobody is asked by a teacher who went home. */
export const longestRunMs = 3 * 3_600_000

/** Kinds that can be asked live: answered in a moment on a phone, and marked by a rule. */
export const liveKinds = [
  'choice',
  'true_false',
  'blank',
  'inline_choice',
  'numeric',
  'short_text',
  'match',
  'order',
  'hotspot',
] as const satisfies readonly LiveQuestion['kind'][]

/** Whether a question can be asked live. */
export function isAskedLive<Q extends Pick<Question, 'kind'>>(
  question: Q,
): question is Extract<Q, { kind: LiveQuestion['kind'] }> {
  return (liveKinds as readonly Question['kind'][]).includes(question.kind)
}

export interface Standing {
  readonly state: ClickerState
  /** From 0. */
  readonly at: number
}

export type ClickerStep = 'open' | 'close' | 'reveal' | 'next' | 'end'

/** From which states a step leads on, and where to. A closed question may be opened again as long as it was not revealed. */
const ways: Readonly<Record<ClickerStep, { readonly from: readonly ClickerState[]; readonly to: ClickerState }>> = {
  open: { from: ['ready', 'closed'], to: 'open' },
  close: { from: ['open'], to: 'closed' },
  reveal: { from: ['open', 'closed'], to: 'revealed' },
  next: { from: ['closed', 'revealed'], to: 'open' },
  end: { from: ['ready', 'open', 'closed', 'revealed'], to: 'ended' },
}

/** Where a step leads. What has happened already is not done twice; what cannot follow is refused as moved on meanwhile. */
export function moveOn(now: Standing, asked: { readonly at: number; readonly step: ClickerStep }, total: number) {
  const { from, to } = ways[asked.step]
  const goal: Standing = { state: to, at: asked.step === 'next' ? asked.at + 1 : asked.at }
  if (now.state === goal.state && (now.at === goal.at || goal.state === 'ended')) return accept(now)
  if (now.at !== asked.at && asked.step !== 'end') return refuse('clicker_moved')
  if (!from.includes(now.state) || goal.at >= total) return refuse('clicker_moved')
  return accept(asked.step === 'end' ? { state: to, at: now.at } : goal)
}

/**
 * An answer counts while its question is open; and, given before it was closed, until the right answer is shown: a network that
 * fails costs nobody their answer.
 */
export function decideClickerAnswer({
  now,
  closed_on,
  at,
  given,
}: {
  readonly now: Standing
  readonly closed_on: Date | null
  readonly at: number
  readonly given: Date
}) {
  if (now.at !== at) return refuse('clicker_closed')
  const wasInTime = now.state === 'closed' && closed_on !== null && given.getTime() <= closed_on.getTime()
  return now.state === 'open' || wasInTime ? accept(at) : refuse('clicker_closed')
}

/** So many typed answers to one part are shown; of the rest only that they were given. */
const mostTyped = 8

type Answers = readonly (readonly string[])[]

/**
 * How often each answer was given, part by part. What can be chosen is there, chosen or not, and of several each counts; what was typed is put
 * together as it is compared, the most frequent first.
 */
export function tallyAnswers(question: Question, answers: Answers): readonly Tally[] {
  const offered = (
    part: number,
    ids: readonly string[],
    isRightOne: (id: string) => boolean,
    isGiven: (answer: readonly string[], id: string) => boolean,
  ): readonly Tally[] =>
    ids.map((id) => ({
      part,
      answer: id,
      answers: answers.filter((answer) => isGiven(answer, id)).length,
      is_right: isRightOne(id),
    }))
  const inPart = (part: number, ids: readonly string[], right: string | undefined) =>
    offered(
      part,
      ids,
      (id) => id === right,
      (answer, id) => answer[part] === id,
    )
  switch (question.kind) {
    case 'choice':
      return offered(
        0,
        question.options.map(({ option_id }) => option_id),
        (id) => question.correct.includes(id),
        (answer, id) => answer.includes(id),
      )
    case 'hotspot':
      return offered(
        0,
        question.regions.map(({ region_id }) => region_id),
        (id) => question.correct.includes(id),
        (answer, id) => answer.includes(id),
      )
    case 'true_false':
      return inPart(0, ['true', 'false'], String(question.correct))
    case 'inline_choice':
      return question.blanks.flatMap(({ options, correct }, part) =>
        inPart(
          part,
          options.map(({ option_id }) => option_id),
          correct,
        ),
      )
    case 'match': {
      const partners = rightAnswerOf(question)
      return question.left.flatMap((_, part) =>
        inPart(
          part,
          question.right.map(({ item_id }) => item_id),
          partners[part],
        ),
      )
    }
    case 'order':
      return question.items.flatMap(({ item_id: right }, part) =>
        inPart(
          part,
          question.items.map(({ item_id }) => item_id),
          right,
        ),
      )
    case 'blank':
      return question.blanks.flatMap((blank, part) => tallyTyped({ ...question, blanks: [blank] }, part, answers))
    default:
      return tallyTyped(question, 0, answers)
  }
}

/** Of a question with one field: what was typed into it, which is each answer's part `part`. Numbers count as one where they are equal. */
function tallyTyped(question: Question, part: number, answers: Answers): readonly Tally[] {
  const typed = new Map<string, { readonly written: string; count: number }>()
  for (const answer of answers) {
    const written = (answer[part] ?? '').trim()
    const key = String((question.kind === 'numeric' ? readTypedNumber(written) : undefined) ?? foldAnswer(written))
    const known = typed.get(key)
    if (known) known.count += 1
    else if (key !== '') typed.set(key, { written, count: 1 })
  }
  return [...typed.values()]
    .map(({ written, count }) => ({ part, answer: written, answers: count, is_right: isRight(question, [written]) }))
    .sort((one, other) => other.answers - one.answers || (one.answer < other.answer ? -1 : 1))
    .slice(0, mostTyped)
}
