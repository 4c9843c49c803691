import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/test-folder.ts'
import { findMediaPrograms, runProgram } from './media-programs.ts'

const folder = temporaryFolder()
const never = new AbortController().signal
const node = (
  script: string,
  more: { readonly timeoutMs?: number; readonly signal?: AbortSignal; readonly onLine?: (line: string) => void } = {},
) => runProgram({ program: process.execPath, args: ['-e', script], timeoutMs: 20_000, signal: never, folder, ...more })

describe('a program', () => {
  test('is told of its folder and of nothing that the server knows', async () => {
    process.env['MAKTAB_SECRET_IN_TEST'] = 'secret'
    const written = await node(
      'console.log(JSON.stringify([process.cwd(), process.env.HOME, process.env.MAKTAB_SECRET_IN_TEST ?? null]))',
    )
    delete process.env['MAKTAB_SECRET_IN_TEST']
    expect(JSON.parse(written ?? '')).toEqual([fs.realpathSync(folder), folder, null])
  })
  test('that fails, or is not there, is told as failed', async () => {
    expect(await node('process.exit(3)')).toBeUndefined()
    expect(
      await runProgram({ program: path.join(folder, 'absent'), args: [], timeoutMs: 1_000, signal: never, folder }),
    ).toBeUndefined()
  })
  test('that does not end is ended, with what it started', async () => {
    const mark = path.join(folder, 'child.pid')
    const script = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
      require('node:fs').writeFileSync(${JSON.stringify(mark)}, String(child.pid)); console.log('started'); setInterval(() => {}, 1000)`
    expect(await node(script, { timeoutMs: 3_000 })).toBeUndefined()
    const pid = Number(fs.readFileSync(mark, 'utf8'))
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false)
  })
  test('is ended when the work is called off', async () => {
    const stop = new AbortController()
    const running = node('console.log("started"); setInterval(() => {}, 1000)', {
      signal: stop.signal,
      onLine: () => stop.abort(new Error('called off')),
    })
    await expect(running).rejects.toThrow('called off')
  })
  test('tells each line as it comes', async () => {
    const lines: string[] = []
    await node('console.log("one"); console.log("two")', { onLine: (line) => lines.push(line) })
    expect(lines).toEqual(['one', 'two'])
  })
})

test('a program is found on the path, and only where it may be run', () => {
  const place = path.join(folder, 'bin')
  fs.mkdirSync(place)
  fs.writeFileSync(path.join(place, 'soffice'), '', { mode: 0o755 })
  fs.writeFileSync(path.join(place, 'ffmpeg-not'), '', { mode: 0o644 })
  expect(findMediaPrograms(place).soffice).toBe(path.join(place, 'soffice'))
})

/** A process that ended and was not yet taken away counts as ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
