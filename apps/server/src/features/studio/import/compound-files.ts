/**
 * Reads the files in which Office kept its documents before 2007, and in which it keeps locked ones still: a small file system of
 * sectors, chains of sectors and a directory ([MS-CFB]). Only as far as names and first bytes of streams go.
 */
import fs, { type FileHandle } from 'node:fs/promises'

export interface CompoundFile {
  /** Streams at the top; those of objects that are embedded are not among them. */
  readonly streams: ReadonlySet<string>
  /** The first 128 bytes of a stream, filled up with 0. */
  headOf(stream: string): Promise<Buffer>
}

interface Entry {
  readonly name: string
  readonly isStream: boolean
  /** Places in the directory. */
  readonly left: number
  readonly right: number
  readonly child: number
  /** The first sector of its bytes. */
  readonly start: number
  readonly size: number
}

const pieceBytes = 64
const headBytes = 2 * pieceBytes
const noPiece = 0xffffffff
const entryBytes = 128
const listedInHeader = 109
/** Real directories take some dozens of sectors; a chain in a circle ends here. */
const longestChain = 4_096

/** What `work` answers; undefined where the file is no such file, whatever its first bytes say. */
export async function withCompoundFile<T>(
  file: string,
  work: (compound: CompoundFile) => Promise<T>,
): Promise<T | undefined> {
  const opened = await fs.open(file)
  try {
    const compound = await readCompound(opened)
    return compound && (await work(compound))
  } finally {
    await opened.close()
  }
}

async function readCompound(opened: FileHandle): Promise<CompoundFile | undefined> {
  const bytesAt = async (place: number, length: number): Promise<Buffer> =>
    (await opened.read(Buffer.alloc(length), 0, length, place)).buffer
  const header = await bytesAt(0, 512)
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return undefined
  const sectorBytes = 2 ** shift
  const numbersInSector = sectorBytes / 4
  const sectors = Math.floor((await opened.stat()).size / sectorBytes)
  /** Numbers beyond the file are marks of an end, or lies. */
  const sector = async (number: number): Promise<Buffer | undefined> =>
    number < sectors ? bytesAt((number + 1) * sectorBytes, sectorBytes) : undefined
  const numberIn = (bytes: Buffer | undefined, index: number): number => bytes?.readUInt32LE(index * 4) ?? sectors

  /** The sector of the allocation table with that index; what the header has no room for stands in a chain of its own. */
  async function tableSector(index: number): Promise<number> {
    if (index < listedInHeader) return header.readUInt32LE(76 + index * 4)
    const inList = numbersInSector - 1
    const beyond = index - listedInHeader
    let list = await sector(header.readUInt32LE(68))
    for (let step = Math.floor(beyond / inList); step > 0; step -= 1) list = await sector(numberIn(list, inList))
    return numberIn(list, beyond % inList)
  }
  /** Asked only of sectors that are there: the way to the mark of another would be as long as its number. */
  const sectorAfter = async (number: number): Promise<number> =>
    number < sectors
      ? numberIn(await sector(await tableSector(Math.floor(number / numbersInSector))), number % numbersInSector)
      : sectors
  async function sectorInChain(first: number, steps: number): Promise<Buffer | undefined> {
    if (steps > longestChain) return undefined
    let number = first
    for (let step = 0; step < steps && number < sectors; step += 1) number = await sectorAfter(number)
    return sector(number)
  }

  const directory: Entry[] = []
  let place = header.readUInt32LE(48)
  for (let count = 0; count < longestChain; count += 1) {
    const bytes = await sector(place)
    if (!bytes) break
    for (let at = 0; at < sectorBytes; at += entryBytes) directory.push(entryIn(bytes.subarray(at, at + entryBytes)))
    place = await sectorAfter(place)
  }
  const [root] = directory
  if (!root) return undefined
  const streams = new Map(streamsBelow(directory, root.child).map((entry) => [entry.name, entry]))

  /** Small streams lie in pieces of 64 bytes in the stream of the root, with a table of their own. */
  const pieceOf = async (number: number): Promise<Buffer> => {
    const at = number * pieceBytes
    const holder = await sectorInChain(root.start, Math.floor(at / sectorBytes))
    return holder?.subarray(at % sectorBytes, (at % sectorBytes) + pieceBytes) ?? Buffer.alloc(pieceBytes)
  }
  const pieceAfter = async (number: number): Promise<number> => {
    const table = await sectorInChain(header.readUInt32LE(60), Math.floor(number / numbersInSector))
    return table?.readUInt32LE((number % numbersInSector) * 4) ?? noPiece
  }

  return {
    streams: new Set(streams.keys()),
    async headOf(stream) {
      const entry = streams.get(stream)
      if (!entry) return Buffer.alloc(headBytes)
      if (entry.size >= header.readUInt32LE(56))
        return (await sector(entry.start))?.subarray(0, headBytes) ?? Buffer.alloc(headBytes)
      return Buffer.concat([await pieceOf(entry.start), await pieceOf(await pieceAfter(entry.start))])
    },
  }
}

function entryIn(bytes: Buffer): Entry {
  // With the 0 at its end.
  const nameBytes = Math.min(64, Math.max(2, bytes.readUInt16LE(64)))
  return {
    name: bytes.toString('utf16le', 0, nameBytes - 2),
    isStream: bytes[66] === 2,
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    size: bytes.readUInt32LE(120),
  }
}

/** A folder is a tree of its entries; each is looked at once, since nobody promises that it is one. */
function streamsBelow(directory: readonly Entry[], top: number): readonly Entry[] {
  const found: Entry[] = []
  const seen = new Set<number>()
  const waiting = [top]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const entry = directory[next]
    if (!entry || seen.has(next)) continue
    seen.add(next)
    if (entry.isStream) found.push(entry)
    waiting.push(entry.left, entry.right)
  }
  return found
}
