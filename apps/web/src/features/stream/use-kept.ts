import { useState } from 'react'
import type { QueryState } from '#page/use-calls.ts'

/** A question that stays answered while another is asked in its place: a page of posts begins elsewhere as soon as a new post comes, and what is read stays. */
export function useKept<V, R extends string>(asked: QueryState<V, R>): QueryState<V, R> {
  const [kept, setKept] = useState<Extract<QueryState<V, R>, { state: 'ready' }>>()
  if (asked.state === 'ready' && asked.value !== kept?.value) setKept(asked)
  return asked.state === 'loading' && kept !== undefined ? kept : asked
}
