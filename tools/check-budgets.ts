/**
 * Fails where a screen makes a phone fetch more JavaScript than it may. Reads what the build wrote: `apps/web/dist` and
 * its manifest. Screens come from the routes and dashboards from where each role lands, so a new one is held to its
 * budget without being listed here.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { roles } from '@maktab/contracts/roles'
import { areas } from '../apps/web/src/page/addresses.ts'
import { landingOf } from '../apps/web/src/page/landing.ts'

/** Kilobytes (1,000 bytes) of JavaScript as gzip sends it. `frame` is what everybody behind the sign-in has before a screen, `dashboard` and `landing` what a role lands on, `office` what whoever administers or writes lands on: the list of their screens, and the table of a whole school, `screen` what another screen adds to the frame, with its words, `loginAndExtras` what login has fetched once all of it is there. */
export const budgets = {
  login: 92.5,
  loginAndExtras: 105.5,
  frame: 123.5,
  dashboard: 140,
  landing: 139,
  office: 164,
  screen: 74,
} as const

export interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  /** Keys of chunks that are fetched with this one. */
  readonly imports?: readonly string[]
  /** Keys of chunks that this one fetches when it wants them. */
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, Chunk>>

export interface Built {
  readonly manifest: Manifest
  /** Module of each route, by its path: `/account` → `src/screens/account/account.tsx`. */
  readonly routes: ReadonlyMap<string, string>
  /** Bundles of words that each route fetches beside its module, by its path. */
  readonly words: ReadonlyMap<string, readonly string[]>
  /** Paths of the routes that a role lands on. */
  readonly dashboards: ReadonlySet<string>
  /** Text of a built script, by its name in `dist`. */
  readonly scripts: ReadonlyMap<string, string>
  /** Bytes of a script as they travel. */
  readonly sizeOf: (file: string) => number
}

export interface Weight {
  readonly what: string
  readonly kilobytes: number
  readonly budget: number
}

const entry = 'index.html'
/** The list of the offices' screens, with their menus. */
const officeFrame = 'src/shell/office-app-routes.tsx'
const entranceExtra = 'src/features/tenants/entrance-extra.tsx'

/** What main.tsx fetches at once for whoever is signed in already: it is part of every dashboard's first load. */
const fetchedAtStart: readonly { readonly key: RegExp; readonly why: string }[] = [
  { key: /^_application-.*\.js$|^src\/shell\/application\.tsx$/, why: 'routes, frame and the cache of answers' },
]

