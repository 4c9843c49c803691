/** Answers for packages that are kept on the device. It serves this package's origin alone. */
import { rangeOf } from '../src/worker/byte-range.ts'
import { cacheName, keptName } from './kept-files.ts'

interface WorkerScope extends EventTarget {
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const scope = self as unknown as WorkerScope

scope.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(scope.clients.claim()))

scope.addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent
  const address = new URL(request.url)
  const name = request.method === 'GET' && address.origin === scope.location.origin ? keptName(address) : undefined
  if (name === undefined) return
  ;(event as FetchEvent).respondWith(answer(event as FetchEvent, name))
})

/** What is kept at once; our own pages and scripts are fetched anew behind it, for the next time. */
async function answer(event: FetchEvent, name: string): Promise<Response> {
  const { request } = event
  const kept = await caches.match(name)
  if (!kept) return fetch(request)
  if (!name.includes('/kept/play/')) event.waitUntil(refresh(request.url, name))
  return request.headers.has('range') ? part(kept, request.headers.get('range')) : kept
}

async function refresh(address: string, name: string): Promise<void> {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    if (!response.ok) return
    for (const cache of await caches.keys()) {
      const own = cache.startsWith(cacheName('')) ? await caches.open(cache) : undefined
      if (await own?.match(name)) await own?.put(name, response.clone())
    }
  } catch {
    // Without a network what is kept is what there is.
  }
}

/** Sounds and videos are asked for in parts; the browser takes no whole file for one. */
async function part(kept: Response, header: string | null): Promise<Response> {
  const bytes = await kept.blob()
  const range = rangeOf(header, bytes.size)
  const headers = new Headers(kept.headers)
  headers.delete('content-encoding')
  if (range === undefined) return new Response(bytes, { headers })
  if (range === 'outside')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } })
  headers.set('content-range', `bytes ${range.from}-${range.to - 1}/${bytes.size}`)
  headers.set('content-length', String(range.to - range.from))
  return new Response(bytes.slice(range.from, range.to), { status: 206, headers })
}
