/** Which files of the build a service worker keeps, and which a page may reach. Read by the build and by `tools/check-kept-files.ts`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

export interface BuiltFiles {
  /** Vite's own list: modules with the files that hold them. */
  readonly manifest: Readonly<Record<string, BuiltChunk>>
  /** Files below `assets/`. */
  readonly names: ReadonlySet<string>
  /** What stands in a file, by its name in the build. */
  readonly textOf: (file: string) => string
}

/** Modules that a device does without until somebody online wants them: exact, so that no name of ours is met by chance. */
export const notKept: readonly { readonly modules: RegExp; readonly why: string }[] = [
  {
    modules: /\/foliate-js\/(comic-book|fb2|mobi)\.js$/,
    why: 'rare formats of books, fetched when somebody meets one',
  },
  { modules: /\/foliate-js\/(search|tts)\.js$/, why: 'parts of the book reader that no screen asks for' },
  { modules: /\/compiled\/[a-z]+-mails\.ts$/, why: 'written by the server alone' },
  { modules: /\/katex\/dist\/fonts\/[\w-]+\.(ttf|woff)$/, why: 'browsers take the same letters as .woff2' },
  {
    modules: /\/katex\/dist\/fonts\/KaTeX_(Caligraphic|Fraktur|SansSerif|Script|Typewriter)-[\w-]+\.woff2$/,
    why: 'letters that school mathematics seldom has; others stand in for them',
  },
  {
    modules: /\/pdfjs-dist\/standard_fonts\//,
    why: 'for documents that bring no letters of their own; the device’s stand in',
  },
  {
    modules: /\/pdfjs-dist\/wasm\/(jbig2|openjpeg|qcms_bg)\.wasm$/,
    why: 'pictures of scanned documents in rare encodings',
  },
]

/** Modules that are kept after all others: no page needs them at its start, and a first visit works without a network before they are here. */
export const modulesKeptLater: readonly { readonly modules: RegExp; readonly why: string }[] = [
  {
    modules: /\/pdf\.worker\.min\.mjs$|\/viewers\/document-reader\.ts$/,
    why: 'documents, shown where one was downloaded',
  },
  {
    modules: /\/viewers\/(office-viewer\.tsx|open-word\.ts)$|^_packed-files-/,
    why: 'office files, shown where one was downloaded',
  },
  {
    modules: /\/tables\/table-workbook\.ts$/,
    why: 'lists as workbooks, for who takes them away',
  },
  {
    modules: /\/viewers\/book-viewer\.tsx$|\/foliate-js\/(epub|paginator)\.js$/,
    why: 'books, shown where one was downloaded',
  },
  {
    modules: /\/questions\/maths-drawn\.tsx$|\/katex\/dist\/fonts\/KaTeX_[\w-]+\.woff2$/,
    why: 'formulas, which stand as they were written until then',
  },
  { modules: /^_phone-numbers-/, why: 'countries and their numbers, for forms that are sent with a network' },
]

/** Names below the build's folder of what is not kept. */
export function filesNotKept({ manifest }: Pick<BuiltFiles, 'manifest'>): ReadonlySet<string> {
  const keys = Object.keys(manifest).filter((key) => notKept.some(({ modules }) => modules.test(key)))
  return new Set(keys.map((key) => manifest[key]!.file))
}

/**
 * Every file that a page may fetch once the modules `from` are on it: what they import at once or one day, styles, letters, and what scripts and workers
 * name themselves. `until` says which modules are not gone into; they are not in the answer either.
 */
export function reachableFiles(
  built: BuiltFiles,
  from: readonly string[],
  until: (module: string) => boolean = () => false,
): ReadonlySet<string> {
  const { manifest } = built
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const seen = new Set<string>()
  const files = new Set<string>()
  const listed = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))

  function goInto(key: string): void {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key) || until(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) take(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) goInto(next)
  }

  function take(file: string): void {
    const key = keyOf.get(file)
    if (files.has(file) || (key !== undefined && until(key))) return
    files.add(file)
    // Workers and engines stand in no list: only the script that starts them names them.
    for (const name of namesIn(built, file)) if (!listed.has(name)) take(name)
  }

  from.forEach(goInto)
  return files
}

function namesIn({ names, textOf }: BuiltFiles, file: string): string[] {
  if (!/\.(m?js|css)$/.test(file)) return []
  return [...textOf(file).matchAll(/[\w.-]+-[\w-]{8}\.\w+/g)]
    .map(([name]) => `assets/${name}`)
    .filter((name) => names.has(name))
}

/** What a build has written to its folder. */
export function readBuiltFiles(dist: string): BuiltFiles {
  const list = join(dist, '.vite', 'manifest.json')
  if (!existsSync(list)) throw new Error('Nothing is built yet: npm run build')
  return {
    manifest: JSON.parse(readFileSync(list, 'utf8')) as BuiltFiles['manifest'],
    names: new Set(
      readdirSync(join(dist, 'assets'))
        .filter((name) => !/\.(br|gz)$/.test(name))
        .map((name) => `assets/${name}`),
    ),
    textOf: (file) => readFileSync(join(dist, file), 'utf8'),
  }
}
