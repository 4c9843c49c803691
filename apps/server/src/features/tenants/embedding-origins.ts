/** Pages of others that may show this tenant's /public-login in a frame; in its stored configuration, and in no answer of a call. */
import * as z from 'zod'

/** One exact origin, `https://portal.example` or with a port: no path, no star. */
const origin = z.string().refine((text) => {
  try {
    const address = new URL(text)
    return address.origin === text && /^https?:$/.test(address.protocol) && !address.hostname.includes('*')
  } catch {
    return false
  }
})

export interface EmbeddingOrigins {
  readonly origins: readonly string[]
  /** Something else stands in the list; it opens nothing. */
  readonly isBroken: boolean
}

export function readEmbeddingOrigins(configuration: unknown): EmbeddingOrigins {
  const listed = (configuration as { embedding_origins?: unknown } | null)?.embedding_origins
  if (listed === undefined) return { origins: [], isBroken: false }
  const entries: readonly unknown[] = Array.isArray(listed) ? listed : []
  const origins = entries.flatMap((entry) => origin.safeParse(entry).data ?? [])
  return { origins, isBroken: !Array.isArray(listed) || origins.length < entries.length }
}
