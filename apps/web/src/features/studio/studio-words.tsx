/** Words of `studio`, and of writing questions, in the language of the page, fetched with the first screen that says them. */
import { loadStudioWords } from '@maktab/i18n/load-studio-words'
import type { Locale } from '@maktab/i18n/languages'
import type { CompiledCatalogue } from '@maktab/i18n/message'
import { withWords } from '@maktab/i18n/translate'
import type { Translator } from '@maktab/i18n/translate'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { createContext, Suspense, use, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { SpeakBy, useSpeaking } from '#language/language.tsx'
import { useT } from '#language/use-t.ts'

const StudioWordsContext = createContext<Translator['t'] | undefined>(undefined)

const fetched = new Map<Locale, Promise<CompiledCatalogue>>()

function wordsOf(locale: Locale): Promise<CompiledCatalogue> {
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
  const { translator } = useSpeaking()
  const words = use(wordsOf(translator.language.locale))
  const speaking = useMemo(() => withWords(translator, words), [translator, words])
  return (
    <SpeakBy translator={speaking}>
      <StudioWordsContext value={speaking.t}>{children}</StudioWordsContext>
    </SpeakBy>
  )
}

/** Translates keys of `studio`. */
export function useStudioWords(): Translator['t'] {
  const t = useContext(StudioWordsContext)
  if (t === undefined) throw new Error('StudioWords must stand around whatever says them')
  return t
}
