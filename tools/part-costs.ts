/** What the parts of the design system weigh as gzip sends them: each by itself, the frame, all together with React. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Metafile, OutputFile, Plugin } from 'esbuild'

/** Kilobytes (1,000 bytes) of all parts together, the base among them. */
export const partBudgets = { js: 140, css: 14 } as const

/** Bytes as gzip sends them. */
export interface Cost {
  readonly js: number
  readonly css: number
}

export interface PartCost extends Cost {
  /** File in packages/ui, without its ending: `tables/data-table`. */
  readonly part: string
}

export interface PartCosts {
  /** Each with all that it leans on except React, so the same piece counts in several. */
  readonly parts: readonly PartCost[]
  /** Tokens, words, type and print by themselves: the stylesheet of every page, which is no part. */
  readonly base: Cost
  readonly react: Cost
  /** Base, every part and React, each piece once; without what is fetched later. */
  readonly all: Cost
  /** What parts fetch only when it is wanted: the first module of each, and its cost beyond `all`. */
  readonly later: readonly PartCost[]
}

const folder = fileURLToPath(new URL('../packages/ui/src/', import.meta.url))
/** Imports what is weighed; no part itself. */
const entryName = 'entry.ts'
const react = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']

/** Bundles every part of packages/ui and weighs it. Takes a few seconds. */
export async function measureParts(): Promise<PartCosts> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.slice(0, -'.tsx'.length).replace(/\\/g, '/'))
    .sort()
  const everything = (parts: readonly string[]) =>
    [
      "import './base.css'",
      ...parts.map((name) => `export * as ${name.replace(/[-/]/g, '_')} from './${name}.tsx'`),
      "export * from 'react-dom/client'",
    ].join('\n')
  const fetchedLater = laterOnly((await bundle(everything(names), [])).metafile)
  const atOnce = names.filter((name) => !fetchedLater.has(`${name}.tsx`))
  const parts: PartCost[] = []
  for (const part of atOnce) parts.push({ part, ...(await weigh(`export * from './${part}.tsx'`, react)).eager })
  const all = await weigh(everything(atOnce), [])
  return {
    parts: parts.filter(({ js, css }) => js + css > 0),
    base: (await weigh("import './base.css'", [])).eager,
    react: (
      await weigh("export * from 'react-dom/client'\nexport * from 'react'\nexport * from 'react/jsx-runtime'", [])
    ).eager,
    all: all.eager,
    later: all.later,
  }
}

/** File names of modules that are fetched when wanted, and of those that only such modules lean on. */
function laterOnly({ inputs }: Metafile): ReadonlySet<string> {
  const nameOf = (path: string) => /packages\/ui\/src\/(.+)$/.exec(path)?.[1] ?? ''
  const edges = Object.entries(inputs)
    .filter(([from]) => nameOf(from) !== entryName)
    .flatMap(([from, { imports }]) => imports.map(({ path, kind }) => ({ from: nameOf(from), to: nameOf(path), kind })))
  const later = new Set(edges.filter(({ to, kind }) => to !== '' && kind === 'dynamic-import').map(({ to }) => to))
  for (let before = -1; before !== later.size;) {
    before = later.size
    for (const { to } of edges) {
      const users = edges.filter((edge) => edge.to === to && edge.from !== '')
      if (to.endsWith('.tsx') && users.length > 0 && users.every(({ from }) => later.has(from))) later.add(to)
    }
  }
  return later
}

/** Sentences about what is over budget; none where all is well. */
export function budgetFaults({ all }: PartCosts): readonly string[] {
  const faults: string[] = []
  if (all.js > partBudgets.js * 1000)
    faults.push(`all parts with React: ${inKilobytes(all.js)} of JavaScript, ${partBudgets.js} KB is the most`)
  if (all.css > partBudgets.css * 1000)
    faults.push(`all parts with the base: ${inKilobytes(all.css)} of CSS, ${partBudgets.css} KB is the most`)
  return faults
}

export function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

