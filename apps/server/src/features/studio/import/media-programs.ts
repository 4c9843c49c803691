/** Programs that are used where they are installed: ffmpeg for videos, LibreOffice for Office files. Nothing needs them. */
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Paths; undefined where it is not installed. */
export interface MediaPrograms {
  readonly ffmpeg: string | undefined
  readonly ffprobe: string | undefined
  readonly soffice: string | undefined
}

const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  '/Applications/LibreOffice.app/Contents/MacOS',
  'C:\\Program Files\\LibreOffice\\program',
  'C:\\Program Files\\ffmpeg\\bin',
]

export function findMediaPrograms(searchPath = process.env['PATH'] ?? ''): MediaPrograms {
  const folders = [...searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder)), ...usualPlaces]
  const find = (name: string): string | undefined =>
    folders
      .flatMap((folder) => [
        path.join(folder, name),
        ...(process.platform === 'win32' ? [path.join(folder, `${name}.exe`)] : []),
      ])
      .find(isProgram)
  return { ffmpeg: find('ffmpeg'), ffprobe: find('ffprobe'), soffice: find('soffice') }
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Run {
  readonly program: string
  readonly args: readonly string[]
  /** It is ended after that. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** The only folder that it is told of. */
  readonly folder: string
  /** Told of each line that it writes. */
  readonly onLine?: (line: string) => void
}

const longestOutput = 1024 * 1024
const lowPriority = 15

/**
 * What it wrote, or undefined where it failed or took too long. It gets no environment of the server (secrets stand there), no
 * input, a low priority, and dies with all that it started.
 */
export async function runProgram({
  program,
  args,
  timeoutMs,
  signal,
  folder,
  onLine,
}: Run): Promise<string | undefined> {
  signal.throwIfAborted()
  const isGroup = process.platform !== 'win32'
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      TMPDIR: folder,
      TEMP: folder,
      LANG: 'C.UTF-8',
      SystemRoot: process.env['SystemRoot'] ?? '',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: isGroup,
    windowsHide: true,
  })
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return
    try {
      if (isGroup) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
  let written = ''
  let line = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (written.length < longestOutput) written += text
    const lines = `${line}${text}`.split('\n')
    line = lines.pop() ?? ''
    for (const one of lines) onLine?.(one)
  })
  lower(child.pid)
  const timer = setTimeout(end, timeoutMs)
  signal.addEventListener('abort', end)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('close', resolve)
  })
  clearTimeout(timer)
  signal.removeEventListener('abort', end)
  signal.throwIfAborted()
  return code === 0 ? written : undefined
}

function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, lowPriority)
  } catch {
    // It ended before, or this system has no such thing.
  }
}
