import type { TrackedAttempt } from '@maktab/contracts/learning/attempts'

/** An attempt as `enc_data`: base64url, without padding, of its JSON in UTF-8. */
export function encodeAttempt(attempt: TrackedAttempt): string {
  let binary = ''
  for (const byte of new TextEncoder().encode(JSON.stringify(attempt))) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
