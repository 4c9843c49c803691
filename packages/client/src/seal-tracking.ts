/** Seals what a session tracks when it is sent, not when it is kept (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md). */
import { writeSealedTracking } from '@maktab/contracts/learning/tracking-seal'

const keyShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/

/**
 * The input of an attempt as it is sent: its `enc_data`, kept as base64url, becomes sealed. It stays as it is where there
 * is no key (a session from before keys were given) or no cryptography (a page that is not secure).
 */
export async function sealInput(input: unknown, tracking_key: string | undefined): Promise<unknown> {
  const { enc_data } = (input ?? {}) as { readonly enc_data?: unknown }
  if (typeof enc_data !== 'string') return input
  const [, session_id, key] = keyShape.exec(tracking_key ?? '') ?? []
  const { subtle } = crypto as Partial<Crypto>
  const plain = bytesOf(enc_data)
  if (!session_id || !key || !subtle || !plain) return input
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const secret = await subtle.importKey(
    'raw',
    Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    'AES-GCM',
    false,
    ['encrypt'],
  )
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(session_id) },
    secret,
    plain,
  )
  return {
    ...(input as object),
    enc_data: writeSealedTracking({ session_id, iv: base64url(iv), sealed: base64url(new Uint8Array(sealed)) }),
  }
}

/** Undefined where it is no base64url: a sealed one has dots. */
function bytesOf(encoded: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
  } catch {
    return undefined
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
