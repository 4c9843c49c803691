/** Hosts the person's store: the database engine, the files and the traffic with the server stay off the page. */
import { webDevice } from '@maktab/device/web/device'
import type { OfflinePort, StoreOwner } from '@maktab/client/offline-port'
import { createStore } from '@maktab/offline/store'
import type { Ask, Authorised, Changed, FromPage, FromWorker, Start } from './messages.ts'

const post = (message: FromWorker) => self.postMessage(message)

let store: OfflinePort | undefined
let asked = 0
const waitingForTokens = new Map<number, (token: Authorised['auth_token']) => void>()

function start({ origin, learningBase, device_id }: Start): OfflinePort {
  const { openDatabase, files, locks, network } = webDevice(origin)
  const opened = createStore({
    openDatabase,
    files,
    withLock: (name, work) => locks.withLock(name, work),
    fetch: (path, init) => network.fetch(path, init),
    learningBase,
    authorise,
    device_id,
    clock: () => new Date(),
    newId: () => crypto.randomUUID(),
  })
  opened.onSync((state) => tell({ kind: 'sync', state }))
  opened.onDownload((state) => tell({ kind: 'download', state }))
  return opened
}

/** Tabs of the same person share one store: what one does, all show. */
let others: BroadcastChannel | undefined

function tell(change: Changed): void {
  post(change)
  others?.postMessage(change)
}

function listenToOthers(owner: StoreOwner | undefined): void {
  others?.close()
  others = owner && new BroadcastChannel(`maktab-store-${owner.institution_id}.${owner.user_id}.${owner.role}`)
  others?.addEventListener('message', ({ data }: MessageEvent<Changed>) => post(data))
}

/** Only the page knows the session. */
function authorise(rejected?: string): Promise<{ auth_token: string } | undefined> {
  const id = (asked += 1)
  return new Promise((resolve) => {
    waitingForTokens.set(id, (auth_token) => resolve(auth_token === undefined ? undefined : { auth_token }))
    post({ kind: 'authorise', id, rejected })
  })
}

async function answer({ id, method, arguments: given }: Ask): Promise<void> {
  try {
    if (!store) throw new Error('The store was not started')
    if (method === 'open') listenToOthers(given[0] as StoreOwner)
    if (method === 'close') listenToOthers(undefined)
    const run = store[method] as (...values: readonly unknown[]) => Promise<unknown>
    post({ kind: 'answered', id, value: await run(...given) })
  } catch (error) {
    post({ kind: 'failed', id, message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) })
  }
}

self.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.kind === 'start') store = start(data)
  else if (data.kind === 'ask') void answer(data)
  else {
    waitingForTokens.get(data.id)?.(data.auth_token)
    waitingForTokens.delete(data.id)
  }
})
