import type { Lifecycle } from '../lifecycle.ts'

export const webLifecycle: Lifecycle = {
  onReturn(listener) {
    const changed = () => {
      if (document.visibilityState === 'visible') listener()
    }
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}