/** What is fetched later comes with its own stylesheet; the bundler by itself would put that into the first one. */
const withoutLater: Plugin = {
  name: 'without-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

async function bundle(
  entry: string,
  external: string[],
  plugins: Plugin[] = [],
): Promise<{ readonly outputFiles: readonly OutputFile[]; readonly metafile: Metafile }> {
  return build({
    stdin: { contents: entry, resolveDir: folder, loader: 'ts', sourcefile: entryName },
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: ['chrome109', 'safari15.4', 'firefox104'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}' },
    external,
    plugins,
    // Pictures and fonts are fetched beside; only their addresses weigh here.
    loader: { '.woff2': 'empty', '.svg': 'empty', '.webp': 'empty' },
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
}

async function weigh(
  entry: string,
  external: string[],
): Promise<{ readonly eager: Cost; readonly later: readonly PartCost[] }> {
  const { outputFiles, metafile } = await bundle(entry, external)
  const outputs = new Outputs(metafile, outputFiles)
  const pieces = outputs.closure(outputs.entry)
  const eager: Cost = { js: outputs.sizeOf(pieces, '.js'), css: await stylesheetOf(entry, external) }
  const firsts = new Set(
    [...pieces].flatMap((path) => outputs.importsOf(path, 'dynamic-import')).filter((path) => !pieces.has(path)),
  )
  const later: PartCost[] = []
  for (const path of firsts) {
    const part = outputs.nameOf(path)
    const js = outputs.sizeOf(
      [...outputs.closure(path)].filter((piece) => !pieces.has(piece)),
      '.js',
    )
    later.push({
      part,
      js,
      css: (await stylesheetOf(`${entry}\nexport * as later from './${part}'`, external)) - eager.css,
    })
  }
  return { eager, later }
}

/** Bytes of the one stylesheet of all that is there from the beginning. */
async function stylesheetOf(entry: string, external: string[]): Promise<number> {
  const { outputFiles, metafile } = await bundle(entry, external, [withoutLater])
  const outputs = new Outputs(metafile, outputFiles)
  return outputs.sizeOf(outputs.closure(outputs.entry), '.css')
}

/** The files of one bundle. */
class Outputs {
  readonly #metafile: Metafile
  readonly #bytes: ReadonlyMap<string, number>
  readonly entry: string

  constructor(metafile: Metafile, files: readonly OutputFile[]) {
    this.#metafile = metafile
    // The bundler names files by their place on the disk here, and from the working folder in its account.
    const endings = Object.keys(metafile.outputs)
    this.#bytes = new Map(
      files.map((file) => [
        endings.find((ending) => file.path.replace(/\\/g, '/').endsWith(ending)) ?? file.path,
        gzipSync(file.contents, { level: 9 }).length,
      ]),
    )
    const entry = endings.find(
      (path) =>
        metafile.outputs[path]?.entryPoint === entryName ||
        metafile.outputs[path]?.entryPoint?.endsWith(`/${entryName}`),
    )
    if (entry === undefined) throw new Error('The bundle has no beginning')
    this.entry = entry
  }

  importsOf(path: string, kind: 'import-statement' | 'dynamic-import'): readonly string[] {
    return (this.#metafile.outputs[path]?.imports ?? [])
      .filter((one) => one.kind === kind && one.external !== true)
      .map((one) => one.path)
  }

  /** Everything that is fetched with a file, its stylesheet among it. */
  closure(path: string, found = new Set<string>()): Set<string> {
    if (found.has(path)) return found
    found.add(path)
    const { cssBundle } = this.#metafile.outputs[path] ?? {}
    if (cssBundle !== undefined) found.add(cssBundle)
    for (const next of this.importsOf(path, 'import-statement')) this.closure(next, found)
    return found
  }

  sizeOf(paths: Iterable<string>, ending: string): number {
    return [...paths]
      .filter((path) => path.endsWith(ending))
      .reduce((bytes, path) => bytes + (this.#bytes.get(path) ?? 0), 0)
  }

  nameOf(path: string): string {
    return (this.#metafile.outputs[path]?.entryPoint ?? path)
      .replace(/^.*packages\/ui\/src\//, '')
      .replace(/\.\w+$/, '')
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const costs = await measureParts()
  for (const { part, js, css } of costs.parts) console.log(`${part}: ${inKilobytes(js)} JS, ${inKilobytes(css)} CSS`)
  for (const { part, js, css } of costs.later)
    console.log(`later, ${part}: ${inKilobytes(js)} JS, ${inKilobytes(css)} CSS`)
  console.log(`base by itself: ${inKilobytes(costs.base.css)} CSS; React: ${inKilobytes(costs.react.js)} JS`)
  console.log(`all with base and React: ${inKilobytes(costs.all.js)} JS, ${inKilobytes(costs.all.css)} CSS`)
  const faults = budgetFaults(costs)
  for (const fault of faults) console.error(`✗ ${fault}`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
