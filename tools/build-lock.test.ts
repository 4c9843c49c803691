import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { withBuildLock } from './build-lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'maktab-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const module = pathToFileURL(join(import.meta.dirname, 'build-lock.mjs')).href

/** A process that holds the lock for a while and writes when it begins and ends. */
function holder(lock: string, log: string) {
  const script = `
    import { appendFileSync } from 'node:fs'
    import { withBuildLock } from ${JSON.stringify(module)}
    withBuildLock(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'begins ')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 150)
      appendFileSync(${JSON.stringify(log)}, 'ends ')
    })`
  return once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'exit')
}

test('two processes that want to build do it one after the other', async () => {
  const [lock, log] = [join(folder, 'one.lock'), join(folder, 'one.log')]
  const ends = await Promise.all([holder(lock, log), holder(lock, log), holder(lock, log)])
  expect(ends.map(([code]) => code as unknown)).toEqual([0, 0, 0])
  expect(readFileSync(log, 'utf8')).toBe('begins ends begins ends begins ends ')
})

test('a lock that a killed process left behind is taken over', async () => {
  const lock = join(folder, 'two.lock')
  const gone = spawn(process.execPath, ['-e', ''])
  await once(gone, 'exit')
  writeFileSync(lock, String(gone.pid))
  expect(withBuildLock(lock, () => 'built')).toBe('built')
})

test('work that throws gives the lock back', () => {
  const lock = join(folder, 'three.lock')
  expect(() =>
    withBuildLock(lock, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(withBuildLock(lock, () => 'built')).toBe('built')
})
