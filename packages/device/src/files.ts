/** Files that the device keeps for a person. */

/** The device has no room. What was stored before is unharmed; what was being written is not there. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
  constructor(cause?: unknown) {
    super('no room on this device', { cause })
  }
}

/** By its name: what crosses from a worker is no longer of the class. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'StorageFull'
}

/** As many bytes as were promised, and others: what had arrived is not there any more. */
export class WrongBytes extends Error {
  override readonly name = 'WrongBytes'
}

/** A file that comes over a line. */
export interface ComingFile {
  readonly size: number
  /** Of the whole file, in hexadecimal; undefined where nobody knows it. */
  readonly sha256: string | undefined
  /** Where `bytes` begin: as `begun` says, or 0. */
  readonly from: number
}

export interface FileStore {
  /** Stores exactly `size` bytes under a path, or nothing. */
  put(path: string, bytes: ReadableStream<Uint8Array>, size: number): Promise<void>
  /**
   * The same for a file that comes over a line: where it breaks off, what has arrived waits for the next time, unreadable; where it
   * is not the file that was promised it fails as `WrongBytes`, and nothing stays.
   */
  putComing(path: string, bytes: ReadableStream<Uint8Array>, coming: ComingFile): Promise<void>
  /** How many bytes of a file of `size` bytes wait here for the rest. */
  begun(path: string, size: number): Promise<number>
  /** The whole file, decrypted; undefined where there is none or its bytes were spoilt. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Bytes from `from` up to, not including, `to`, and no others in memory; undefined as of `read`. */
  readPart(path: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** In bytes as they were given; undefined where there is none. */
  size(path: string): Promise<number | undefined>
  remove(path: string): Promise<void>
  /** Also those that have only begun. */
  list(): Promise<readonly string[]>
  /** Keeps some megabytes occupied, or as much of them as there is room for, to be freed when everything else is full. */
  keepSpare(): Promise<void>
  freeSpare(): Promise<void>
}
