/** The folder of an npm package: the installed one, or fetched for another machine into a folder beside, once. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import tar from 'tar-stream'
import type { LockedPackage } from './locked-packages.ts'

type Wanted = Pick<LockedPackage, 'name' | 'version' | 'integrity'> & { readonly path?: string }

export class WrongPackage extends Error {}

/** Refuses a package whose bytes are not those of the lockfile. */
export async function folderOf(root: string, kept: string, wanted: Wanted): Promise<string> {
  const installed = wanted.path && join(root, wanted.path)
  if (installed && isVersion(installed, wanted.version)) return installed
  const folder = join(kept, `${wanted.name.replace('/', '+')}@${wanted.version}`)
  if (isVersion(folder, wanted.version)) return folder
  mkdirSync(kept, { recursive: true })
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', `${wanted.name}@${wanted.version}`, '--json', '--pack-destination', kept], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ) as [{ filename: string }]
  const archive = join(kept, packed.filename)
  if (`sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}` !== wanted.integrity)
    throw new WrongPackage(`${wanted.name} ${wanted.version} is not what the lockfile says`)
  await unpack(archive, folder)
  rmSync(archive)
  return folder
}

function isVersion(folder: string, version: string): boolean {
  const described = join(folder, 'package.json')
  return (
    existsSync(described) && (JSON.parse(readFileSync(described, 'utf8')) as { version: string }).version === version
  )
}

/** Whole or not at all: a package that was cut short is unpacked again. npm has every file below one folder of any name. */
async function unpack(archive: string, folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  const entries = tar.extract()
  const reading = pipeline(createReadStream(archive), createGunzip(), entries)
  for await (const entry of entries) {
    const place = join(unfinished, entry.header.name.split('/').slice(1).join('/'))
    if (entry.header.type !== 'file' || !place.startsWith(unfinished)) {
      entry.resume()
      continue
    }
    mkdirSync(dirname(place), { recursive: true })
    await pipeline(entry, createWriteStream(place, { mode: entry.header.mode ?? 0o644 }))
  }
  await reading
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}
