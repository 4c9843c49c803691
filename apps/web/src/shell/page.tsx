/** Everything that stands on the page, around one connection. */
import type { Words } from '@maktab/i18n/words'
import { StrictMode } from 'react'
import { ConnectionContext } from '#calls/connection.ts'
import type { Connection } from '#calls/connection.ts'
import { CallFeedback } from './call-feedback.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ActingCode } from '#sessions/acting-code.ts'
import { ActingGate } from './acting-gate.tsx'
import { Gate } from './gate.tsx'
import { LanguageProvider } from '#language/language.tsx'

interface PageProps {
  readonly connection: Connection
  readonly words: Words
  /** Stood in the address. */
  readonly actingCode?: ActingCode | undefined
}

export function Page({ connection, words, actingCode }: PageProps) {
  return (
    <StrictMode>
      <ConnectionContext value={connection}>
        <LanguageProvider first={words}>
          <ErrorBoundary>
            <ActingGate code={actingCode}>
              <Gate />
            </ActingGate>
          </ErrorBoundary>
          <CallFeedback />
        </LanguageProvider>
      </ConnectionContext>
    </StrictMode>
  )
}
