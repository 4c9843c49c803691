/** The open keys of this browser's people, and the secrets that hang on them; for pages and workers. */
import { openPersonKeys, personOf } from '../person-keys.ts'
import { isSealed, keyLength, seal, unseal } from '../sealing.ts'
import { deviceShelf, secureStore, wasMade } from './keys.ts'

export const personKeys = openPersonKeys(deviceShelf)

/** The store belongs to a person whose key does not lie open: they have to sign in. */
export class StoreLocked extends Error {
  override readonly name = 'StoreLocked'
}

const sealedUnder = (folder: string) => `sealed:database:${folder}`
const about = (folder: string) => `database of ${folder}`

/**
 * The key of a folder's database, 32 bytes, made if need be: sealed for its person, or, while nobody has locked anything
 * for them, kept by this browser's own key. A database from before is taken over with its key.
 */
export async function databaseSecret(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = await personKeys.keyFor(personOf(folder), 'secrets')
  return navigator.locks.request(`maktab-secret-${folder}`, async () => {
    const sealed = await deviceShelf.take(sealedUnder(folder))
    if (key === undefined) {
      if (sealed !== undefined) throw new StoreLocked(folder)
      return secureStore.secret(databaseName(folder))
    }
    const kept = isSealed(sealed) ? await unseal(key, sealed, about(folder)) : undefined
    const secret = kept ?? (await takeOver(folder))
    if (kept === undefined) await deviceShelf.keep(sealedUnder(folder), await seal(key, secret, about(folder)))
    if (await wasMade(databaseName(folder))) await deviceShelf.remove(`secret:${databaseName(folder)}`)
    return secret
  })
}

const databaseName = (folder: string) => `database:${folder}`

async function takeOver(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  return (await wasMade(databaseName(folder)))
    ? secureStore.secret(databaseName(folder))
    : crypto.getRandomValues(new Uint8Array(keyLength))
}

/** Removes everything that the device keeps under a person's own key. Their store must be closed. */
export async function forgetStores(person: string): Promise<void> {
  const root = await navigator.storage.getDirectory()
  const directory = await root.getDirectoryHandle('maktab', { create: true })
  const folders: string[] = []
  for await (const name of directory.keys()) if (name.startsWith(`${person}.`)) folders.push(name)
  // The keys first: what cannot be opened any more is gone, even if removing the files is broken off.
  await personKeys.close(person)
  for (const beginning of ['sealed:database:', 'secret:database:']) {
    for (const name of await deviceShelf.namesUnder(`${beginning}${person}.`)) await deviceShelf.remove(name)
  }
  for (const name of folders) await directory.removeEntry(name, { recursive: true })
}
