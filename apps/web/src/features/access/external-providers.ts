/** Where else people may log in, as the page offers it. */
import type { Capabilities } from '@maktab/domain/tenants/capabilities'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { Platform } from '#browser/platform.ts'

/** Login type 4 is the mobile application's provider, 1 to 3 are the page's (seed 000 §3). */
export function externalProvidersFor(
  { external_providers }: Pick<PageConfiguration, 'external_providers'>,
  {
    login,
    showsExternalLogin,
    hasExternalLogin,
  }: Pick<Capabilities, 'login' | 'showsExternalLogin' | 'hasExternalLogin'>,
  platform: Platform,
): PageConfiguration['external_providers'] {
  // Institution login offers them to its schools; elsewhere the button is a consumer's (seed 000 §2).
  const isOffered = hasExternalLogin && (login === 'institution' || showsExternalLogin)
  return isOffered ? external_providers.filter(({ login_type }) => (login_type === 4) === (platform === 'mobile')) : []
}

/** The server's way to a provider; the person comes back to `landing`, and goes on to `from` of this address. */
export function wayToProvider(login_type: number, landing: 'login' | 'signup', search: string): string {
  const from = new URLSearchParams(search).get('from')
  return `/api/external/start?${new URLSearchParams({ provider: String(login_type), for: landing, ...(from !== null && { return: from }) })}`
}
