/** What the server wrote into the page: the tenant of this host, what it allows, and whether this is a demonstration. */
import type { Configuration, PageConfiguration } from '@maktab/contracts/tenants/configuration'
import type { Capabilities } from '@maktab/domain/tenants/capabilities'

export interface Boot {
  readonly tenant: PageConfiguration
  readonly capabilities: Capabilities
  /** The page with every demonstration account exists. */
  readonly is_demonstration: boolean
  /** Where the package of the Android app is; null where none is offered. */
  readonly android_package: string | null
  /** Whose messages the page in another site's frame takes; on that page alone. */
  readonly embedding_origins?: readonly string[]
  /** Whom the tenant lets measure the use of its pages, once somebody consented. */
  readonly analytics?: Analytics
}

export interface Analytics {
  readonly analytics_id: string | null
  readonly tag_manager_id: string | null
  /** Where the scripts come from. */
  readonly origin: string
}

/** Reads the page's own JSON; undefined where the page came without one. */
export function readBoot(page: Document): Boot | undefined {
  const text = page.getElementById('boot')?.textContent ?? ''
  try {
    const boot = JSON.parse(text) as Partial<Boot> | null
    if (boot?.tenant === undefined || boot.capabilities === undefined) return undefined
    return {
      tenant: boot.tenant,
      capabilities: boot.capabilities,
      is_demonstration: boot.is_demonstration === true,
      android_package: boot.android_package ?? null,
      ...(Array.isArray(boot.embedding_origins) && { embedding_origins: boot.embedding_origins }),
      ...(boot.analytics && { analytics: boot.analytics }),
    }
  } catch {
    return undefined
  }
}

/** For a page that no server of ours wrote (a packaged application): the same by a call. Undefined where the host has no tenant. */
export async function askBoot(): Promise<Boot | undefined> {
  const response = await fetch('/api/tenant/config', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain_name: location.hostname }),
  })
  const { data } = (await response.json()) as { data: { list: readonly Configuration[] } }
  const [tenant] = data.list
  if (tenant === undefined) return undefined
  // Pages of ours bring them along: at the login of a phone every kilobyte counts.
  const { capabilitiesOf } = await import('@maktab/domain/tenants/tenant-capabilities')
  return { tenant, capabilities: capabilitiesOf(tenant), is_demonstration: false, android_package: null }
}
