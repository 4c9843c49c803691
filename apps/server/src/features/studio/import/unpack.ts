/** Takes the files of a package out of its archive into storage, one after the other. */
import { read, unreadable, type Read } from '@maktab/domain/studio/imports'
import { packageFileType, type PackageKind } from '@maktab/domain/viewers/package-endings'
import { cleanSvg, largestSvg } from './clean-svg.ts'
import type { SafeZip } from './safe-zip.ts'
import type { Workbench } from './workbench.ts'
import type { PackageFile } from '#features/viewers/packages.sql.ts'

interface Unpacking {
  readonly zip: SafeZip
  /** The folder that is the package, with its `/`; the paths of what is taken begin behind it. */
  readonly root: string
  readonly kind: PackageKind
  readonly bench: Workbench
}

/** What the package may not bring is left out and said; drawings are cleaned. */
export async function unpack({ zip, root, kind, bench }: Unpacking): Promise<Read<readonly PackageFile[]>> {
  const taken: PackageFile[] = []
  const paths = zip.paths.filter((path) => path.startsWith(root))
  for (const [index, path] of paths.entries()) {
    bench.signal.throwIfAborted()
    bench.step('unpacking', index / paths.length)
    const mime_type = packageFileType(path, kind)
    if (mime_type === undefined) {
      bench.report({ name: path, outcome: 'left_out', reason: 'ending_left_out', detail: '' })
      continue
    }
    const within = path.slice(root.length)
    const file = mime_type.startsWith('image/svg')
      ? await takeDrawing(zip, path, mime_type, bench)
      : await takeFile(zip, path, mime_type, bench)
    if (file === 'broken') return unreadable('archive_broken', path)
    if (file) taken.push({ path: within, ...file })
  }
  return read(taken)
}

type Taken = Omit<PackageFile, 'path'>

async function takeFile(zip: SafeZip, path: string, mime_type: string, bench: Workbench): Promise<Taken | 'broken'> {
  try {
    const { sha256, size_bytes } = await bench.hold(zip.stream(path), { name: path, mime_type })
    return { sha256, mime_type, size_bytes }
  } catch (error) {
    if (isOfStorage(error)) throw error
    return 'broken'
  }
}

async function takeDrawing(
  zip: SafeZip,
  path: string,
  mime_type: string,
  bench: Workbench,
): Promise<Taken | undefined> {
  const bytes = await zip.bytesOf(path, largestSvg)
  const cleaned = bytes && cleanSvg(bytes)
  if (!cleaned) {
    bench.report({ name: path, outcome: 'left_out', reason: 'picture_left_out', detail: '' })
    return undefined
  }
  if (cleaned.isChanged) bench.report({ name: path, outcome: 'changed', reason: 'picture_cleaned', detail: '' })
  const { sha256, size_bytes } = await bench.hold(cleaned.isChanged ? Buffer.from(cleaned.text) : bytes, {
    name: path,
    mime_type,
  })
  return { sha256, mime_type, size_bytes }
}

/** A full disk is no fault of the archive. */
function isOfStorage(error: unknown): boolean {
  return ['ENOSPC', 'EACCES', 'EIO', 'EMFILE', 'EROFS', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')
}
