import type { Locale } from '@maktab/i18n/languages'
import { loadTourWords } from '@maktab/i18n/load-tour-words'
import type { Translator } from '@maktab/i18n/translate'
import { useEffect, useState } from 'react'
import { useLanguage } from '#language/use-language.ts'

/** Translates keys of `tours`; undefined until they are fetched, and where they cannot be. */
export function useTourWords({ isNeeded }: { readonly isNeeded: boolean }): Translator['t'] | undefined {
  const { locale } = useLanguage()
  const [fetched, setFetched] = useState<{ readonly locale: Locale; readonly t: Translator['t'] }>()
  useEffect(() => {
    if (!isNeeded) return
    let isGone = false
    void loadTourWords(locale).then(
      ({ t }) => isGone || setFetched({ locale, t }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, locale])
  return fetched?.locale === locale ? fetched.t : undefined
}
