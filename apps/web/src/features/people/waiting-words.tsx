/** Words of `waiting` in the language of the page, fetched with the first list of what waits. */
import { loadWaitingWords } from '@maktab/i18n/load-waiting-words'
import type { Locale } from '@maktab/i18n/languages'
import type { Translator } from '@maktab/i18n/translate'
import { createContext, use, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#language/use-language.ts'

const WaitingWordsContext = createContext<Translator['t'] | undefined>(undefined)

const fetched = new Map<Locale, Promise<Translator | undefined>>()

function wordsOf(locale: Locale): Promise<Translator | undefined> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const words = loadWaitingWords(locale).catch(() => {
    // What could not be fetched is asked for again.
    fetched.delete(locale)
    return undefined
  })
  fetched.set(locale, words)
  return words
}

/** Waits for the words; needs a Suspense around it. */
export function WaitingWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  const words = use(wordsOf(locale))
  if (words === undefined) throw new Error('The words of what waits could not be fetched')
  return <WaitingWordsContext value={words.t}>{children}</WaitingWordsContext>
}

/** Translates keys of `waiting`. */
export function useWaitingWords(): Translator['t'] {
  const t = useContext(WaitingWordsContext)
  if (t === undefined) throw new Error('WaitingWords must stand around whatever says them')
  return t
}
