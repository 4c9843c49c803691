import { setupPage } from '@maktab/domain/tenants/page-policies'

/** The application starts without a network from what the service worker keeps; browsers offer one in secure contexts only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // In another site's frame only one address may be opened, and that one always comes from the server.
  if (window.parent !== window) return
  // Before there is a school no page is kept: the kept one would go on saying that there is none.
  if (location.pathname === setupPage) return
  // After the first screen: its download must not slow that down.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
  // A line that was lost left files out: registered again, it goes on where it stopped.
  window.addEventListener('online', register)
}

function register(): void {
  navigator.serviceWorker
    .register('/service-worker.js')
    // It asks for what a first install leaves for later.
    .then(() => import('#page/files-kept.ts'))
    .catch((error: unknown) => console.warn(`no service worker: ${String(error)}`))
}
