/** Ids made on this device. `crypto.randomUUID` exists in secure contexts only; a school's own network may have none. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** The id of this browser, made once. */
export function deviceId(): string {
  const name = 'maktab.device'
  try {
    const kept = localStorage.getItem(name)
    if (kept !== null) return kept
    const made = newId()
    localStorage.setItem(name, made)
    return made
  } catch {
    return newId()
  }
}
