/**
 * After `calls-15`, which runs but some of the files of calls: fails where a function of the server's `*.sql.ts` was not run on PostgreSQL 15 by any of
 * them. The list stands in `vitest.calls-15.config.ts`. Nothing is said of a run of chosen files.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'

export interface SqlFunction {
  readonly file: string
  /** Empty for what has no name: the module itself, and what its functions pass on. */
  readonly name: string
  readonly hasRun: boolean
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of what each test file ran. */
    readonly sqlNotes: string
  }
}

const source = path.join(import.meta.dirname, '..', 'src')

export function setup(project: TestProject): () => void {
  const listed = project.config.include
  const gone = listed.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`vitest.calls-15.config.ts names files that are not there: ${gone.join(', ')}`)
  const notes = mkdtempSync(path.join(tmpdir(), 'maktab-sql-'))
  project.provide('sqlNotes', notes)
  return () => {
    const seen = readdirSync(notes).flatMap(
      (name) => JSON.parse(readFileSync(path.join(notes, name), 'utf8')) as SqlFunction[],
    )
    rmSync(notes, { recursive: true })
    if (project.vitest.state.getFiles().length < listed.length) return
    const missing = notRun(seen)
    if (missing.length === 0) return
    console.error(`Not run on PostgreSQL 15; add a test file to vitest.calls-15.config.ts:\n${missing.join('\n')}`)
    // What is thrown here would end nothing but the stopping of PostgreSQL.
    process.exitCode = 1
  }
}

function notRun(seen: readonly SqlFunction[]): readonly string[] {
  const nameOf = ({ file, name }: SqlFunction) => `${path.relative(source, file)}: ${name}`
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sql.ts'))
  const read = new Set(seen.map(({ file }) => path.relative(source, file)))
  const run = new Set(seen.filter(({ hasRun }) => hasRun).map(nameOf))
  const named = seen.filter(({ file, name }) => name !== '' && !path.relative(source, file).startsWith('..'))
  return [...files.filter((file) => !read.has(file)), ...new Set(named.map(nameOf))].filter((one) => !run.has(one))
}