/** What the modules of the first load fetch later, or for a few only. Everything that is neither here nor a route counts as a fault. */
const fetchedLater: readonly { readonly key: RegExp; readonly why: string }[] = [
  { key: /@noble\/hashes\/|^_sha2-/, why: 'hashes where the browser cannot: plain http in a school’s own network' },
  { key: /src\/features\/access\/account-menu\.tsx$/, why: 'people of several roles: the way from one to another' },
  { key: /src\/sessions\/left-roles\.ts$/, why: 'whoever leaves a role with work still waiting' },
  {
    key: /src\/sessions\/find-earlier-selves\.ts$/,
    why: 'devices of several people, after the first sync: work from before a move to another campus',
  },
  { key: /src\/screens\/way-in\/demo-accounts\.tsx$/, why: 'demonstration servers only' },
  { key: /src\/features\/access\/signup\/unfinished-signup\.tsx$/, why: 'a signup that waits for a network' },
  {
    key: /src\/(features\/access\/(institution-login|external-return|remembered-sign-in)|screens\/way-in\/way-in-page)\.tsx?$/,
    why: 'some tenants; whoever comes back from a provider; pages beside login; whoever wants to be remembered',
  },
  { key: /src\/features\/access\/prove-at-sign-in\.ts$/, why: 'an address from which too many names were tried' },
  {
    key: /src\/(screens\/public\/public-page|features\/tenants\/entrance-extra)\.tsx$/,
    why: 'pages that everybody may read; what some tenants put around the way in',
  },
  {
    key: /src\/shell\/feedback-layer\.tsx$/,
    why: 'messages, loader and error screen: when the first of them is wanted',
  },
  {
    key: /src\/(shell\/service-worker|page\/files-kept)\.ts$/,
    why: 'keeps the application on this device, after the first screen',
  },
  {
    key: /src\/shell\/server-clock-banner\.tsx$/,
    why: 'staff, after the first screen: a server whose clock is behind',
  },
  { key: /src\/features\/tenants\/campus-colours\.ts$/, why: 'people of a campus that chose colours of its own' },
  { key: /src\/tenants\/tenant-capabilities\.ts$|^_tenant-capabilities-/, why: 'pages that the server did not write' },
  { key: /client\/src\/upload-files\.ts$/, why: 'whoever hands in a file on a device without a store' },
  { key: /client\/src\/fetch-file\.ts$/, why: 'whoever takes a file from a call: sheets of an office' },
  { key: /src\/shell\/device-checks\.tsx$/, why: 'the clock and a newer application, after the first screen' },
  {
    key: /src\/(shell\/following-downloads|features\/downloads\/download-layer)\.tsx$/,
    why: 'a download that is not complete, after the first screen',
  },
  {
    key: /src\/features\/access\/silent-sign-in\.ts$|^_remembered-sign-in-/,
    why: 'the mobile application, when its session is gone; whoever wants to be remembered',
  },
  {
    key: /src\/(shell\/office-app-routes|screens\/office-routes)\.tsx$/,
    why: 'whoever administers or writes: counted with their screens',
  },
  { key: /src\/calls\/upload-request\.ts$/, why: 'whoever sends a large file and is told how much of it has left' },
  { key: /src\/calls\/kept-answers\.ts$/, why: 'dashboards and reports, once they were answered, and at sign-out' },
  { key: /client\/src\/seal-tracking\.ts$|^_seal-tracking-/, why: 'whoever hands an attempt in' },
  { key: /src\/sessions\/storage-lease\.ts$/, why: 'renewing where the browser has no locks: plain http' },
  { key: /src\/features\/access\/enter-app\.ts$/, why: 'packaged applications only' },
  {
    key: /src\/(screens\/super-admin\/acting|shell\/acting-banner|sessions\/acting-session)\.tsx?$/,
    why: 'a super admin who works in somebody’s place',
  },
  {
    key: /src\/shell\/(unknown-host|start-failed)\.tsx$/,
    why: 'names of hosts that belong to no school; a start that failed',
  },
  { key: /src\/features\/people\/tour\.tsx$/, why: 'shows a screen around once, after it is drawn' },
  {
    key: /src\/(shell\/left-scores\.tsx|sessions\/unsaved-progress\.ts)$/,
    why: 'scores of a teacher that no store took yet: after the first screen, and at signing out',
  },
  {
    key: /src\/features\/learning\/clicker-banner\.tsx$/,
    why: 'calls a learner to a question asked live, beside the first screen',
  },
  {
    key: /src\/sessions\/open-people\.ts$|src\/features\/access\/people-tiles\.tsx$/,
    why: 'people of a shared device: after the first of them signed in there',
  },
  {
    key: /src\/(features\/tenants\/consent-question|screens\/(learner\/migration|account\/first-password))\.tsx$/,
    why: 'grown-ups of tenants that measure; who is to move; who came in by a starting code',
  },
  {
    key: /src\/(worker\/store-port|calls\/opened-store)\.ts$/,
    why: 'opens the device’s store beside the first screen, which does not wait for it',
  },
  {
    key: /\/compiled\/[a-z]+-[a-z]+\.ts$/,
    why: 'words of one language of four, counted with the screens that name them',
  },
]

/** Texts that minifying leaves in the engines and viewers; none may stand in a script of a first load. */
export const heavyMarks: Readonly<Record<string, RegExp>> = {
  'the database engine': /sqlite3_open_v2/,
  'the PDF viewer': /GlobalWorkerOptions/,
  'the EPUB viewer': /urn:oasis:names:tc:opendocument:xmlns:container/,
}

/** The schema library speaks in no page: a screen that needs a list of a contract takes it from a file without shapes. */
const schemaMark = /~standard/

/** Texts that only the page of all parts holds; it is for development and never built for a school. */
const kitMark = /Parts of Maktab|data-opens/

/** What each first load and each screen weighs. */
export function weigh(built: Built): readonly Weight[] {
  const kilobytes = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOfChunk(built, key), 0) / 1000
  const frame = firstLoadOf(built, [])
  const screens = [...built.routes].map(([path, module]): Weight => {
    const load = firstLoadOf(built, isOfOffice(path) ? [officeFrame, module] : [module], built.words.get(path))
    return built.dashboards.has(path)
      ? {
          what: path,
          kilobytes: kilobytes(load),
          budget: landingBudget(path),
        }
      : {
          what: `${path}, on top of the frame`,
          kilobytes: kilobytes([...load].filter((key) => !frame.has(key))),
          budget: budgets.screen,
        }
  })
  return [
    { what: '/login', kilobytes: kilobytes(loginOf(built)), budget: budgets.login },
    {
      what: '/login with what comes after it',
      kilobytes: kilobytes(loginAndExtrasOf(built)),
      budget: budgets.loginAndExtras,
    },
    { what: 'the frame with an empty screen', kilobytes: kilobytes(frame), budget: budgets.frame },
    ...screens,
  ]
}

