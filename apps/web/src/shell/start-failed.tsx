import type { Translator } from '@maktab/i18n/translate'
import { PartWordsProvider } from '@maktab/ui/base/part-words'
import { OopsState } from '@maktab/ui/feedback/states'

/** Nothing could be started, as a rule because a packaged application does not reach its school: titled oops, with a retry (seed 000 §2). */
export function StartFailed({ translator: { t, language }, onRetry }: { translator: Translator; onRetry: () => void }) {
  return (
    <PartWordsProvider value={{ t, language }}>
      <main>
        <OopsState onRetry={onRetry} />
      </main>
    </PartWordsProvider>
  )
}
