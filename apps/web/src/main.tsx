/** Starts the page: tenant, session, language, then the screens. */
import '@maktab/ui/base.css'
import { loadEntranceLanguage, loadLanguage } from '@maktab/i18n/load-language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { askBoot, readBoot } from '#calls/boot.ts'
import { connect, ConnectionContext } from '#calls/connection.ts'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { Gate } from '#shell/gate.tsx'
import { firstLanguage, keepLanguageOfAddress, LanguageProvider } from '#shell/language.tsx'
import { loadApplication } from '#shell/load-application.ts'
import { registerServiceWorker } from '#shell/service-worker.ts'

async function start(root: HTMLElement): Promise<void> {
  const boot = readBoot(document) ?? (await askBoot())
  if (boot === undefined) return sayUnknownHost(root)
  const connection = connect({
    boot,
    makeStore: async (needs) => (await import('#worker/store-port.ts')).createStorePort(needs),
  })
  const person = connection.session.current()
  // All at once: the application, the screen of this address, the words.
  if (person !== undefined) void Promise.all([loadApplication(), import('./routes.tsx').then(({ preloadScreen }) => preloadScreen(location.pathname))])
  const address = new URLSearchParams(location.search)
  const language = firstLanguage(boot, address, person?.current_language)
  keepLanguageOfAddress(language, address, connection)
  connection.speak(language.code)
  // A page kept for use without a network may be in another language; the first paint is already right.
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
  const translator = await (person === undefined ? loadEntranceLanguage : loadLanguage)(language.locale)

  createRoot(root).render(
    <StrictMode>
      <ConnectionContext value={connection}>
        <LanguageProvider first={translator}>
          <ErrorBoundary>
            <Gate />
          </ErrorBoundary>
        </LanguageProvider>
      </ConnectionContext>
    </StrictMode>,
  )
  registerServiceWorker()
}

async function sayUnknownHost(root: HTMLElement): Promise<void> {
  const { UnknownHost } = await import('#shell/unknown-host.tsx')
  createRoot(root).render(<UnknownHost translator={await loadEntranceLanguage('en')} />)
}

const root = document.getElementById('root')
if (root !== null) void start(root)
