import type { Bundle } from '@maktab/i18n/bundles'
import type { Language } from '@maktab/i18n/languages'
import { loadWords, type Words } from '@maktab/i18n/words'
import { useSpoken, WordsProvider } from '@maktab/ui/base/words'
import { useEffect, useState, type ReactNode } from 'react'

interface InLanguageProps {
  readonly language: Language
  /** All that stands below says. */
  readonly bundles: readonly Bundle[]
  readonly waiting: ReactNode
  readonly failed: ReactNode
  readonly children: ReactNode
}

/** Speaks another language than the page's: a family reads its paper in its own. What stands below begins on that language's side. */
export function InLanguage({ language, bundles, waiting, failed, children }: InLanguageProps) {
  const spoken = useSpoken()
  const isOfPage = spoken.words.language === language
  const [words, setWords] = useState<Words | 'failed'>()
  useEffect(() => {
    if (isOfPage) return
    let isGone = false
    loadWords(language.locale, bundles).then(
      (came) => !isGone && setWords(came),
      () => !isGone && setWords('failed'),
    )
    return () => {
      isGone = true
      setWords(undefined)
    }
    // The bundles are written down where this is drawn, and are always the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [language, isOfPage])
  if (isOfPage) return <>{children}</>
  if (words === 'failed') return <>{failed}</>
  if (words?.language !== language) return <>{waiting}</>
  return (
    <WordsProvider value={{ ...spoken, words }}>
      <div lang={language.tag} dir={language.direction}>
        {children}
      </div>
    </WordsProvider>
  )
}
