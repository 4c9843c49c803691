/** Puts a screen or a part on the page with everything around it but the network: answers are given, commands are collected. */
import '@maktab/ui/base.css'
import '@maktab/ui/base/all-icons'
import type { Answer, AnyAnswer, ClientCall } from '@maktab/client/call'
import { createCallWatch } from '@maktab/client/call-watch'
import type { DownloadState, OfflinePort, QueuedFile, WaitingCommand } from '@maktab/client/offline-port'
import type { Client, PerformOptions } from '@maktab/client/routing'
import { createSessionKeeper, type KeptSession } from '@maktab/client/session'
import type { AnyCommand, AnyQuery } from '@maktab/contracts/call'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { allBundles, type Bundle } from '@maktab/i18n/bundles'
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Answers } from '#page/answers.ts'
import { Router } from '#page/router.tsx'
import { AnswersProvider } from '#page/use-answers.tsx'
import { addressInMemory } from './address-in-memory.ts'
import type { Boot } from '#calls/boot.ts'
import { openBrowserNetwork } from '#calls/browser-network.ts'
import { ConnectionContext, type Connection } from '#calls/connection.ts'
import type { DeviceStore } from '#calls/device-store.ts'
import type { Here } from '#sessions/here.ts'
import { createMessages } from '#calls/messages.ts'
import { LanguageProvider } from '#language/language.tsx'

export interface PerformedCommand {
  readonly name: string
  readonly input: unknown
  readonly files: readonly QueuedFile[]
  /** Of what is also sent by a request that outlives the page. */
  readonly isClosing?: true
}

interface StageOptions {
  readonly language?: LanguageCode
  readonly address?: string
  /** Answers by name of the call; a call without one is unreachable. */
  readonly answers?: Readonly<Record<string, (input: never) => AnyAnswer>>
  /** Who gives the answers; the server, where it is not said. */
  readonly from?: 'server' | 'device'
  /** What is on the device. */
  readonly downloads?: readonly DownloadState[]
  /** Commands that the server has not accepted. */
  readonly waiting?: readonly WaitingCommand[]
  /** What the device's store has otherwise than the stage's, which is there and empty. */
  readonly store?: Partial<DeviceStore>
  /** What the tenant has otherwise than the stage's own. */
  readonly tenant?: Partial<PageConfiguration>
  /** What else the page came with. */
  readonly boot?: Partial<Boot>
  readonly isActing?: boolean
  /** Takes files that are sent by themselves; without it none can be sent. */
  readonly sendFile?: Connection['sendFile']
  /** Gives files that are asked for; without it none can be had. */
  readonly fetchFile?: Connection['fetchFile']
  /** What the person has otherwise than the stage's learner; null for nobody, who also hears the words of the entrance alone. */
  readonly person?: Partial<KeptSession> | null
  /**
   * Bundles of words that come before it is shown: all for somebody, none for nobody, unless it is said. What waits for words shows
   * 300 ms later, as React lets no page flicker: a test of nobody that is not about waiting names those that its screen says.
   */
  readonly words?: readonly Bundle[]
  /** What this device knows of people; nothing, where it is not said. */
  readonly here?: Partial<Here>
}

export interface Stage {
  readonly place: HTMLElement
  readonly performed: PerformedCommand[]
  /** Downloads that were begun and removed, as `download <id>` and `remove <id>`. */
  readonly downloading: string[]
  /** Refused commands that were taken off the device, by id. */
  readonly dismissed: string[]
  /** Refused commands that were sent again, by id. */
  readonly sentAgain: string[]
  /** Who is signed in now. */
  person(): KeptSession | undefined
  show(part: ReactNode): void
  leave(): void
}

const nobodyHere: Here = {
  typed: () => undefined,
  enter: async () => undefined,
  refused: () => undefined,
  passwordChanged: async () => undefined,
  count: () => 0,
  people: async () => {
    throw new Error('This stage has no people of a device')
  },
}

const stageTenant: PageConfiguration = {
  ...defaultConfiguration,
  id: 1,
  name: 'Test school',
  domain_name: 'localhost',
  languages: '0,1,2',
  time_zone: 'Asia/Kabul',
  first_weekday: 6,
  is_assignment_allowed: true,
}

const learner = {
  user_id: 7,
  username: 'learner',
  full_name: 'Zarghuna Stanekzai',
  email: null,
  active_role: 'learner' as const,
  roles: ['learner' as const],
  institution_id: 1,
  institution_name: 'Test school',
  time_zone: 'Asia/Kabul',
  current_language: 'en' as const,
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1 as const,
  migration_json: null,
  auth_token: 'a',
  refresh_token: 'r',
  token_exp: 4_000_000_000,
  storage_time: 0,
}

const sync = { waiting: 0, refused: 0, is_sending: false, synced_on: null }