function landingBudget(path: string): number {
  if (path.endsWith('/dashboard')) return budgets.dashboard
  return isOfOffice(path) ? budgets.office : budgets.landing
}

/** Whether an address is of those who fetch the list of the offices' screens. */
function isOfOffice(path: string): boolean {
  return /^\/(campus-admin|school-admin|admin|super-admin|content)\//.test(path)
}

/** Every fault in words. */
export function findFaults(built: Built): readonly string[] {
  const { manifest, routes, dashboards } = built
  if (!manifest[entry]?.isEntry) return [`the manifest has no entry ${entry}: the check is looking in the wrong place`]
  const unmatched = fetchedAtStart.filter(({ key }) => keysOf(manifest, key).length === 0).map(({ key }) => String(key))
  const missing = [...unmatched, ...[...routes.values()].filter((key) => !manifest[key])]
  if (missing.length > 0)
    return missing.map((key) => `${key} is no chunk of its own: it went into a larger one, or its name here is old`)
  return [
    ...[...dashboards].filter((path) => !routes.has(path)).map((path) => `no route at ${path}, where a role lands`),
    ...weigh(built)
      .filter(({ kilobytes, budget }) => kilobytes > budget)
      .map(inWords),
    ...unknownFaults(built),
    ...heavyFaults(built),
    ...[...built.scripts]
      .filter(([, text]) => kitMark.test(text))
      .map(([file]) => `the kit page is part of the build, in ${file}`),
    ...[...built.scripts]
      .filter(([, text]) => schemaMark.test(text))
      .map(([file]) => `the schema library is part of a page, in ${file}`),
    ...Object.keys(manifest)
      .filter((key) => /(^|\/)kit\//.test(key))
      .map((key) => `the kit page is part of the build, as ${key}`),
  ]
}

export function inWords({ what, kilobytes, budget }: Weight): string {
  return `${what}: ${kilobytes.toFixed(1)} KB of ${budget} KB`
}

/** The entrance and the words that it speaks. */
function loginOf({ manifest, ...built }: Built): Set<string> {
  return closure(manifest, [entry, wordsOf({ manifest, ...built }, 'entrance')])
}

/** And what every tenant's login fetches by itself afterwards: nothing that stands behind the sign-in. */
function loginAndExtrasOf(built: Built): Set<string> {
  return closure(built.manifest, [...loginOf(built), entranceExtra, wordsOf(built, 'pages')])
}

/** What stands on the device when a signed-in person sees a screen for the first time. */
function firstLoadOf(built: Built, modules: readonly string[], words: readonly string[] = []): Set<string> {
  return closure(built.manifest, [
    entry,
    ...fetchedAtStart.flatMap(({ key }) => keysOf(built.manifest, key)),
    ...['entrance', 'others', 'application', ...words].map((bundle) => wordsOf(built, bundle)),
    ...modules,
  ])
}

function keysOf(manifest: Manifest, pattern: RegExp): readonly string[] {
  return Object.keys(manifest).filter((key) => pattern.test(key))
}

/** Key of a bundle of words in the language in which it weighs most. */
function wordsOf(built: Built, bundle: string): string {
  const pattern = new RegExp(`/compiled/[a-z]+-${bundle}\\.ts$`)
  const weights = Object.keys(built.manifest)
    .filter((key) => pattern.test(key))
    .map((key) => ({
      key,
      bytes: [...closure(built.manifest, [key])].reduce((sum, part) => sum + sizeOfChunk(built, part), 0),
    }))
  const [first] = weights.sort((a, b) => b.bytes - a.bytes)
  if (!first) throw new Error(`No chunk is named ${String(pattern)}`)
  return first.key
}

/** Keys of everything that is fetched when `keys` are. */
function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    closure(manifest, manifest[key]?.imports ?? [], found)
  }
  return found
}

function sizeOfChunk({ manifest, sizeOf }: Built, key: string): number {
  const file = manifest[key]?.file ?? ''
  return /\.m?js$/.test(file) ? sizeOf(file) : 0
}

/** A module that the first load fetches lazily, and of which nobody said when. */
function unknownFaults({ manifest, routes, ...built }: Built): string[] {
  const screens = new Set(routes.values())
  const first = firstLoadOf({ manifest, routes, ...built }, [])
  const lazily = [...first].flatMap((key) => manifest[key]?.dynamicImports ?? [])
  return [...new Set(lazily)]
    .filter((key) => !first.has(key) && !screens.has(key) && !fetchedLater.some((one) => one.key.test(key)))
    .map(
      (key) =>
        `${key} is fetched lazily by the first load: say in tools/check-budgets.ts whether at the start or later`,
    )
}

