/** Words of `studio` in the language of the page, fetched with the first screen that says them. */
import { loadStudioWords } from '@maktab/i18n/load-studio-words'
import type { Locale } from '@maktab/i18n/languages'
import type { Translator } from '@maktab/i18n/translate'
import { Skeleton } from '@maktab/ui/skeleton'
import { createContext, Suspense, use, useContext } from 'react'
import type { ReactNode } from 'react'
import { useLanguage } from '#shell/use-language.ts'
import { useT } from '#shell/use-t.ts'

const StudioWordsContext = createContext<Translator['t'] | undefined>(undefined)

const fetched = new Map<Locale, Promise<Translator>>()

function wordsOf(locale: Locale): Promise<Translator> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const words = loadStudioWords(locale)
  fetched.set(locale, words)
  // What could not be fetched is asked for again.
  words.catch(() => fetched.delete(locale))
  return words
}

/** Stands around every screen of the studio. */
export function StudioWords({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <Suspense fallback={<Skeleton label={t('frame.loading')} shape="rows" />}>
      <Fetched>{children}</Fetched>
    </Suspense>
  )
}

function Fetched({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  const { t } = use(wordsOf(locale))
  return <StudioWordsContext value={t}>{children}</StudioWordsContext>
}

/** Translates keys of `studio`. */
export function useStudioWords(): Translator['t'] {
  const t = useContext(StudioWordsContext)
  if (t === undefined) throw new Error('StudioWords must stand around whatever says them')
  return t
}
