/** Which files a release holds: the built server and pages, the packages that the server needs, Node, and the papers about them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { hashOfEntry, type Entry } from './archive.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { isAllowed, licencesText } from './licences.ts'
import { packagesFor, type Lockfile } from './locked-packages.ts'
import { folderOf } from './package-folders.ts'
import type { Platform } from './platforms.ts'

export interface ReleaseOptions {
  /** The checkout, built. */
  readonly root: string
  /** Packages of other machines, fetched once. */
  readonly kept: string
  readonly version: string
  readonly platform: Platform
  /** A folder with `bin/node` to take instead of the package's; for tests, which fetch nothing. */
  readonly nodeFolder?: string
}

export interface Contents {
  readonly entries: readonly Entry[]
  /** The player of H5P, which is GPL: an archive of its own, to be unpacked over the release. */
  readonly h5p: readonly Entry[]
}

export class ForbiddenLicence extends Error {}

/** What no running server reads. */
const needless =
  /\.(map|d\.[mc]?ts|a)$|(^|\/)(test|tests|example|examples|\.github)\/|(^|\/)(changelog|history|readme)(\.[a-z]+)?$/i
/** Where the player of H5P lies in the built server. */
const h5pFolder = 'apps/server/dist/player/h5p/'

/** Refuses packages whose licence is not on the list. */
export async function contentsOf({ root, kept, version, platform, nodeFolder }: ReleaseOptions): Promise<Contents> {
  const lockfile = (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lockfile })
    .packages
  const ofServer = packagesFor(lockfile, ['apps/server'], platform)
  const ofPages = packagesFor(lockfile, ['apps/web'], platform).filter(
    ({ path }) => !ofServer.some((one) => one.path === path),
  )
  const named = [...ofServer, ...ofPages, platform.node]
  const forbidden = named.filter((one) => !isAllowed(one))
  if (forbidden.length > 0)
    throw new ForbiddenLicence(forbidden.map(({ name, license }) => `${name}: ${license}`).join('\n'))
  const folders = new Map<string, string>()
  for (const one of ofServer) folders.set(one.path, await folderOf(root, kept, one))
  const node = nodeFolder ?? (await folderOf(root, kept, platform.node))

  const inVersion: Entry[] = [
    ...below(join(root, 'apps/server/dist'), 'apps/server/dist').filter(({ path }) => !path.endsWith('/built-from')),
    ...below(join(root, 'apps/server/migrations'), 'apps/server/migrations'),
    ...below(join(root, 'apps/server/demo'), 'apps/server/demo').filter(({ path }) => !path.includes('/make-media/')),
    ...below(join(root, 'apps/web/dist'), 'apps/web/dist').filter(({ path }) => !path.includes('/.vite/')),
    ...ofServer.flatMap(({ path }) => ofPackage(folders.get(path)!, path)),
    { path: 'apps/server/package.json', file: join(root, 'apps/server/package.json') },
    { path: `node/${platform.node.program}`, file: join(node, platform.node.program), isProgram: true },
    {
      path: 'LICENCES.txt',
      text: licencesText([
        ...[...ofServer, ...ofPages].map((one) => ({ ...one, folder: folders.get(one.path) ?? join(root, one.path) })),
        { ...platform.node, folder: node },
      ]),
    },
    { path: 'sbom.json', text: billOfMaterials(version, platform, named) },
    { path: 'LICENSE', file: join(root, 'LICENSE') },
    { path: 'NOTICE', file: join(root, 'NOTICE') },
  ]
  const isH5p = ({ path }: Entry) => path.startsWith(h5pFolder)
  const place = (entry: Entry): Entry => ({ ...entry, path: `maktab/versions/${version}/${entry.path}` })
  const list: Entry = { path: 'files.sha256', text: await listOf(inVersion.filter((one) => !isH5p(one))) }
  return {
    entries: [...inVersion.filter((one) => !isH5p(one)), list].map(place).concat(around(root, version, platform)),
    h5p: inVersion.filter(isH5p).map(place),
  }
}

/** Commands and services, which stand beside the versions. */
function around(root: string, version: string, platform: Platform): readonly Entry[] {
  const folder = join(root, 'tools/release/installation')
  const commands = platform.os === 'win32' ? ['maktab.cmd'] : ['maktab']
  const services = platform.os === 'win32' ? ['maktab-task.xml'] : ['maktab.service', 'Dockerfile', 'compose.yml']
  return [
    { path: 'maktab/current', text: `${version}\n` },
    { path: 'maktab/READ-ME.txt', file: join(folder, 'READ-ME.txt') },
    ...commands.map((name) => ({ path: `maktab/${name}`, file: join(folder, name), isProgram: true })),
    ...services.map((name) => ({ path: `maktab/services/${name}`, file: join(folder, name) })),
  ]
}

function ofPackage(folder: string, path: string): readonly Entry[] {
  return below(folder, path).filter((entry) => {
    const inside = entry.path.slice(path.length + 1)
    return !needless.test(inside) && !inside.startsWith('node_modules/')
  })
}

/** Links are left out: packages of npm have none, and what was linked after the installation is made anew where it runs. */
function below(folder: string, path: string): readonly Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const place = `${path}/${relative(folder, file).split(sep).join('/')}`
      return { path: place, file, isProgram: /\/native\/(bin|lib)\//.test(place) }
    })
}

async function listOf(entries: readonly Entry[]): Promise<string> {
  const lines: string[] = []
  for (const entry of entries.toSorted((one, other) => (one.path < other.path ? -1 : 1)))
    lines.push(`${await hashOfEntry(entry)}  ${entry.path}`)
  return `${lines.join('\n')}\n`
}
