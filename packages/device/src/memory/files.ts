/** Files on a memory disk: they take part in its room and end with its power. For tests. */
import { StorageFull, type FileStore } from '../files.ts'
import type { MemoryDisk } from './disk.ts'

const spareLength = 1024 * 1024

export function memoryFiles(disk: MemoryDisk, folder: string): FileStore {
  const place = (path: string) => `/files/${folder}/${path}`
  const prefix = place('')
  return {
    async put(path, bytes, size) {
      const whole = new Uint8Array(await new Response(bytes).arrayBuffer())
      if (whole.byteLength !== size) throw new Error(`${path} should have ${size} bytes`)
      const before = disk.files.get(place(path))?.size ?? 0
      if (!disk.hasRoom(size - before)) throw new StorageFull()
      disk.files.set(place(path), { bytes: whole, size })
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
    },
    async list() {
      return [...disk.files.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length))
    },
    async keepSpare() {
      const name = `/spare/${folder}`
      if (disk.files.has(name)) return
      if (!disk.hasRoom(spareLength)) throw new StorageFull()
      disk.files.set(name, { bytes: new Uint8Array(0), size: spareLength })
    },
    async freeSpare() {
      disk.files.delete(`/spare/${folder}`)
    },
  }
}
