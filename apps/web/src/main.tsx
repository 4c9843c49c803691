/** Starts the page: tenant, session, language, then the screens. */
import '@maktab/ui/base.css'
import { loadLanguage } from '@maktab/i18n/translate'
import type { OfflinePort } from '@maktab/client/offline-port'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { askBoot, readBoot } from '#calls/boot.ts'
import { connect, ConnectionContext } from '#calls/connection.ts'
import { AppRoutes, preloadScreen } from './routes.tsx'
import { ErrorBoundary } from '#shell/error-boundary.tsx'
import { firstLanguage, LanguageProvider } from '#shell/language.tsx'
import { registerServiceWorker } from '#shell/service-worker.ts'

async function start(root: HTMLElement): Promise<void> {
  const boot = readBoot(document) ?? (await askBoot())
  const connection = connect({
    boot,
    makeStore: async (needs) => {
      const [load] = Object.values(import.meta.glob<{ createStorePort(given: typeof needs): Promise<OfflinePort | undefined> }>('./worker/store-port.ts'))
      return load === undefined ? undefined : (await load()).createStorePort(needs)
    },
  })
  const person = connection.session.current()
  if (person !== undefined) preloadScreen(location.pathname)
  const language = firstLanguage(boot, new URLSearchParams(location.search), person?.current_language)
  connection.speak(language.code)
  const translator = await loadLanguage(language.locale)

  createRoot(root).render(
    <StrictMode>
      <ConnectionContext value={connection}>
        <LanguageProvider first={translator}>
          <ErrorBoundary>
            <BrowserRouter>
              <AppRoutes />
            </BrowserRouter>
          </ErrorBoundary>
        </LanguageProvider>
      </ConnectionContext>
    </StrictMode>,
  )
  registerServiceWorker()
}

const root = document.getElementById('root')
if (root !== null) void start(root)
