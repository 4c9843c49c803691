/** What was typed of the sign-up details and is not saved yet: kept in this tab, as a phone is shared. */
import { useState } from 'react'

const keyOf = (name: string, user_id: number) => `maktab.details.${name}.${user_id}`

/** Texts by field; what is kept counts only as far as the fields are still the same. */
function readDraft<T extends Readonly<Record<string, string>>>(key: string, empty: T): T {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown> | null
    const entries = Object.entries(empty).map(([field, text]) => [
      field,
      typeof kept?.[field] === 'string' ? kept[field] : text,
    ])
    return Object.fromEntries(entries) as T
  } catch {
    return empty
  }
}

/** As `useState`, kept under a name for a person; the last function forgets it. */
export function useDetailsDraft<T extends Readonly<Record<string, string>>>(
  name: string,
  user_id: number,
  empty: T,
): [T, (part: Partial<T>) => void, () => void] {
  const key = keyOf(name, user_id)
  const [draft, setDraft] = useState(() => readDraft(key, empty))
  function change(part: Partial<T>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Forbidden storage: the draft lasts as long as the page.
    }
  }
  function forget(): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Forbidden storage kept nothing.
    }
  }
  return [draft, change, forget]
}
