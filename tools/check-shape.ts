/**
 * Fails where a file is too long, badly named, calls what old browsers do not have, where a stylesheet points left or right instead
 * of along the text, or where a call's contract and its handlers do not stand in files of the same noun.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { inlineStyleFaults, stylesheetFaults } from './physical-directions.ts'

const longest = 400
/** Source files beside each other in a folder; tests and stylesheets stand beside theirs and do not count. */
const widest = 40
const forbiddenNames = ['utils', 'util', 'helpers', 'common', 'misc', 'lib', 'services', 'types']

/** What is wrong with the shape of one file, in words. */
export function shapeFaults(path: string, text: string): string[] {
  const faults: string[] = []
  const isSource = /\.(tsx?|mjs|css|sql)$/.test(path)
  const isGenerated = /\.generated\.|\/compiled\/|db\/tables\.ts$/.test(path)
  const lines = text.split('\n').length - 1
  if (isSource && !isGenerated && lines > longest) faults.push(`${path} has ${lines} lines; ${longest} is the most`)
  const parts = path.split('/')
  for (const part of parts) {
    const name = part.replace(/\..*$/, '')
    if (forbiddenNames.includes(name)) faults.push(`${path}: "${name}" says nothing; name it after its noun`)
  }
  if (isSource && !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$|^[0-9]{4}_[a-z_]+\.sql$/.test(parts.at(-1)!))
    faults.push(`${path} is not in kebab-case`)
  for (const fault of physicalFaults(path, text))
    faults.push(`${path} uses left or right: ${fault}; use inline-start and inline-end`)
  if (isSource && /\b(TODO|FIXME|XXX)\b/.test(text) && !path.startsWith('tools/check-shape'))
    faults.push(`${path} holds an unfinished word`)
  if (/^(apps|packages)\/.*\.tsx?$/.test(path) && /^export default /m.test(text) && !/\.config\.ts$/.test(path))
    faults.push(`${path} has a default export`)
  for (const name of youngNames(path, text))
    faults.push(`${path} calls ${name}, which the oldest browsers that are served do not have`)
  return faults
}

/** Folders with more source files than anybody looks through. */
export function folderFaults(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    if (!/\.(tsx?|mjs)$/.test(path) || /\.(test|spec)\.tsx?$|\.generated\.|\/compiled\//.test(path)) continue
    const folder = path.slice(0, path.lastIndexOf('/'))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > widest)
    .map(([folder, count]) => `${folder} has ${count} source files; ${widest} are the most`)
}

const nounOfCall = /^(?:packages\/contracts|apps\/server|packages\/offline)\/src\/(?:features\/)?(.+)\.ts$/

/**
 * Calls whose contract, server's handler and (where the device answers too) offline handler do not stand in the file of one noun.
 * Handlers are known by how they are written: `name: inside(name, …)` on the server, `HandlersOf<'name' | …>` on the device.
 */
export function nounFaults(texts: ReadonlyMap<string, string>): string[] {
  const contracts = new Map<string, string>()
  const handlers: { call: string; path: string }[] = []
  for (const [path, text] of texts) {
    if (!nounOfCall.test(path) || /\.(test|sql)\.ts$/.test(path)) continue
    if (path.startsWith('packages/contracts/'))
      for (const [, call = ''] of text.matchAll(/export const (\w+) = (?:query|command)\(/g)) contracts.set(call, path)
    else if (path.startsWith('apps/server/'))
      for (const [, call = ''] of text.matchAll(
        /\b(\w+):\s*(?:inside|atCampus|atCampusPrepared|atClosedCampus|atGate)\(\s*\1\b/g,
      ))
        handlers.push({ call, path })
    else
      for (const [, names = ''] of text.matchAll(/HandlersOf<\s*([^>]+)>/g))
        for (const [, call = ''] of names.matchAll(/'(\w+)'/g)) handlers.push({ call, path })
  }
  const answered = new Set(handlers.filter(({ path }) => path.startsWith('apps/server/')).map(({ call }) => call))
  return [...contracts].flatMap(([call, contract]) => [
    ...(answered.has(call) ? [] : [`${contract}: no file of the server's features answers ${call} by its name`]),
    ...handlers
      .filter((handler) => handler.call === call && nounOf(handler.path) !== nounOf(contract))
      .map(({ path }) => `${path} answers ${call}, whose contract is ${contract}; both stand in the file of one noun`),
  ])
}

function nounOf(path: string): string | undefined {
  return nounOfCall.exec(path)?.[1]
}

/** Younger than Chromium 109 or Safari 15.4. */
const young =
  /\b(?:URL\.(?:canParse|parse)|(?:Object|Map)\.groupBy|Promise\.(?:withResolvers|try)|Array\.fromAsync|AbortSignal\.(?:any|timeout)|Iterator\.from)\(|\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|checkVisibility)\(/g

function youngNames(path: string, text: string): string[] {
  const runsInBrowsers =
    /^(?:packages\/(?:ui|i18n|client|device|offline|domain)\/src|apps\/web\/(?:src|player))\//.test(path) &&
    !/\.test\.tsx?$/.test(path)
  return runsInBrowsers ? (text.match(young) ?? []).map((call) => call.replace(/^\.|\($/g, '')) : []
}

function physicalFaults(path: string, text: string): string[] {
  if (path.endsWith('.css')) return stylesheetFaults(text)
  return /^(?:packages|apps)\/[^/]+\/(?:src|kit)\/.*\.tsx$/.test(path) ? inlineStyleFaults(text) : []
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
  const paths = listed.filter(
    (path) => /^(apps|packages|tools|tests)\//.test(path) && /\.(tsx?|mjs|css|sql)$/.test(path),
  )
  // A file that git still lists may be gone from the working tree.
  const texts = new Map(paths.filter((path) => existsSync(path)).map((path) => [path, readFileSync(path, 'utf8')]))
  const faults = [...texts].flatMap(([path, text]) => shapeFaults(path, text))
  faults.push(...folderFaults([...texts.keys()]), ...nounFaults(texts))
  if (paths.length === 0) faults.push('no files were seen')
  console.log(faults.length ? faults.join('\n') : `${paths.length} files are in shape`)
  process.exitCode = faults.length ? 1 : 0
}