function heavyFaults(built: Built): string[] {
  const dashboards = [...built.dashboards].flatMap((path) => built.routes.get(path) ?? [])
  const first = new Set([...loginOf(built), ...firstLoadOf(built, dashboards)].map((key) => built.manifest[key]?.file))
  return Object.entries(heavyMarks).flatMap(([name, mark]) => {
    const files = [...built.scripts].filter(([, text]) => mark.test(text)).map(([file]) => file)
    if (files.length === 0) return [`${name} was found in no script: its mark in tools/check-budgets.ts is old`]
    return files.filter((file) => first.has(file)).map((file) => `${name} is part of a first load, in ${file}`)
  })
}

export interface WrittenRoute {
  readonly path: string
  /** Key of a message. */
  readonly title: string
  /** From the application's folder: `src/screens/learner/lessons.tsx`. */
  readonly module: string
  /** Bundles of words that are fetched beside it. */
  readonly words: readonly string[]
}

/** Every `screen({…})` and `oneScreenAt(…)` in the text of the routes; throws where one is written in a way that it cannot read. */
export function readScreens(text: string): readonly WrittenRoute[] {
  const parts = text.split(/\b(?:screen|oneScreenAt)\(\s*(?=[{[i])/).slice(1)
  return parts.flatMap((part) => {
    const found = /^(.*?)title: '([^']+)'.*?import\('#([^']+)'\)/s.exec(part)
    const [, where = '', title = '', module = ''] = found ?? []
    const paths = [...where.matchAll(/(inEveryArea\()?'(\/[^']*)'/g)].flatMap(([, isEverywhere, path = '']) =>
      isEverywhere === undefined ? [path] : Object.keys(areas).map((area) => `/${area}${path}`),
    )
    if (paths.length === 0) throw new Error(`This route has no path and module that can be read: ${part.slice(0, 100)}`)
    const words = /words: \[([^\]]*)\]/.exec(part)?.[1] ?? ''
    const bundles = [...words.matchAll(/'(\w+)'/g)].map(([, bundle = '']) => bundle)
    return paths.map((path) => ({ path, title, module: `src/${module}`, words: bundles }))
  })
}

/** The lists of routes as they are written, from the folder of the application. */
export function textOfRoutes(web: string): string {
  return ['routes.tsx', 'office-routes.tsx']
    .map((name) => readFileSync(join(web, 'src', 'screens', name), 'utf8'))
    .join('')
}

/** Module of each route, by its path. */
export function readRoutes(text: string): Map<string, string> {
  return new Map(readScreens(text).map(({ path, module }) => [path, module]))
}

/** Wherever a role may land, in tenants with assignments and without; on the account where its screen is not built yet. */
function landings(routes: ReadonlyMap<string, string>): Set<string> {
  const tenants = [true, false].map((is_assignment_allowed) => ({
    is_assignment_allowed,
    is_assignment_disabled: false,
  }))
  return new Set(
    roles
      .flatMap((active_role) => tenants.map((tenant) => landingOf({ active_role, is_subscribed: false }, tenant)))
      .map((path) => (routes.has(path) ? path : '/account')),
  )
}

function readBuilt(web: string, dist: string): Built {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const names = readdirSync(join(dist, 'assets')).filter((name) => /\.m?js$/.test(name))
  const scripts = new Map(names.map((name) => [`assets/${name}`, readFileSync(join(dist, 'assets', name), 'utf8')]))
  // As they travel: the build writes a shorter .gz beside some than a server would make.
  const sizes = new Map(
    [...scripts].map(([file, text]) => {
      const sent = join(dist, `${file}.gz`)
      return [file, existsSync(sent) ? statSync(sent).size : gzipSync(text, { level: 9 }).length]
    }),
  )
  const screens = readScreens(textOfRoutes(web))
  const routes = new Map(screens.map(({ path, module }) => [path, module]))
  return {
    manifest,
    routes,
    words: new Map(screens.map(({ path, words }) => [path, words])),
    dashboards: landings(routes),
    scripts,
    sizeOf: (file) => sizes.get(file) ?? 0,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const web = fileURLToPath(new URL('../apps/web', import.meta.url))
  // Another build than that of the tree may be named.
  const dist = process.argv[2] ?? join(web, 'dist')
  if (!existsSync(join(dist, '.vite', 'manifest.json'))) throw new Error('Nothing is built yet: npm run build')
  const built = readBuilt(web, dist)
  for (const weight of weigh(built)) console.log(inWords(weight))
  const faults = findFaults(built)
  for (const fault of faults) console.error(`✗ ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
