/** Who came back from another provider's page: the server leaves them in a cookie of that address; from login they may go on to signup. */
import { cookieName, externalPersonCookie, readExternalCookie } from '@maktab/contracts/access/external-return'
import type { ExternalPerson } from '@maktab/contracts/access/external-sign-in'
import { platformOf } from '#browser/platform.ts'

/** Where the person began. */
export type CameFrom = 'login' | 'signup'

export interface KeptExternalPerson {
  readonly person: ExternalPerson
  readonly cameFrom: CameFrom
}

const keptUnder = 'maktab.external-person'
const loginTypes: readonly unknown[] = [1, 2, 3, 4] satisfies readonly ExternalPerson['login_type'][]

/** Takes the proof out of the cookie of this address, so that whoever opens the page next does not come in with it. */
export function takeLeftPerson(
  page: Pick<Document, 'cookie'> = document,
  { pathname, protocol }: Pick<Location, 'pathname' | 'protocol'> = location,
): ExternalPerson | undefined {
  const left = readExternalCookie(externalPersonCookie, { header: page.cookie, protocol })
  if (left === undefined) return undefined
  page.cookie = `${cookieName(externalPersonCookie, protocol)}=; max-age=0; samesite=lax; ${protocol === 'https:' ? 'path=/; secure' : `path=${pathname}`}`
  return personIn(() => JSON.parse(textOf(left)))
}

/** Reading takes the proof away, and a render may be begun, thrown away and begun again: what was read waits for the one that stays. */
export function holdArrival<T>(read: () => T | undefined): { find(): T | undefined; forget(): void } {
  let arrival: { readonly found: T | undefined } | undefined
  return {
    find: () => (arrival ??= { found: read() }).found,
    forget: () => (arrival = undefined),
  }
}

/** Keeps the proof for signup, in this tab alone. */
export function keepExternalPerson(person: ExternalPerson, cameFrom: CameFrom): void {
  try {
    sessionStorage.setItem(keptUnder, JSON.stringify({ person, cameFrom }))
  } catch {
    // Forbidden storage: signup asks the provider again.
  }
}

/** Removed as it is read, except in the mobile application (seed 000 §2), whose pages are left and come back. */
export function takeExternalPerson(): KeptExternalPerson | undefined {
  try {
    const text = sessionStorage.getItem(keptUnder)
    if (text === null) return undefined
    if (platformOf(document) !== 'mobile') sessionStorage.removeItem(keptUnder)
    const kept = JSON.parse(text) as Partial<KeptExternalPerson> | null
    const person = personIn(() => kept?.person)
    return person && { person, cameFrom: kept?.cameFrom === 'login' ? 'login' : 'signup' }
  } catch {
    return undefined
  }
}

/** Base64url of UTF-8. */
function textOf(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

/** Whatever is no such person, broken texts included, is nobody. */
function personIn(read: () => unknown): ExternalPerson | undefined {
  try {
    const found = (read() ?? {}) as Record<string, unknown>
    const { token, login_type, email, first_name, last_name, domain_name } = found
    const isText = [token, email, first_name, last_name, domain_name].every(
      (one) => typeof one === 'string' && one.length <= 8192,
    )
    const isWhole = isText && token !== '' && email !== '' && loginTypes.includes(login_type)
    return isWhole ? ({ token, login_type, email, first_name, last_name, domain_name } as ExternalPerson) : undefined
  } catch {
    return undefined
  }
}
