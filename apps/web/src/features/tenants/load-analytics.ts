/** Analytics and tag manager of the tenant's provider (seed 000 §7). Called after a consent, and never before. */
import type { Analytics } from '#calls/boot.ts'

type Layer = unknown[]

function layer(): Layer {
  const page = window as unknown as { dataLayer?: Layer }
  return (page.dataLayer ??= [])
}

function load(address: string): void {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  // Nobody is kept from working by what only counts.
  script.onerror = () => console.warn(`analytics were not loaded from ${new URL(address).origin}`)
  document.head.append(script)
}

/** The provider reads commands as the `arguments` of a function, not as lists. */
function command(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params
  layer().push(arguments)
}

/** Without what serves advertising. */
export function loadAnalytics({ analytics_id, tag_manager_id, origin }: Analytics): void {
  if (analytics_id !== null) {
    command('js', new Date())
    command('config', analytics_id, {
      anonymize_ip: true,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
    load(`${origin}/gtag/js?id=${encodeURIComponent(analytics_id)}`)
  }
  if (tag_manager_id !== null) {
    layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${origin}/gtm.js?id=${encodeURIComponent(tag_manager_id)}`)
  }
}

/** The cookies that the provider set on this host. */
export function forgetAnalytics(): void {
  for (const part of document.cookie.split(';')) {
    const name = part.split('=')[0]?.trim() ?? ''
    if (/^_(?:ga|gid|gat|gcl)/.test(name)) document.cookie = `${name}=; max-age=0; path=/`
  }
}
