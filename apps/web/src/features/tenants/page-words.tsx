/** Words of the public pages in the language of the page; fetched with the first of them, never with the way in. */
import { loadPageWords } from '@maktab/i18n/load-page-words'
import type { Locale } from '@maktab/i18n/languages'
import type { Translator } from '@maktab/i18n/translate'
import { createContext, use, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#language/use-language.ts'

const PageWordsContext = createContext<Translator['t'] | undefined>(undefined)

const fetched = new Map<Locale, Promise<Translator>>()

function wordsOf(locale: Locale): Promise<Translator> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const words = loadPageWords(locale)
  fetched.set(locale, words)
  // What could not be fetched is asked for again.
  words.catch(() => fetched.delete(locale))
  return words
}

/** Waits for the words; needs a Suspense around it. */
export function PageWords({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  const { t } = use(wordsOf(locale))
  return <PageWordsContext value={t}>{children}</PageWordsContext>
}

/** Translates keys of `pages`. */
export function usePageWords(): Translator['t'] {
  const t = useContext(PageWordsContext)
  if (t === undefined) throw new Error('Public pages need PageWords around them')
  return t
}
