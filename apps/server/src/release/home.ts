/** Where a release stands on a school's computer: versions beside each other, one of which is in use, and the school's data. */
import fs from 'node:fs'
import path from 'node:path'

export interface Home {
  readonly folder: string
  /** What the school keeps; `MAKTAB_DATA` names another place. */
  readonly dataFolder: string
  /** Output of the server since it was first started. */
  readonly logFile: string
  /** The server that was started here. */
  readonly runningFile: string
  /** Settings by name, `PORT=80`, a line each; those of the environment go before. */
  readonly settingsFile: string
}

/** What a sentence says why it was not done; nothing was changed. */
export class ReleaseRefused extends Error {}

export function homeAt(folder: string, dataFolder: string | undefined): Home {
  return {
    folder,
    dataFolder: path.resolve(folder, dataFolder || 'data'),
    logFile: path.join(folder, 'maktab.log'),
    runningFile: path.join(folder, 'running.json'),
    settingsFile: path.join(folder, 'settings.env'),
  }
}

/** The version in use. */
export function currentVersion({ folder }: Home): string {
  return fs.readFileSync(path.join(folder, 'current'), 'utf8').trim()
}

/** Whole or not at all: what reads it meanwhile finds the one or the other. */
export function putInUse({ folder }: Home, version: string): void {
  const file = path.join(folder, 'current')
  fs.writeFileSync(`${file}.new`, `${version}\n`)
  fs.renameSync(`${file}.new`, file)
}

export function versionFolder({ folder }: Home, version: string): string {
  return path.join(folder, 'versions', version)
}

/** A program of a version, and the Node of that version to run it with. */
export function programOf(home: Home, version: string, name: 'main.js' | 'keep.js'): { node: string; program: string } {
  const folder = versionFolder(home, version)
  const node = path.join(folder, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return { node, program: path.join(folder, 'apps', 'server', 'dist', name) }
}
