/**
 * Whether fewer than `ms` milliseconds have passed since that moment. A moment of the future was written while the server's
 * clock was ahead: nobody waits for it, and nothing lasts until it.
 */
export function isWithin(ms: number, since: Date, now: Date): boolean {
  const passed = now.getTime() - since.getTime()
  return passed >= 0 && passed < ms
}
