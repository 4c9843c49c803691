/**
 * Starts the application without a network and answers for downloaded files. Calls never pass through here: what may be
 * answered without the server is the store's to say. A new version takes over when the last page of the old one is
 * closed, so that no page loses the scripts that it was started with.
 */
import { fileCache } from './file-cache.ts'
import { isKeepMessage } from './file-messages.ts'
import { isPage } from './pages.ts'
import { openPage, pathOfNotification, readPush, tellPages } from './pushes.ts'
import { fingerprint, shellCache } from './shell-cache.ts'
import { answerFromStore, pathOfAddress } from './stored-files.ts'

declare const self: ServiceWorkerScope & { __WB_MANIFEST: ServiceWorkerScope['__WB_MANIFEST'] }

const listed = self.__WB_MANIFEST
const shell = shellCache(fingerprint(listed))
const files = fileCache(listed)

const tell = (kept: number, total: number) => void tellPages(self.clients, { kind: 'files-kept', kept, total })

self.addEventListener('install', (event) => {
  // An update waits for every file: pages of the build before must not lose theirs to half of a new one.
  const isFirst = self.registration.active === null
  event.waitUntil(Promise.all([shell.keep(), files.keep(tell, isFirst ? 'core' : 'all')]))
})
self.addEventListener('activate', (event) => {
  // The page that installed the first version goes on under it, so that its next file already comes from the store.
  event.waitUntil(Promise.all([shell.forgetOthers(), files.forgetOthers()]).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (pathOfAddress(address) !== undefined) {
    event.respondWith(
      answerFromStore(request)
        .catch(() => undefined)
        .then((stored) => stored ?? fetch(request)),
    )
  } else if (request.mode === 'navigate' && isPage(address)) {
    event.respondWith(shell.answer(request))
    event.waitUntil(refreshShell())
  } else if (files.isListed(address)) {
    event.respondWith(files.answer(request))
  }
})

let keeping: Promise<void> | undefined

/** What a first install left for later. A browser ends a worker that nobody asks anything: a page asks until all is here. */
self.addEventListener('message', (event) => {
  if (!isKeepMessage(event.data)) return
  keeping ??= files
    .keep(tell)
    .catch((error: unknown) => console.warn(String(error)))
    .finally(() => (keeping = undefined))
  event.waitUntil(keeping)
})

self.addEventListener('push', (event) => {
  const shown = readPush(event.data?.text() ?? '', self.location.origin)
  if (shown === undefined) return
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(shown.title, shown.options),
      tellPages(self.clients, { kind: 'push-arrived' }),
    ]),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    openPage({ clients: self.clients, path: pathOfNotification(event.notification, self.location.origin) }),
  )
})

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event.oldSubscription ?? undefined)),
)

/** The session is the pages' own: the next one that is open tells the school of the new subscription. */
async function renewSubscription(old: PushSubscription | undefined): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key)
    await self.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .catch(() => undefined)
  await tellPages(self.clients, { kind: 'push-renewed' })
}

async function refreshShell(): Promise<void> {
  try {
    if (!(await shell.refresh())) await self.registration.update()
  } catch {
    // Without a network the kept page is the page.
  }
}
