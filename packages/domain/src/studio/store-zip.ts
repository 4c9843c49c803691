/** Puts small files together to a zip without packing them: a package of questions is read by a program, and a page needs no library for it. */

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 0xff]!
  return (value ^ 0xffffffff) >>> 0
}

interface ZipFile {
  /** Latin letters, digits and slashes. */
  readonly path: string
  readonly text: string
}

/** The bytes of the archive. Files are below 4 GB together, and none is older than 1980: their time says nothing. */
export function storeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { path, text } of files) {
    const name = encoder.encode(path)
    const bytes = encoder.encode(text)
    // Version, UTF-8, stored, midnight, the first of January 1980.
    const shared = [20, 0x0800, 0, 0, 0x21]
    const [crc, size] = [checksum(bytes), bytes.length]
    const local = record(0x04034b50, shared, [crc, size, size], [name.length, 0], [])
    directory.push(record(0x02014b50, [20, ...shared], [crc, size, size], [name.length, 0, 0, 0, 0], [0, at]), name)
    parts.push(local, name, bytes)
    at += local.length + name.length + size
  }
  const listed = directory.reduce((sum, { length }) => sum + length, 0)
  const end = record(0x06054b50, [0, 0, files.length, files.length], [listed, at], [0], [])
  return joined([...parts, ...directory, end])
}

/** A mark of four bytes, then numbers of two, of four, of two and of four bytes. */
function record(
  mark: number,
  small: readonly number[],
  large: readonly number[],
  then: readonly number[],
  last: readonly number[],
): Uint8Array {
  const bytes = new Uint8Array(4 + (small.length + then.length) * 2 + (large.length + last.length) * 4)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put = (value: number, size: 2 | 4) => {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  put(mark, 4)
  for (const value of small) put(value, 2)
  for (const value of large) put(value, 4)
  for (const value of then) put(value, 2)
  for (const value of last) put(value, 4)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
