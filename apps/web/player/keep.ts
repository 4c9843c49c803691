/** Keeps a whole package in this origin's own store, file by file, so that what broke off goes on where it stopped. */
import type { DropPackage, KeepPackage } from './frame-messages.ts'
import { cacheName, keptName } from './kept-files.ts'

interface Wanted {
  readonly address: string
  readonly size_bytes: number
}

/** Files fetched at the same time: a package is many small ones, and the line has a long way. */
const atOnce = 4

export type Keeping =
  | { readonly kind: 'keeping'; readonly bytes: number; readonly total: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'not-kept'; readonly reason: 'storage_full' | 'unreachable' | 'not_allowed' }
  | { readonly kind: 'dropped' }

export async function keepPackage(
  { runtime, reader }: KeepPackage,
  base: string,
  tell: (message: Keeping) => void,
): Promise<void> {
  try {
    // Before anything is fetched: where a frame may keep nothing, this is what browsers refuse.
    const cache = await caches.open(cacheName(reader))
    const wanted = await listWanted(base, runtime)
    const total = wanted.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
    await navigator.serviceWorker.register('/worker.js', { scope: '/' })
    let bytes = 0
    let next = 0
    const work = async (): Promise<void> => {
      for (let file = wanted[next]; file !== undefined; file = wanted[next]) {
        next += 1
        await keepFile(cache, file)
        bytes += file.size_bytes
        tell({ kind: 'keeping', bytes, total })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    await navigator.serviceWorker.ready
    tell({ kind: 'kept' })
  } catch (error) {
    tell({ kind: 'not-kept', reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): 'storage_full' | 'unreachable' | 'not_allowed' {
  const { name } = error instanceof DOMException ? error : { name: '' }
  if (name === 'QuotaExceededError') return 'storage_full'
  // Chromium refuses a worker by the second name.
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'not_allowed' : 'unreachable'
}

/** Our pages and scripts first, then the package; the player of H5P only for a package that needs it. */
async function listWanted(base: string, runtime: string): Promise<readonly Wanted[]> {
  const answer = await fetch(`/frame/${base}/files.json`)
  if (!answer.ok) throw new Error('The files of the package are not known')
  const { files, player } = (await answer.json()) as {
    files: readonly { path: string; size_bytes: number }[]
    player: readonly { name: string; size_bytes: number }[]
  }
  const own = player
    .filter(({ name }) => runtime === 'h5p' || !name.startsWith('h5p/'))
    .map(({ name, size_bytes }) => ({ address: `/player/${name}`, size_bytes }))
  const pages = [`/frame/${base}/`, ...(runtime === 'h5p' ? [`/frame/${base}/h5p`] : [])].map((address) => ({
    address,
    size_bytes: 0,
  }))
  return [
    ...pages,
    ...own,
    ...files.map(({ path, size_bytes }) => ({
      address: `/play/${base}/${path.split('/').map(encodeURIComponent).join('/')}`,
      size_bytes,
    })),
  ]
}

/** A file of a package never changes under its name; our own may, so those are fetched each time. */
async function keepFile(cache: Cache, { address }: Wanted): Promise<void> {
  const name = keptName(new URL(address, location.origin))
  if (name === undefined) throw new Error(`${address} cannot be kept`)
  if (address.startsWith('/play/') && (await cache.match(name))) return
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${address} is not there`)
  await cache.put(name, response)
}

export async function dropPackage({ reader }: DropPackage, tell: (message: Keeping) => void): Promise<void> {
  await caches.delete(cacheName(reader))
  const left = (await caches.keys()).filter((name) => name.startsWith(cacheName('')))
  if (left.length === 0)
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  tell({ kind: 'dropped' })
}
