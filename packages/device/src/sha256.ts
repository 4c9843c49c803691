/** SHA-256 of bytes that come one after the other: the browser's own wants them all at once, in memory. */
import { createSHA256 } from 'hash-wasm'

export interface Sha256 {
  update(bytes: Uint8Array): void
  /** In hexadecimal; nothing can be added afterwards. */
  digest(): string
}

export async function sha256(): Promise<Sha256> {
  const hash = await createSHA256()
  return { update: (bytes) => void hash.update(bytes), digest: () => hash.digest('hex') }
}
