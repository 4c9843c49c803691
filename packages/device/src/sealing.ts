/** Small secrets under a key, in a form that can be stored. What is sealed names what it is about: nothing can be put in its place. */

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

export const keyLength = 32

export async function seal(key: CryptoKey, secret: Uint8Array<ArrayBuffer>, about: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt(cipherOf(iv, about), key, secret) }
}

/** Undefined where this key does not open it, or it is about something else. */
export async function unseal(
  key: CryptoKey,
  { iv, bytes }: Sealed,
  about: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt(cipherOf(iv, about), key, bytes))
  } catch (error) {
    if ((error as DOMException).name === 'OperationError') return undefined
    throw error
  }
}

/** `bytes`: 32 of them, random or from a slow hash. The key cannot be taken out again. */
export function sealingKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** What lies on a shelf may be of an older version, or spoilt. */
export function isSealed(value: unknown): value is Sealed {
  const { iv, bytes } = (value ?? {}) as Partial<Sealed>
  return iv instanceof Uint8Array && bytes instanceof ArrayBuffer
}

function cipherOf(iv: Uint8Array<ArrayBuffer>, about: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) }
}
