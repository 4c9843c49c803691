/** The language of the page, for screens and for the parts that they are made of. */
import type { Bundle } from '@maktab/i18n/bundles'
import type { Language } from '@maktab/i18n/languages'
import type { Translate } from '@maktab/i18n/translate'
import type { Words } from '@maktab/i18n/words'
import { createContext, use, useContext } from 'react'

export interface Spoken {
  readonly words: Words
  /** IANA name, the tenant's. */
  readonly timeZone: string
  /** From 0, Sunday; the tenant's. Afghan weeks begin on Saturday, 6. */
  readonly firstWeekday: number
  /** The tenant's languages, the one that it speaks by itself first. */
  readonly languages?: readonly Language[]
}

const SpokenContext = createContext<Spoken | undefined>(undefined)

/** Gives what stands below it its language: `<WordsProvider value={…}>`. */
export const WordsProvider = SpokenContext.Provider

export function useSpoken(): Spoken {
  const spoken = useContext(SpokenContext)
  if (spoken === undefined) throw new Error('Words need a WordsProvider around them')
  return spoken
}

export function useLanguage(): Language {
  return useSpoken().words.language
}

/**
 * Translates into the language of the page the words of the way in, and of the bundles that are named. It waits for a bundle
 * that is not here yet, so it needs a Suspense around it; a screen waits for none, as its route fetches them with its script.
 */
export function useT<B extends Bundle = never>(...bundles: readonly B[]): Translate<B> {
  const { words } = useSpoken()
  for (const bundle of bundles) use(words.fetch(bundle))
  return words.t as Translate<Bundle>
}
