/**
 * Starts the application without a network and answers for downloaded files. Calls never pass through here: what may be
 * answered without the server is the store's to say. A new version takes over when the last page of the old one is
 * closed, so that no page loses the scripts that it was started with.
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
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

/** Not a call, a file or a page that the server makes itself. */
function isPage({ pathname }: URL): boolean {
  return !/^\/(api|files|assets|icons)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,12}$/i.test(pathname) && !/^\/(healthz|readyz)$/.test(pathname)
}

async function refreshShell(): Promise<void> {
  try {
    if (!(await shell.refresh())) await self.registration.update()
  } catch {
    // Without a network the kept page is the page.
  }
}
