import { afterEach, expect, test, vi } from 'vitest'
import { fingerprint, shellCache } from './shell-cache.ts'

/** The browser's caches, as far as they are used. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const cache = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, cache)
    return cache
  }
  return {
    open: (name: string) =>
      Promise.resolve({
        match: (address: string) => Promise.resolve(open(name).get(address)?.clone()),
        put: (address: string, page: Response) => Promise.resolve(void open(name).set(address, page)),
      }),
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  }
}

const pageWith = (script: string, title = 'Maktab') =>
  `<title>${title}</title><script src="/assets/${script}"></script>`
function serve(...pages: string[]) {
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', () => {
    const page = pages.shift()
    return page === undefined ? Promise.reject(new TypeError('no network')) : Promise.resolve(new Response(page))
  })
}
afterEach(() => vi.unstubAllGlobals())
const read = async (shell: ReturnType<typeof shellCache>) =>
  (await shell.answer(new Request('https://school.example/learner'))).text()

test('the page is answered without a network, whatever the address', async () => {
  serve(pageWith('a.js'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await read(shell)).toBe(pageWith('a.js'))
  await expect(shell.refresh()).rejects.toThrow('no network')
  expect(await read(shell)).toBe(pageWith('a.js'))
})

test('it is renewed while it belongs to the same build', async () => {
  serve(pageWith('a.js'), pageWith('a.js', 'مکتب'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await shell.refresh()).toBe(true)
  expect(await read(shell)).toContain('مکتب')
})

test('a page that names other pictures, or fetches others ahead, is of the same build', async () => {
  const ahead = (name: string) =>
    `<link rel="icon" href="/assets/${name}.png"><link rel="modulepreload" href="/assets/${name}.js">`
  serve(pageWith('a.js') + ahead('one'), pageWith('a.js') + ahead('two'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await shell.refresh()).toBe(true)
})

test('a page with another style is of another build', async () => {
  const styled = (name: string) => `${pageWith('a.js')}<link rel="stylesheet" crossorigin href="/assets/${name}.css">`
  serve(styled('one'), styled('two'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await shell.refresh()).toBe(false)
})

test('a page of another build waits for its own service worker', async () => {
  serve(pageWith('a.js'), pageWith('b.js'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await shell.refresh()).toBe(false)
  expect(await read(shell)).toContain('a.js')
})

test("the publisher's looks are a page of their own, with a network and without", async () => {
  serve(pageWith('a.js'), pageWith('a.js', 'Publisher'))
  const shell = shellCache('one')
  await shell.keep()
  const forced = async () => (await shell.answer(new Request('https://school.example/login?forcedOUPShell=1'))).text()
  expect(await forced()).toContain('Publisher')
  expect(await forced()).toContain('Publisher')
  expect(await read(shell)).toContain('Maktab')
})

test("without a network the usual page stands where the publisher's was never seen", async () => {
  serve(pageWith('a.js'))
  const shell = shellCache('one')
  await shell.keep()
  expect(await (await shell.answer(new Request('https://school.example/?forcedOUPShell=1'))).text()).toContain('Maktab')
})

test('a page that reaches more than others comes from the server, with its own policy; without a network as the others do', async () => {
  serve(pageWith('a.js'), pageWith('a.js', 'Sign up'))
  const shell = shellCache('one')
  await shell.keep()
  const signUp = async () => (await shell.answer(new Request('https://school.example/signup?ln=1'))).text()
  expect(await signUp()).toContain('Sign up')
  expect(await signUp()).toContain('Maktab')
})

test('pages of earlier builds are forgotten, other caches are not', async () => {
  serve(pageWith('a.js'), pageWith('b.js'))
  await shellCache('one').keep()
  await shellCache('two').keep()
  await caches.open('something-else')
  await (await caches.open('something-else')).put('/', new Response(''))
  await shellCache('two').forgetOthers()
  expect(await caches.keys()).toEqual(['maktab-shell-two', 'something-else'])
})

test('another file or another content of a file is another build', () => {
  const builds = [[{ url: 'a', revision: null }], [{ url: 'b', revision: null }], [{ url: 'a', revision: '1' }]]
  expect(new Set(builds.map(fingerprint)).size).toBe(3)
})
