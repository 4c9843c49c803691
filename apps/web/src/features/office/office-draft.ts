import { useCallback, useState } from 'react'
import { useSession } from '#calls/use-session.ts'

/** What is typed into a form of an office, kept in this tab until it is saved; gone at sign-out. */
export interface OfficeDraft<Fields extends object> {
  readonly fields: Fields
  change(some: Partial<Fields>): void
  /** Something was typed that is not saved. */
  readonly isChanged: boolean
  /** The form opened with what was typed before. */
  readonly cameBack: boolean
  /** Takes back what was typed, after saving or because it is not wanted. */
  forget(): void
}

interface DraftOptions<Fields extends object> {
  /** Of the form: `user`, `class-12`. The name of whoever is signed in is added. */
  readonly name: string
  /** What stands in the form before anybody types: nothing, or the row as it is saved. */
  readonly saved: Fields
  /** Never written down, as identity numbers: an office computer is shared. */
  readonly secret?: readonly (keyof Fields & string)[]
}

/** Fields that somebody changed lie over those that are saved, so that a row that was changed elsewhere shows through where nobody typed. */
export function useOfficeDraft<Fields extends object>({
  name,
  saved,
  secret = [],
}: DraftOptions<Fields>): OfficeDraft<Fields> {
  const { user_id } = useSession()
  const key = `maktab.office.${user_id}.${name}`
  const [typed, setTyped] = useState<Partial<Fields>>(() => read(key, saved))
  const [cameBack, setCameBack] = useState(() => Object.keys(typed).length > 0)
  const change = (some: Partial<Fields>) => {
    const next = { ...typed, ...some }
    for (const field of Object.keys(next) as (keyof Fields)[])
      if (JSON.stringify(next[field]) === JSON.stringify(saved[field])) delete next[field]
    setTyped(next)
    const kept = Object.fromEntries(
      Object.entries(next).filter(([field]) => !(secret as readonly string[]).includes(field)),
    )
    write(key, Object.keys(kept).length > 0 ? kept : null)
  }
  const forget = useCallback(() => {
    setTyped({})
    setCameBack(false)
    write(key, null)
  }, [key])
  return { fields: { ...saved, ...typed }, change, isChanged: Object.keys(typed).length > 0, cameBack, forget }
}

function read<Fields extends object>(key: string, saved: Fields): Partial<Fields> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Record<string, unknown> | null
    return Object.fromEntries(
      Object.entries(kept ?? {}).filter(([field, value]) => isLike(value, saved[field as keyof Fields])),
    ) as Partial<Fields>
  } catch {
    return {}
  }
}

/** Another version of the form may have kept something else under the name of a field. */
function isLike(kept: unknown, saved: unknown): boolean {
  if (saved === undefined) return false
  return (
    Array.isArray(kept) === Array.isArray(saved) && (saved === null || kept === null || typeof kept === typeof saved)
  )
}

function write(key: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full: what was typed lasts as long as the page.
  }
}
