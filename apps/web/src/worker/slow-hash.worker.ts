/** Hashes one password slowly, off the page; ended afterwards, so that its memory is free again. */
import { slowHash } from '@maktab/device/argon2'
import type { HashCost } from '@maktab/device/slow-hash'

export interface HashAsked {
  readonly text: string
  readonly salt: Uint8Array<ArrayBuffer>
  readonly cost: HashCost
}

self.addEventListener('message', ({ data: { text, salt, cost } }: MessageEvent<HashAsked>) => {
  void slowHash(text, salt, cost).then(
    (hash) => self.postMessage(hash),
    // Heard by the page as the worker's own failure.
    (error: unknown) => self.reportError(error),
  )
})
