/** Starts the page: tenant, session, language, then the screens. */
import '@maktab/ui/base.css'
import { languageByCode, languages } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { createRoot } from 'react-dom/client'
import { askBoot, readBoot } from '#calls/boot.ts'
import { mayAct } from '#sessions/acting-place.ts'
import { connect } from '#calls/connection.ts'
import { takeActingCode } from '#sessions/acting-code.ts'
import { firstLanguage, keepLanguageOfAddress } from '#language/language.tsx'
import { listedAddress } from '#shell/listed-address.ts'
import { loadApplication } from '#shell/load-application.ts'
import { Page } from '#shell/page.tsx'

// First of all: nothing that is fetched or drawn may see it.
const actingCode = takeActingCode(window)
const listed = listedAddress(location.pathname)
if (listed !== location.pathname) history.replaceState(null, '', listed + location.search + location.hash)

async function start(root: HTMLElement): Promise<void> {
  const boot = readBoot(document) ?? (await askBoot())
  if (boot === undefined) return sayUnknownHost(root)
  const acting = mayAct() ? (await import('#sessions/acting-session.ts')).openActingSession() : undefined
  const connection = connect({
    boot,
    acting,
    makeStore: async (needs) => (await import('#worker/store-port.ts')).createStorePort(needs),
    signInAgain: async (client) => (await import('#features/access/silent-sign-in.ts')).signInSilently(client),
    fetchApplication: () => void loadApplication().catch(() => undefined),
  })
  const person = connection.session.current()
  const address = new URLSearchParams(location.search)
  const language = firstLanguage(boot, address, person?.current_language)
  keepLanguageOfAddress(language, address, connection)
  connection.speak(language.code)
  // A page kept for use without a network may be in another language; the first paint is already right.
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
  // All at once: the words, the application, the screen of this address.
  const coming = loadWords(language.locale, person === undefined ? [] : ['application'])
  const application = person && loadApplication().catch(() => undefined)
  if (person !== undefined)
    void import('./screens/preload-screen.ts').then(({ preloadScreen }) =>
      preloadScreen(person.active_role, location.pathname, coming),
    )
  const words = await coming
  // Found missing when it is drawn, React would keep it back for another 300 ms.
  await application

  createRoot(root).render(<Page connection={connection} words={words} actingCode={actingCode} />)
  // Where it cannot be fetched, the next visit does it.
  void import('#shell/service-worker.ts')
    .then(({ registerServiceWorker }) => registerServiceWorker())
    .catch(() => undefined)
}

async function sayUnknownHost(root: HTMLElement): Promise<void> {
  const { UnknownHost } = await import('#shell/unknown-host.tsx')
  createRoot(root).render(<UnknownHost words={await loadWords('en')} />)
}

/** Before the connection, which says everything else: the tenant or the words could not be fetched. */
async function sayStartFailed(root: HTMLElement, error: unknown): Promise<void> {
  console.error(error)
  const { StartFailed } = await import('#shell/start-failed.tsx')
  const { locale } = languages.find(({ tag }) => tag === document.documentElement.lang) ?? languageByCode('en')
  createRoot(root).render(<StartFailed words={await loadWords(locale)} onRetry={() => location.reload()} />)
}

const root = document.getElementById('root')
if (root !== null) void start(root).catch((error: unknown) => sayStartFailed(root, error))
