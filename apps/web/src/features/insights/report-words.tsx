import type { Locale } from '@maktab/i18n/languages'
import { loadReportWords } from '@maktab/i18n/load-report-words'
import type { CompiledCatalogue } from '@maktab/i18n/message'
import { withWords } from '@maktab/i18n/translate'
import { Skeleton } from '@maktab/ui/feedback/skeleton'
import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Failed } from '#page/call-state.tsx'
import { SpeakBy, useSpeaking } from '#language/language.tsx'

/** Around every screen of reports: fetches what they say, which the dashboards do not carry. */
export function ReportWords({ children }: { readonly children: ReactNode }) {
  const { locale } = useSpeaking().translator.language
  const [tries, setTries] = useState(0)
  return (
    <Fetched key={`${locale} ${tries}`} locale={locale} onRetry={() => setTries(tries + 1)}>
      {children}
    </Fetched>
  )
}

interface FetchedProps {
  readonly locale: Locale
  readonly onRetry: () => void
  readonly children: ReactNode
}

function Fetched({ locale, onRetry, children }: FetchedProps) {
  const { translator } = useSpeaking()
  const [words, setWords] = useState<CompiledCatalogue | 'unreachable'>()
  useEffect(() => {
    let isGone = false
    const keep = (fetched: CompiledCatalogue | 'unreachable') => isGone || setWords(fetched)
    void loadReportWords(locale).then(keep, () => keep('unreachable'))
    return () => {
      isGone = true
    }
  }, [locale])
  const speaking = useMemo(
    () => (typeof words === 'object' ? withWords(translator, words) : undefined),
    [translator, words],
  )
  if (speaking) return <SpeakBy translator={speaking}>{children}</SpeakBy>
  return words === 'unreachable' ? (
    <Failed failure="unreachable" onRetry={onRetry} />
  ) : (
    <Skeleton label={translator.t('frame.loading')} shape="cards" />
  )
}
