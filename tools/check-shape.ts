/** Fails where a file is too long, badly named, calls what old browsers do not have, or a stylesheet points left or right instead of along the text. */
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
  const faults = paths.flatMap((path) => {
    try {
      return shapeFaults(path, readFileSync(path, 'utf8'))
    } catch (problem) {
      // A file that git still lists may be gone from the working tree.
      if ((problem as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw problem
    }
  })
  faults.push(...folderFaults(paths.filter((path) => existsSync(path))))
  if (paths.length === 0) faults.push('no files were seen')
  console.log(faults.length ? faults.join('\n') : `${paths.length} files are in shape`)
  process.exitCode = faults.length ? 1 : 0
}
