/** The code in a campus admin's or principal's address with which a super admin takes that place (seed 000 §2). */

export interface ActingCode {
  readonly jwt: string
  /** The same address without it. */
  readonly path: string
}

const area = /^\/(?:campus-admin|principal)(?:\/|$)/

/** Undefined where the address is of another area or carries no code. */
export function readActingCode({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ActingCode | undefined {
  if (!area.test(pathname)) return undefined
  const query = new URLSearchParams(search)
  const jwt = query.get('jwt')
  if (jwt === null) return undefined
  query.delete('jwt')
  const rest = query.toString()
  return { jwt, path: pathname + (rest === '' ? '' : `?${rest}`) }
}

/** Takes the code out of the address, before anything is drawn or asked for that could carry it on. */
export function takeActingCode(page: {
  readonly location: Pick<Location, 'pathname' | 'search'>
  readonly history: Pick<History, 'replaceState'>
}): ActingCode | undefined {
  const code = readActingCode(page.location)
  if (code !== undefined) page.history.replaceState(null, '', code.path)
  return code
}
