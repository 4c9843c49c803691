/**
 * Starts the application without a network and answers for downloaded files. Calls never pass through here: what may be
 * answered without the server is the store's to say. A new version takes over when the last page of the old one is
 * closed, so that no page loses the scripts that it was started with.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { isPage } from './pages.ts'
import { openPage, pathOfNotification, readPush, tellPages } from './pushes.ts'
import { fingerprint, shellCache } from './shell-cache.ts'
import { answerFromStore, pathOfAddress } from './stored-files.ts'

declare const self: ServiceWorkerScope & { __WB_MANIFEST: ServiceWorkerScope['__WB_MANIFEST'] }

const files = self.__WB_MANIFEST
const shell = shellCache(fingerprint(files))

precacheAndRoute([...files])
cleanupOutdatedCaches()

self.addEventListener('install', (event) => event.waitUntil(shell.keep()))
self.addEventListener('activate', (event) => {
  // The page that installed the first version goes on under it, so that its next file already comes from the store.
  event.waitUntil(shell.forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (pathOfAddress(address) !== undefined) {
    event.respondWith(answerFromStore(request).catch(() => undefined).then((stored) => stored ?? fetch(request)))
  } else if (request.mode === 'navigate' && isPage(address)) {
    event.respondWith(shell.answer(request))
    event.waitUntil(refreshShell())
  }
})

self.addEventListener('push', (event) => {
  const shown = readPush(event.data?.text() ?? '', self.location.origin)
  if (shown === undefined) return
  event.waitUntil(Promise.all([self.registration.showNotification(shown.title, shown.options), tellPages(self.clients, { kind: 'push-arrived' })]))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage({ clients: self.clients, path: pathOfNotification(event.notification, self.location.origin) }))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event.oldSubscription ?? undefined)))

/** The session is the pages' own: the next one that is open tells the school of the new subscription. */
async function renewSubscription(old: PushSubscription | undefined): Promise<void> {
  const key = old?.options.applicationServerKey
  if (key) await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined)
  await tellPages(self.clients, { kind: 'push-renewed' })
}

async function refreshShell(): Promise<void> {
  try {
    if (!(await shell.refresh())) await self.registration.update()
  } catch {
    // Without a network the kept page is the page.
  }
}
