/** Reads `postmaster.pid`, by which PostgreSQL itself says who runs on a data folder, on which port, and how far it is. */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly status: 'starting' | 'stopping' | 'ready' | 'unknown'
}

export function postmasterFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid')
}

/** Who the file names, or undefined when there is no file or it is not written to the end. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string
  try {
    text = fs.readFileSync(postmasterFile(cluster), 'utf8')
  } catch {
    return undefined
  }
  const lines = text.split('\n')
  const pid = Number.parseInt(lines[0] ?? '', 10)
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  const word = lines[7]?.trim() ?? ''
  const status = word === 'ready' || word === 'starting' || word === 'stopping' ? word : 'unknown'
  return { pid, port: Number.parseInt(lines[3] ?? '0', 10), status }
}

/**
 * True when a process with this id lives and is the PostgreSQL of this folder: after a crash the number may belong to
 * somebody else. Windows does not say with which folder a program runs; there any PostgreSQL counts.
 */
export function isPostgresAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const command = commandOf(pid)
  return /postgres/i.test(command) && (process.platform === 'win32' || command.includes(cluster))
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return isZombie(pid) ? '' : fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/nh'], { encoding: 'utf8' })
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** A dead process whose parent has not yet been told still answers to its number. */
function isZombie(pid: number): boolean {
  return /^\d+ \(.*\) Z/s.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
}
