/** Addresses within an archive. */

/** The path that `href` names when it stands in the file `place`; undefined where it leads out of the archive or is none. */
export function pathFrom(place: string, href: string): string | undefined {
  if (href === '' || /^[a-z][a-z0-9+.-]*:|^\//i.test(href)) return undefined
  try {
    const folders = place.split('/').slice(0, -1)
    for (const part of decodeURIComponent(href.replace(/[?#].*$/, '')).split('/')) {
      if (part === '..') {
        if (folders.pop() === undefined) return undefined
      } else if (part !== '.') folders.push(part)
    }
    return folders.join('/')
  } catch {
    return undefined
  }
}
