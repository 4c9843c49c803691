import { returnPath } from '#page/landing.ts'

/** Where a page that was loaded anew goes on: `from` of its address, a path of this origin and never that page again; else home. */
export function wayBack(search: string): string {
  const path = returnPath(new URLSearchParams(search).get('from'))
  return path === undefined || /^\/refresh(?:[/?]|$)/.test(path) ? '/' : path
}
