/**
 * Where a person's key lies while they are signed out: under a slow hash of what their password sends, and under the
 * school's half, which the server gives to them alone. Either opens it. The first is the verifier of a password without a
 * network, too: nothing else on the device knows whether one is right.
 */
import { isSealed, keyLength, seal, sealingKey, unseal, type Sealed } from './sealing.ts'
import { hashCost, type HashCost, type SlowHash } from './slow-hash.ts'

export interface Vault {
  /** UUID; the server gives another half for another store. */
  readonly store_id: string
  readonly password: PasswordLock | null
  readonly school: Sealed | null
}

interface PasswordLock extends Sealed {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly cost: HashCost
}

export interface Means {
  /** As it travels: SHA-256 in lower-case hex. */
  readonly password?: string | undefined
  /** The school's half: 32 bytes in lower-case hex. */
  readonly school?: string | undefined
}

export function newKey(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(keyLength))
}

/** The key, where one of the means opens the vault; a lock that is not there opens to nothing. */
export async function unlock(
  vault: Vault,
  person: string,
  { password, school }: Means,
  slowHash: SlowHash,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (school !== undefined && vault.school !== null) {
    const key = await unseal(await sealingKey(bytesOf(school)), vault.school, aboutSchool(person))
    if (key !== undefined) return key
  }
  if (password === undefined || vault.password === null) return undefined
  const { salt, cost } = vault.password
  return unseal(await sealingKey(await slowHash(password, salt, cost)), vault.password, aboutPassword(person))
}

/** The vault with a new lock for each of the means; locks of other means stay. `key` must be the one that is in it. */
export async function lock(
  vault: Vault,
  person: string,
  key: Uint8Array<ArrayBuffer>,
  { password, school }: Means,
  slowHash: SlowHash,
): Promise<Vault> {
  return {
    ...vault,
    ...(password === undefined ? {} : { password: await passwordLock(person, key, password, slowHash) }),
    ...(school === undefined
      ? {}
      : { school: await seal(await sealingKey(bytesOf(school)), key, aboutSchool(person)) }),
  }
}

async function passwordLock(
  person: string,
  key: Uint8Array<ArrayBuffer>,
  password: string,
  slowHash: SlowHash,
): Promise<PasswordLock> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const sealed = await seal(await sealingKey(await slowHash(password, salt, hashCost)), key, aboutPassword(person))
  return { ...sealed, salt, cost: hashCost }
}

/** What lies on a shelf may be of another version, or spoilt. */
export function isVault(value: unknown): value is Vault {
  const { store_id, password, school } = (value ?? {}) as Partial<Vault>
  return (
    typeof store_id === 'string' &&
    (password === null || isPasswordLock(password)) &&
    (school === null || isSealed(school))
  )
}

function isPasswordLock(value: unknown): value is PasswordLock {
  const { salt, cost } = (value ?? {}) as Partial<PasswordLock>
  return (
    isSealed(value) &&
    salt instanceof Uint8Array &&
    typeof cost?.memory_kib === 'number' &&
    typeof cost.passes === 'number'
  )
}

const aboutPassword = (person: string) => `password of ${person}`
const aboutSchool = (person: string) => `school of ${person}`

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16))
}
