/** The list of everything inside a release for machines to read: CycloneDX 1.6 in JSON. */
import type { LockedPackage } from './locked-packages.ts'
import type { Platform } from './platforms.ts'

/** The same packages give the same text: no moment and no serial number, so that a release can be made again and compared. */
export function billOfMaterials(
  release: string,
  platform: Platform,
  packages: readonly Omit<LockedPackage, 'path'>[],
): string {
  const components = packages.map(({ name, version, integrity, license }) => ({
    type: 'library',
    name,
    version,
    'bom-ref': purl(name, version),
    purl: purl(name, version),
    licenses: [/ (AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
  }))
  const application = { type: 'application', name: `maktab-${platform.name}`, version: release }
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata: { component: application }, components }, null, 2)}\n`
}

function purl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}
