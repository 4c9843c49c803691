import { afterEach, expect, test, vi } from 'vitest'
import { fileCache, type ListedFile } from './file-cache.ts'

const origin = 'https://school.example'

/** The browser's caches, as far as they are used. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const at = (address: string | Request) => (typeof address === 'string' ? address : address.url.slice(origin.length))
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return {
      keys: () => Promise.resolve([...cache.keys()].map((key) => new Request(origin + key))),
      match: (key: string | Request) => Promise.resolve(cache.get(at(key))?.clone()),
      put: (key: string, response: Response) => Promise.resolve(void cache.set(key, response)),
      delete: (key: string | Request) => Promise.resolve(cache.delete(at(key))),
    }
  }
  return {
    stored,
    open: (name: string) => Promise.resolve(open(name)),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  }
}

/** A device with a server; `answer` says what comes for an address. */
function device(answer: (address: string) => Response | Promise<Response> = (address) => new Response(address)) {
  const held = fakeCaches()
  const asked: string[] = []
  vi.stubGlobal('caches', held)
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const path = typeof address === 'string' ? address : new URL(address.url).pathname
    asked.push(path)
    return answer(path)
  })
  return {
    asked,
    put: async (cache: string, key: string, text: string) => {
      await (await held.open(cache)).put(key, new Response(text))
    },
    namesIn: (cache: string) => [...(held.stored.get(cache)?.keys() ?? [])].sort(),
    caches: () => [...held.stored.keys()],
  }
}
afterEach(() => vi.unstubAllGlobals())

const hashed = (...names: string[]): ListedFile[] => names.map((name) => ({ url: `assets/${name}`, revision: null }))
const lost = () => Promise.reject<Response>(new TypeError('no network'))
const textOf = async (files: ReturnType<typeof fileCache>, path: string) =>
  (await files.answer(new Request(origin + path))).text()

test('every file is kept and answered without a network, and each one is told', async () => {
  let isOnline = true
  const { asked } = device((address) => (isOnline ? new Response(address) : lost()))
  const files = fileCache([...hashed('a-1.js', 'b-1.css'), { url: 'appearance.js', revision: 'x' }])
  const told: string[] = []
  await files.keep((kept, total) => told.push(`${kept} of ${total}`))
  expect(told).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3'])
  isOnline = false
  expect(await textOf(files, '/assets/a-1.js')).toBe('/assets/a-1.js')
  expect(await textOf(files, '/appearance.js')).toBe('/appearance.js')
  expect(asked).toHaveLength(3)
})

test('four files are fetched at a time, so that the page has connections left', async () => {
  let [open, most] = [0, 0]
  device(async (address) => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    await Promise.resolve()
    open -= 1
    return new Response(address)
  })
  await fileCache(hashed(...Array.from({ length: 20 }, (_, index) => `${index}.js`))).keep(() => undefined)
  expect(most).toBe(4)
})

test('after a cut it goes on where it stopped', async () => {
  let isOnline = false
  const { asked } = device((address) => (isOnline || address.endsWith('a-1.js') ? new Response(address) : lost()))
  const files = fileCache(hashed('a-1.js', 'b-1.js'))
  await expect(files.keep(() => undefined)).rejects.toThrow('1 files of the application are missing')
  isOnline = true
  asked.length = 0
  await files.keep(() => undefined)
  expect(asked).toEqual(['/assets/b-1.js'])
})

test('a single file that was lost is asked for again', async () => {
  let tries = 0
  device((address) => ((tries += 1) === 1 ? lost() : new Response(address)))
  const files = fileCache(hashed('a-1.js'))
  await files.keep(() => undefined)
  expect(tries).toBe(2)
})

test.each([
  ['a refusal', () => new Response('', { status: 503 })],
  ['a page of the network itself', () => new Response('sign in', { headers: { 'content-type': 'text/html' } })],
])('%s is not kept as a file', async (_, answer) => {
  const { namesIn } = device(answer)
  await expect(fileCache(hashed('a-1.js')).keep(() => undefined)).rejects.toThrow('missing')
  expect(namesIn('maktab-files')).toEqual([])
})

