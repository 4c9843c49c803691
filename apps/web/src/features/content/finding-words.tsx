/** Words of `finding` and `clicker` in the language of the page, fetched with the first screen that says them. */
import { loadFindingWords } from '@maktab/i18n/load-finding-words'
import type { Locale } from '@maktab/i18n/languages'
import type { Translator } from '@maktab/i18n/translate'
import { createContext, use, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#language/use-language.ts'

const FindingWordsContext = createContext<Translator['t'] | undefined>(undefined)

const fetched = new Map<Locale, Promise<Translator | undefined>>()

function wordsOf(locale: Locale): Promise<Translator | undefined> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const words = loadFindingWords(locale).catch(() => {
    // What could not be fetched is asked for again.
    fetched.delete(locale)
    return undefined
  })
  fetched.set(locale, words)
  return words
}

/** Waits for the words; needs a Suspense around it. What `isExtra` on its screen is not there without them; a screen of its own breaks. */
export function FindingWords({ children, isExtra = false }: { children: ReactNode; isExtra?: boolean }) {
  const { locale } = useLanguage()
  const words = use(wordsOf(locale))
  if (words === undefined) {
    if (isExtra) return null
    throw new Error('The words of finding could not be fetched')
  }
  return <FindingWordsContext value={words.t}>{children}</FindingWordsContext>
}

/** Translates keys of `finding` and `clicker`. */
export function useFindingWords(): Translator['t'] {
  const t = useContext(FindingWordsContext)
  if (t === undefined) throw new Error('FindingWords must stand around whatever says them')
  return t
}
