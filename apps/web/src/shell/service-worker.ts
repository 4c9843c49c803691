/** The application starts without a network from what the service worker keeps; browsers offer one in secure contexts only. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // In another site's frame only one address may be opened, and that one always comes from the server.
  if (window.parent !== window) return
  // After the first screen: its download must not slow that down.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => console.warn(`no service worker: ${String(error)}`))
}
