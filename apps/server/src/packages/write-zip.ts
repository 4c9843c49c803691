import zlib from 'node:zlib'

/** A zip of small files that are all at hand; the same files give the same bytes. */
export function writeZip(files: readonly { readonly name: string; readonly bytes: Buffer }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const packed = zlib.deflateRawSync(bytes, { level: 9 })
    const named = Buffer.from(name)
    // Version 2.0, names in UTF-8, deflated, 1 January 1980.
    const shared = numbers([2, 20], [2, 0x800], [2, 8], [2, 0], [2, 33], [4, zlib.crc32(bytes)], [4, packed.length], [4, bytes.length], [2, named.length], [2, 0])
    parts.push(numbers([4, 0x04034b50]), shared, named, packed)
    directory.push(numbers([4, 0x02014b50], [2, 20]), shared, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), named)
    offset += 4 + shared.length + named.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([...parts, ...directory, numbers([4, 0x06054b50], [2, 0], [2, 0], [2, files.length], [2, files.length], [4, size], [4, offset], [2, 0])])
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
