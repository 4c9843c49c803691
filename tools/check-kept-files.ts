/**
 * Fails where a screen could fetch a file that the service worker does not keep: without a network that screen would be an error. Walks the build's manifest from its entry,
 * through every route, and compares with the list in the built service worker. What is left out stands in `notKept` with its reason.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRoutes, textOfRoutes } from './check-budgets.ts'
import {
  filesNotKept,
  modulesKeptLater,
  notKept,
  reachableFiles,
  readBuiltFiles,
  type BuiltFiles,
} from '../apps/web/kept-files.ts'

export interface Kept extends BuiltFiles {
  /** Modules of the screens. */
  readonly screens: readonly string[]
  /** What the service worker lists. */
  readonly kept: ReadonlySet<string>
}

/** Every fault in words. */
export function keptFaults({ screens, kept, ...built }: Kept): readonly string[] {
  const { manifest } = built
  const unknown = ['index.html', ...screens].filter((module) => manifest[module] === undefined)
  if (unknown.length > 0)
    return unknown.map((module) => `${module} is in no manifest: the check looks in the wrong place`)
  const left = filesNotKept(built)
  const reachable = reachableFiles(built, ['index.html', ...screens])
  const unreached = screens.filter((module) => !reachable.has(manifest[module]!.file))
  return [
    ...[...reachable]
      .filter((file) => !kept.has(file) && !left.has(file))
      .map((file) => `${file} is fetched by a screen, and is not kept`),
    ...[...left].filter((file) => kept.has(file)).map((file) => `${file} is kept, and is listed as not kept`),
    ...unreached.map((module) => `${module} is reached from no page`),
    ...[...notKept, ...modulesKeptLater]
      .filter(({ modules }) => !Object.keys(manifest).some((key) => modules.test(key)))
      .map(({ modules }) => `${String(modules)} in apps/web/kept-files.ts names no module: it is old`),
  ]
}

/** Names of the files in the list that the build put into the service worker. */
export function readKeptList(serviceWorker: string): ReadonlySet<string> {
  const list = [...serviceWorker.matchAll(/[{,]"?url"?:["'`]([^"'`]+)["'`]/g)].map(([, url]) => url!)
  if (list.length === 0) throw new Error('The service worker holds no list of files')
  return new Set(list)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const web = fileURLToPath(new URL('../apps/web', import.meta.url))
  const dist = join(web, 'dist')
  const kept = readKeptList(readFileSync(join(dist, 'service-worker.js'), 'utf8'))
  const screens = [...new Set(readRoutes(textOfRoutes(web)).values())]
  const faults = keptFaults({ ...readBuiltFiles(dist), screens, kept })
  for (const fault of faults) console.error(`✗ ${fault}`)
  if (faults.length === 0) console.log(`${kept.size} files are kept; no screen needs another`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
