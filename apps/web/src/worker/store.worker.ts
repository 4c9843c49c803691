/** Hosts the person's store: the database engine, the files and the traffic with the server stay off the page. */
import { webDevice } from '@maktab/device/web/device'
import { makeThumbnail } from '@maktab/device/web/thumbnail'
import { lineOf } from '@maktab/domain/downloads/download-limits'
import type { OfflinePort, StoreOwner } from '@maktab/client/offline-port'
import { createStore } from '@maktab/offline/store'
import type { Surroundings } from '@maktab/offline/surroundings'
import type { PackageKeeper } from '@maktab/device/packages'
import { withBuild } from './application.ts'
import type { Ask, Authorised, Changed, FromPage, FromWorker, PackageTold, Start } from './messages.ts'

const post = (message: FromWorker) => self.postMessage(message)

let store: OfflinePort | undefined
let asked = 0
const waitingForTokens = new Map<number, (told: Authorised) => void>()

function start({ origin, learningBase, device_id, application }: Start): OfflinePort {
  const isMobile = application.platform === 'mobile'
  const { openDatabase, files, locks, network } = webDevice(origin)
  const opened = createStore({
    openDatabase,
    files,
    packages,
    makeThumbnail,
    withLock: (name, work) => locks.withLock(name, work),
    ifFree: (name, work) => locks.ifFree(name, work),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    every(milliseconds, work) {
      const timer = setInterval(work, milliseconds)
      return () => clearInterval(timer)
    },
    hasNetwork: () => navigator.onLine,
    isMobile,
    line: () => lineOf((navigator as Navigator & { readonly connection?: ToldLine }).connection ?? {}),
    freeBytes,
    fetch: (path, init) => network.fetch(path, init),
    learningBase,
    authorise,
    device_id,
    application: withBuild(application, self.location.pathname),
    clock: () => new Date(),
    newId: () => crypto.randomUUID(),
  })
  opened.onSync((state) => tell({ kind: 'sync', state }))
  opened.onDownload((state) => tell({ kind: 'download', state }))
  opened.onKeptFiles((files) => tell({ kind: 'kept-files', files }))
  return opened
}

/** What some browsers tell of their line. */
interface ToldLine {
  readonly type?: string
  readonly saveData?: boolean
}

/** What the browser says; a disk may be full all the same, which is met when it is. */
async function freeBytes(): Promise<number> {
  const { quota, usage } = await navigator.storage.estimate().catch(() => ({ quota: undefined, usage: undefined }))
  return quota === undefined || usage === undefined ? -1 : Math.max(0, quota - usage)
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
function authorise(rejected?: string): ReturnType<Surroundings['authorise']> {
  const id = (asked += 1)
  return new Promise((resolve) => {
    waitingForTokens.set(id, ({ auth_token, tracking_key }) =>
      resolve(auth_token === undefined ? undefined : { auth_token, tracking_key }),
    )
    post({ kind: 'authorise', id, rejected })
  })
}

const waitingForPackages = new Map<number, (told: PackageTold['told']) => void>()

/** Only the page can open a frame on a package's origin. */
const packages: PackageKeeper = {
  keep: (wanted, onShare) =>
    new Promise((resolve) => {
      const id = (asked += 1)
      waitingForPackages.set(id, (told) => {
        if ('share' in told) return onShare(told.share)
        waitingForPackages.delete(id)
        resolve('outcome' in told ? told.outcome : 'unreachable')
      })
      post({ kind: 'package-asked', id, wish: 'keep', wanted })
    }),
  drop: (wanted) =>
    new Promise((resolve) => {
      const id = (asked += 1)
      waitingForPackages.set(id, (told) => {
        waitingForPackages.delete(id)
        resolve('isDropped' in told && told.isDropped)
      })
      post({ kind: 'package-asked', id, wish: 'drop', wanted })
    }),
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
  else if (data.kind === 'package-told') waitingForPackages.get(data.id)?.(data.told)
  else {
    waitingForTokens.get(data.id)?.(data)
    waitingForTokens.delete(data.id)
  }
})
