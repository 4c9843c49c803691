/** Around the run: one folder for all that its tests write, removed at its end. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const named = 'MAKTAB_TEST_FOLDER'

/** Several projects of one run share the folder of the first. */
export function setup(): (() => void) | undefined {
  if (process.env[named] !== undefined) return undefined
  const folder = openToWalk(fs.mkdtempSync(path.join(os.tmpdir(), 'maktab-tests-')))
  process.env[named] = folder
  return () => {
    Reflect.deleteProperty(process.env, named)
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** In the folder of the run; the database, which is another user, may walk through it. */
export function temporaryFolder(): string {
  return openToWalk(fs.mkdtempSync(path.join(process.env[named] ?? os.tmpdir(), 'maktab-test-')))
}

function openToWalk(folder: string): string {
  fs.chmodSync(folder, 0o711)
  return folder
}
