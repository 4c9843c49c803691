import { expect, test, vi } from 'vitest'
import type { KeptFile, SyncState } from '@maktab/client/offline-port'
import { withBuild } from './application.ts'
import type { FromPage, FromWorker } from './messages.ts'
import { connect } from './store-port.ts'

/** A worker that is played by the test. */
class PlayedWorker extends EventTarget {
  readonly received: FromPage[] = []
  isEnded = false
  terminate(): void {
    this.isEnded = true
  }
  postMessage(message: FromPage): void {
    this.received.push(structuredClone(message))
  }
  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }))
  }
  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}

const application = { platform: 'web', system: 'android', app_version: '0.1.0' } as const

function connected(
  authorise: (rejected?: string) => Promise<{ auth_token: string } | undefined> = async () => undefined,
) {
  const worker = new PlayedWorker()
  const port = connect(worker as unknown as Worker, {
    base: 'https://school.example/api/',
    learningBase: 'https://school.example/api/',
    device_id: 'device',
    authorise,
    application,
  })
  return { worker, port }
}
const state: SyncState = { waiting: 1, refused: 0, is_sending: true, synced_on: null }

test('the worker first hears where the server is', () => {
  expect(connected().worker.received).toEqual([
    {
      kind: 'start',
      origin: 'https://school.example',
      learningBase: 'https://school.example/api/',
      device_id: 'device',
      application,
    },
  ])
})

test.each([
  ['/assets/store.worker-Bx_Z1a-4.js', '0.1.0 (Bx_Z1a-4)'],
  ['/src/worker/store.worker.ts', '0.1.0'],
])('a worker at %s is of version %s', (address, app_version) => {
  expect(withBuild(application, address)).toEqual({ ...application, app_version })
})

test('answers find their questions, in whatever order they come', async () => {
  const { worker, port } = connected()
  const [sync, downloads] = [port.sync(), port.downloads()]
  const [, first, second] = worker.received as [FromPage, { id: number }, { id: number }]
  worker.say({ kind: 'answered', id: second.id, value: [] })
  worker.say({ kind: 'answered', id: first.id, value: state })
  expect(await sync).toEqual(state)
  expect(await downloads).toEqual([])
})

test('a failure reaches who asked', async () => {
  const { worker, port } = connected()
  const opening = port.open({ user_id: 1, institution_id: 1, tenant_id: 1, role: 'learner' })
  worker.say({ kind: 'failed', id: 1, message: 'no file system' })
  await expect(opening).rejects.toThrow('no file system')
})

test('a store that does not open is given up, and its worker ended', async () => {
  vi.useFakeTimers()
  const { worker, port } = connected()
  const failure = port
    .open({ user_id: 1, institution_id: 1, tenant_id: 1, role: 'learner' })
    .catch((reason: unknown) => String(reason))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toContain('it did not open')
  expect(worker.isEnded).toBe(true)
  vi.useRealTimers()
})

test('a worker that cannot run fails everybody who waits', async () => {
  const { worker, port } = connected()
  const waiting = [port.sync(), port.waiting()]
  worker.fail('refused by policy')
  for (const one of waiting) await expect(one).rejects.toThrow('refused by policy')
})

test('a store that is closed ends its worker, and whoever still waits hears of it', async () => {
  const { worker, port } = connected()
  const syncing = port.sync()
  const closing = port.close()
  worker.say({ kind: 'answered', id: 2, value: undefined })
  await closing
  expect(worker.isEnded).toBe(true)
  await expect(syncing).rejects.toThrow('it was closed')
})

test('the page gives its token, and none where it has none', async () => {
  const { worker } = connected(async (rejected) => (rejected === 'old' ? { auth_token: 'new' } : undefined))
  worker.say({ kind: 'authorise', id: 7, rejected: 'old' })
  worker.say({ kind: 'authorise', id: 8, rejected: undefined })
  await expect
    .poll(() => worker.received.slice(1))
    .toEqual([
      { kind: 'authorised', id: 7, auth_token: 'new' },
      { kind: 'authorised', id: 8, auth_token: undefined },
    ])
})

test('a file is kept and released by the worker, and every tab hears which ones are kept', async () => {
  const { worker, port } = connected()
  const file = { file_id: 'a', name: 'worksheet.pdf', size_bytes: 700, url: '/files/attachment/a' }
  const heard: (readonly KeptFile[])[] = []
  port.onKeptFiles((files) => heard.push(files))
  const [kept, released] = [port.keepFile(file), port.releaseFile('a')]
  expect(worker.received.slice(1)).toMatchObject([
    { method: 'keepFile', arguments: [file] },
    { method: 'releaseFile', arguments: ['a'] },
  ])
  worker.say({ kind: 'kept-files', files: [file] })
  worker.say({ kind: 'answered', id: 1, value: 'storage_full' })
  worker.say({ kind: 'answered', id: 2, value: undefined })
  expect([await kept, await released, heard]).toEqual(['storage_full', undefined, [[file]]])
})

test('listeners hear changes until they stop listening', () => {
  const { worker, port } = connected()
  const heard: SyncState[] = []
  const stop = port.onSync((one) => heard.push(one))
  worker.say({ kind: 'sync', state })
  stop()
  worker.say({ kind: 'sync', state })
  expect(heard).toEqual([state])
})
