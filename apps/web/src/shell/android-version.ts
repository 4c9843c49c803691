/** Whether a newer Android application is there, and whether its person put it off (seed 000 §2, §7). */

/** The version of an application that does not say its own (seed 000 §9). */
export const defaultVersion = '1.0.0'
const aDay = 24 * 60 * 60_000
const keptUnder = 'maktab.android-later'

export interface OfferedVersion {
  readonly version: string
  /** Where the package is. */
  readonly url: string
}

/** Compares figure by figure: 1.10 is newer than 1.9. What is no version is never newer. */
export function isNewer(offered: string, own: string): boolean {
  const [first, second] = [offered, own].map(figuresOf)
  if (first === undefined || second === undefined) return false
  for (let place = 0; place < Math.max(first.length, second.length); place += 1) {
    const difference = (first[place] ?? 0) - (second[place] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}

function figuresOf(version: string): readonly number[] | undefined {
  return /^\d{1,6}(\.\d{1,6}){0,3}$/.test(version) ? version.split('.').map(Number) : undefined
}

/** Reads the version file; undefined where there is none that makes sense. */
export function readOffered(text: string): OfferedVersion | undefined {
  try {
    const { version, url } = JSON.parse(text) as Partial<OfferedVersion>
    return typeof version === 'string' && typeof url === 'string' && /^https?:\/\//.test(url)
      ? { version, url }
      : undefined
  } catch {
    return undefined
  }
}

/** Keeps until when the person does not want to hear of it; a day. */
export function putOff(now: number): void {
  try {
    localStorage.setItem(keptUnder, String(now + aDay))
  } catch {
    // Forbidden storage: it is offered again at the next start.
  }
}

export function isPutOff(now: number): boolean {
  try {
    const until = Number(localStorage.getItem(keptUnder) ?? 0)
    // A clock that was set back must not put it off for ever.
    return until > now && until <= now + aDay
  } catch {
    return false
  }
}
