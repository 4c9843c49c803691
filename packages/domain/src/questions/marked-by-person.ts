import type { AskedQuestion } from '@maktab/contracts/questions/questions'

/** Kinds whose answers a teacher marks, by the rubric of the question. */
const byPerson = ['long_answer', 'file', 'recording'] as const
type MarkedByPerson = (typeof byPerson)[number]

/** A question that no rule can mark. */
export function isMarkedByPerson<Q extends AskedQuestion>(
  question: Q,
): question is Extract<Q, { kind: MarkedByPerson }> {
  return (byPerson as readonly string[]).includes(question.kind)
}
