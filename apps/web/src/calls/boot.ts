/** What the server wrote into the page: the tenant of this host, and whether this is a demonstration. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'

export interface Boot {
  readonly tenant: Configuration
  /** The page with every demonstration account exists. */
  readonly is_demonstration: boolean
}

/** Reads the page's own JSON; undefined where the page came without one. */
export function readBoot(page: Document): Boot | undefined {
  const text = page.getElementById('boot')?.textContent ?? ''
  try {
    const boot = JSON.parse(text) as Partial<Boot> | null
    return boot?.tenant === undefined ? undefined : { tenant: boot.tenant, is_demonstration: boot.is_demonstration === true }
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
  return tenant === undefined ? undefined : { tenant, is_demonstration: false }
}
