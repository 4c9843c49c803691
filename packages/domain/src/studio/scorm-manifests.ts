/** What a SCORM manifest says of how the package is launched (SCORM 1.2 CAM §2.3, SCORM 2004 CAM §3.4). */
import type { PackageRuntime, ScoSettings } from '@maktab/contracts/content/contents'
import { readAddress } from '../people/addresses.ts'
import { read, unreadable, type Read } from './imports.ts'
import { scoSettings } from './sco-settings.ts'
import { orderedItems } from './scorm-orders.ts'
import { childNamed, childrenNamed, descendantsNamed, textOf, type XmlElement } from './xml-elements.ts'

export interface ScormLaunch {
  readonly runtime: Extract<PackageRuntime, 'scorm_1_2' | 'scorm_2004'>
  readonly title: string
  /** Its objects in the order of the organisation: every SCO once; where there is none, the first page. */
  readonly objects: readonly [ScormObject, ...ScormObject[]]
  /** Parts of the organisation that are no object of ours. */
  readonly furtherParts: number
  /** Items that set an order of the package's own (scorm-orders.ts). */
  readonly orderedItems: number
}

export interface ScormObject {
  /** With the titles of the groups in which it lies before it; may be empty. */
  readonly title: string
  /** Path and query of the page to open, below the folder of the manifest. */
  readonly entry: string
  /** The path alone. */
  readonly page: string
  readonly settings: ScoSettings | undefined
}

/** A course of more objects than a learner finds through is cut. */
const mostObjects = 30

const manifestName = 'imsmanifest.xml'

/** Manifests of this shape bring other things than SCORM. */
const otherStandards = /^(?:IMS Common Cartridge|Thin CC|QTI|LTI)/i

export function launchOf(manifest: XmlElement): Read<ScormLaunch> {
  if (manifest.name !== 'manifest') return unreadable('manifest_broken', manifestName)
  const runtime = runtimeOf(manifest)
  if (typeof runtime !== 'string') return unreadable(runtime.reason, manifestName, runtime.found)
  const organization = organizationOf(manifest)
  const parts = launchableParts(manifest, organization, runtime)
  const scos = parts.filter(
    ({ isSco, entry }, place) => isSco && parts.findIndex((one) => one.isSco && one.entry === entry) === place,
  )
  const [first, ...others] = scos.length > 0 ? scos.slice(0, mostObjects) : parts.slice(0, 1)
  if (!first) return unreadable('nothing_to_launch', manifestName)
  const title = textOf(childNamed(organization, 'title')) || first.title
  return read({
    runtime,
    title,
    objects: [first, ...others],
    furtherParts: parts.length - 1 - others.length,
    orderedItems: organization ? orderedItems(manifest, organization) : 0,
  })
}

function runtimeOf(
  manifest: XmlElement,
): ScormLaunch['runtime'] | { readonly reason: 'version_unknown' | 'standard_unknown'; readonly found: string } {
  const metadata = childNamed(manifest, 'metadata')
  const schema = textOf(childNamed(metadata, 'schema'))
  const version = textOf(childNamed(metadata, 'schemaversion'))
  const questions = questionsStandard(manifest)
  if (questions !== undefined) return { reason: 'standard_unknown', found: questions }
  if (otherStandards.test(schema)) return { reason: 'standard_unknown', found: schema }
  // A version alone says nothing: packages of pages of IMS have a 1.2 too.
  if (namesScorm(schema)) {
    if (/^1\.2/.test(version)) return 'scorm_1_2'
    if (/^(?:2004|CAM\s*1\.3)/i.test(version)) return 'scorm_2004'
    if (version !== '') return { reason: 'version_unknown', found: version }
  }
  // Many tools of the time of 1.2 wrote neither; their resources give it away by the namespace of the type of a SCO.
  const resource = typedResource(manifest)
  if (resource === undefined)
    return { reason: 'standard_unknown', found: `${schema} ${version}`.trim() || manifestName }
  return resource.attributes['scormtype'] === undefined ? 'scorm_2004' : 'scorm_1_2'
}

