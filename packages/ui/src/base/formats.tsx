import { createFormats } from '@maktab/i18n/formats'
import type { Formats } from '@maktab/i18n/formats'
import { useMemo } from 'react'
import { useSpoken, useT } from './words.tsx'

/** Dates, numbers and durations in the page's language and the tenant's time zone. */
export function useFormat(): Formats {
  const { words, timeZone } = useSpoken()
  const t = useT('application')
  return useMemo(() => createFormats({ language: words.language, t }, timeZone), [words, t, timeZone])
}
