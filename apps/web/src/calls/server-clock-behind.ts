/**
 * Whether the school's server says of itself that its clock is behind (`/readyz`); one that does not answer, or is behind
 * something that keeps that address for itself, says nothing.
 */
export async function isServerClockBehind(): Promise<boolean> {
  try {
    const response = await fetch(new URL('/readyz', document.baseURI), { cache: 'no-store', credentials: 'omit' })
    // A server that is not ready says it too.
    const { clock } = (await response.json()) as { clock?: unknown }
    return clock === 'behind'
  } catch {
    return false
  }
}
