/**
 * Fails when an import points the wrong way: between layers, down the order of features, in a circle, or where a line
 * may not stand at all (SQL outside `*.sql.ts`, a tenant's id outside `domain/tenants`). Also fails when it sees no files.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/contracts': [],
  'packages/domain': ['packages/contracts'],
  'packages/i18n': ['packages/contracts'],
  'packages/client': ['packages/contracts'],
  'packages/device': [],
  // Parts say a few words by themselves and write dates.
  'packages/ui': ['packages/i18n'],
  'packages/offline': ['packages/contracts', 'packages/domain', 'packages/client', 'packages/device'],
  // Of ui only the theme: the first page comes in the tenant's colours.
  'apps/server': ['packages/contracts', 'packages/domain', 'packages/i18n', 'packages/client', 'packages/ui'],
  'apps/web': [
    'packages/contracts',
    'packages/domain',
    'packages/i18n',
    'packages/client',
    'packages/offline',
    'packages/device',
    'packages/ui',
  ],
}

/** A feature may lean on the ones before it, never on one after. */
export const featureOrder = [
  'tenants',
  'people',
  'access',
  'schools',
  'questions',
  'content',
  'viewers',
  'studio',
  'learning',
  'assignments',
  'stream',
  'attendance',
  'events',
  'insights',
  'office',
  'downloads',
  'payments',
] as const

/**
 * Floors of the web application, from the roof down: a file may lean on its own floor and on those below it, also by
 * `import()`. Beside `features` each folder is one.
 */
const webFloors = [
  'main.tsx',
  'shell',
  'screens',
  'features',
  'page',
  'language',
  'calls',
  'sessions',
  'worker',
  'browser',
]

export interface SourceFile {
  readonly path: string
  readonly text: string
}

const home = (path: string) => path.split('/').slice(0, 2).join('/')

/** The feature that a file belongs to; -1 for what belongs to none. */
function featureIndex(path: string): number {
  const folder = /^(?:packages\/[^/]+\/src|apps\/[^/]+\/src\/features)\/([^/]+)\//.exec(path)?.[1]
  return featureOrder.findIndex((feature) => feature === folder)
}

/** Where a specifier leads inside the workspace; undefined for libraries. */
function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
  if (specifier.startsWith('#')) return `${home(from)}/src/${specifier.slice(1)}`
  const ours = /^@maktab\/([^/]+)\/(.+)$/.exec(specifier)
  if (!ours) return undefined
  return `packages/${ours[1]}/src/${ours[2]}`
}

