/** Tells the learners of one device apart for a package, and says nothing else of them: the package can read it. */
export async function packageReader(user_id: number, package_sha256: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${user_id}.${package_sha256}`))
  return Array.from(new Uint8Array(bytes).subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the frame of a package may do: run, keep things on its own origin, take forms and the pointer. Never leave, open windows or save files. */
export const packageSandbox = 'allow-scripts allow-same-origin allow-forms allow-pointer-lock'
