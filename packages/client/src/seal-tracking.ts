/** Seals what a session tracks when it is sent, not when it is kept (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md). */
import { writeSealedTracking } from '@maktab/contracts/learning/tracking-seal'

const keyShape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/

/**
 * The input of an attempt as it is sent: its `enc_data`, kept as plain JSON, becomes sealed. Where there is no key (a session
 * from before keys were given) or no cryptography (a page that is not secure) it becomes base64url, which servers take for a while.
 */
export async function sealInput(input: unknown, tracking_key: string | undefined): Promise<unknown> {
  const { enc_data } = (input ?? {}) as { readonly enc_data?: unknown }
  if (typeof enc_data !== 'string') return input
  const [, session_id, key] = keyShape.exec(tracking_key ?? '') ?? []
  const { subtle } = crypto as Partial<Crypto>
  const text = attemptText(enc_data)
  if (text === undefined) return input
  const plain = new TextEncoder().encode(text)
  if (!session_id || !key || !subtle) return { ...(input as object), enc_data: base64url(plain) }
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

/** The JSON of an attempt that waits. Older versions kept it as base64url; undefined where it is neither, as a sealed one is. */
export function attemptText(enc_data: string): string | undefined {
  if (enc_data.startsWith('{')) return enc_data
  try {
    const binary = atob(enc_data.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function base64url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
