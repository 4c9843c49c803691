/** Shelves in IndexedDB; each use opens and closes it, so that no tab holds up another's upgrade. */
import type { Shelf } from '../shelf.ts'

export function openShelf(databaseName: string, shelf: string): Shelf {
  const open = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(databaseName, 1)
      request.onupgradeneeded = () => request.result.createObjectStore(shelf)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(failureOf(request))
    })

  async function transact<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await open()
    try {
      const transaction = database.transaction(shelf, mode)
      const request = work(transaction.objectStore(shelf))
      return await new Promise<T>((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error ?? failureOf(request))
      })
    } finally {
      database.close()
    }
  }

  return {
    take: (name) => transact<unknown>('readonly', (store) => store.get(name)),
    keep: async (name, value) => {
      await transact('readwrite', (store) => store.put(value, name))
    },
    remove: async (name) => {
      await transact('readwrite', (store) => store.delete(name))
    },
    namesUnder: async (beginning) =>
      (await transact('readonly', (store) => store.getAllKeys(IDBKeyRange.bound(beginning, `${beginning}\uffff`)))).map(
        String,
      ),
  }
}

function failureOf(request: IDBRequest): Error {
  return request.error ?? new Error('IndexedDB failed')
}
