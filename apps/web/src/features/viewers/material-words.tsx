/** Words of `materials` in the language of the page, fetched with the first content that says them; `useT` within speaks them. */
import { loadMaterialWords } from '@maktab/i18n/load-material-words'
import type { Locale } from '@maktab/i18n/languages'
import type { CompiledCatalogue } from '@maktab/i18n/message'
import { withWords } from '@maktab/i18n/translate'
import { use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { SpeakBy, useSpeaking } from '#language/language.tsx'

const fetched = new Map<Locale, Promise<CompiledCatalogue>>()

function wordsOf(locale: Locale): Promise<CompiledCatalogue> {
  const known = fetched.get(locale)
  if (known !== undefined) return known
  const words = loadMaterialWords(locale)
  fetched.set(locale, words)
  // What could not be fetched is asked for again.
  words.catch(() => fetched.delete(locale))
  return words
}

/** Waits for the words; needs a Suspense around it. */
export function MaterialWords({ children }: { children: ReactNode }) {
  const { translator } = useSpeaking()
  const words = use(wordsOf(translator.language.locale))
  const speaking = useMemo(() => withWords(translator, words), [translator, words])
  return <SpeakBy translator={speaking}>{children}</SpeakBy>
}
