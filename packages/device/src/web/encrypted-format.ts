/**
 * The shape of an encrypted file: a header, then chunks that are encrypted one by one, so that any part can be read
 * without the rest. The header is written last: without it a file is not there.
 *
 *   4 bytes `MKF1` · 4 bytes length of a chunk · 8 bytes length of the file · 8 bytes of nonce · chunks, each with its tag
 */
export const chunkLength = 256 * 1024
export const headerLength = 24
const tagLength = 16
const magic = 0x4d4b4631
/** `MKP1` in its place: the header of a file that has only begun. */
const magicOfBegun = 0x4d4b5031

export interface Header {
  readonly chunk: number
  readonly size: number
  readonly nonce: Uint8Array<ArrayBuffer>
}

export function writeHeader(
  { chunk, size, nonce }: Header,
  state: 'whole' | 'begun' = 'whole',
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, state === 'whole' ? magic : magicOfBegun)
  view.setUint32(4, chunk)
  view.setBigUint64(8, BigInt(size))
  bytes.set(nonce, 16)
  return bytes
}

/** Undefined for a file that was never finished, or is none of ours. */
export function readHeader(bytes: ArrayBuffer, state: 'whole' | 'begun' = 'whole'): Header | undefined {
  if (bytes.byteLength < headerLength) return undefined
  const view = new DataView(bytes)
  if (view.getUint32(0) !== (state === 'whole' ? magic : magicOfBegun)) return undefined
  return { chunk: view.getUint32(4), size: Number(view.getBigUint64(8)), nonce: new Uint8Array(bytes.slice(16, 24)) }
}

/** Where the encrypted bytes of a chunk stand in the file. */
export function placeOf(header: Header, index: number): { readonly from: number; readonly to: number } {
  const from = headerLength + index * (header.chunk + tagLength)
  const plain = Math.min(header.chunk, header.size - index * header.chunk)
  return { from, to: from + plain + tagLength }
}

/** How many whole chunks stand in a file that has only begun and is so long on the disk. The last one of all never counts: it comes again, and the end with it. */
export function chunksBegun(header: Header, length: number): number {
  const whole = Math.floor(Math.max(0, length - headerLength) / (header.chunk + tagLength))
  return Math.max(0, Math.min(whole, Math.ceil(header.size / header.chunk) - 1))
}

/** A chunk belongs to its path, its file's length and its place: nothing can be swapped or cut unseen. */
export function cipherOf(header: Header, path: string, index: number): AesGcmParams {
  const iv = new Uint8Array(12)
  iv.set(header.nonce)
  new DataView(iv.buffer).setUint32(8, index)
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${path}|${header.size}`) }
}
