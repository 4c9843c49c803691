import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/**
 * A screenshot (PNG, 8 bits, RGB or RGBA, not interlaced, opaque) as a PNG of few colours: about a quarter of the bytes. The
 * most frequent colours stay exactly as they are; a rarer one, at the edge of a letter, becomes the nearest of these.
 */
export function compactPicture(png: Buffer, mostColours = 64): Buffer {
  const { width, height, pixels } = readPixels(png)
  const counts = new Map<number, number>()
  for (const [pixel, from, to] of runs(pixels)) counts.set(pixel, (counts.get(pixel) ?? 0) + to - from)
  // Equal counts are put in the order of their colour, so that the same pixels always give the same bytes.
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostColours)
    .map(([colour]) => colour)
  const indexes = new Map(palette.map((colour, index) => [colour, index]))
  const rows = Buffer.alloc((width + 1) * height)
  for (const [pixel, from, to] of runs(pixels)) {
    let index = indexes.get(pixel)
    if (index === undefined) indexes.set(pixel, (index = nearest(pixel, palette)))
    for (let at = from; at < to; at++) rows[at + Math.floor(at / width) + 1] = index
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Neighbours of one colour, from the first of them to before the next colour: most of a screenshot is its ground. */
function* runs(pixels: Uint32Array): Generator<readonly [pixel: number, from: number, to: number]> {
  for (let from = 0, to = 0; from < pixels.length; from = to) {
    const pixel = pixels[from]!
    while (to < pixels.length && pixels[to] === pixel) to++
    yield [pixel, from, to]
  }
}

function nearest(pixel: number, palette: readonly number[]): number {
  const distance = (colour: number) =>
    ((colour >> 16) - (pixel >> 16)) ** 2 +
    (((colour >> 8) & 255) - ((pixel >> 8) & 255)) ** 2 +
    ((colour & 255) - (pixel & 255)) ** 2
  let [best, least] = [0, Infinity]
  palette.forEach((colour, index) => {
    const found = distance(colour)
    if (found < least) [best, least] = [index, found]
  })
  return best
}

function chunk(name: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(bytes.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** The pixels row by row, each as 0xRRGGBB. */
function readPixels(png: Buffer): { readonly width: number; readonly height: number; readonly pixels: Uint32Array } {
  const [width, height, kind] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]]
  if (png[24] !== 8 || (kind !== 2 && kind !== 6) || png[28] !== 0)
    throw new Error('Not a screenshot of 8 bits in RGB or RGBA')
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const size = kind === 2 ? 3 : 4
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * size, height, size)
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = ((bytes[at * size] ?? 0) << 16) | ((bytes[at * size + 1] ?? 0) << 8) | (bytes[at * size + 2] ?? 0)
  return { width, height, pixels }
}

/** Undoes the filter that stands before each row (PNG specification §9). */
function unfilter(raw: Buffer, rowBytes: number, height: number, size: number): Uint8Array {
  const bytes = new Uint8Array(rowBytes * height)
  // A row of zeros stands above the first, and a pixel of zeros before each row.
  let above = new Uint8Array(size + rowBytes)
  for (let row = 0; row < height; row++) {
    const from = row * (rowBytes + 1)
    const line = new Uint8Array(size + rowBytes)
    line.set(raw.subarray(from + 1, from + 1 + rowBytes), size)
    undo[raw[from] ?? 0]?.(line, above, size)
    bytes.set(line.subarray(size), row * rowBytes)
    above = line
  }
  return bytes
}

/** By the number of the filter: adds to each byte of a line what the filter took from it. */
const undo: readonly ((line: Uint8Array, above: Uint8Array, size: number) => void)[] = [
  () => {},
  (line, _above, size) => {
    for (let at = size; at < line.length; at++) line[at]! += line[at - size]!
  },
  (line, above, size) => {
    for (let at = size; at < line.length; at++) line[at]! += above[at]!
  },
  (line, above, size) => {
    for (let at = size; at < line.length; at++) line[at]! += (line[at - size]! + above[at]!) >> 1
  },
  (line, above, size) => {
    for (let at = size; at < line.length; at++) line[at]! += paeth(line[at - size]!, above[at]!, above[at - size]!)
  },
]

function paeth(before: number, above: number, corner: number): number {
  const guess = before + above - corner
  const [a, b, c] = [Math.abs(guess - before), Math.abs(guess - above), Math.abs(guess - corner)]
  return a <= b && a <= c ? before : b <= c ? above : corner
}
