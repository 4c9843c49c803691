import type { AnyAnswer, ClientCall } from '../src/call.ts'
import type { Network } from '../src/network.ts'
import type { OfflinePort, SyncState } from '../src/offline-port.ts'
import { createSender } from '../src/send.ts'
import type { Sender } from '../src/send.ts'
import { createSessionKeeper } from '../src/session.ts'
import type { KeptSession, Renewal, SessionKeeper, SessionStore } from '../src/session.ts'

export const session = {
  user_id: 7,
  username: 'amina',
  full_name: 'Amina',
  email: null,
  active_role: 'learner',
  roles: ['learner'],
  institution_id: 3,
  institution_name: 'School',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1,
  migration_json: null,
  auth_token: 'first',
  refresh_token: 'again',
  token_exp: 10_000,
} as const satisfies Omit<KeptSession, 'storage_time'>

export const syncState: SyncState = { waiting: 0, refused: 0, is_sending: false, synced_on: null }
export const noNetwork: AnyAnswer = { ok: false, failure: 'unreachable' }

export function call(part: Partial<ClientCall> = {}): ClientCall {
  return {
    name: 'readThing',
    path: 'thing/read',
    kind: 'query',
    audience: 'signed-in',
    offline: 'online',
    transport: 'json',
    required: [],
    flags: {},
    refusals: {},
    ...part,
  }
}

/** A store that several keepers may share, as tabs share the browser's. */
export function memoryStore(text: string | null = null): SessionStore & { text: string | null } {
  const store = {
    text,
    read: () => store.text,
    write: (next: string) => void (store.text = next),
    remove: () => void (store.text = null),
  }
  return store
}

/** One lock for all that use it. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

export interface Request {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface Wire {
  readonly requests: Request[]
  readonly logged: string[]
  readonly sender: Sender
  readonly session: SessionKeeper
  /** Milliseconds. */
  now: number
}

type Respond = (request: Request) => Response | Promise<Response>

export function wire(
  respond: Respond,
  {
    renewal,
    learningBase,
    network,
  }: { renewal?: Renewal; learningBase?: string | undefined; network?: Pick<Network, 'reached' | 'unreached'> } = {},
): Wire {
  const made: { -readonly [K in keyof Wire]?: Wire[K] } & Pick<Wire, 'requests' | 'logged' | 'now'> = {
    requests: [],
    logged: [],
    now: 1_000_000,
  }
  const keeper = createSessionKeeper({
    store: memoryStore(JSON.stringify({ ...session, storage_time: 0 })),
    now: () => made.now,
    withLock: oneAtATime(),
    renewTokens: async () => renewal ?? { result: 'unreachable' },
  })
  let ids = 0
  const sender = createSender({
    base: 'http://school.test/api/',
    learningBase,
    ...(network === undefined ? {} : { network }),
    fetch: async (address, { headers, body }) => {
      const request = {
        address,
        headers: headers as Record<string, string>,
        body: typeof body === 'string' ? JSON.parse(body) : body,
      }
      made.requests.push(request)
      return respond(request)
    },
    now: () => made.now,
    newId: () => `id-${(ids += 1)}`,
    deviceId: 'device',
    language: () => 'pu',
    session: keeper,
    log: (message) => made.logged.push(message),
  })
  return Object.assign(made, { sender, session: keeper }) as Wire
}

export const envelope = (error_code: number, data: unknown = null, status = 200) =>
  new Response(JSON.stringify({ error_code, data }), { status })

/** A device's store that answers as told and remembers what it was asked. */
export function device(part: Partial<OfflinePort> = {}): OfflinePort & { readonly asked: string[] } {
  const asked: string[] = []
  const port: OfflinePort = {
    open: async () => undefined,
    close: async () => undefined,
    answer: async () => ({ ok: true, value: 'from the device' }),
    perform: async () => ({ ok: true, value: 'kept' }),
    sync: async () => syncState,
    waiting: async () => [],
    sendAgain: async () => undefined,
    takeBack: async () => false,
    retryRefused: async () => undefined,
    keepRefused: async () => undefined,
    dismiss: async () => undefined,
    download: async (download_id) => ({
      download_id,
      status: 'completed',
      percentage: 100,
      size_bytes: 0,
      failure: null,
      needs_internet: [],
    }),
    pauseDownload: async () => undefined,
    brokenOffDownloads: async () => [],
    limitDownloads: async () => undefined,
    spentBytes: async () => 0,
    noteOpened: async () => undefined,
    removeDownload: async () => undefined,
    downloadedBytes: async () => 0,
    downloads: async () => [],
    keepFile: async () => 'kept',
    releaseFile: async () => undefined,
    keptFiles: async () => [],
    onSync: () => () => undefined,
    onDownload: () => () => undefined,
    onKeptFiles: () => () => undefined,
    ...part,
  }
  return {
    ...port,
    asked,
    answer: (name, input) => (asked.push(`answer ${name}`), port.answer(name, input)),
    perform: (name, input, files) => (asked.push(`perform ${name}`), port.perform(name, input, files)),
    sync: () => (asked.push('sync'), port.sync()),
  }
}
