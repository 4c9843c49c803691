import type { Formats } from '@maktab/i18n/formats'
import type { Language } from '@maktab/i18n/languages'
import type { Translate } from '@maktab/i18n/translate'
import { useFormat } from './formats.tsx'
import { useSpoken, useT } from './words.tsx'

/** What parts say by themselves ("Close", "Next month") and how they write dates and figures. */
export interface PartWords {
  readonly t: Translate<'parts' | 'application'>
  readonly language: Language
  readonly format: Formats
  readonly timeZone: string
  readonly firstWeekday: number
}

export function usePartWords(): PartWords {
  const { words, timeZone, firstWeekday } = useSpoken()
  const t = useT('parts', 'application')
  return { t, language: words.language, format: useFormat(), timeZone, firstWeekday }
}
