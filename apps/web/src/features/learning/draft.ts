import { useCallback, useState } from 'react'

/** Work begun and not handed over yet, kept on this device under a name until it is; a closed page loses none of it. */
export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`maktab.draft.${name}`) ?? 'null') as unknown
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: unknown): void {
  try {
    if (draft === null) localStorage.removeItem(`maktab.draft.${name}`)
    else localStorage.setItem(`maktab.draft.${name}`, JSON.stringify(draft))
  } catch {
    // Forbidden or full: the draft lasts as long as the page.
  }
}

/** As `useState`, kept. `isDraft` says whether what was kept can still be used. */
export function useDraft<T>(
  name: string,
  empty: T,
  isDraft: (kept: unknown) => kept is T,
): [T, (draft: T) => void, () => void] {
  const [first] = useState(empty)
  const [draft, setDraft] = useState<T>(() => {
    const kept = readDraft(name)
    return isDraft(kept) ? kept : first
  })
  const write = useCallback(
    (next: T) => {
      setDraft(next)
      keepDraft(name, next)
    },
    [name],
  )
  const clear = useCallback(() => {
    setDraft(first)
    keepDraft(name, null)
  }, [name, first])
  return [draft, write, clear]
}
