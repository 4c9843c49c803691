/** Every path that a document names exists, so that a document cannot speak of what is gone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** Paths in backticks that begin at a folder of the project, and targets of relative links. */
function namedPaths(text: string): { readonly fromRoot: string[]; readonly fromDocument: string[] } {
  const fromRoot = [...text.matchAll(/`((?:apps|packages|tools|tests|docs|\.ci)\/[\w./-]+)`/g)].map((match) => match[1]!)
  const fromDocument = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1]!)
  return { fromRoot, fromDocument }
}

test.each(documents)('%s names only what exists', (path) => {
  const { fromRoot, fromDocument } = namedPaths(readFileSync(path, 'utf8'))
  const missing = [...fromRoot, ...fromDocument.map((target) => join(dirname(path), target))].filter((target) => !existsSync(target))
  expect(missing).toEqual([])
})

test('the documents that a reader expects are there', () => {
  const expected = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE', 'docs/glossary.md', 'docs/benchmarks.md']
  expect(expected.filter((path) => !existsSync(path))).toEqual([])
})

test('the architecture fits on a page', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8').split('\n').length).toBeLessThanOrEqual(120)
})
