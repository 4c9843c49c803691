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

/** Texts of comments that were begun under one name: a new one, and a reply to each of those named; one that is emptied is kept no more. */
export function commentDrafts(name: string) {
  const texts = (): Readonly<Record<string, string>> => {
    const kept = readDraft(name)
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'))
  }
  return {
    read: (replyTo = ''): string => texts()[replyTo] ?? '',
    keep: (text: string, replyTo = ''): void => {
      const { [replyTo]: _before, ...others } = texts()
      const all = text.trim() === '' ? others : { ...others, [replyTo]: text }
      keepDraft(name, Object.keys(all).length === 0 ? null : all)
    },
  }
}
