import zlib from 'node:zlib'

export interface PackedFile {
  readonly name: string
  readonly bytes: Buffer
  /** Not deflated: the first file of a book is read as it stands. */
  readonly isStored?: boolean
}

interface ZipWriter {
  /** What the archive goes on with. */
  add(file: PackedFile): Buffer
  /** What it ends with. */
  end(): Buffer
}

/** Writes a zip file by file, below 4 GB; the same files give the same bytes. */
export function createZipWriter(): ZipWriter {
  const directory: Buffer[] = []
  let offset = 0
  let count = 0
  return {
    add({ name, bytes, isStored = false }) {
      const packed = isStored ? bytes : zlib.deflateRawSync(bytes, { level: 9 })
      const named = Buffer.from(name)
      // Version 2.0, names in UTF-8, deflated or stored, 1 January 1980.
      const shared = numbers(
        [2, 20],
        [2, 0x800],
        [2, isStored ? 0 : 8],
        [2, 0],
        [2, 33],
        [4, zlib.crc32(bytes)],
        [4, packed.length],
        [4, bytes.length],
        [2, named.length],
        [2, 0],
      )
      directory.push(
        numbers([4, 0x02014b50], [2, 20]),
        shared,
        numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
        named,
      )
      offset += 4 + shared.length + named.length + packed.length
      count += 1
      return Buffer.concat([numbers([4, 0x04034b50]), shared, named, packed])
    },
    end() {
      const size = directory.reduce((sum, part) => sum + part.length, 0)
      return Buffer.concat([
        ...directory,
        numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]),
      ])
    },
  }
}

/** A zip of small files that are all at hand. */
export function writeZip(files: readonly PackedFile[]): Buffer {
  const writer = createZipWriter()
  return Buffer.concat([...files.map((file) => writer.add(file)), writer.end()])
}

function numbers(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}
