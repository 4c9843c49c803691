/** The answers that screens share, and one of them as a part sees it. */
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { nameOfKey } from './answers.ts'
import type { AnswerKey, Answers, AnswerState, Question } from './answers.ts'
import { useLatest } from './use-latest.ts'

const AnswersContext = createContext<Answers | undefined>(undefined)

export function AnswersProvider({ answers, children }: { readonly answers: Answers; readonly children: ReactNode }) {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && answers.lookedAt()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [answers])
  return <AnswersContext value={answers}>{children}</AnswersContext>
}

export function useAnswers(): Answers {
  const answers = useContext(AnswersContext)
  if (answers === undefined) throw new Error('Answers need an AnswersProvider around them')
  return answers
}

interface Asked<T> extends AnswerState<T> {
  askAgain(): Promise<void>
}

/** Asks while it is drawn, and shows what is known; `isAsked: false` only shows. With `showsBefore` the value of the key before stands until there is one. */
export function useAnswer<T>(
  question: Question<T>,
  { isAsked = true, showsBefore = false }: { readonly isAsked?: boolean; readonly showsBefore?: boolean } = {},
): Asked<T> {
  const { freshMs, isKeptForGood } = question
  const answers = useAnswers()
  const latest = useLatest(question)
  const name = nameOfKey(question.key)
  const state = useAnswerState<T>(question.key)
  useEffect(() => {
    if (!isAsked) return
    return answers.want({
      key: JSON.parse(name) as AnswerKey,
      ask: (signal) => latest.current.ask(signal),
      freshMs,
      isKeptForGood,
    })
  }, [answers, latest, name, isAsked, freshMs, isKeptForGood])
  const [before, setBefore] = useState<{ readonly value?: T | undefined }>({})
  if (showsBefore && state.value !== undefined && state.value !== before.value) setBefore({ value: state.value })
  const askAgain = useCallback(() => answers.askAgain(latest.current), [answers, latest])
  const value = state.value ?? (showsBefore && !state.isBroken ? before.value : undefined)
  return { value, isBroken: state.isBroken, askAgain }
}

/** What is known under a key, without asking. */
export function useAnswerState<T>(key: AnswerKey): AnswerState<T> {
  const answers = useAnswers()
  const name = nameOfKey(key)
  return useSyncExternalStore(
    useCallback((tell: () => void) => answers.listen(JSON.parse(name) as AnswerKey, tell), [answers, name]),
    () => answers.stateOf(name) as AnswerState<T>,
  )
}
