const parameter = 'forcedOUPShell'

/** An own address that keeps the publisher's looks, where this page was opened in them (seed 000 §1). */
export function withLooks(path: string, search: string = location.search): string {
  if (new URLSearchParams(search).get(parameter) !== '1') return path
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}=1`
}
