/** What is written as an address, or undefined where it is none. (`URL.canParse` is younger than the oldest browsers that are served.) */
export function readAddress(written: string, base?: string): URL | undefined {
  try {
    return new URL(written, base)
  } catch {
    return undefined
  }
}
