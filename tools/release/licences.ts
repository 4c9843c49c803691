/** Licences that a release may carry, and the paper that says which are in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LockedPackage } from './locked-packages.ts'

/** Those that ask for a notice and nothing else, and the MPL for files that we do not change. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** By name, with the reason: libraries that stand beside the program as files of their own and can be replaced there, as the LGPL asks. */
const replaceable = /^@img\/sharp-(libvips-|win32-)/

/** Packages that name no licence in their description and have its text beside it. */
export const licencesByText: Readonly<Record<string, string>> = { '@journeyapps/wa-sqlite': 'MIT' }

export interface Licensed {
  readonly name: string
  readonly version: string
  readonly license: string
  /** The folder in which its text stands. */
  readonly folder: string
}

/** Whether a package may be in a release. An expression with OR is allowed where one of its licences is, with AND where all are. */
export function isAllowed({ name, license }: Pick<LockedPackage, 'name' | 'license'>): boolean {
  const words = license.replaceAll(/[()]/g, '')
  const isKnown = (one: string) => allowed.has(one) || (/^LGPL-/.test(one) && replaceable.test(name))
  return words.split(' OR ').some((choice) => choice.split(' AND ').every((one) => isKnown(one.trim())))
}

/** Every package with its licence and the text of it. */
export function licencesText(packages: readonly Licensed[]): string {
  return packages
    .map((one) => `${'='.repeat(100)}\n${one.name} ${one.version} (${one.license})\n\n${textOf(one.folder)}\n`)
    .join('\n')
}

function textOf(folder: string): string {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    : []
  const texts = files.sort().flatMap((name) => {
    try {
      return [readFileSync(join(folder, name), 'utf8').trim()]
    } catch {
      return [] // A folder of licences: its package names them.
    }
  })
  return texts.length > 0 ? texts.join('\n\n') : 'Its package has no text of it beside the name.'
}
