/** What is looked for stands in the address, so that Back finds it; what is typed goes there when the typing pauses. */
import { searchLessons } from '@maktab/client/calls/content/search.generated'
import type { Input } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { useEffect, useState } from 'react'
import { useSearchParams } from '#page/router.tsx'
import { useQuery, type StateOf } from '#page/use-calls.ts'

type Asked = Input<Catalogue['searchLessons']>
export type SearchState = StateOf<Catalogue['searchLessons']>
export type SearchFilter = 'subject' | 'grade' | 'language' | 'content_type'

const filterNames: readonly SearchFilter[] = ['subject', 'grade', 'language', 'content_type']
/** Long enough for the next letter of a word. */
const pauseMs = 300
const shortest = 2

export function useSearch() {
  const [address, setAddress] = useSearchParams()
  const sought = address.get('q') ?? ''
  const [typed, setTyped] = useState(sought)
  const [followed, setFollowed] = useState(sought)
  // Back and a recent search change the address without a key.
  if (followed !== sought) {
    setFollowed(sought)
    if (typed.trim() !== sought) setTyped(sought)
  }
  const page = Math.min(25, Math.max(1, Math.trunc(Number(address.get('page'))) || 1))
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])),
  ) as Partial<Pick<Asked, SearchFilter>>

  const look = (text: string) => {
    setTyped(text)
    setAddress(text.trim() === '' ? {} : { q: text.trim() }, { replace: true })
  }
  const change = (name: SearchFilter | 'page', value: string) => {
    const next = new URLSearchParams(address)
    if (name !== 'page') next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: name !== 'page' })
  }
  useEffect(() => {
    if (typed.trim() === sought) return
    const pause = setTimeout(
      () => setAddress(typed.trim() === '' ? {} : { q: typed.trim() }, { replace: true }),
      pauseMs,
    )
    return () => clearTimeout(pause)
  }, [typed, sought, setAddress])

  const isAsked = [...sought].length >= shortest
  const state = useQuery(searchLessons, { search_string: sought, page, ...filters }, { enabled: isAsked })
  return {
    typed,
    sought,
    isAsked,
    page,
    filters,
    state: useLastAnswer(state, isAsked),
    isWaiting: isAsked && state.state === 'loading',
    type: setTyped,
    look,
    change,
  }
}

/** While the next answer is on its way the last one stays: a list that blinks at every letter cannot be read. */
function useLastAnswer(state: SearchState, isAsked: boolean): SearchState {
  const [last, setLast] = useState<SearchState>()
  const isNew = state.state === 'ready' && (last?.state !== 'ready' || last.value !== state.value)
  if (isNew) setLast(state)
  if (!isAsked && last !== undefined) setLast(undefined)
  return state.state === 'loading' && last !== undefined && isAsked ? last : state
}
