/** What pages and the service worker say to each other about the files of the application. Each checks what it hears. */

/** A page asks the service worker to fetch what is still missing, and to tell how many files are here. */
export interface KeepMessage {
  readonly kind: 'keep-files'
}

export function isKeepMessage(heard: unknown): boolean {
  return typeof heard === 'object' && heard !== null && 'kind' in heard && heard.kind === 'keep-files'
}

/** How many files of the application the service worker has kept, as it tells its pages. */
export interface FilesMessage {
  readonly kind: 'files-kept'
  readonly kept: number
  readonly total: number
}

/** Undefined for what is no such message. */
export function readFilesMessage(heard: unknown): FilesMessage | undefined {
  if (typeof heard !== 'object' || heard === null || !('kind' in heard) || heard.kind !== 'files-kept') return undefined
  const { kept, total } = heard as Partial<FilesMessage>
  const isCount = Number.isInteger(kept) && Number.isInteger(total) && kept! >= 0 && kept! <= total!
  return isCount ? { kind: 'files-kept', kept: kept!, total: total! } : undefined
}
