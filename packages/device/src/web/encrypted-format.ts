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

export interface Header {
  readonly chunk: number
  readonly size: number
  readonly nonce: Uint8Array<ArrayBuffer>
}

export function writeHeader({ chunk, size, nonce }: Header): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(headerLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic)
  view.setUint32(4, chunk)
  view.setBigUint64(8, BigInt(size))
  bytes.set(nonce, 16)
  return bytes
}

/** Undefined for a file that was never finished, or is none of ours. */
export function readHeader(bytes: ArrayBuffer): Header | undefined {
  if (bytes.byteLength < headerLength) return undefined
  const view = new DataView(bytes)
  if (view.getUint32(0) !== magic) return undefined
  return { chunk: view.getUint32(4), size: Number(view.getBigUint64(8)), nonce: new Uint8Array(bytes.slice(16, 24)) }
}

/** Where the encrypted bytes of a chunk stand in the file. */
export function placeOf(header: Header, index: number): { readonly from: number; readonly to: number } {
  const from = headerLength + index * (header.chunk + tagLength)
  const plain = Math.min(header.chunk, header.size - index * header.chunk)
  return { from, to: from + plain + tagLength }
}

/** A chunk belongs to its path, its file's length and its place: nothing can be swapped or cut unseen. */
export function cipherOf(header: Header, path: string, index: number): AesGcmParams {
  const iv = new Uint8Array(12)
  iv.set(header.nonce)
  new DataView(iv.buffer).setUint32(8, index)
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${path}|${header.size}`) }
}
