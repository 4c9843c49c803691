import type { Formats } from '@maktab/i18n/formats'
import type { Language } from '@maktab/i18n/languages'
import type { Translate } from '@maktab/i18n/translate'
import { createContext, useContext } from 'react'

/** All that there is before sign-in, where every kilobyte is waited for. */
export interface EntranceWords {
  readonly t: Translate
  readonly language: Language
}

/** What parts say by themselves ("Close", "Next month") and how they write dates and figures. */
export interface PartWords extends EntranceWords {
  readonly format: Formats
  /** IANA name, the tenant's. */
  readonly timeZone: string
  /** From 0, Sunday; the tenant's. Afghan weeks begin on Saturday, 6. */
  readonly firstWeekday: number
}

const PartWordsContext = createContext<EntranceWords | PartWords | undefined>(undefined)

/** Gives the parts below it their language: `<PartWordsProvider value={…}>`. */
export const PartWordsProvider = PartWordsContext.Provider

/** For a part that stands on the entrance too, and writes no dates or figures. */
export function useEntranceWords(): EntranceWords {
  const words = useContext(PartWordsContext)
  if (words === undefined) throw new Error('Parts need a PartWordsProvider around them')
  return words
}

/** The words of the page's language, for a part behind the entrance. */
export function usePartWords(): PartWords {
  const words = useEntranceWords()
  if (!isWhole(words)) throw new Error('This part writes dates or figures: the entrance has no words for it')
  return words
}

function isWhole(words: EntranceWords | PartWords): words is PartWords {
  return 'format' in words
}
