/** The password as it travels: SHA-256 in lower-case hex (seed 000 §7). The store hashes it again, slowly. */
export async function hashPassword(typed: string): Promise<string> {
  const bytes = new TextEncoder().encode(typed)
  return [...(await digest(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Browsers hash in secure contexts only; a school's own computer may answer plain http in its network. */
async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof crypto.subtle !== 'undefined') return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const { sha256 } = await import('@noble/hashes/sha2.js')
  return sha256(bytes)
}