/** A session that lasts as long as the stage. */
function keepSession(person: KeptSession | undefined) {
  let kept = person === undefined ? null : JSON.stringify(person)
  const store = { read: () => kept, write: (text: string) => void (kept = text), remove: () => void (kept = null) }
  const keeper = createSessionKeeper({
    store,
    now: () => 0,
    withLock: (work) => work(),
    renewTokens: async () => ({ result: 'unreachable' }),
  })
  return { ...keeper, renew: async () => 'renewed' as const, renewIfDue: async () => undefined }
}

export async function setStage({
  language = 'en',
  address = '/',
  answers = {},
  from = 'server',
  downloads = [],
  waiting = [],
  store = {},
  tenant: other,
  person = {},
  words: wordsOf = person === null ? ['refused'] : allBundles,
  here = {},
  boot: more = {},
  isActing = false,
  sendFile = async () => ({ ok: false, failure: 'offline' }),
  fetchFile = async () => ({ ok: false, failure: 'offline' }),
}: StageOptions = {}): Promise<Stage> {
  const tenant = { ...stageTenant, ...other }
  const boot: Boot = {
    tenant,
    capabilities: capabilitiesOf(tenant),
    is_demonstration: false,
    android_package: null,
    ...more,
  }
  const session = keepSession(person === null ? undefined : { ...learner, ...person })
  const performed: PerformedCommand[] = []
  const downloading: string[] = []
  const dismissed: string[] = []
  const sentAgain: string[] = []
  const device: Pick<OfflinePort, 'waiting' | 'dismiss' | 'sync'> = {
    sync: async () => sync,
    waiting: async () => waiting,
    dismiss: async (command_id) => void dismissed.push(command_id),
  }
  const onDevice = new Map(downloads.map((state) => [state.download_id, state]))
  const answer = (name: string, input: unknown): AnyAnswer =>
    answers[name]?.(input as never) ?? { ok: false, failure: 'unreachable' }
  const client: Client = {
    ask: async <C extends AnyQuery>(call: ClientCall<C>, input: unknown) => ({
      answer: answer(call.name, input) as Answer<C>,
      from,
    }),
    perform: async <C extends AnyCommand>(
      call: ClientCall<C>,
      input: unknown,
      files: readonly QueuedFile[] = [],
      { isClosing }: PerformOptions = {},
    ) => {
      performed.push({ name: call.name, input, files, ...(isClosing === true && { isClosing }) })
      return answer(call.name, input) as Answer<C>
    },
  }
  const connection: Connection = {
    boot,
    client,
    sendFile,
    fetchFile,
    session,
    isActing,
    store: {
      current: async () => (waiting.length === 0 ? undefined : (device as OfflinePort)),
      openFor: () => undefined,
      syncNow: () => undefined,
      retryNow: async () => undefined,
      syncState: () => sync,
      downloads: () => onDevice,
      download: async (download_id, isConfirmed) => {
        downloading.push(`download ${download_id}${isConfirmed === true ? ' on any line' : ''}`)
        return undefined
      },
      removeDownload: async (download_id) => void downloading.push(`remove ${download_id}`),
      pauseDownload: async (download_id) => void downloading.push(`pause ${download_id}`),
      downloadedBytes: async (without = []) =>
        downloads.reduce((sum, one) => sum + (without.includes(one.download_id) ? 0 : one.size_bytes), 0),
      brokenOffDownloads: async () => [],
      spentBytes: async () => 0,
      noteOpened: async (download_ids) => download_ids.forEach((one) => downloading.push(`opened ${one}`)),
      keptFiles: () => new Map(),
      keepFile: async () => 'kept',
      releaseFile: async () => undefined,
      waiting: device.waiting,
      dismiss: device.dismiss,
      sendAgain: async (command_id) => void sentAgain.push(command_id),
      takeBack: async () => true,
      mayWait: () => waiting.length > 0,
      isAvailable: () => true,
      isLasting: () => undefined,
      onChange: () => () => undefined,
      onSaid: () => () => undefined,
      onPulled: () => () => undefined,
      ...store,
    },
    wasSignedIn: person !== null,
    fetchApplication: () => undefined,
    network: openBrowserNetwork(),
    messages: createMessages(),
    watch: createCallWatch({
      setTimer: () => undefined,
      clearTimer: () => undefined,
      isSaid: () => true,
      say: () => undefined,
      isQuietOffline: () => false,
    }),
    here: { ...nobodyHere, ...here },
    signOut: async () => session.end(),
    speak: () => undefined,
    sayWith: () => undefined,
  }
  const words = await loadWords(languageByCode(language).locale, wordsOf)
  const asked = new Answers()
  const bar = addressInMemory(address)
  const place = document.createElement('div')
  document.body.append(place)
  const root: Root = createRoot(place)
  return {
    place,
    performed,
    downloading,
    dismissed,
    sentAgain,
    person: session.current,
    show: (part) =>
      root.render(
        <StrictMode>
          <ConnectionContext value={connection}>
            <LanguageProvider first={words}>
              <AnswersProvider answers={asked}>
                <Router bar={bar}>{part}</Router>
              </AnswersProvider>
            </LanguageProvider>
          </ConnectionContext>
        </StrictMode>,
      ),
    leave() {
      root.unmount()
      place.remove()
    },
  }
}
