/** How long a video is, from the file itself: the `mvhd` box of an MP4 (ISO 14496-12 §8.2.2), the Info element of a WebM (RFC 9559 §5.1.2). */
import fs, { type FileHandle } from 'node:fs/promises'

/** Seconds; undefined where the file does not say or is no such file. */
export async function durationOf(file: string, ending: string): Promise<number | undefined> {
  const opened = await fs.open(file)
  try {
    const { size } = await opened.stat()
    const seconds = ending === 'webm' ? await webmDuration(opened, size) : await mp4Duration(opened, size)
    return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 && seconds < 86_400
      ? Math.round(seconds * 10) / 10
      : undefined
  } finally {
    await opened.close()
  }
}

async function readAt(file: FileHandle, place: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place)
  return bytesRead === length ? buffer : undefined
}

const mostBoxes = 10_000

/** Boxes from `start` to `end`; a box that reaches behind its holder broke off. */
async function findBox(
  file: FileHandle,
  wanted: string,
  start: number,
  end: number,
): Promise<{ start: number; end: number } | undefined> {
  let place = start
  for (let count = 0; count < mostBoxes && place + 8 <= end; count++) {
    const head = await readAt(file, place, 16).then((found) => found ?? readAt(file, place, 8))
    if (!head) return undefined
    const short = head.readUInt32BE(0)
    if (short === 1 && head.length < 16) return undefined
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - place : short
    const inner = short === 1 ? 16 : 8
    if (length < inner || place + length > end) return undefined
    if (head.toString('latin1', 4, 8) === wanted) return { start: place + inner, end: place + length }
    place += length
  }
  return undefined
}

async function mp4Duration(file: FileHandle, size: number): Promise<number | undefined> {
  const movie = await findBox(file, 'moov', 0, size)
  const box = movie && (await findBox(file, 'mvhd', movie.start, movie.end))
  const head = box && (await readAt(file, box.start, 32))
  if (!movie || !head) return undefined
  // Without its pictures there is nothing to see, whatever the length says.
  if (!(await findBox(file, 'mdat', 0, size))) return undefined
  const isLong = head[0] === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale === 0 ? undefined : length / scale
}

const ids = { segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489 } as const

interface Element {
  readonly id: number
  readonly start: number
  readonly end: number
}

async function elementAt(file: FileHandle, place: number, limit: number): Promise<Element | undefined> {
  const head = (await readAt(file, place, Math.min(12, limit - place))) ?? Buffer.alloc(0)
  const idLength = Math.clz32((head[0] ?? 0) << 24) + 1
  if (head.length < idLength + 1 || idLength > 4) return undefined
  const sizeLength = Math.clz32(head[idLength]! << 24) + 1
  if (sizeLength > 8 || head.length < idLength + sizeLength) return undefined
  let size = head[idLength]! & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) {
    isUnknown &&= byte === 0xff
    size = size * 256 + byte
  }
  const start = place + idLength + sizeLength
  const end = isUnknown ? limit : start + size
  return end > limit ? undefined : { id: head.readUIntBE(0, idLength), start, end }
}

async function findElement(file: FileHandle, id: number, start: number, end: number): Promise<Element | undefined> {
  let place = start
  for (let count = 0; count < mostBoxes && place < end; count++) {
    const element = await elementAt(file, place, end)
    if (!element || element.id === id) return element
    place = element.end
  }
  return undefined
}

async function webmDuration(file: FileHandle, size: number): Promise<number | undefined> {
  const segment = await findElement(file, ids.segment, 0, size)
  const info = segment && (await findElement(file, ids.info, segment.start, segment.end))
  if (!info) return undefined
  const scale = await findElement(file, ids.scale, info.start, info.end)
  const duration = await findElement(file, ids.duration, info.start, info.end)
  const length = duration && duration.end - duration.start
  const bytes = length === 4 || length === 8 ? await readAt(file, duration!.start, length) : undefined
  if (!bytes) return undefined
  const scaleBytes =
    scale && scale.end - scale.start <= 6 ? await readAt(file, scale.start, scale.end - scale.start) : undefined
  const nanoseconds = scaleBytes ? scaleBytes.readUIntBE(0, scaleBytes.length) : 1_000_000
  return ((length === 4 ? bytes.readFloatBE(0) : bytes.readDoubleBE(0)) * nanoseconds) / 1e9
}
