/** One build at a time in a checkout: two servers that start together and both find the build old would spoil it for each other. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Does `work` while no other process holds the lock `file`; waits for one that does. A lock that a killed process left is taken over.
 * Answers what `work` answers.
 */
export function withBuildLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  while (!take(file)) {
    if (!isHeld(file)) rmSync(file, { force: true })
    else Atomics.wait(pause, 0, 0, 200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    const lock = openSync(file, 'wx')
    writeSync(lock, String(process.pid))
    closeSync(lock)
    return true
  } catch (problem) {
    if (problem.code === 'EEXIST') return false
    throw problem
  }
}

/** Whether the process named in the lock lives. An empty lock was made this moment. */
function isHeld(file) {
  try {
    const holder = readFileSync(file, 'utf8')
    if (holder === '') return true
    process.kill(Number(holder), 0)
    return true
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}
