/** What an address shows from which too many names were tried; the box of another provider, where there is one, stands at the end of the page meanwhile. */
export async function proveAtSignIn(): Promise<string | undefined> {
  // Apart, so that login does not list what it needs.
  const { solveCaptcha } = await import('#calls/prove-work.ts')
  const box = document.createElement('div')
  document.querySelector('main')?.append(box)
  try {
    return await solveCaptcha({ place: () => box })
  } finally {
    box.remove()
  }
}
