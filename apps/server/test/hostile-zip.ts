/** Zip archives for tests, honest or not: whatever a field of an archive may claim can be claimed here. */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  readonly path: string
  readonly bytes: Buffer | string
  /** The kind and the rights of a file as Unix keeps them: `0o120777` is a link. */
  readonly mode?: number
  /** What the archive says of the unpacked length instead of the truth. */
  readonly claimedBytes?: number
  /** The same of the packed length. */
  readonly claimedPacked?: number
  readonly flags?: number
  readonly method?: number
  /** Kept uncompressed. */
  readonly isStored?: boolean
  /** Where the directory says that it begins, instead of the truth. */
  readonly claimedOffset?: number
}

const utf8Names = 0x0800

export function zipOf(parts: readonly ZipPart[], { count = parts.length }: { readonly count?: number } = {}): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const bytes = Buffer.from(part.bytes)
    const name = Buffer.from(part.path)
    const packed = part.isStored === true ? bytes : deflateRawSync(bytes)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(utf8Names | (part.flags ?? 0), 2)
    head.writeUInt16LE(part.method ?? (part.isStored === true ? 0 : 8), 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(part.claimedPacked ?? packed.length, 14)
    head.writeUInt32LE(part.claimedBytes ?? bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, name, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6)
    tail.writeUInt32LE(part.claimedOffset ?? offset, 10)
    // Made by Unix, so that the mode counts.
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), head, tail, name]))
    bodies.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, index, end])
}

/** A piece of a manifest, of a page and so on, as an archive names it. */
export function zipOfTexts(texts: Readonly<Record<string, string | Buffer>>): Buffer {
  return zipOf(Object.entries(texts).map(([path, bytes]) => ({ path, bytes })))
}
