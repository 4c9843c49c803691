/** The content security policy of a page: closed, except for what the tenant of its host has configured. */

/** Origins, each `https://name` or `https://name:port`, that a page may reach beside its own. */
export interface Openings {
  /** Calls and files of another server of ours. */
  readonly services?: readonly string[]
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
  readonly connections?: readonly string[]
  readonly images?: readonly string[]
  readonly frames?: readonly string[]
  /** Where forms are posted to. */
  readonly forms?: readonly string[]
  /** Pages of others that may show this one in a frame. */
  readonly embedders?: readonly string[]
}

/** What several need together. */
export function allOpenings(...all: readonly Openings[]): Openings {
  const merged: { -readonly [O in keyof Openings]: string[] } = {}
  for (const openings of all) {
    for (const [opening, origins] of Object.entries(openings) as [keyof Openings, readonly string[]][])
      merged[opening] = [...new Set([...(merged[opening] ?? []), ...origins])]
  }
  return merged
}

/**
 * Scripts come from here alone, and compiled WebAssembly may run (the database in the browser is that). Styles may be
 * inline because a book's chapters are shown in frames that inherit this policy and bring their own; frames and
 * pictures from `blob:` are those chapters and files read from the encrypted store.
 */
export function pagePolicy({
  services = [],
  scripts = [],
  styles = [],
  connections = [],
  images = [],
  frames = [],
  forms = [],
  embedders = [],
}: Openings = {}): string {
  return [
    `default-src 'self'`,
    sources('script-src', `'wasm-unsafe-eval'`, ...scripts),
    sources('style-src', `'unsafe-inline'`, 'blob:', ...styles),
    sources('img-src', 'blob:', 'data:', ...services, ...images),
    sources('media-src', 'blob:', 'data:', ...services),
    sources('font-src', 'blob:', 'data:'),
    sources('connect-src', 'blob:', 'data:', ...services, ...connections),
    sources('frame-src', 'blob:', ...services, ...frames),
    sources('worker-src', 'blob:'),
    `object-src 'none'`,
    `base-uri 'self'`,
    sources('form-action', ...forms),
    sources('frame-ancestors', ...embedders),
  ].join('; ')
}

function sources(directive: string, ...others: readonly string[]): string {
  return [directive, `'self'`, ...others].join(' ')
}
