import type { Words } from '@maktab/i18n/words'
import { WordsProvider } from '@maktab/ui/base/words'
import { OopsState } from '@maktab/ui/feedback/states'

/** Nothing could be started, as a rule because a packaged application does not reach its school: titled oops, with a retry (seed 000 §2). */
export function StartFailed({ words, onRetry }: { words: Words; onRetry: () => void }) {
  return (
    <WordsProvider value={{ words, timeZone: 'UTC', firstWeekday: 0 }}>
      <main>
        <OopsState onRetry={onRetry} />
      </main>
    </WordsProvider>
  )
}
