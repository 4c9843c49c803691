/** Files on a memory disk: they take part in its room and end with its power. For tests. */
import { StorageFull, WrongBytes, type FileStore } from '../files.ts'
import { sha256 } from '../sha256.ts'
import { writeTo, type DiskFile, type MemoryDisk } from './disk.ts'

const spareLength = 1024 * 1024
const sparePiece = 65_536

export function memoryFiles(disk: MemoryDisk, folder: string): FileStore {
  const place = (path: string) => `/files/${folder}/${path}`
  const begun = (path: string) => `/begun/${folder}/${path}`
  return {
    async put(path, bytes, size) {
      const whole = new Uint8Array(await new Response(bytes).arrayBuffer())
      if (whole.byteLength !== size) throw new Error(`${path} should have ${size} bytes`)
      const before = disk.files.get(place(path))?.size ?? 0
      if (!disk.hasRoom(size - before)) throw new StorageFull()
      disk.files.set(place(path), { bytes: whole, size })
    },
    async putComing(path, bytes, { size, sha256: promised, from }) {
      const file: DiskFile = {
        bytes: (disk.files.get(begun(path))?.bytes ?? new Uint8Array()).slice(0, from),
        size: from,
      }
      disk.files.set(begun(path), file)
      try {
        for await (const part of readAll(bytes)) {
          if (!disk.hasRoom(part.byteLength)) throw new StorageFull()
          writeTo(file, part, file.size)
        }
        if (file.size !== size) throw new Error(`${path} should have ${size} bytes`)
        const hash = await sha256()
        hash.update(file.bytes.subarray(0, size))
        if (promised !== undefined && hash.digest() !== promised) throw new WrongBytes(path)
        disk.files.set(place(path), file)
        disk.files.delete(begun(path))
      } catch (error) {
        if (error instanceof StorageFull || error instanceof WrongBytes) disk.files.delete(begun(path))
        throw error
      }
    },
    async begun(path, size) {
      return Math.min(disk.files.get(begun(path))?.size ?? 0, Math.max(0, size - 1))
    },
    async read(path) {
      const file = disk.files.get(place(path))
      return file && file.bytes.slice(0, file.size)
    },
    async readPart(path, from, to) {
      const file = disk.files.get(place(path))
      return file && file.bytes.slice(from, Math.min(to, file.size))
    },
    async size(path) {
      return disk.files.get(place(path))?.size
    },
    async remove(path) {
      disk.files.delete(place(path))
      disk.files.delete(begun(path))
    },
    async list() {
      const below = (prefix: string) =>
        [...disk.files.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
      return [...new Set([...below(place('')), ...below(begun(''))])]
    },
    async keepSpare() {
      const name = `/spare/${folder}`
      let size = disk.files.get(name)?.size ?? 0
      const before = size
      while (size < spareLength && disk.hasRoom(size + sparePiece - before)) size += sparePiece
      disk.files.set(name, { bytes: new Uint8Array(0), size })
    },
    async freeSpare() {
      disk.files.delete(`/spare/${folder}`)
    },
  }
}

async function* readAll(bytes: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = bytes.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}
