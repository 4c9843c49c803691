/**
 * The one key of each person on this device, from which come the keys of their database, their files and what is sealed
 * for them. It lies here only while they are signed in, and cannot be taken out; at other times their vault has it, locked.
 */
import type { Shelf } from './shelf.ts'

/** What a key is for: another purpose, another key. */
export type KeyPurpose = 'files' | 'secrets' | 'session' | 'spare'

export interface PersonKeys {
  /** `key`: 32 bytes. From now on the person's store opens, until `close`. */
  open(person: string, key: Uint8Array<ArrayBuffer>): Promise<void>
  close(person: string): Promise<void>
  /** Everybody whose key lies open. */
  opened(): Promise<readonly string[]>
  /** Undefined while the person's key does not lie open. */
  keyFor(person: string, purpose: KeyPurpose): Promise<CryptoKey | undefined>
}

/** Whose a folder is: `2.17` of `2.17.learner`. */
export function personOf(folder: string): string {
  return folder.split('.').slice(0, 2).join('.')
}

const placeOf = (person: string) => `open:${person}`

/** A person's key that cannot be taken out. */
const imported = (key: Uint8Array<ArrayBuffer>) => crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey'])

function derived(key: CryptoKey, purpose: KeyPurpose): Promise<CryptoKey> {
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(0),
    info: new TextEncoder().encode(`maktab ${purpose}`),
  }
  return crypto.subtle.deriveKey(derivation, key, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** What `keyFor` gives once this key of 32 bytes lies open. */
export async function keyFrom(key: Uint8Array<ArrayBuffer>, purpose: KeyPurpose): Promise<CryptoKey> {
  return derived(await imported(key), purpose)
}

export function openPersonKeys(shelf: Shelf): PersonKeys {
  return {
    async open(person, key) {
      await shelf.keep(placeOf(person), await imported(key))
    },
    close: (person) => shelf.remove(placeOf(person)),
    opened: async () => (await shelf.namesUnder(placeOf(''))).map((name) => name.slice(placeOf('').length)),
    async keyFor(person, purpose) {
      const key = await shelf.take(placeOf(person))
      return key instanceof CryptoKey ? derived(key, purpose) : undefined
    },
  }
}
