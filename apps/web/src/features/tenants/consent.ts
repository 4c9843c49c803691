/** What a person said on this device about being measured. */

interface ConsentOwner {
  readonly tenant_id: number
  readonly user_id: number
}

const nameOf = ({ tenant_id, user_id }: ConsentOwner) => `maktab.consent.${tenant_id}.${user_id}`
const listeners = new Set<() => void>()

/** Undefined where nobody asked yet, or the browser keeps nothing: then nothing is measured. */
export function readConsent(owner: ConsentOwner): boolean | undefined {
  try {
    const kept = localStorage.getItem(nameOf(owner))
    return kept === 'yes' ? true : kept === 'no' ? false : undefined
  } catch {
    return undefined
  }
}

/** False where the browser keeps nothing: a yes that is forgotten is none. */
export function keepConsent(owner: ConsentOwner, isGiven: boolean): boolean {
  try {
    localStorage.setItem(nameOf(owner), isGiven ? 'yes' : 'no')
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
