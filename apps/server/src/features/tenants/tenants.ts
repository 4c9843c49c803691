/** The tenants of this server, read once at the start: hosts and configurations change with a deployment, not with a request. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import type { AssignmentSettings } from '@maktab/domain/tenants/capabilities'
import { hostName, tenantOfHost } from '@maktab/domain/tenants/hosts'
import type { Doors } from '#db/school.ts'
import { readTenants } from '#features/tenants/tenants.sql.ts'

/** What stands in `tenants.configuration`: the contract's fields that a row does not carry otherwise, and what only rules ask. */
export type StoredConfiguration = Omit<Configuration, 'id' | 'name' | 'domain_name'> & AssignmentSettings

export interface Tenant {
  readonly tenant_id: number
  readonly name: string
  readonly configuration: StoredConfiguration
}

export interface Tenants {
  tenantOf(host: string): number
  /** Undefined where the database has no such tenant (an installation without a school yet). */
  find(tenant_id: number): Tenant | undefined
  /** What a page opened from `host` must know; undefined where that tenant is not there. */
  configurationFor(host: string): Configuration | undefined
}

export async function loadTenants(doors: Doors): Promise<Tenants> {
  const { tenants, hosts } = await doors.outsideSchools(readTenants)
  const byId = new Map<number, Tenant>(
    tenants.map(({ tenant_id, name, configuration }) => [
      tenant_id,
      { tenant_id, name, configuration: configuration as StoredConfiguration },
    ]),
  )
  const tenantOf = (host: string) => tenantOfHost(host, hosts)
  return {
    tenantOf,
    find: (tenant_id) => byId.get(tenant_id),
    configurationFor(host) {
      const tenant = byId.get(tenantOf(host))
      return tenant && { ...tenant.configuration, id: tenant.tenant_id, name: tenant.name, domain_name: hostName(host) }
    },
  }
}
