/** Questions asked live: how they move on, which answers count, and how they are counted. */
import type { ClickerState, Tally } from '@maktab/contracts/learning/clickers'
import type { Question } from '@maktab/contracts/content/questions'
import { accept, refuse } from '@maktab/contracts/outcome'
import { isRight } from '../content/questions.ts'
import { foldAnswer } from '../content/typed-answers.ts'

/** Nobody is asked by a teacher who went home. */
export const longestRunMs = 3 * 3_600_000

const liveKinds: ReadonlySet<Question['kind']> = new Set(['choice', 'true_false', 'numeric', 'short_text', 'blank'])

/** Whether a question can be asked live: answered with a touch or a word, and marked by a rule. */
export function isAskedLive({ kind }: Pick<Question, 'kind'>): boolean {
  return liveKinds.has(kind)
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
export function decideClickerAnswer({ now, closed_on, at, given }: { readonly now: Standing; readonly closed_on: Date | null; readonly at: number; readonly given: Date }) {
  if (now.at !== at) return refuse('clicker_closed')
  const wasInTime = now.state === 'closed' && closed_on !== null && given.getTime() <= closed_on.getTime()
  return now.state === 'open' || wasInTime ? accept(at) : refuse('clicker_closed')
}

/** So many typed answers are shown; of the rest only that they were given. */
const mostTyped = 8

/**
 * How often each answer was given. Of a choice every option is there, chosen or not, and several count each; what was typed is put
 * together as it is compared, the most frequent first.
 */
export function tallyAnswers(question: Question, answers: readonly (readonly string[])[]): readonly Tally[] {
  if (question.kind === 'choice') {
    return question.options.map(({ option_id }) => ({ answer: option_id, answers: answers.filter((answer) => answer.includes(option_id)).length, is_right: question.correct.includes(option_id) }))
  }
  if (question.kind === 'true_false') {
    return ['true', 'false'].map((one) => ({ answer: one, answers: answers.filter(([answer]) => answer === one).length, is_right: String(question.correct) === one }))
  }
  const typed = new Map<string, { readonly written: readonly string[]; count: number }>()
  for (const answer of answers) {
    const key = answer.map(foldAnswer).join(' · ')
    const known = typed.get(key)
    if (known) known.count += 1
    else typed.set(key, { written: answer, count: 1 })
  }
  return [...typed.values()]
    .map(({ written, count }) => ({ answer: written.join(' · '), answers: count, is_right: isRight(question, written) }))
    .sort((one, other) => other.answers - one.answers || (one.answer < other.answer ? -1 : 1))
    .slice(0, mostTyped)
}
