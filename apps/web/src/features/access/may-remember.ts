/** Local storage; what stands there is sealed. */
export const rememberedUnder = 'maktab.remember'

/** Whether something is remembered here, without opening it. */
export function isRemembered(): boolean {
  try {
    return localStorage.getItem(rememberedUnder) !== null
  } catch {
    return false
  }
}

/** A device that cannot seal what it keeps keeps nothing: plain http, forbidden storage. */
export function canRemember(): boolean {
  try {
    return typeof crypto.subtle !== 'undefined' && typeof indexedDB !== 'undefined' && localStorage !== null
  } catch {
    return false
  }
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
