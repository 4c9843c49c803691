/** Keys of this browser. The one that encrypts cannot be taken out of it; secrets are kept wrapped by it. */
import type { SecureStore } from '../secure-store.ts'
import { openShelf } from './shelf.ts'

export const deviceShelf = openShelf('maktab-device', 'keys')
const { take, keep } = deviceShelf
const deviceKey = 'device'

/** The key, where it was made already; for a service worker, which only reads. */
export async function findDeviceKey(): Promise<CryptoKey | undefined> {
  return (await take(deviceKey)) as CryptoKey | undefined
}

let made: Promise<CryptoKey> | undefined

/** The key, made if need be: once, even where several tabs ask at the same moment. */
export function openDeviceKey(): Promise<CryptoKey> {
  made ??= onlyOnce(deviceKey, () =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  )
  // A failure (no storage, private window) is not remembered.
  made.catch(() => (made = undefined))
  return made
}

export const secureStore: SecureStore = {
  async secret(name) {
    const key = await openDeviceKey()
    const wrapped = await onlyOnce<Wrapped>(`secret:${name}`, async () => {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const secret = crypto.getRandomValues(new Uint8Array(32))
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, secret) }
    })
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: wrapped.iv }, key, wrapped.bytes))
  },
}

/** Whether a secret of that name is there. */
export async function wasMade(name: string): Promise<boolean> {
  return (await take(`secret:${name}`)) !== undefined
}

interface Wrapped {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

async function onlyOnce<T>(name: string, make: () => Promise<T>): Promise<T> {
  const earlier = await take(name)
  if (earlier !== undefined) return earlier as T
  return navigator.locks.request(`maktab-key-${name}`, async () => {
    const meanwhile = await take(name)
    if (meanwhile !== undefined) return meanwhile as T
    const value = await make()
    await keep(name, value)
    return value
  })
}
