/** Reads packages that bring scripts: pages, games, SCORM, H5P. What it really is decides, not what its name says. */
import type { PackageRuntime, ScoSettings } from '@maktab/contracts/content/contents'
import type { ImportReason } from '@maktab/contracts/studio/import-reasons'
import { rootOf } from '@maktab/domain/studio/archives'
import { checkH5p } from '@maktab/domain/studio/h5p-packages'
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { titleOf, type PackageKind } from '@maktab/domain/viewers/package-endings'
import { launchOf } from '@maktab/domain/studio/scorm-manifests'
import { readXml } from './read-xml.ts'
import type { StoredBody } from '#features/content/bodies.ts'
import type { SafeZip } from './safe-zip.ts'
import { unpack } from './unpack.ts'
import type { Imported, Source, Workbench } from './workbench.ts'

type PackageBody = Extract<StoredBody, { kind: 'package' }>
type ReadZip = (zip: SafeZip, source: Source, bench: Workbench) => Promise<Read<Imported>>

const manifest = 'imsmanifest.xml'

/** `imsmanifest.xml` at its top says where it begins. */
export const readScorm: ReadZip = async (zip, source, bench) => {
  const root = rootOf(zip.paths, manifest)
  const bytes = await zip.bytesOf(`${root}${manifest}`)
  const xml = bytes && readXml(bytes)
  if (!xml) return unreadable('manifest_broken', manifest)
  const launch = launchOf(xml)
  if (!launch.ok) return launch
  const { runtime, title, objects, furtherParts, orderedItems } = launch.value
  const [first, ...others] = objects
  const absent = objects.find(({ page }) => zip.sizeOf(`${root}${page}`) === undefined)
  if (absent) return unreadable('named_file_missing', absent.page)
  if (furtherParts > 0)
    bench.report({ name: manifest, outcome: 'changed', reason: 'further_parts', detail: String(furtherParts) })
  if (orderedItems > 0)
    bench.report({ name: manifest, outcome: 'changed', reason: 'own_order', detail: String(orderedItems) })
  const made = await finish({
    zip,
    source,
    bench,
    root,
    kind: 'scorm',
    runtime,
    entry: first.entry,
    settings: first.settings,
    title: others.length === 0 ? title : first.title || title,
    content_type: 'scorm',
  })
  if (!made.ok) return made
  const missing = others.find(({ page }) => !made.value.package_files.some(({ path }) => path === page))
  if (missing) return unreadable('named_file_missing', missing.page)
  // Each object is a content: it has a place, a status and a score of its own, and the lesson puts them together.
  const { sco_settings: _, ...shared } = made.value.body
  const further = others.map(({ title: named, entry, settings }, index) => ({
    title: named || `${title} ${index + 2}`,
    content_type: 'scorm' as const,
    body: { ...shared, entry, ...(settings && { sco_settings: settings }) },
  }))
  return read({ ...made.value, further })
}

/** A remark names no more sites than a person reads. */
const mostNamed = 10

/** `h5p.json` at its top; the player finds everything else by it. */
export const readH5p: ReadZip = async (zip, source, bench) => {
  const readJson = async (path: string): Promise<unknown> => parseJson(await zip.bytesOf(path))
  const checked = await checkH5p({ paths: new Set(zip.paths), readJson })
  if (!checked.ok) return checked
  const { title, needs } = checked.value
  const remarks: readonly (readonly [ImportReason, readonly string[]])[] = [
    ['media_elsewhere', needs.mediaHosts],
    ['microphone_needed', needs.recorders],
  ]
  for (const [reason, found] of remarks)
    if (found.length > 0)
      bench.report({ name: source.name, outcome: 'changed', reason, detail: found.slice(0, mostNamed).join(', ') })
  return finish({
    zip,
    source,
    bench,
    root: '',
    kind: 'h5p',
    runtime: 'h5p',
    entry: 'h5p.json',
    title,
    content_type: 'h5p',
  })
}

/** Where a page or a game begins: at the top, or in the one folder that holds everything. */
export function firstPageOf(paths: readonly string[]): string | undefined {
  return ['index.html', 'index.htm'].find((page) => paths.includes(`${rootOf(paths, page)}${page}`))
}

/** A page or a game: `index.html` is where it begins. */
export const readPage: ReadZip = async (zip, source, bench) => {
  const named = firstPageOf(zip.paths)
  if (named === undefined) return unreadable('entry_missing', source.name)
  const root = rootOf(zip.paths, named)
  const called = source.called === 'zip' || source.called === 'game' ? source.called : 'html_zip'
  return finish({
    zip,
    source,
    bench,
    root,
    kind: 'web',
    runtime: 'web',
    entry: named,
    title: '',
    content_type: called,
  })
}

interface Finishing {
  readonly zip: SafeZip
  readonly source: Source
  readonly bench: Workbench
  readonly root: string
  readonly kind: PackageKind
  readonly runtime: PackageRuntime
  readonly entry: string
  readonly settings?: ScoSettings | undefined
  readonly title: string
  readonly content_type: Imported['content_type']
}

async function finish({
  zip,
  source,
  bench,
  root,
  kind,
  runtime,
  entry,
  settings,
  title,
  content_type,
}: Finishing): Promise<Read<Imported & { body: PackageBody }>> {
  const files = await unpack({ zip, root, kind, bench })
  if (!files.ok) return files
  const page = entry.replace(/[?#].*$/, '')
  // Left out for its ending or broken: then there is nothing to open.
  if (!files.value.some(({ path }) => path === page)) return unreadable('named_file_missing', page)
  const { sha256, name, size_bytes } = source
  return read({
    title: title || titleOf(name),
    content_type,
    body: {
      kind: 'package',
      runtime,
      package_sha256: sha256,
      entry,
      ...(settings && { sco_settings: settings }),
      file: { sha256, name, mime_type: 'application/zip', size_bytes },
    },
    package_files: files.value,
  })
}

function parseJson(bytes: Buffer | undefined): unknown {
  try {
    return bytes && (JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown)
  } catch {
    return undefined
  }
}