test('an update fetches what changed, and leaves the files of the open pages until it takes over', async () => {
  const { asked, namesIn } = device()
  const revised = (revision: string): ListedFile => ({ url: 'appearance.js', revision })
  await fileCache([...hashed('a-1.js', 'b-1.js'), revised('x')]).keep(() => undefined)
  asked.length = 0
  const next = fileCache([...hashed('a-1.js', 'b-2.js'), revised('y')])
  await next.keep(() => undefined)
  expect(asked.sort()).toEqual(['/appearance.js', '/assets/b-2.js'])
  expect(namesIn('maktab-files')).toContain('/assets/b-1.js')
  await next.forgetOthers()
  expect(namesIn('maktab-files')).toEqual(['/appearance.js?revision=y', '/assets/a-1.js', '/assets/b-2.js'])
})

test('files of the earlier way of keeping are taken over, and its cache is removed', async () => {
  const { asked, put, caches: all } = device()
  await put('workbox-precache-v2-https://school.example/', '/assets/a-1.js', 'kept before')
  await put('maktab-shell-one', '/', 'page')
  const files = fileCache(hashed('a-1.js', 'b-1.js'))
  await files.keep(() => undefined)
  expect(asked).toEqual(['/assets/b-1.js'])
  expect(await textOf(files, '/assets/a-1.js')).toBe('kept before')
  await files.forgetOthers()
  expect(all()).toEqual(['maktab-shell-one', 'maktab-files'])
})

const together = (pack: string, ...names: string[]): ListedFile[] => hashed(...names).map((file) => ({ ...file, pack }))
const packed = (...names: string[]) => JSON.stringify(Object.fromEntries(names.map((name) => [`assets/${name}`, name])))

test('small files come in one pack and are answered one by one, with their own types', async () => {
  const { asked } = device(
    (address) => new Response(address === '/assets/pack-1.json' ? packed('a-1.js', 'b-1.css') : address),
  )
  const files = fileCache([...together('assets/pack-1.json', 'a-1.js', 'b-1.css'), ...hashed('c-1.js')])
  const told: number[] = []
  await files.keep((kept) => told.push(kept))
  expect(asked).toEqual(['/assets/pack-1.json', '/assets/c-1.js'])
  expect(told.at(-1)).toBe(3)
  expect(await textOf(files, '/assets/a-1.js')).toBe('a-1.js')
  const style = await files.answer(new Request(`${origin}/assets/b-1.css`))
  expect([style.headers.get('content-type'), await style.text()]).toEqual(['text/css; charset=utf-8', 'b-1.css'])
})

test('an update that changed few files of a pack fetches those alone', async () => {
  const { asked, put } = device()
  for (const name of ['a-1.js', 'b-1.js', 'c-1.js']) await put('maktab-files', `/assets/${name}`, name)
  await fileCache(together('assets/pack-2.json', 'a-1.js', 'b-1.js', 'c-2.js')).keep(() => undefined)
  expect(asked).toEqual(['/assets/c-2.js'])
})

test('a pack without one of its files is not taken for whole', async () => {
  const { namesIn } = device(() => new Response(packed('a-1.js')))
  const files = fileCache(together('assets/pack-1.json', 'a-1.js', 'b-1.js'))
  await expect(files.keep(() => undefined)).rejects.toThrow('2 files of the application are missing')
  expect(namesIn('maktab-files')).toEqual([])
})

test('the core is kept without what may come later, and counted as part of the whole', async () => {
  const { asked } = device()
  const files = fileCache([...hashed('a-1.js'), { ...hashed('viewer-1.js')[0]!, isLater: true }])
  const told: string[] = []
  await files.keep((kept, total) => told.push(`${kept} of ${total}`), 'core')
  expect([asked, told.at(-1)]).toEqual([['/assets/a-1.js'], '1 of 2'])
  await files.keep((kept, total) => told.push(`${kept} of ${total}`))
  expect([asked.at(-1), told.at(-1)]).toEqual(['/assets/viewer-1.js', '2 of 2'])
})

test('only listed files are answered from here', () => {
  const files = fileCache(hashed('a-1.js'))
  expect(files.isListed(new URL('/assets/a-1.js', origin))).toBe(true)
  expect(files.isListed(new URL('/api/classes', origin))).toBe(false)
})
