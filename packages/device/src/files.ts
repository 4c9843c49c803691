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

export interface FileStore {
  /** Stores exactly `size` bytes under a path, or nothing. */
  put(path: string, bytes: ReadableStream<Uint8Array>, size: number): Promise<void>
  /** The whole file, decrypted; undefined where there is none or its bytes were spoilt. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Bytes from `from` up to, not including, `to`, and no others in memory; undefined as of `read`. */
  readPart(path: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** In bytes as they were given; undefined where there is none. */
  size(path: string): Promise<number | undefined>
  remove(path: string): Promise<void>
  list(): Promise<readonly string[]>
  /** Keeps about a megabyte occupied, to be freed when everything else is full. */
  keepSpare(): Promise<void>
  freeSpare(): Promise<void>
}
