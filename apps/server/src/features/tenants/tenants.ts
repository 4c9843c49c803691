/** The tenants of this server, read once at the start: hosts and configurations change with a deployment, not with a request. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { capabilitiesOf } from '@maktab/domain/tenants/capabilities'
import { hostName, tenantOfHost } from '@maktab/domain/tenants/hosts'
import type { Logger } from 'pino'
import type { Doors } from '#db/school.ts'
import { completeConfiguration } from '#features/tenants/stored-configuration.ts'
import { readTenants } from '#features/tenants/tenants.sql.ts'

export interface Tenants {
  tenantOf(host: string): number
  /** Undefined where the database has no such tenant (an installation without a school yet), or where it was deleted. */
  find(tenant_id: number): Configuration | undefined
  /** What a page opened from `host` must know; undefined where that tenant is not there. */
  configurationFor(host: string): Configuration | undefined
  /** The tenant that lends its looks to a page opened with `forcedOUPShell=1`. */
  publisher(): Configuration | undefined
}

export async function loadTenants(doors: Doors, logger: Pick<Logger, 'error'>): Promise<Tenants> {
  const { tenants, hosts } = await doors.outsideSchools(readTenants)
  const byId = new Map<number, Configuration>()
  for (const { tenant_id, name, configuration: stored } of tenants) {
    const { configuration, broken } = completeConfiguration(tenant_id, stored)
    if (broken.length > 0) logger.error({ tenant_id, name, fields: broken }, 'configuration of a tenant cannot be read; what stands for every tenant is used instead')
    if (configuration.is_deleted) continue
    const own = hosts.filter((host) => host.tenant_id === tenant_id).map(({ host }) => host)
    byId.set(tenant_id, { ...configuration, id: tenant_id, name, domain_name: own.join(',') })
  }
  const tenantOf = (host: string) => tenantOfHost(host, hosts)
  const publisher = [...byId.values()].find((tenant) => capabilitiesOf(tenant).shell === 'publisher')
  return {
    tenantOf,
    find: (tenant_id) => byId.get(tenant_id),
    configurationFor(host) {
      const tenant = byId.get(tenantOf(host))
      return tenant && { ...tenant, domain_name: tenant.domain_name || hostName(host) }
    },
    publisher: () => publisher,
  }
}
