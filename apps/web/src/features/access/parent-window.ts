/**
 * What this page and the page around it say to each other, where the tenant lists that page's origin (seed 000 §2).
 * From the parent: `{ email, password }`. To the parent: `{ type: 'maktab.ready' }` and `{ type: 'maktab.close' }`.
 */

export interface PostedCredentials {
  readonly email: string
  readonly password: string
}

interface Listening {
  /** Exact origins that the tenant lists. */
  readonly origins: readonly string[]
  /** The window that shows this page in a frame. */
  readonly parent: unknown
}

/** What the parent posted; undefined for every other window, origin and shape. Nothing of it is kept or repeated. */
export function readPosted(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  { origins, parent }: Listening,
): PostedCredentials | undefined {
  if (source === null || source !== parent || !origins.includes(origin)) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { email, password } = data as Record<string, unknown>
  if (!isText(email, 254) || !isText(password, 500) || email.trim() === '') return undefined
  return { email, password }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

/** Lets `most` through in any `span` of milliseconds. */
export function limitTo(most: number, span: number, now: () => number): () => boolean {
  let recent: readonly number[] = []
  return () => {
    const at = now()
    recent = recent.filter((one) => at - one < span)
    if (recent.length >= most) return false
    recent = [...recent, at]
    return true
  }
}

interface Around {
  readonly ancestorOrigins: { readonly [index: number]: string } | undefined
  readonly referrer: string
}

/** To whom a message for the parent is addressed: the listed origin that it has, or each listed one where the browser does not say; only the right one is then delivered. */
export function parentOrigins(origins: readonly string[], { ancestorOrigins, referrer }: Around): readonly string[] {
  const known = ancestorOrigins?.[0] ?? originOf(referrer)
  if (known === undefined) return origins
  return origins.filter((origin) => origin === known)
}

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}
