/** What somebody wrote in the studio and the server does not have yet, kept on this device until it does. */

/** `user_id` keeps apart who shares a device. */
export const writingName = (user_id: number, what: string) => `maktab.writing.${user_id}.${what}`

export function readWriting(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as unknown
  } catch {
    return null
  }
}

export function keepWriting(name: string, written: unknown): void {
  try {
    if (written === null) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(written))
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
}
