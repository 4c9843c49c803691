import type {
  DownloadChange,
  DownloadState,
  FileToKeep,
  KeptFile,
  OfflinePort,
  StoreOwner,
  SyncState,
  WaitingCommand,
} from '@maktab/client/offline-port'
import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceStore, type DeviceStoreOptions } from './device-store.ts'
import { openUnsavedProgress, type GivenScore, type SavedTime } from '#sessions/unsaved-progress.ts'
import { waitingInRole } from '#sessions/waiting-notes.ts'

const person = { user_id: 7, institution_id: 3, tenant_id: 1 }
const teacher: StoreOwner = { ...person, role: 'teacher' }
const learner: StoreOwner = { ...person, role: 'learner' }
const none: SyncState = { waiting: 0, refused: 0, is_sending: false, synced_on: null }
const command: WaitingCommand = {
  command_id: 'a',
  name: 'scoreSubmission',
  given: '2026-11-20T08:00:00.000Z',
  refusal: null,
}

const worksheet: KeptFile = { file_id: 'a', name: 'worksheet.pdf', size_bytes: 700 }

afterEach(() => localStorage.clear())

/** A store on a device whose server can be reached or not. */
function playedPort(network: { isThere: boolean }, waiting: WaitingCommand[]) {
  const listeners = new Set<(state: SyncState) => void>()
  const tellKept = new Set<(files: readonly KeptFile[]) => void>()
  const tellDownload = new Set<(change: DownloadChange) => void>()
  const told = { opened: 0, closed: 0, retried: 0 }
  const port = {
    open: async () => void (told.opened += 1),
    close: async () => void (told.closed += 1),
    waiting: async () => waiting,
    downloads: async () => [],
    keptFiles: async () => [worksheet],
    async keepFile(file: FileToKeep) {
      tellKept.forEach((listener) => listener([worksheet, file]))
      return 'kept'
    },
    releaseFile: async () => tellKept.forEach((listener) => listener([])),
    onKeptFiles(listener: (files: readonly KeptFile[]) => void) {
      tellKept.add(listener)
      return () => tellKept.delete(listener)
    },
    retryRefused: async () => void (told.retried += 1),
    async sync() {
      if (network.isThere) waiting.length = 0
      const state = { ...none, waiting: waiting.length, synced_on: network.isThere ? command.given : null }
      listeners.forEach((listener) => listener(state))
      return state
    },
    onSync(listener: (state: SyncState) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    // Another one runs.
    download: async () => 'busy',
    limitDownloads: async () => undefined,
    onDownload(listener: (change: DownloadChange) => void) {
      tellDownload.add(listener)
      return () => tellDownload.delete(listener)
    },
  }
  const tell = (state: SyncState) => listeners.forEach((listener) => listener(state))
  const download = (change: DownloadChange) => tellDownload.forEach((listener) => listener(change))
  return { port: port as unknown as OfflinePort, told, waiting, tell, download }
}

function opened(
  network: { isThere: boolean },
  waiting: WaitingCommand[],
  maySend = true,
  findEarlier: DeviceStoreOptions['findEarlier'] = async () => undefined,
) {
  const ports = new Map([
    ['teacher', playedPort(network, waiting)],
    ['learner', playedPort(network, [])],
  ])
  const standing = { maySend }
  const store = createDeviceStore({
    makePort: async ({ role }) => ports.get(role)?.port,
    maySend: ({ role }) => role === 'teacher' && standing.maySend,
    findEarlier,
    firstAnswer: async () => undefined,
    log: () => undefined,
  })
  return { store, standing, left: ports.get('teacher')!, taken: ports.get('learner')! }
}

test('what waits in a role that is left is sent behind the new role, whose store opens meanwhile', async () => {
  const network = { isThere: false }
  const { store, left, taken } = opened(network, [command])
  store.openFor(teacher)
  await store.current()
  store.openFor(learner)
  await store.current()
  expect([taken.told.opened, left.told.closed]).toEqual([1, 0])
  expect([store.syncState().waiting, waitingInRole(person, 'teacher')]).toEqual([0, 1])
  network.isThere = true
  await expect.poll(() => left.told.closed, { timeout: 10_000 }).toBe(1)
  expect([left.waiting.length, waitingInRole(person, 'teacher')]).toEqual([0, 0])
})
test('also behind a role that keeps no store of its own', async () => {
  const { store, left } = opened({ isThere: false }, [command])
  store.openFor(teacher)
  await store.current()
  store.openFor(undefined)
  await store.current()
  expect(left.told.closed).toBe(0)
})
test('a role without waiting work, and whoever signs out, closes at once; what waits stays', async () => {
  const idle = opened({ isThere: true }, [])
  idle.store.openFor(teacher)
  await idle.store.current()
  idle.store.openFor(learner)
  await idle.store.current()
  expect(idle.left.told.closed).toBe(1)

  const gone = opened({ isThere: false }, [command])
  gone.store.openFor(teacher)
  await gone.store.current()
  gone.standing.maySend = false
  gone.store.openFor(undefined)
  await gone.store.current()
  expect([gone.left.told.closed, gone.left.waiting.length]).toEqual([1, 1])
})
test('back in the role, its store stands open once', async () => {
  const { store, left } = opened({ isThere: false }, [command])
  for (const owner of [teacher, learner, teacher]) {
    store.openFor(owner)
    await store.current()
  }
  expect([left.told.opened, left.told.closed, store.syncState().waiting]).toEqual([2, 1, 1])
})

const answers: readonly [string, () => Promise<boolean>, boolean | undefined][] = [
  ['says no', async () => false, false],
  ['says yes', async () => true, true],
  ['does not say', async () => Promise.reject(new Error('no answer')), undefined],
]
test.each(answers)(
  'a browser that %s to keeping what is here is heard, and waited for by nobody',
  async (_how, persist, said) => {
    vi.spyOn(navigator.storage, 'persist').mockImplementation(persist)
    const { store } = opened({ isThere: true }, [])
    store.openFor(teacher)
    await store.current()
    await expect.poll(() => store.isLasting()).toBe(said)
    vi.restoreAllMocks()
  },
)

test('files that the person keeps here are known from the start, and every change of them is heard', async () => {
  const { store } = opened({ isThere: true }, [])
  store.openFor(teacher)
  await store.current()
  let heard = 0
  store.onChange(() => (heard += 1))
  const kept = () => [...store.keptFiles().keys()]
  expect(kept()).toEqual(['a'])
  expect(await store.keepFile({ ...worksheet, file_id: 'b', url: '/files/attachment/b' })).toBe('kept')
  expect([kept(), heard > 0]).toEqual([['a', 'b'], true])
  await store.releaseFile('a')
  expect(kept()).toEqual([])
  store.openFor(undefined)
  await store.current()
  expect(await store.keepFile({ ...worksheet, url: '/files/attachment/a' })).toBeUndefined()
})

test('screens are asked for again only where a sync brought something', async () => {
  const { store, left } = opened({ isThere: true }, [])
  const pulls = vi.fn()
  store.onPulled(pulls)
  store.openFor(teacher)
  await store.current()
  await expect.poll(() => pulls.mock.calls.length).toBe(1)
  const later = { ...none, synced_on: '2026-11-20T09:00:00.000Z' }
  left.tell({ ...later, has_news: false })
  expect(pulls).toHaveBeenCalledTimes(1)
  left.tell({ ...later, synced_on: '2026-11-20T09:01:00.000Z', has_news: true })
  expect(pulls).toHaveBeenCalledTimes(2)
  // The network is away, then back: what was asked for meanwhile found nobody.
  left.tell({ ...later, synced_on: '2026-11-20T09:01:00.000Z', has_news: false })
  left.tell({ ...later, synced_on: '2026-11-20T09:02:00.000Z', has_news: false })
  expect(pulls).toHaveBeenCalledTimes(3)
  left.tell({ ...later, synced_on: '2026-11-20T09:03:00.000Z', has_news: false })
  expect(pulls).toHaveBeenCalledTimes(3)
})

test('who asks for a sync has refused work tried again', async () => {
  const { store, left } = opened({ isThere: false }, [{ ...command, refusal: 'not_found' }])
  store.openFor(teacher)
  await store.current()
  store.syncNow()
  expect(left.told.retried).toBe(0)
  void store.retryNow()
  await expect.poll(() => left.told.retried).toBe(1)
})

test('what waits of who the person was is shown with their own, after the first sync, until somebody else comes', async () => {
  const before: WaitingCommand[] = [
    { ...command, command_id: 'before' },
    { ...command, command_id: 'refused', refusal: 'not_found' },
  ]
  const told = { looked: 0, retried: 0, dismissed: '', closed: 0 }
  const { store } = opened({ isThere: true }, [], true, async () => {
    told.looked += 1
    return {
      list: () => before,
      sendAgain: async () => false,
      retryRefused: async () => void (told.retried += 1),
      dismiss: async (id) => ((told.dismissed = id), id === 'refused'),
      close: async () => void (told.closed += 1),
    }
  })
  store.openFor(teacher)
  await expect.poll(() => store.syncState()).toMatchObject({ waiting: 1, refused: 1 })
  expect(await store.waiting()).toEqual(before)
  await store.dismiss('refused')
  void store.retryNow()
  store.openFor(undefined)
  await store.current()
  expect([told, store.syncState()]).toEqual([{ looked: 1, retried: 1, dismissed: 'refused', closed: 1 }, none])
})

const time: SavedTime = {
  content_id: 5,
  cms_course_id: 2,
  lesson_guid: 'b5f5f3a0-3c3c-4d5e-8f5e-3f1f5f0a0a01',
  class_id: 3,
  content_status: 1,
  content_type: 'e_book',
  total_time_in_seconds: 12,
  resume_point: 'page 2',
}

test('a store that did not open is opened when the network is back, and takes the scores that were given meanwhile', async () => {
  const score = { assignment_id: 'a', user_id: 9, class_id: 3, score: 5, total_score: 10 } as GivenScore
  const given: unknown[] = []
  const { port } = playedPort({ isThere: false }, [])
  const engine = { isThere: false }
  const store = createDeviceStore({
    makePort: async () => {
      if (!engine.isThere) throw new Error('the engine could not be fetched')
      return {
        ...port,
        perform: async (name, input, _, command_id) => (
          given.push([name, input, command_id]),
          { ok: true, value: null }
        ),
      }
    },
    maySend: () => true,
    findEarlier: async () => undefined,
    firstAnswer: async () => undefined,
    log: () => undefined,
  })
  store.openFor(teacher)
  await store.current()
  expect(store.isAvailable()).toBe(false)
  const unsaved = openUnsavedProgress(person.user_id)
  unsaved.keep({ call: 'saveTime', entry_id: 'of the learner', kept_at: 0, input: time })
  unsaved.keep({ call: 'scoreSubmission', entry_id: 'score', kept_at: 0, input: score })

  engine.isThere = true
  store.syncNow()
  await expect.poll(() => store.isAvailable()).toBe(true)
  expect(given).toEqual([['scoreSubmission', score, 'score']])
  expect(unsaved.all().map(({ entry_id }) => entry_id)).toEqual(['of the learner'])
})

test('a score that waited for the store and is refused by it stays with its teacher, among refused work', async () => {
  const score = { assignment_id: 'a', user_id: 9, class_id: 3, score: 50, total_score: 10 } as GivenScore
  const kept: unknown[] = []
  const { port } = playedPort({ isThere: false }, [])
  const store = createDeviceStore({
    makePort: async () => ({
      ...port,
      perform: async () => ({ ok: false, refusal: 'score_above_total' }),
      keepRefused: async (...given) => void kept.push(given),
    }),
    maySend: () => true,
    findEarlier: async () => undefined,
    firstAnswer: async () => undefined,
    log: () => undefined,
  })
  const unsaved = openUnsavedProgress(person.user_id)
  unsaved.keep({ call: 'scoreSubmission', entry_id: 'score', kept_at: 0, input: score })
  store.openFor(teacher)
  await store.current()
  expect(kept).toEqual([['scoreSubmission', score, 'score_above_total', 'score']])
  expect(unsaved.all()).toEqual([])
})

/** Opens the store of a learner whose last page ended with one entry of learning on its way. */
async function comeBack(perform: OfflinePort['perform']) {
  const unsaved = openUnsavedProgress(person.user_id)
  unsaved.keep({ call: 'saveTime', entry_id: 'left', kept_at: Date.now(), input: time })
  const { port } = playedPort({ isThere: false }, [])
  const store = createDeviceStore({
    makePort: async () => ({ ...port, perform }),
    maySend: () => true,
    findEarlier: async () => undefined,
    firstAnswer: () => new Promise(() => undefined),
    log: () => undefined,
  })
  store.openFor(learner)
  expect(store.mayWait()).toBe(true)
  await store.current()
  return { store, left: unsaved.all().length }
}

test('learning that the last page could not give to the outbox any more is in it before anything is asked', async () => {
  const given: unknown[] = []
  const { left } = await comeBack(
    async (name, input, _, command_id) => (given.push([name, input, command_id]), { ok: true, value: null }),
  )
  expect(given).toEqual([['saveTime', time, 'left']])
  expect(left).toBe(0)
})

test.each([
  ['the outbox cannot take', async () => ({ ok: false, failure: 'storage_full' }) as const],
  ['the store breaks over', () => Promise.reject(new Error('no file'))],
])('what %s stays for the next page, and the store opens', async (_, perform) => {
  const { store, left } = await comeBack(perform)
  expect([left, store.isAvailable()]).toEqual([1, true])
})

const course: DownloadState = {
  download_id: 'course.4.51',
  status: 'in_progress',
  percentage: 42,
  size_bytes: 700,
  failure: null,
  needs_internet: [],
}
test('what is said of a download before anybody listens is said to the first who does, and once', async () => {
  const { store, left } = opened({ isThere: true }, [])
  store.openFor(teacher)
  await store.current()
  left.download({ ...course, status: 'completed', said: 'download_success_msg' })
  expect(store.downloads().get('course.4.51')).not.toHaveProperty('said')
  const heard: string[] = []
  const stop = store.onSaid((said) => heard.push(said))
  stop()
  store.onSaid((said) => heard.push(said))
  expect(heard).toEqual(['download_success_msg'])
})
test('a second download does not begin while one runs, and its person hears it', async () => {
  const { store, left } = opened({ isThere: true }, [])
  store.openFor(teacher)
  await store.current()
  left.download(course)
  const heard: string[] = []
  store.onSaid((said) => heard.push(said))
  expect(await store.download('lesson.4.51.a')).toBeUndefined()
  expect(heard).toEqual(['error_download_in_progress'])
})
