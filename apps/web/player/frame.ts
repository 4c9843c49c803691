/**
 * The page around a package. It shows the package in a frame of its own, answers what the package's standard asks, and tells the
 * application by a port that the application handed in. What the package does to this page it may do: both are the package's origin,
 * and the application takes nothing that either says on trust.
 */
import { packageLimits } from '@maktab/contracts/viewers/package-limits'
import type { PackageState } from '@maktab/contracts/viewers/package-states'
import type { PackageMessage } from '@maktab/domain/viewers/package-messages'
import type { OpenPackage, ToFrame } from './frame-messages.ts'
import type { H5pSetting } from './h5p-page.ts'
import { followStateOfH5p } from './h5p-state.ts'
import { dropPackage, keepPackage } from './keep.ts'
import { watchLife } from './life.ts'
import { followSitting } from './scorm-sitting.ts'
import { resultOf, readStatement } from './xapi.ts'

import './frame-page.css'

const meta = document.querySelector<HTMLMetaElement>('meta[name=maktab-app]')
const app = meta?.content ?? ''
const [, , permit = ''] = location.pathname.split('/')
const files = `/play/${permit}`

/** Milliseconds after a change until it is told: a package writes several values at once, and the learner may leave the next moment. */
const tellAfter = 50
/** How often H5P is asked where it stands. */
const askEvery = 5_000

window.addEventListener('message', ({ data, origin, ports, source }: MessageEvent<ToFrame>) => {
  const [port] = ports
  if (origin !== app || source !== window.parent || port === undefined) return
  const tell = (message: PackageMessage) => port.postMessage(message)
  // At once: the application waits for a sign that anything is here.
  tell({ kind: 'activity' })
  if (data.kind === 'keep') void keepPackage(data, permit, tell)
  else if (data.kind === 'drop') void dropPackage(data, tell)
  else void openPackage(data, tell)
})

async function openPackage(asked: OpenPackage, tell: (message: PackageMessage) => void): Promise<void> {
  document.documentElement.lang = asked.lang
  document.documentElement.dir = asked.direction
  document.title = asked.title
  try {
    // A browser that lets no frame keep anything has nothing to forget: what can be played without keeping is played.
    await forgetOtherReaders(asked.reader).catch(() => undefined)
    watchLife(() => tell({ kind: 'activity' }))
    if (asked.runtime === 'h5p') return openH5p(asked, tell)
    if (asked.runtime === 'web') return await openPages(asked, tell)
    return await openScorm(asked, tell)
  } catch {
    tell({ kind: 'failed', reason: 'broken' })
  }
}

/** What a package writes into its own stores is of whoever played it last: the next learner on this device starts without it. */
async function forgetOtherReaders(reader: string): Promise<void> {
  const name = 'maktab-reader'
  if (localStorage.getItem(name) === reader) return
  localStorage.clear()
  sessionStorage.clear()
  // Older browsers cannot list them.
  for (const { name: database } of (await indexedDB.databases?.()) ?? [])
    if (database !== undefined) indexedDB.deleteDatabase(database)
  localStorage.setItem(name, reader)
}

/** A page or a game. It may tell of itself: `parent.postMessage({ xapi: statement }, location.origin)`. */
async function openPages({ entry, title }: OpenPackage, tell: (message: PackageMessage) => void): Promise<void> {
  window.addEventListener('message', ({ data, origin }: MessageEvent<{ readonly xapi?: unknown } | null>) => {
    if (origin === location.origin && data?.xapi !== undefined) tellStatement(data.xapi, tell)
  })
  await show(entry, title, tell)
}

async function openScorm(
  { entry, title, runtime, state, reader, settings }: OpenPackage,
  tell: (message: PackageMessage) => void,
): Promise<void> {
  const { openScorm12, openScorm2004 } = await import('./scorm.ts')
  let timer: number | undefined
  const follow = followSitting()
  const tellState = () => {
    window.clearTimeout(timer)
    timer = undefined
    const now = scorm.state()
    tell({ kind: 'state', state: now })
    const further = follow(now, scorm.interactions())
    if (further) tell(further)
  }
  const onChange = (isLast: boolean) => {
    if (isLast) return tellState()
    timer ??= window.setTimeout(tellState, tellAfter)
  }
  const scorm = await (runtime === 'scorm_1_2' ? openScorm12 : openScorm2004)({
    kept: state,
    reader,
    settings,
    onChange,
  })
  Object.defineProperty(window, scorm.name, { value: scorm.calls })
  window.addEventListener('pagehide', () => timer !== undefined && tellState())
  await show(entry, title, tell)
}

function openH5p({ state, title }: OpenPackage, tell: (message: PackageMessage) => void): void {
  if (meta?.dataset['h5p'] === undefined) return tell({ kind: 'failed', reason: 'unsupported' })
  const follow = followStateOfH5p()
  const tellState = () => {
    const now = follow.next(stateOfH5p())
    if (now === undefined) return
    if (now.length > packageLimits.suspendData) return tell({ kind: 'too-large' })
    tell({
      kind: 'state',
      state: {
        location: '',
        suspend_data: now,
        completion: 'incomplete',
        success: 'unknown',
        score: null,
        total_time: 0,
      } satisfies PackageState,
    })
  }
  const setting: H5pSetting = {
    path: files,
    state: state?.suspend_data ?? '',
    onTouch: () => follow.touch(stateOfH5p()),
    onStatement: (statement) => {
      tellStatement(statement, tell)
      tellState()
    },
    onReady: () => tell({ kind: 'ready' }),
    onFailure: () => tell({ kind: 'failed', reason: 'broken' }),
  }
  Object.assign(window, { maktabH5p: setting })
  window.setInterval(tellState, askEvery)
  window.addEventListener('pagehide', tellState)
  document.body.append(frameAt(`/frame/${permit}/h5p`, title))
}

interface H5pInside {
  readonly H5P?: { readonly instances?: readonly { readonly getCurrentState?: () => unknown }[] }
}

/** Where the content stands, as JSON; undefined where it keeps nothing. */
function stateOfH5p(): string | undefined {
  try {
    for (const page of windowsBelow(window)) {
      const state: unknown = (page as unknown as H5pInside).H5P?.instances?.[0]?.getCurrentState?.()
      if (state !== undefined && state !== null) return JSON.stringify(state)
    }
  } catch {
    // A content that cannot say where it stands starts anew.
  }
  return undefined
}

function windowsBelow(page: Window): Window[] {
  return [
    page,
    ...Array.from({ length: page.frames.length }, (_, index) => page.frames[index]).flatMap((inner) =>
      inner ? windowsBelow(inner) : [],
    ),
  ]
}

function tellStatement(written: unknown, tell: (message: PackageMessage) => void): void {
  const statement = readStatement(written)
  if (statement) tell({ kind: 'statement', statement })
  const attempt = resultOf(written)
  if (attempt) tell({ kind: 'attempt', attempt })
}

async function show(entry: string, title: string, tell: (message: PackageMessage) => void): Promise<void> {
  const [path = '', query] = entry.split(/\?(.*)/s, 2)
  const address = `${files}/${path.split('/').map(encodeURIComponent).join('/')}${query === undefined ? '' : `?${query}`}`
  // A frame does not say that its page is missing.
  const answer = await fetch(address)
  if (!answer.ok) return tell({ kind: 'failed', reason: 'missing' })
  const frame = frameAt(address, title)
  frame.addEventListener('load', () => tell({ kind: 'ready' }), { once: true })
  document.body.append(frame)
}

function frameAt(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = title
  frame.allow = 'fullscreen; autoplay'
  return frame
}
