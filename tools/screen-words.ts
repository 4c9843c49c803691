/** Which words a screen says, read from its sources: what it names in `useT` and what the parts say of which it is made. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allBundles } from '../packages/i18n/src/bundles.ts'
import type { Bundle } from '../packages/i18n/src/bundles.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** They are there before any screen behind the sign-in. */
const alwaysThere: readonly string[] = ['entrance', 'application']

const read = new Map<string, { readonly says: readonly Bundle[]; readonly imports: readonly string[] }>()

function readModule(path: string) {
  const known = read.get(path)
  if (known !== undefined) return known
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(/\buseT\(([^)]*)\)/g)].flatMap(([, names = '']) => bundlesIn(names))
  const module = {
    says: [...named, ...(/\busePartWords\(/.test(text) ? (['parts'] as const) : [])],
    imports: [...text.matchAll(/^(?:import|export)\b(?! type\b)[^'"]*?from '([^']+)'/gm)].flatMap(
      ([, specifier = '']) => fileOf(path, specifier) ?? [],
    ),
  }
  read.set(path, module)
  return module
}

function bundlesIn(text: string): Bundle[] {
  return [...text.matchAll(/'(\w+)'/g)].flatMap(([, name]) => allBundles.find((bundle) => bundle === name) ?? [])
}

function fileOf(from: string, specifier: string): string | undefined {
  const ours = /^@maktab\/ui\/(.+)$/.exec(specifier)?.[1]
  if (ours !== undefined)
    return ['.tsx', '.ts'].map((end) => join(root, 'packages/ui/src', ours + end)).find((path) => existsSync(path))
  if (specifier.startsWith('#')) return join(root, 'apps/web/src', specifier.slice(1))
  return /^\..*\.tsx?$/.test(specifier) ? join(dirname(from), specifier) : undefined
}

/** Bundles that a file and everything that it imports say, those aside that are always there; in the order of their table. */
export function bundlesSaidBy(module: string): readonly Bundle[] {
  const seen = new Set<string>()
  const said = new Set<Bundle>()
  const visit = (path: string): void => {
    if (seen.has(path)) return
    seen.add(path)
    const { says, imports } = readModule(path)
    says.forEach((bundle) => said.add(bundle))
    imports.forEach(visit)
  }
  visit(join(root, module))
  return allBundles.filter((bundle) => said.has(bundle) && !alwaysThere.includes(bundle))
}

export interface FetchedPart {
  /** From the root of the repository. */
  readonly module: string
  /** What is fetched beside it. */
  readonly words: readonly Bundle[]
}

/** Every `fetched(…)` of a source file. */
export function readFetched(file: string): readonly FetchedPart[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [
    ...text.matchAll(
      /= fetched\(\s*async \(\) => \(await import\('([^']+)'\)\)\.\w+,\s*(?:\w+|\(\) => null),?\s*([^)]*)\)/g,
    ),
  ].map(([, specifier = '', words = '']) => ({
    module: fileOf(join(root, file), specifier)!.slice(root.length),
    words: bundlesIn(words),
  }))
}
