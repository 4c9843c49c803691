/** Every path that a document names exists, so that a document cannot speak of what is gone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

const unwritten = new Set(['node_modules', 'dist', 'test-results', '.git'])

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (unwritten.has(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name))
    else yield join(folder, entry.name)
  }
}

const names = new Set([...filesBelow('.')].map((path) => basename(path)))

/** Names of files in backticks, wherever they stand: `gate.tsx`, `shell/gate.tsx`. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|css|md))`/g)].map((match) => match[1]!)
}

test.each(documents)('%s names no file that is nowhere', (path) => {
  const missing = namedFiles(readFileSync(path, 'utf8')).filter((name) => !names.has(basename(name)))
  expect(missing).toEqual([])
})

test('the index of decisions has every decision under its title and status', () => {
  const folder = 'docs/decisions'
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  const names = readdirSync(folder).filter((name) => /^\d/.test(name))
  expect(names.length).toBeGreaterThan(70)
  const absent = names.filter((name) => {
    const [title = '', , status = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
    const entry = `- [${title.replace('# ', '')}](${name})`
    const said = status === 'Status: accepted' ? '' : ` (${status.replace('Status: ', '')})`
    return !/^Status: (?:accepted|superseded)/.test(status) || !index.split('\n').includes(entry + said)
  })
  expect(absent).toEqual([])
})

/** Paths in backticks that begin at a folder of the project, and targets of relative links. */
function namedPaths(text: string): { readonly fromRoot: string[]; readonly fromDocument: string[] } {
  const fromRoot = [...text.matchAll(/`((?:apps|packages|tools|tests|docs|\.ci)\/[\w./-]+)`/g)].map(
    (match) => match[1]!,
  )
  const fromDocument = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]!)
  return { fromRoot, fromDocument }
}

test.each(documents)('%s names only what exists', (path) => {
  const { fromRoot, fromDocument } = namedPaths(readFileSync(path, 'utf8'))
  const missing = [...fromRoot, ...fromDocument.map((target) => join(dirname(path), target))].filter(
    (target) => !existsSync(target),
  )
  expect(missing).toEqual([])
})

test('the documents that a reader expects are there', () => {
  const expected = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'LICENSE',
    'docs/glossary.md',
    'docs/benchmarks.md',
  ]
  expect(expected.filter((path) => !existsSync(path))).toEqual([])
})

test('the architecture fits on a page', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120)
})
