/** What may be added to a list of files. */
export interface FileLimits {
  /** How many in all; 10 by seed 001 §5. */
  readonly files: number
  /** How large each; 15 × 1024 × 1024 by seed 001 §5. */
  readonly bytes: number
  /** Endings without their dot: `pdf`. Any kind where absent. */
  readonly endings?: readonly string[] | undefined
}

export type FileRefusal = 'many' | 'large' | 'kind' | 'double' | 'empty'

interface NamedFile {
  readonly name: string
  readonly size: number
}

interface SortFiles<Chosen extends NamedFile> {
  readonly chosen: readonly Chosen[]
  /** What is in the list already; a size of undefined is not known any more. */
  readonly present: readonly { readonly name: string; readonly size: number | undefined }[]
  readonly limits: FileLimits
}

export interface SortedFiles<Chosen> {
  readonly accepted: readonly Chosen[]
  readonly refused: readonly { readonly file: Chosen; readonly why: FileRefusal }[]
}

/** Takes the files that may be added and says why each other may not: one that is refused never takes the rest with it. */
export function sortFiles<Chosen extends NamedFile>({
  chosen,
  present,
  limits,
}: SortFiles<Chosen>): SortedFiles<Chosen> {
  const accepted: Chosen[] = []
  const refused: { file: Chosen; why: FileRefusal }[] = []
  for (const file of chosen) {
    const why = refusalOf(file, [...present, ...accepted], limits)
    if (why === undefined) accepted.push(file)
    else refused.push({ file, why })
  }
  return { accepted, refused }
}

function refusalOf(
  file: NamedFile,
  there: SortFiles<NamedFile>['present'],
  { files, bytes, endings }: FileLimits,
): FileRefusal | undefined {
  if (there.some(({ name, size }) => name === file.name && (size === undefined || size === file.size))) return 'double'
  if (endings !== undefined && !endings.includes(endingOf(file.name))) return 'kind'
  if (file.size === 0) return 'empty'
  if (file.size > bytes) return 'large'
  return there.length >= files ? 'many' : undefined
}

function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
