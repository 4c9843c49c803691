/** What is shown to somebody once, noted in a storage of the browser; where that is forbidden it comes again with the next page. */
type Store = () => Pick<Storage, 'getItem' | 'setItem'>

export function wasSeen(store: Store, name: string): boolean {
  try {
    return store().getItem(name) !== null
  } catch {
    return false
  }
}

export function noteSeen(store: Store, name: string): void {
  try {
    store().setItem(name, '1')
  } catch {
    // Forbidden storage.
  }
}
