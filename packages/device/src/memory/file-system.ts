/** SQLite's file system over memory disks, with exclusive locks, so that two connections behave as two tabs do. */
import { FacadeVFS } from '@journeyapps/wa-sqlite/src/FacadeVFS.js'
import * as code from '@journeyapps/wa-sqlite/src/sqlite-constants.js'
import { writeTo, type DiskFile, type MemoryDisk } from './disk.ts'

interface OpenFile {
  readonly disk: MemoryDisk
  readonly generation: number
  readonly path: string
  readonly file: DiskFile
  readonly flags: number
}

/** Paths are `/<name of the disk>/<file>`. */
export class MemoryFileSystem extends FacadeVFS {
  readonly disks = new Map<string, MemoryDisk>()
  readonly #open = new Map<number, OpenFile>()
  /** Which open file holds the lock on its bytes. */
  readonly #owners = new Map<DiskFile, number>()
  #lastFailure: 'dead' | 'full' | undefined

  /** Why the file system last refused; asking forgets it. */
  takeFailure(): 'dead' | 'full' | undefined {
    const failure = this.#lastFailure
    this.#lastFailure = undefined
    return failure
  }

  #place(path: string): { disk: MemoryDisk; path: string } {
    const { pathname } = new URL(path, 'file://')
    const [, name = '', ...rest] = pathname.split('/')
    const disk = this.disks.get(name)
    if (!disk) throw new Error(`No disk ${name}`)
    return { disk, path: rest.join('/') }
  }

  #alive(fileId: number): OpenFile | undefined {
    const open = this.#open.get(fileId)
    if (open && open.generation === open.disk.generation) return open
    this.#lastFailure = 'dead'
    return undefined
  }

  jOpen(name: string | null, fileId: number, flags: number, outFlags: DataView): number {
    if (name === null) return code.SQLITE_CANTOPEN
    const { disk, path } = this.#place(name)
    let file = disk.files.get(path)
    if (!file) {
      if (!(flags & code.SQLITE_OPEN_CREATE)) return code.SQLITE_CANTOPEN
      file = { bytes: new Uint8Array(0), size: 0 }
      disk.files.set(path, file)
    }
    this.#open.set(fileId, { disk, generation: disk.generation, path, file, flags })
    outFlags.setInt32(0, flags, true)
    return code.SQLITE_OK
  }

  jClose(fileId: number): number {
    this.#release(fileId)
    const open = this.#alive(fileId)
    if (open && open.flags & code.SQLITE_OPEN_DELETEONCLOSE) open.disk.files.delete(open.path)
    this.#open.delete(fileId)
    return code.SQLITE_OK
  }

  jRead(fileId: number, into: Uint8Array, at: number): number {
    const open = this.#alive(fileId)
    if (!open) return code.SQLITE_IOERR_READ
    const bytes = open.file.bytes.subarray(Math.min(at, open.file.size), Math.min(at + into.byteLength, open.file.size))
    into.set(bytes)
    if (bytes.byteLength === into.byteLength) return code.SQLITE_OK
    into.fill(0, bytes.byteLength)
    return code.SQLITE_IOERR_SHORT_READ
  }

  jWrite(fileId: number, bytes: Uint8Array, at: number): number {
    const open = this.#alive(fileId)
    if (!open) return code.SQLITE_IOERR_WRITE
    const admitted = open.disk.admit(open.file, at + bytes.byteLength)
    if (admitted === 'full') {
      this.#lastFailure = 'full'
      return code.SQLITE_FULL
    }
    // `subarray` turns the engine's view into plain bytes.
    const plain = bytes.subarray()
    writeTo(open.file, admitted === 'all' ? plain : plain.subarray(0, plain.byteLength >> 1), at)
    if (admitted === 'all') return code.SQLITE_OK
    this.#lastFailure = 'dead'
    return code.SQLITE_IOERR_WRITE
  }

  jTruncate(fileId: number, size: number): number {
    const open = this.#alive(fileId)
    if (!open) return code.SQLITE_IOERR_TRUNCATE
    open.file.size = Math.min(open.file.size, size)
    return code.SQLITE_OK
  }

  jSync(fileId: number): number {
    return this.#alive(fileId) ? code.SQLITE_OK : code.SQLITE_IOERR_FSYNC
  }

  jFileSize(fileId: number, out: DataView): number {
    const open = this.#alive(fileId)
    if (!open) return code.SQLITE_IOERR_FSTAT
    out.setBigInt64(0, BigInt(open.file.size), true)
    return code.SQLITE_OK
  }

  /** A journal is deleted by path: whether its connection is dead is told by the lock on the database beside it. */
  jDelete(name: string): number {
    const { disk, path } = this.#place(name)
    const database = disk.files.get(path.replace(/-(journal|wal)$/, ''))
    const owner = database && this.#owners.get(database)
    if (owner === undefined || !this.#alive(owner)) return code.SQLITE_IOERR_DELETE
    disk.files.delete(path)
    return code.SQLITE_OK
  }

  jAccess(name: string, _flags: number, out: DataView): number {
    const { disk, path } = this.#place(name)
    out.setInt32(0, disk.files.has(path) ? 1 : 0, true)
    return code.SQLITE_OK
  }

  jLock(fileId: number): number {
    const open = this.#alive(fileId)
    if (!open) return code.SQLITE_IOERR_LOCK
    const owner = this.#owners.get(open.file)
    if (owner !== undefined && owner !== fileId && this.#alive(owner)) return code.SQLITE_BUSY
    this.#owners.set(open.file, fileId)
    return code.SQLITE_OK
  }

  jUnlock(fileId: number, level: number): number {
    if (level === code.SQLITE_LOCK_NONE) this.#release(fileId)
    return code.SQLITE_OK
  }

  jCheckReservedLock(_fileId: number, out: DataView): number {
    out.setInt32(0, 0, true)
    return code.SQLITE_OK
  }

  #release(fileId: number): void {
    const file = this.#open.get(fileId)?.file
    if (file && this.#owners.get(file) === fileId) this.#owners.delete(file)
  }
}
