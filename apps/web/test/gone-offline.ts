import { vi } from 'vitest'

/** As a browser tells of its network; `vi.restoreAllMocks` ends it. */
export function goneOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}
