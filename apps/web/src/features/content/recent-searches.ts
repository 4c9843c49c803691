/** What a person looked for before on this device. Goes with them when they sign out. */
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'

const most = 8

/** The latest first; `note` takes in what was really looked for, not each letter of it. */
export function useRecentSearches() {
  const { institution_id, user_id } = useSession()
  const name = `maktab.searches.${institution_id}.${user_id}`
  const [recent, setRecent] = useState<readonly string[]>(() => read(name))
  const keep = (searches: readonly string[]) => {
    setRecent(searches)
    try {
      if (searches.length === 0) localStorage.removeItem(name)
      else localStorage.setItem(name, JSON.stringify(searches))
    } catch {
      // A full storage forgets them when the page is closed.
    }
  }
  return {
    recent,
    note: (search: string) => {
      const text = search.trim()
      if (text !== '' && recent[0] !== text) keep([text, ...recent.filter((one) => one !== text)].slice(0, most))
    },
    forget: () => keep([]),
  }
}

function read(name: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
