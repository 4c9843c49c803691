/** What the types promise: the mistakes listed in this folder do not compile, and nothing beside them fails. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const folder = import.meta.dirname

function compilerErrors(): Set<string> {
  try {
    execFileSync(
      process.execPath,
      [resolve('node_modules/@typescript/native/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8' },
    )
    return new Set()
  } catch (problem) {
    const { stdout } = problem as { stdout: string }
    return new Set(
      [...stdout.matchAll(/^(?:.*\/)?([^/\n]+\.tsx?)\((\d+),\d+\): error/gm)].map((match) => `${match[1]}:${match[2]}`),
    )
  }
}

test('every known mistake is refused by the compiler, and only those', { timeout: 120_000 }, () => {
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
  const marked = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.endsWith('// mistake') || line.endsWith('{/* mistake */}') ? [`${name}:${index + 1}`] : [],
      ),
  )
  expect(marked.length).toBeGreaterThan(9)
  expect([...compilerErrors()].sort()).toEqual(marked.sort())
})