const importLine =
  /(?:^|\n)\s*(?:import|export)\s[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** Every fault in a tree of source files, in words. */
export function findFaults(files: readonly SourceFile[]): string[] {
  if (files.length === 0) return ['no source files were seen: the check is looking in the wrong place']
  const faults: string[] = []
  const byStem = new Map(files.map(({ path }) => [stem(path), path]))
  const graph = new Map<string, string[]>()
  for (const { path, text } of files) {
    const edges: string[] = []
    for (const match of text.matchAll(importLine)) {
      const to = target(path, (match[1] ?? match[2] ?? match[3])!)
      if (!to) continue
      faults.push(...layerFaults(path, to))
      if (!isTest(path) && !isJoin(path)) faults.push(...orderFaults(path, to))
      if (!isTest(path)) faults.push(...floorFaults(path, to))
      const file = byStem.get(stem(to))
      // In the web application a circle through `import()` counts too: what is fetched later knows nothing of what fetches it.
      if (file && (path.startsWith('apps/web/') || !/import\(/.test(match[0]))) edges.push(file)
    }
    graph.set(path, edges)
    faults.push(...lineFaults(path, text))
  }
  return [...faults, ...circles(graph)]
}

const stem = (path: string) => path.replace(/\.(tsx?|css)$/, '')
const isTest = (path: string) => /\.test\.tsx?$|\/(?:test|e2e)\//.test(path)
/** The one file of a layer that joins all features. */
const isJoin = (path: string) => /(catalogue|features\/handlers|local-handlers|routes)\.tsx?$/.test(path)

function layerFaults(from: string, to: string): string[] {
  if (home(from) === home(to) || mayImport[home(from)] === undefined || (isTest(from) && to.startsWith('tools/')))
    return []
  return mayImport[home(from)]!.includes(home(to)) ? [] : [`${from} may not import ${to}`]
}

function orderFaults(from: string, to: string): string[] {
  const [here, there] = [featureIndex(from), featureIndex(to)]
  if (here < 0 || there <= here) return []
  return [`${from} (${featureOrder[here]}) may not lean on ${to} (${featureOrder[there]})`]
}

function floorFaults(from: string, to: string): string[] {
  const floorOf = (path: string) => webFloors.indexOf(/^apps\/web\/src\/([^/]+)/.exec(path)?.[1] ?? '')
  const [here, there] = [floorOf(from), floorOf(to)]
  if (/^apps\/web\/src\//.test(from) && here < 0) return [`${from} stands on no floor of the web application`]
  if (here <= there || there < 0) return []
  return [`${from} (${webFloors[here]}) may not lean on ${to} (${webFloors[there]}), which stands above it`]
}

function lineFaults(path: string, text: string): string[] {
  if (isTest(path) || !path.includes('/src/')) return []
  const faults: string[] = []
  const isSql = path.endsWith('.sql.ts') || /^apps\/server\/src\/db\//.test(path) || path.startsWith('packages/device/')
  if (!isSql && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(text))
    faults.push(`${path} holds SQL; it belongs in a *.sql.ts`)
  if (path.startsWith('packages/domain/')) {
    const impure = /\bnew Date\(\)|Date\.now\(|Math\.random\(|randomUUID|\bfetch\(/.exec(text)
    if (impure) faults.push(`${path} is a rule and may not use ${impure[0]}`)
    return path.startsWith('packages/domain/src/tenants/') ? faults : [...faults, ...tenantFaults(path, text)]
  }
  return [...faults, ...tenantFaults(path, text)]
}

/** What somebody writes who asks which tenant it is, instead of what it allows. */
const tenantNames: readonly RegExp[] = [
  // Numbers that are nobody else's: special institutions and the tenants that carry their number.
  /(?<![\w.#-])(?:500_?016|809|563)(?![\w.%])/,
  // A comparison (in SQL too) with a number or a list of numbers, either way round.
  /\b(?:tenant_?id|institution_?id|school_?family_?id|tenant\.id)\s*(?:[!=]?==?|[<>]=?)\s*[1-9]\d*/i,
  /(?<![\w.])\d+\s*[!=]==?\s*[\w.?]*(?:tenant_?id|institution_?id|school_?family_?id|tenant\.id)\b/i,
  /\[[\s\d,_]*\]\s*\.(?:includes|indexOf)\(\s*[\w.?]*(?:tenant_?id|institution_?id|school_?family_?id|tenant\.id)\b/i,
  /switch\s*\([\w.?]*(?:tenant_?id|institution_?id|school_?family_?id|tenant\.id)\)/i,
  // Hosts, and questions about a host's or a tenant's name.
  /['"`/](?:publisher|exam|quran|skills21|senf|family|maths|province)\.localhost/,
  /\b(?:domain_name|tenant\.name|host(?:name)?)\s*[!=]==?\s*['"`](?!localhost)[a-z]/i,
  /\b(?:domain_name|tenant\.name|host(?:name)?)\)?\s*\.(?:includes|startsWith|endsWith|match|search)\(\s*['"`/][a-z]{3,}/i,
  // The list of numbers itself.
  /from\s+['"][^'"]*\/known-tenants(?:\.ts)?['"]/,
]

function tenantFaults(path: string, text: string): string[] {
  return tenantNames.flatMap((pattern) => {
    const named = pattern.exec(text)
    return named ? [`${path} names a tenant (${named[0].trim()}); ask a capability of domain/tenants`] : []
  })
}

function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push(`circle: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`)
      return
    }
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...path, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

/** The source files of every package and application below `root`. */
export function readSources(root: string): SourceFile[] {
  return ['packages', 'apps'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources('.')
  const faults = findFaults(files)
  console.log(faults.length ? faults.join('\n') : `${files.length} files, arrows are straight`)
  process.exitCode = faults.length ? 1 : 0
}
