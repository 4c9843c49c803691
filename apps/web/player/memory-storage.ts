/** A `Storage` that forgets with the page. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  const methods: Storage = {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name: unknown) => kept.get(String(name)) ?? null,
    setItem: (name: unknown, value: unknown) => void kept.set(String(name), String(value)),
    removeItem: (name: unknown) => void kept.delete(String(name)),
    clear: () => kept.clear(),
  }
  // Scripts also write `localStorage.name = value`.
  return new Proxy(methods, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : kept.get(String(name))),
    set: (_, name, value) => {
      kept.set(String(name), String(value))
      return true
    },
    deleteProperty: (_, name) => {
      kept.delete(String(name))
      return true
    },
  })
}

/**
 * Puts a storage into memory where the browser refuses the frame a real one (it blocks what other sites keep): H5P's own constructor reads
 * `localStorage` and would not start. What a learner did is kept by the application, never here.
 */
export function standInForStorage(page: Window): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      void page[name].length
    } catch {
      Object.defineProperty(page, name, { value: memoryStorage(), configurable: true })
    }
  }
}