/** Whether a manifest is meant as one of SCORM, of a version that is known here or not. */
export function isScormManifest(manifest: XmlElement): boolean {
  const schema = textOf(childNamed(childNamed(manifest, 'metadata'), 'schema'))
  return namesScorm(schema) || typedResource(manifest) !== undefined
}

function namesScorm(schema: string): boolean {
  return /\bSCORM\b/i.test(schema)
}

function typedResource(manifest: XmlElement): XmlElement | undefined {
  return descendantsNamed(manifest, 'resource').find(
    ({ attributes }) => attributes['scormtype'] !== undefined || attributes['scormType'] !== undefined,
  )
}

/** QTI before its second version lists its questions by the type of the resource alone. */
function questionsStandard(manifest: XmlElement): string | undefined {
  const type = descendantsNamed(manifest, 'resource')
    .map(({ attributes }) => attributes['type'] ?? '')
    .find((one) => /^imsqti_xmlv1p\d/i.test(one))
  return type && `QTI 1.${/v1p(\d)/i.exec(type)?.[1]}`
}

function organizationOf(manifest: XmlElement): XmlElement | undefined {
  const organizations = childNamed(manifest, 'organizations')
  const all = childrenNamed(organizations, 'organization')
  return all.find(({ attributes }) => attributes['identifier'] === organizations?.attributes['default']) ?? all[0]
}

interface Part extends ScormObject {
  readonly isSco: boolean
}

/** In the order in which the organisation names them; a package without one offers its SCOs. */
function launchableParts(
  manifest: XmlElement,
  organization: XmlElement | undefined,
  runtime: ScormLaunch['runtime'],
): readonly Part[] {
  const holder = childNamed(manifest, 'resources')
  const resources = childrenNamed(holder, 'resource')
  const base = [manifest, holder].map((element) => element?.attributes['base'] ?? '').join('')
  const partOf = (
    resource: XmlElement | undefined,
    title: string,
    parameters: string,
    settings: ScoSettings | undefined,
  ): readonly Part[] => {
    const { href, base: own = '', scormtype, scormType } = resource?.attributes ?? {}
    if (href === undefined || href === '') return []
    const address = pathWithin(`${base}${own}${href}`)
    if (address === undefined) return []
    const isSco = (scormtype ?? scormType)?.toLowerCase() === 'sco'
    const entry = `${address.path}${withParameters(address.query, parameters)}`
    return [{ title, isSco, page: address.path, entry, settings }]
  }
  if (!organization) return resources.flatMap((resource) => partOf(resource, '', '', undefined))
  const within = (parent: XmlElement, titles: readonly string[]): readonly Part[] =>
    childrenNamed(parent, 'item').flatMap((item) => {
      const { identifierref, parameters = '' } = item.attributes
      const resource =
        identifierref === undefined
          ? undefined
          : resources.find(({ attributes }) => attributes['identifier'] === identifierref)
      const named = [...titles, textOf(childNamed(item, 'title'))].filter((title) => title !== '')
      const settings = scoSettings(manifest, item, runtime)
      return [...partOf(resource, named.join(' · '), parameters, settings), ...within(item, named)]
    })
  return within(organization, [])
}

/** Undefined for addresses that lead out of the package. */
function pathWithin(href: string): { readonly path: string; readonly query: string } | undefined {
  const place = 'package:/'
  const address = readAddress(href, `${place}x`)
  if (/^[a-z][a-z0-9+.-]*:|^\/|\\/i.test(href) || address === undefined) return undefined
  const { pathname, search, hash } = address
  if (/(?:^|\/)\.\.(?:\/|$)/.test(href)) return undefined
  try {
    return { path: decodeURIComponent(pathname).replace(/^\//, ''), query: `${search}${hash}` }
  } catch {
    return undefined
  }
}

/** As the standard puts them together: one question mark, the rest by &. */
function withParameters(query: string, parameters: string): string {
  const bare = parameters.trim().replace(/^[?&]+/, '')
  if (bare === '') return query
  if (bare.startsWith('#')) return query.includes('#') ? query : `${query}${bare}`
  return query.includes('?') ? `${query}&${bare}` : `?${bare}`
}
