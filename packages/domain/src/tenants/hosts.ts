/** Which tenant a page belongs to, by the host it was opened from (seed 000 §1). */
import { generalTenant } from './known-tenants.ts'

export interface TenantHost {
  /** Lower case, without a port. */
  readonly host: string
  readonly tenant_id: number
}

/**
 * The tenant of a host; a port and letter case do not count. A host that nobody claimed — a machine on a school's own
 * network, a development or test host — gives the general tenant.
 */
export function tenantOfHost(host: string, hosts: readonly TenantHost[]): number {
  const name = hostName(host)
  return hosts.find((known) => known.host === name)?.tenant_id ?? generalTenant
}

/** `LOCALHOST:8080` → `localhost`, `[::1]:8080` → `[::1]`, `school.example.` → `school.example`. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}
