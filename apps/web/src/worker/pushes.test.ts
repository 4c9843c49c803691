import { afterEach, expect, test, vi } from 'vitest'
import { openPage, pathOfNotification, readPush, tellPages } from './pushes.ts'
import { readPushMessage } from './push-messages.ts'

const origin = 'https://school.example'
const push = (change: object) =>
  JSON.stringify({
    title: 'نوې دنده',
    body: 'کسرونه',
    url: '/learner/assignments/detail?code=a.1',
    language: 'pu',
    ...change,
  })

test('a push becomes a notification in its language and direction', () => {
  expect(readPush(push({}), origin)).toEqual({
    title: 'نوې دنده',
    options: expect.objectContaining({
      body: 'کسرونه',
      lang: 'ps-AF',
      dir: 'rtl',
      tag: '/learner/assignments/detail?code=a.1',
      data: { path: '/learner/assignments/detail?code=a.1' },
    }),
  })
  expect(readPush(push({ language: 'en' }), origin)?.options).toMatchObject({ lang: 'en', dir: 'ltr' })
})

test.each([
  ['nothing', ''],
  ['no JSON', 'x'],
  ['a list', '[]'],
  ['no title', push({ title: undefined })],
  ['an empty title', push({ title: ' ' })],
  ['no page', push({ url: undefined })],
  ['another origin', push({ url: 'https://evil.example/learner' })],
  ['another host in disguise', push({ url: '//evil.example' })],
  ['a call', push({ url: '/api/docs' })],
])('a push with %s is not shown', (_, text) => {
  expect(readPush(text, origin)).toBeUndefined()
})

test('texts are cut, and what is no text is none', () => {
  const shown = readPush(push({ title: 'a'.repeat(5_000), body: { toString: 'x' }, language: 7 }), origin)
  expect([shown?.title.length, shown?.options.body, shown?.options.lang]).toEqual([300, '', 'en'])
})

test.each([
  [{ path: '/teacher/notifications' }, '/teacher/notifications'],
  [{ path: 'https://evil.example/' }, '/'],
  [{ path: 7 }, '/'],
  ['/teacher/notifications', '/'],
  [null, '/'],
])('a notification with %o leads to %s', (data, path) => {
  expect(pathOfNotification({ data }, origin)).toBe(path)
})

test.each([
  [{ kind: 'push-arrived' }, { kind: 'push-arrived' }],
  [{ kind: 'push-renewed', more: 1 }, { kind: 'push-renewed' }],
  [
    { kind: 'push-opened', path: '/learner/dashboard' },
    { kind: 'push-opened', path: '/learner/dashboard' },
  ],
  [{ kind: 'push-opened', path: 'javascript:alert(1)' }, undefined],
  [{ kind: 'push-opened' }, undefined],
  [{ kind: 'sync' }, undefined],
  ['push-arrived', undefined],
  [null, undefined],
])('a page hears %o as %o', (heard, message) => {
  expect(readPushMessage(heard, origin)).toEqual(message)
})

afterEach(() => {
  vi.useRealTimers()
})

/** A window that answers what it is told, or not. */
function windowOf({ answers = true, mayFocus = true, mayLead = true } = {}) {
  const done: string[] = []
  const client: WindowClient = {
    focus: () => (done.push('focus'), mayFocus ? Promise.resolve(client) : Promise.reject(new Error('not now'))),
    navigate: (url) => (
      done.push(`lead ${url}`),
      mayLead ? Promise.resolve(client) : Promise.reject(new TypeError('not ours'))
    ),
    postMessage(message, ports = []) {
      done.push(`tell ${JSON.stringify(message)}`)
      if (answers) ports[0]?.postMessage('gone there')
    },
  }
  return { client, done }
}
function clientsOf(windows: readonly WindowClient[]) {
  const opened: string[] = []
  const clients: ServiceWorkerClients = {
    claim: async () => undefined,
    matchAll: async () => windows,
    openWindow: async (url) => (opened.push(url), null),
  }
  return { clients, opened }
}
const path = '/learner/notifications'
const told = `tell {"kind":"push-opened","path":"${path}"}`

test('an open page goes there by itself, also where it may not be brought to the front', async () => {
  for (const mayFocus of [true, false]) {
    const { client, done } = windowOf({ mayFocus })
    const { clients, opened } = clientsOf([client])
    await openPage({ clients, path })
    expect([done, opened]).toEqual([['focus', told], []])
  }
})

test('a page that does not answer is led there; one that cannot be led leaves it to a new window', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  for (const mayLead of [true, false]) {
    const { client, done } = windowOf({ answers: false, mayLead })
    const { clients, opened } = clientsOf([client])
    const work = openPage({ clients, path })
    await vi.advanceTimersByTimeAsync(1_000)
    await work
    expect([done, opened]).toEqual([['focus', told, `lead ${path}`], mayLead ? [] : [path]])
  }
})

test('without a page a window is opened', async () => {
  const { clients, opened } = clientsOf([])
  await openPage({ clients, path })
  expect(opened).toEqual([path])
})

test('every open page is told', async () => {
  const windows = [windowOf(), windowOf()]
  await tellPages(clientsOf(windows.map(({ client }) => client)).clients, { kind: 'push-arrived' })
  expect(windows.map(({ done }) => done)).toEqual([['tell {"kind":"push-arrived"}'], ['tell {"kind":"push-arrived"}']])
})
